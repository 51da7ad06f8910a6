import Foundation
import Testing

@testable import UIKit

/// Truth: Apple, Bundle Programming Guide, "The Bundle Search Pattern": files that aren't localized come first; and Technical Q&A
/// QA1828 for a device whose language an application doesn't have.
struct LocalizedFoldersTests {
  private func greeting(_ files: [String]) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("\"greeting\" = \"\(file.split(separator: "/").first ?? "")\";".utf8).write(to: url)
    }
    return LocalizedFolders(ResourceFolder(folder)).strings("Texts")["greeting"]
  }

  @Test(arguments: [
    (["de.lproj/Texts.strings", "en.lproj/Texts.strings", "Base.lproj/Texts.strings"], "en.lproj"),
    (["de.lproj/Texts.strings", "Base.lproj/Texts.strings"], "Base.lproj"),
    (["de.lproj/Texts.strings", "en-GB.lproj/Texts.strings"], "en-GB.lproj"),
    (["Texts.strings", "en.lproj/Texts.strings"], "Texts.strings"),
    (["fr.lproj/Texts.strings", "de.lproj/Texts.strings"], "de.lproj"),
    (["de.lproj/Texts.strings", "Base.lproj/Other.strings"], nil),
    (["de.lproj/Texts.strings", "en.lproj/Other.strings"], nil),
  ])
  func theFirstFolderOfTheOrderWithTheFileCounts(_ files: [String], _ expected: String?) throws {
    #expect(try greeting(files) == expected)
  }

  /// Calls a closure with a folder with one file.
  private static func withFile<Result>(_ contents: Data, _ body: (LocalizedFolders) throws -> Result) throws
    -> Result
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try contents.write(to: folder.appending(path: "Texts.strings"))
    return try body(LocalizedFolders(ResourceFolder(folder)))
  }

  @Test(arguments: [("(", ")"), ("{ a = ", "; }"), ("<array>", "</array>")])
  func deepFilesAreDamagedAndNotACrash(open: String, close: String) throws {
    let depth = 100_000
    let list = String(repeating: open, count: depth) + String(repeating: close, count: depth)
    let text =
      open.hasPrefix("<")
      ? "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key>\(list)</dict></plist>"
      : "a = \(list);"
    #expect(try Self.withFile(Data(text.utf8)) { $0.strings("Texts") }.isEmpty)
  }

  @Test func longFilesAreRefusedWithTheLimit() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let text = "a = b;" + String(repeating: " ", count: 16 * 1024 * 1024)
      _ = try LocalizedFoldersTests.withFile(Data(text.utf8)) { $0.strings("Texts") }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "The file of texts 'Texts.strings' has 16777222 bytes; the limit is 16777216"
    )
  }
}
