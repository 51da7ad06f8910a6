import Foundation
import Testing
import ToolRunning
import UIKitTesting

/// Truth: the files in Tests/Goldens, which a person has looked at.
///
/// The pictures and films that recipes take are compared with them, the right ways' and the documented wrong ways'.
/// The environment variable `SNAPSHOTS` (all, failed, missing or never) says what is recorded.
struct GoldenTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = root.appending(path: "Tests/Goldens")
  private static let newFiles = root.appending(path: ".build/goldens")
  private static let mode = SnapshotRecording(environment: ProcessInfo.processInfo.environment)

  @Test func theEnvironmentNamesAMode() {
    #expect(
      Self.mode != nil,
      "SNAPSHOTS must be one of \(SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", "))."
    )
  }

  @Test func thereAreRecipesToLookAt() async throws {
    #expect(try await !RecordedRun.recipes().isEmpty)
  }

  @Test(arguments: try await RecordedRun.recipes())
  func itsMomentsLookAsTheyDid(recipe: String) async throws {
    let mode = try #require(Self.mode)
    let goldens = try await RecordedRun.report(of: recipe).goldens
    #expect(!goldens.isEmpty)
    for golden in goldens {
      switch try golden.compare(in: Self.folder, newFilesIn: Self.newFiles, mode) {
      case .same: break
      case .recorded(let report), .differs(let report): Issue.record("\(report)")
      }
    }
  }

  @Test(arguments: try await RecordedRun.recipes())
  func noWrongWayRepeatsThePictureOfTheRightWay(recipe: String) async throws {
    let goldens = try await RecordedRun.report(of: recipe).goldens
    let (right, wrong) = (goldens.filter(\.isOfTheRightWay), goldens.filter { !$0.isOfTheRightWay })
    let drawings = Set(right.map(\.drawing))
    for golden in wrong { #expect(!drawings.contains(golden.drawing), "\(golden.path)") }
  }

  /// A mistake that nobody can see and that breaks nothing would be none.
  @Test(arguments: try await RecordedRun.recipes())
  func everyWrongWayIsSeenOrToldByTheChecksThatItBreaks(recipe: String) async throws {
    let report = try await RecordedRun.report(of: recipe)
    for (index, variant) in report.declaration.variants.enumerated().dropFirst() {
      let isSeen = report.runs[index].snapshots.contains { $0.beside?.svg != nil }
      let damage = report.brokenChecks(ofVariant: index)
      #expect(isSeen || !damage.isEmpty, "\(recipe): \(variant.name)")
      for check in damage {
        #expect(
          !check.passed && !check.expected.isEmpty && !check.actual.isEmpty,
          "\(variant.name): \(check.id)"
        )
      }
    }
  }

  @Test func everyGoldenBelongsToAMoment() async throws {
    let mode = try #require(Self.mode)
    var paths: Set<String> = []
    for golden in try await RecordedRun.reports().flatMap(\.goldens) {
      paths.formUnion([golden.path + ".svg", golden.path + ".txt"])
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path())
    for file in files.sorted() where file.hasSuffix(".svg") || file.hasSuffix(".txt") {
      if paths.contains(file) { continue }
      if mode == .all {
        try FileManager.default.removeItem(at: Self.folder.appending(path: file))
      } else {
        Issue.record(
          "Tests/Goldens/\(file) belongs to no moment of a recipe. Delete it, or use SNAPSHOTS=all."
        )
      }
    }
  }
}
