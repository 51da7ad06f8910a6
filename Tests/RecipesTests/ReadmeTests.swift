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

  /// README's table has the folders that a reader needs, the architecture the others.
  @Test func everyModuleIsInATable() throws {
    let rows = try rows
    let architecture = try Repository.text(of: "docs/Architecture.md")
    for module in try Repository.entries(of: "Sources") where !rows.contains("Sources/" + module) {
      let names = ["`\(module)`", "`Sources/\(module)`"]
      #expect(names.contains(where: architecture.contains), "\(module)")
    }
  }

  @Test func everyRowIsAFolder() throws {
    for row in try rows { #expect(Repository.isFolder(row), "\(row)") }
  }

  @Test func everyScriptIsNamed() throws {
    let documents = try ["CONTRIBUTING.md", "docs/Running.md"].map { try Repository.text(of: $0) }
    for script in try Repository.entries(of: "scripts") where !Repository.isFolder("scripts/" + script) {
      #expect(documents.contains { $0.contains("`scripts/\(script)`") }, "\(script)")
    }
  }
}
