import Foundation
import Testing
import UIKitTesting

@testable import RecipeRunner

/// Truth: the documented record modes, and the format of unified differences (POSIX, diff -u).
struct GoldenComparisonTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var old: URL { folder.appending(path: "old") }
  private var new: URL { folder.appending(path: "new") }

  private func golden(_ words: String, svg: String = "<svg/>\n") -> GoldenFile {
    GoldenFile(recipe: "sample", variant: "right-way", snapshot: "start", svg: svg, words: words)
  }

  private func stored(_ folder: URL) -> String? {
    try? String(contentsOf: folder.appending(path: "sample/right-way.start.txt"), encoding: .utf8)
  }

  @Test(
    arguments: [
      ([:], .missing), (["CI": "true"], .never), (["CI": "true", "SNAPSHOTS": "failed"], .failed),
      (["SNAPSHOTS": "all"], .all), (["SNAPSHOTS": "some"], nil),
    ] as [([String: String], SnapshotRecording?)]
  )
  func theEnvironmentChoosesTheMode(environment: [String: String], mode: SnapshotRecording?) {
    #expect(SnapshotRecording(environment: environment) == mode)
  }

  @Test(arguments: SnapshotRecording.allCases)
  func aMissingGoldenIsRecordedUnlessNothingMayBe(mode: SnapshotRecording) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try golden("a\n").compare(in: old, newFilesIn: new, mode)
    #expect(stored(old) == (mode == .never ? nil : "a\n"))
    #expect(stored(new) == (mode == .never ? "a\n" : nil))
    switch (mode, outcome) {
    case (.all, .same), (.never, .differs), (.missing, .recorded), (.failed, .recorded): break
    default: Issue.record("\(mode) came to \(outcome)")
    }
  }

  @Test(arguments: SnapshotRecording.allCases)
  func aGoldenThatDiffersIsReplacedOnlyIfThatIsWanted(mode: SnapshotRecording) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try golden("a\n").compare(in: old, newFilesIn: new, .all)
    let outcome = try golden("b\n").compare(in: old, newFilesIn: new, mode)
    let isReplaced = mode == .all || mode == .failed
    #expect(stored(old) == (isReplaced ? "b\n" : "a\n"))
    #expect(stored(new) == (isReplaced ? nil : "b\n"))
    switch (mode, outcome) {
    case (.all, .same): break
    case (.never, .differs(let report)), (.missing, .differs(let report)):
      #expect(report.contains("-a\n+b\n"))
      #expect(report.contains("new/sample/right-way.start.svg"))
    case (.failed, .recorded(let report)): #expect(report.contains("-a\n+b\n"))
    default: Issue.record("\(mode) came to \(outcome)")
    }
  }

  @Test(arguments: SnapshotRecording.allCases)
  func anEqualGoldenPasses(mode: SnapshotRecording) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try golden("a\n").compare(in: old, newFilesIn: new, .all)
    #expect(try golden("a\n").compare(in: old, newFilesIn: new, mode) == .same)
  }

  @Test func aPictureMayDifferWhereItsWordsDoNot() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try golden("a\n").compare(in: old, newFilesIn: new, .all)
    guard
      case .differs(let report) =
        try golden("a\n", svg: "<svg></svg>\n").compare(in: old, newFilesIn: new, .never)
    else {
      Issue.record("The difference was not seen.")
      return
    }
    #expect(report.contains("drawn differently"))
    #expect(report.contains("-<svg/>\n+<svg></svg>\n"))
  }

  @Test func hunksHaveThreeLinesAroundAndCountFromOne() {
    let old = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacing("line 5", with: "five").replacing("line 16\n", with: "")
    #expect(
      UnifiedDifference.text(from: old, to: new) == """
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +five
         line 6
         line 7
         line 8
        @@ -13,7 +13,6 @@
         line 13
         line 14
         line 15
        -line 16
         line 17
         line 18
         line 19

        """
    )
    #expect(UnifiedDifference.text(from: old, to: old).isEmpty)
  }

  @Test func longDifferencesAreCut() {
    let text = UnifiedDifference.text(from: "", to: String(repeating: "x\n", count: 500), limit: 10)
    #expect(text.hasSuffix("… and 492 more lines\n"))
  }
}
