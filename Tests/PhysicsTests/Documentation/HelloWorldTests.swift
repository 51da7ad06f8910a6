import Foundation
import Testing

// Independent truth: what docs/Physics.md prints. Its program is compiled here, run, and compared word by word.
struct HelloWorldTests {
  @Test func theProgramInTheDocumentIsTheOneThatIsCompiled() throws {
    let lines = try String(contentsOf: Self.folder.appending(path: "HelloWorld.swift"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("// The program begins.") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// The program ends.") })
    let program = lines[(start + 1)..<end].map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
    let block = "```swift\nimport Physics\n\n" + program.joined(separator: "\n") + "\n```\n"
    #expect(try Self.document().contains(block), "docs/Physics.md should contain:\n\(block)")
  }

  @Test func itPrintsWhatTheDocumentSays() throws {
    var output: [String] = []
    HelloWorld.run { output.append($0) }
    let block = "```\n" + output.joined(separator: "\n") + "\n```\n"
    #expect(try Self.document().contains(block), "docs/Physics.md should contain:\n\(block)")
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func document() throws -> String {
    let root = folder.appending(path: "../../..").standardizedFileURL
    return try String(contentsOf: root.appending(path: "docs/Physics.md"), encoding: .utf8)
  }
}
