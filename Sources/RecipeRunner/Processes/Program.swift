/// A program that can be started.
struct Program: Equatable, Sendable {
  /// Where its file is.
  let path: String
  /// The name under which it is called.
  let name: String

  /// The program that is running.
  static let own = Program(path: Executable.path, name: Executable.name)
}
