import Foundation
import Testing

@testable import GallerySite
@testable import RecipeRunner

/// Truth: `recipes help site`: a complete site replaces the previous one, and other files are never changed.
struct SiteFolderTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("site")
  }

  private func write(_ files: [String: String], keepsOthers: Bool = false) throws {
    var site = try SiteFolder(path, keepsOthers: keepsOthers)
    for (file, text) in files { try site.write(text.utf8, to: file) }
    try site.finish()
  }

  private func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for case let file as String in FileManager.default.enumerator(atPath: path)
      ?? FileManager.DirectoryEnumerator()
    {
      let url = URL(filePath: path).appending(path: file)
      if let text = try? String(contentsOf: url, encoding: .utf8) { files[file] = text }
    }
    files[SiteFolder.list] = nil
    return files
  }

  @Test func anEarlierSiteIsReplacedAndNothingOfItIsLeft() throws {
    try write(["index.html": "one", "a/b/c.html": "old", "a/d.html": "stays"])
    try write(["index.html": "two", "a/d.html": "stays"])
    #expect(try files() == ["index.html": "two", "a/d.html": "stays"])
    #expect(!FileManager.default.fileExists(atPath: path + "/a/b"))
  }

  @Test func filesOfOthersAreRefusedByNameAndStay() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try "mine".write(toFile: path + "/notes.txt", atomically: true, encoding: .utf8)
    let error = try #require(throws: ToolError.self) { try write(["index.html": "one"]) }
    #expect(error.description.contains("'notes.txt'") && error.description.contains("--keep-others"))
    #expect(try files() == ["notes.txt": "mine"])
  }

  @Test func aFolderOfManyFilesIsRefusedAfterAFew() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for number in 0..<120 { try Data().write(to: URL(filePath: "\(path)/\(number)")) }
    let error = try #require(throws: ToolError.self) { try write(["index.html": "one"]) }
    #expect(error.description.contains(" and at least 99 more."))
    #expect(try files().count == 120)
  }

  @Test func filesOfOthersStayBesideASiteIfThatIsAllowed() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try "mine".write(toFile: path + "/notes.txt", atomically: true, encoding: .utf8)
    try write(["index.html": "one", "old.html": "old"], keepsOthers: true)
    try write(["index.html": "two"], keepsOthers: true)
    #expect(try files() == ["notes.txt": "mine", "index.html": "two"])
  }

  @Test func aFileOfOthersIsNeverReplaced() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try "mine".write(toFile: path + "/index.html", atomically: true, encoding: .utf8)
    let error = try #require(throws: ToolError.self) { try write(["index.html": "one"], keepsOthers: true) }
    #expect(error.description.contains("'index.html' exists already"))
    #expect(try files()["index.html"] == "mine")
  }

  @Test func aSiteThatIsNotFinishedLeavesTheEarlierOneAsItWas() throws {
    try write(["index.html": "one"])
    var site = try SiteFolder(path, keepsOthers: false)
    try site.write("two".utf8, to: "index.html")
    site.discard()
    #expect(try files() == ["index.html": "one"])
  }

  @Test(arguments: [false, true])
  func aFolderThatWasMadeForNothingGoes(wasThere: Bool) throws {
    if wasThere { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    var site = try SiteFolder(path, keepsOthers: false)
    try site.write("one".utf8, to: "a/index.html")
    site.discard()
    #expect(FileManager.default.fileExists(atPath: path) == wasThere)
  }

  @Test func aLinkThatLeadsOutOfTheFolderIsAFileOfOthers() throws {
    let outside = folder.path("outside")
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try "mine".write(toFile: outside + "/x.html", atomically: true, encoding: .utf8)
    try write(["lessons/x.html": "one"])
    try FileManager.default.removeItem(atPath: path + "/lessons")
    try FileManager.default.createSymbolicLink(atPath: path + "/lessons", withDestinationPath: outside)
    #expect(throws: ToolError.self) { try write(["lessons/x.html": "two"], keepsOthers: true) }
    #expect(try String(contentsOfFile: outside + "/x.html", encoding: .utf8) == "mine")
  }

  @Test func aListThatWasTamperedWithTakesNothingAwayOutside() throws {
    let outside = folder.path("mine.txt")
    try "mine".write(toFile: outside, atomically: true, encoding: .utf8)
    try write(["index.html": "one"])
    let list = path + "/" + SiteFolder.list
    try (String(contentsOfFile: list, encoding: .utf8) + "../mine.txt\n\(outside)\n")
      .write(toFile: list, atomically: true, encoding: .utf8)
    try write(["index.html": "two"])
    #expect(FileManager.default.fileExists(atPath: outside))
  }

  @Test func aFolderThatCannotBeMadeIsRefusedWithTheSystemsWords() throws {
    let error = try #require(throws: ToolError.self) {
      try SiteFolder("/proc/nosuch/site", keepsOthers: false)
    }
    #expect(error.description == "Can't make the folder '/proc/nosuch': No such file or directory.")
  }

  @Test func aFileInPlaceOfTheFolderIsRefused() throws {
    try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    let error = try #require(throws: ToolError.self) { try SiteFolder(path, keepsOthers: true) }
    #expect(error.description.contains("is a file"))
  }
}
