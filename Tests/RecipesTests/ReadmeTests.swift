import Foundation
import Testing

/// Truth: the folders of the repository.
///
/// What is made from the recipes is held by `scripts/readme --check`.
struct ReadmeTests {
  /// The folders in the first column of the table.
  private var rows: [String] {
    get throws {
      try Repository.text(of: "README.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
        .flatMap { $0.dropFirst().prefix { $0 != "|" }.matches(of: #/`([^`]+?)\/?`/#) }
        .map { String($0.output.1) }
    }
  }

  @Test func everyFolderIsInTheTable() throws {
    let folders = try Repository.entries(of: "").filter { Repository.isFolder($0) && $0 != "Sources" }
    let modules = try Repository.entries(of: "Sources").map { "Sources/" + $0 }
    let rows = try rows
    for folder in folders + modules { #expect(rows.contains(folder), "\(folder)") }
  }

  @Test func everyRowIsAFolder() throws {
    for row in try rows { #expect(Repository.isFolder(row), "\(row)") }
  }

  @Test func everyScriptIsNamed() throws {
    let readme = try Repository.text(of: "README.md")
    let row = try #require(readme.split(separator: "\n").first { $0.hasPrefix("| `scripts/` |") })
    for script in try Repository.entries(of: "scripts") where !Repository.isFolder("scripts/" + script) {
      #expect(row.contains("`\(script)`"), "\(script)")
    }
  }
}
