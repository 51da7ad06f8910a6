import Foundation
import Testing

/// Truth: the files in Tests/Goldens, which a person has looked at.
///
/// The pictures and films that recipes take are compared with them, the right ways' and the documented wrong ways'.
/// The environment variable `GOLDENS` (all, failed, missing or never) says what is recorded.
struct GoldenTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = root.appending(path: "Tests/Goldens")
  private static let newFiles = root.appending(path: ".build/goldens")
  private static let goldens = Result { try RecipesTool.goldens() }
  private static let mode = RecordMode(environment: ProcessInfo.processInfo.environment)

  @Test func theEnvironmentNamesAMode() {
    #expect(
      Self.mode != nil,
      "GOLDENS must be one of \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))."
    )
  }

  @Test func thePicturesCanBeTaken() throws {
    #expect(try !Self.goldens.get().isEmpty)
  }

  @Test(arguments: (try? goldens.get()) ?? [])
  func aMomentLooksAsItDid(golden: Golden) throws {
    let mode = try #require(Self.mode)
    switch try golden.compare(in: Self.folder, newFilesIn: Self.newFiles, mode) {
    case .same: break
    case .recorded(let report), .differs(let report): Issue.record("\(report)")
    }
  }

  @Test func everyGoldenBelongsToAMoment() throws {
    let mode = try #require(Self.mode)
    let paths = Set(try Self.goldens.get().flatMap { [$0.path + ".svg", $0.path + ".txt"] })
    let files = FileManager.default.enumerator(atPath: Self.folder.path())?.compactMap { $0 as? String } ?? []
    for file in files.sorted() where file.hasSuffix(".svg") || file.hasSuffix(".txt") {
      if paths.contains(file) { continue }
      if mode == .all {
        try FileManager.default.removeItem(at: Self.folder.appending(path: file))
      } else {
        Issue.record("Tests/Goldens/\(file) belongs to no moment of a recipe. Delete it, or use GOLDENS=all.")
      }
    }
  }
}
