import Foundation

/// Writes files, and the folders around them.
enum NewFiles {
  /// Writes texts to files, whose paths are relative to the folder.
  static func write(_ files: [String: String], into folder: String) throws(ToolError) {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = URL(filePath: folder).appending(path: path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file, options: .atomic)
      } catch {
        // What Foundation itself says of it may be no more than a number.
        let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code
        throw ToolError(
          code.map { SystemError("write to '\(file.path)'", number: $0.rawValue).description }
            ?? "Can't write to '\(file.path)': \(error.localizedDescription)"
        )
      }
    }
  }
}
