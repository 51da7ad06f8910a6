import Foundation
import Testing

@testable import RecipeRunner

/// Truth: this package's tests require that a recipe has pictures in `Tests/Goldens` and a line in README.md.
struct NextStepMessagesTests {
  private let folder: TemporaryFolder
  private let console = Console(width: 100, usesColor: false)

  init() throws { folder = try TemporaryFolder() }

  private func words(_ ids: String...) -> String {
    console.text(NextStepMessages.messages(for: ids, in: folder.path("")))
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.file(path)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func aPackageWithoutPicturesAsksForNothing() throws {
    try write("# Readme\n", "README.md")
    #expect(words("new").isEmpty)
  }

  @Test func whatIsMissingIsNamedWithItsCommand() throws {
    try write("✓ old   1 check\n", "README.md")
    try write("<svg/>", "Tests/Goldens/old/right-way.a.svg")
    #expect(words("old").isEmpty)
    let text = words("new", "old")
    #expect(text.contains("Left to do"))
    #expect(text.contains(" goldens new\n"), "\(text)")
    #expect(text.contains("scripts/readme") && text.contains("swift test"))
  }
}
