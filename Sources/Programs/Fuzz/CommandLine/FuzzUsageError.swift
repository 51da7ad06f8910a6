/// An invalid command line.
struct FuzzUsageError: Error, Equatable, CustomStringConvertible {
  /// The description of the error, as a sentence.
  let description: String

  init(_ description: String) { self.description = description }
}
