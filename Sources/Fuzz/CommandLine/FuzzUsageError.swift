/// A command line that can't be followed.
struct FuzzUsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong with it, as a sentence.
  let description: String

  init(_ description: String) { self.description = description }
}
