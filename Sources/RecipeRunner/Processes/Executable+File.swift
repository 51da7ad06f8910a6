import Foundation

extension Executable {
  /// The file that the program was started from; a build that replaces it leaves the new program there.
  static let file: String = URL(filePath: path).resolvingSymlinksInPath().path
}
