import Foundation
import Testing

/// Truth: the list of the built recipes, and the files in the repository.
@Suite struct ReadmeTests {
  private struct Entry: Decodable {
    let id: String
    let title: String
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func readme() throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test func everyRecipeIsShownWithItsTitle() throws {
    let readme = try readme()
    let entries = try JSONDecoder()
      .decode([Entry].self, from: Tool.output(["list", "--format", "json"]).data)
    for entry in entries {
      #expect(readme.contains("<code>\(entry.id)</code><br>\(entry.title)\n"), "\(entry.id)")
      #expect(readme.contains("✓ \(entry.id) "), "\(entry.id)")
    }
  }

  @Test func everyPictureIsThere() throws {
    let pictures = try readme().matches(of: #/(?:src="|\]\()(Tests/Goldens/[^")]+)/#).map(\.output.1)
    #expect(pictures.count > 24)
    for picture in pictures {
      let file = Self.root.appendingPathComponent(String(picture))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(picture)")
    }
  }
}
