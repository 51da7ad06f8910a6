import Foundation

/// The program that is running.
enum Executable {
  /// A path that starts this very program again, even if its file was replaced meanwhile.
  static let path: String = {
    #if os(Linux)
      "/proc/self/exe"
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }()

  /// The name under which the program was called.
  static let name: String = {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "recipes"
  }()
}
