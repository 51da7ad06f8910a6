/// An error that ends a script early.
public enum StageError: Error, Equatable, CustomStringConvertible {
  /// Something that the script needs is nil; the text names it.
  case missing(String)

  /// The message, a sentence.
  public var description: String {
    switch self {
    case .missing(let what): "\(what) is missing (nil)."
    }
  }
}
