import Foundation
import Testing

@testable import RecipeRunner

/// Truth: the changes that the test made to the files.
struct SourceSnapshotTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in [
      "Package.swift", "Recipes/Lamp/Example.swift", "Sources/recipes/main.swift", "Tests/T.swift",
    ] {
      try write("1", to: path, in: folder)
    }
    return folder
  }

  private func write(_ text: String, to path: String, in folder: TemporaryFolder) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  @Test func nothingChangesByItself() throws {
    let folder = try folder()
    let before = SourceSnapshot(of: folder.path(""))
    #expect(SourceSnapshot(of: folder.path("")).changes(since: before).isEmpty)
  }

  @Test func whatIsChangedMadeAndRemovedIsNamed() throws {
    let folder = try folder()
    let before = SourceSnapshot(of: folder.path(""))
    try write("12", to: "Recipes/Lamp/Example.swift", in: folder)
    try write("1", to: "Recipes/Desk/Resources/a.png", in: folder)
    try FileManager.default.removeItem(at: folder.file("Sources/recipes/main.swift"))
    #expect(
      SourceSnapshot(of: folder.path("")).changes(since: before) == [
        "Recipes/Desk/Resources/a.png", "Recipes/Lamp/Example.swift", "Sources/recipes/main.swift",
      ]
    )
  }

  @Test func aPluginThatChangesIsNamedAsItWasNamed() throws {
    let folder = try folder()
    let others = [folder.path("Tests/T.swift"), folder.path("more")]
    try write("1", to: "more/a.py", in: folder)
    let before = SourceSnapshot(of: folder.path(""), and: others)
    try write("12", to: "more/a.py", in: folder)
    try write("12", to: "Tests/T.swift", in: folder)
    #expect(
      SourceSnapshot(of: folder.path(""), and: others).changes(since: before) == [
        others[0], others[1] + "/a.py",
      ]
    )
  }

  /// A build that writes a source again as it was must not start another build.
  @Test func aFileThatIsWrittenAgainAsItWasHasNotChanged() throws {
    let folder = try folder()
    let before = SourceSnapshot(of: folder.path(""))
    for path in ["Package.swift", "Recipes/Lamp/Example.swift"] {
      try FileManager.default.removeItem(at: folder.file(path))
      try write("1", to: path, in: folder)
    }
    let after = SourceSnapshot(of: folder.path(""), after: before)
    #expect(after.changes(since: before).isEmpty)
    try write("2", to: "Package.swift", in: folder)
    #expect(SourceSnapshot(of: folder.path(""), after: after).changes(since: after) == ["Package.swift"])
  }

  @Test func aFileThatIsReplacedByOneOfItsSizeAndAgeHasChanged() throws {
    let folder = try folder()
    let age = Date(timeIntervalSince1970: 1_000_000_000)
    try write("2", to: "new", in: folder)
    for path in ["new", "Package.swift"] {
      try FileManager.default.setAttributes([.modificationDate: age], ofItemAtPath: folder.path(path))
    }
    let before = SourceSnapshot(of: folder.path(""))
    #expect(rename(folder.path("new"), folder.path("Package.swift")) == 0)
    #expect(SourceSnapshot(of: folder.path("")).changes(since: before) == ["Package.swift"])
  }

  @Test func whatNoBuildReadsIsNotLookedAt() throws {
    let folder = try folder()
    let before = SourceSnapshot(of: folder.path(""))
    for path in [
      "Tests/T.swift", "README.md", ".build/debug/a", "Recipes/Lamp/.Example.swift.swp",
      "Recipes/Lamp/Example.swift~",
      "Recipes/Lamp/#Example.swift#",
    ] {
      try write("other", to: path, in: folder)
    }
    #expect(SourceSnapshot(of: folder.path("")).changes(since: before).isEmpty)
  }

  @Test func otherFoldersAreLookedAtOnRequest() throws {
    let folder = try folder()
    let before = SourceSnapshot(of: folder.path(""), ["Tests"])
    try write("other", to: "Tests/T.swift", in: folder)
    try write("other", to: "Package.swift", in: folder)
    #expect(SourceSnapshot(of: folder.path(""), ["Tests"]).changes(since: before) == ["Tests/T.swift"])
  }
}
