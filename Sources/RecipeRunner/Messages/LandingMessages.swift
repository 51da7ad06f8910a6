import Foundation

/// What is left to do for recipes that pass, in the package that keeps pictures and a README of them.
enum LandingMessages {
  /// What is left for some recipes; nothing for those that have their pictures and their line in README.
  ///
  /// - Parameter root: the package's folder.
  static func messages(for ids: [String], in root: String) -> [Message] {
    let files = FileManager.default
    guard files.fileExists(atPath: "\(root)/\(GoldenFile.folder)") else { return [] }
    let readme = try? String(contentsOfFile: "\(root)/README.md", encoding: .utf8)
    let withoutPictures = ids.filter { !files.fileExists(atPath: "\(root)/\(GoldenFile.folder)/\($0)") }
    let withoutLine = ids.filter { readme?.contains("✓ \($0) ") == false }
    var steps: [(command: String, what: String)] = []
    if !withoutPictures.isEmpty {
      let words = withoutPictures.joined(separator: " ")
      steps.append(
        (
          "\(Executable.name) \(GoldensCommand.description.name) \(words)",
          "records the pictures; look at them"
        )
      )
    }
    if !withoutLine.isEmpty { steps.append(("scripts/readme", "writes what README says of it")) }
    guard !steps.isEmpty else { return [] }
    steps.append(("swift test", "compiles the example against Apple's interface, and more"))
    let width = steps.map(\.command.count).max() ?? 0
    let fields = steps.map { Message.Field(.strong($0.command.padded(to: width)), MessageText($0.what)) }
    return [.blank, .heading("Left to do"), .fields(fields, indent: 2)]
  }
}
