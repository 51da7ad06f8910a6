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
}
