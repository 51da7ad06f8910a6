import Foundation
import Testing
import UIKit

@testable import UIKitTesting

/// Truth: the documented modes and paths.
struct SnapshotFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "snapshots \(UUID().uuidString)"
  )

  private func file(
    _ format: SnapshotFormat = .recursiveDescription,
    test: String = "everyTapCounts()",
    named name: String? = nil
  ) -> SnapshotFile {
    let testFile = folder.appending(path: "CounterTests.swift").path(percentEncoded: false)
    return SnapshotFile(testFile: testFile, testName: test, name: name, format: format)
  }

  private func stored(_ file: SnapshotFile) -> String? {
    try? String(contentsOfFile: file.path, encoding: .utf8)
  }

  @Test(
    arguments: [
      ("everyTapCounts()", nil, .svg, "everyTapCounts.svg"),
      ("everyTapCounts()", "after a tap", .svg, "everyTapCounts.after-a-tap.svg"),
      ("everyTap(_:on:)", "iPhone 5", .png, "everyTap.iPhone-5.png"),
      ("a tap counts (twice)()", nil, .image, "a-tap-counts-twice.svg"),
      ("testTap()", "../Größe", .recursiveDescription, "testTap.Größe.txt"),
      ("testTap()", nil, .layerDescription, "testTap.layers.txt"),
    ] as [(String, String?, SnapshotFormat, String)]
  )
  func theFileIsBesideTheTest(test: String, name: String?, format: SnapshotFormat, path: String) {
    let end = "/__Snapshots__/CounterTests/" + path
    #expect(file(format, test: test, named: name).path == folder.path(percentEncoded: false) + end)
  }

  @Test(
    arguments: [
      ([:], .missing), (["SNAPSHOTS": "all"], .all), (["SNAPSHOTS": "failed", "CI": "1"], .failed),
      (["CI": "1"], .never), (["SNAPSHOTS": "never"], .never),
    ] as [([String: String], SnapshotRecording)]
  )
  func theEnvironmentChoosesTheMode(environment: [String: String], mode: SnapshotRecording) throws {
    #expect(try SnapshotFile.recording(in: environment) == mode)
  }

  @Test func anUnknownModeIsAnErrorThatListsTheModes() {
    let error = #expect(throws: SnapshotFailure.self) { try SnapshotFile.recording(in: ["SNAPSHOTS": "al"]) }
    #expect(error?.message.hasSuffix("is \"al\"; it must be one of all, failed, missing, never.") == true)
  }

  @Test func trueAndFalseAreTheOlderNamesOfModes() {
    #expect(true as SnapshotRecording == .all)
    #expect(false as SnapshotRecording == .missing)
  }

  @Test(arguments: SnapshotRecording.allCases)
  func aMissingSnapshotFailsAndIsRecordedUnlessNothingMayBe(mode: SnapshotRecording) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = file()
    let difference = try #require(try file.compare(with: Array("a\n".utf8), mode))
    #expect(stored(file) == (mode == .never ? nil : "a\n"))
    #expect(difference.message.contains(file.path))
    #expect(
      difference.message.contains(
        mode == .never ? "SNAPSHOTS=missing swift test --filter everyTapCounts" : "Recorded"
      )
    )
    #expect(difference.attachments.map(\.name) == (mode == .never ? ["everyTapCounts.txt"] : []))
  }

  @Test(arguments: SnapshotRecording.allCases)
  func anEqualSnapshotPassesUnlessAllAreRecorded(mode: SnapshotRecording) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = file()
    _ = try file.compare(with: Array("a\n".utf8), .missing)
    let difference = try file.compare(with: Array("a\n".utf8), mode)
    #expect((difference == nil) == (mode != .all))
  }

  @Test(arguments: SnapshotRecording.allCases)
  func aDifferentSnapshotFailsAndIsReplacedOnlyOnRequest(mode: SnapshotRecording) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = file()
    _ = try file.compare(with: Array("same\n  old\nend\n".utf8), .missing)
    let difference = try #require(try file.compare(with: Array("same\n  new\nend\n".utf8), mode))
    let isReplaced = mode == .all || mode == .failed
    #expect(stored(file) == (isReplaced ? "same\n  new\nend\n" : "same\n  old\nend\n"))
    #expect(difference.message.contains(file.path))
    guard mode != .all else { return }
    #expect(difference.message.contains("differs, first in line 2 of 4:\n  recorded: old\n  now:      new\n"))
    #expect(
      difference.message.contains(
        isReplaced ? "Recorded the new snapshot." : "SNAPSHOTS=failed swift test --filter everyTapCounts"
      )
    )
    let attachment = try #require(difference.attachments.first)
    #expect(attachment.name == "everyTapCounts.diff")
    #expect(
      String(decoding: attachment.content, as: UTF8.self)
        == "@@ -1,4 +1,4 @@\n same\n-  old\n+  new\n end\n \n"
    )
  }

  /// The files of a failure are written unasked, in a folder that git ignores, and go when the snapshot holds again.
  @Test func whatDiffersIsWrittenBesideTheSnapshotUntilItHolds() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = file()
    _ = try file.compare(with: Array("old".utf8), .missing)
    let difference = try #require(try file.compare(with: Array("new".utf8), .never))
    let failures = URL(filePath: file.path).deletingLastPathComponent().appending(path: "__Failures__")
    let written = failures.appending(path: "everyTapCounts.diff").path(percentEncoded: false)
    #expect(difference.message.contains(written))
    #expect(FileManager.default.contents(atPath: written) == Data("@@ -1,1 +1,1 @@\n-old\n+new\n".utf8))
    #expect(try String(contentsOf: failures.appending(path: ".gitignore"), encoding: .utf8) == "*\n")
    _ = try file.compare(with: Array("old".utf8), .never)
    #expect(!FileManager.default.fileExists(atPath: written))
  }

  @Test func aFileThatEndsEarlierDiffersInTheLineAfter() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = file()
    _ = try file.compare(with: Array("a".utf8), .missing)
    let difference = try #require(try file.compare(with: Array("a\nb".utf8), .never))
    #expect(
      difference.message.contains("line 2 of 1:\n  recorded: (the file has no more lines)\n  now:      b\n")
    )
  }

  @Test func longLinesAreCutAroundTheFirstDifference() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, start) = (file(), String(repeating: "x", count: 500))
    _ = try file.compare(with: Array((start + "old" + start).utf8), .missing)
    let difference = try #require(try file.compare(with: Array((start + "new" + start).utf8), .never))
    let shown = String(repeating: "x", count: 60)
    #expect(difference.message.contains("  now:      …\(shown)newxxx"))
    #expect(difference.message.count < 1_000)
  }

  @Test func longFilesAreComparedQuickly() throws {
    let lines = (0..<20_000).map { "line \($0)" }.joined(separator: "\n")
    let text = UnifiedDifference.text(from: lines, to: lines.replacing("line", with: "row"), limit: .max)
    #expect(text.hasPrefix("@@ -1,20000 +1,20000 @@\n-line 0\n"))
    #expect(text.hasSuffix("+row 19999\n"))
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() throws {
    let file = SnapshotFile(testFile: "/dev/null/A.swift", testName: "a()", name: nil, format: .svg)
    let error = #expect(throws: SnapshotFailure.self) { try file.compare(with: [], .missing) }
    #expect(
      error?.message.hasPrefix("The snapshot /dev/null/__Snapshots__/A/a.svg can't be written: ") == true
    )
  }

  // MARK: Views

  @MainActor
  private func form(_ change: (UILabel, UIButton, UIView) -> Void) -> UIView {
    let (root, label, button) = (UIView(), UILabel(), UIButton(type: .system))
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    (label.text, label.frame) = ("Save; it's <late>", CGRect(x: 10, y: 20, width: 200, height: 54))
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 10, y: 100, width: 100, height: 44)
    root.addSubview(label)
    root.addSubview(button)
    change(label, button, root)
    return root
  }

  @Test(.device(.iPhone5), arguments: [SnapshotFormat.svg, .recursiveDescription])
  @MainActor func aFailureNamesTheViewsAndPropertiesThatDiffer(format: SnapshotFormat) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let old = try format.content(of: form { _, _, _ in })
    func words(_ change: (UILabel, UIButton, UIView) -> Void) throws -> [Substring] {
      let file = file(format)
      _ = try file.compare(with: old, .all)
      let difference = try #require(try file.compare(with: format.content(of: form(change)), .never))
      return difference.message.split(separator: "\n").filter { $0.hasPrefix("  ") }
    }
    #expect(
      try words { label, _, _ in label.frame.size.height = 18 } == [
        "  label 'Save; it's <late>': height 54 → 18"
      ]
    )
    #expect(
      try words { label, _, _ in label.frame.origin = CGPoint(x: 11, y: 21) } == [
        "  label 'Save; it's <late>': x 10 → 11", "  label 'Save; it's <late>': y 20 → 21",
      ]
    )
    #expect(
      try words { label, _, _ in (label.text, label.isHidden) = ("Saved", true) } == [
        "  label 'Save; it's <late>': text 'Save; it's <late>' → 'Saved'",
        "  label 'Save; it's <late>': hidden now",
      ]
    )
    #expect(
      try words { label, button, _ in
        button.alpha = 0.5
        label.removeFromSuperview()
      } == ["  label 'Save; it's <late>': gone", "  button 'Go': alpha none → 0.5"]
    )
    #expect(try words { $2.addSubview(UISlider(frame: .zero)) }.first == "  slider: new")
  }

  @Test(.device(.iPhone5)) @MainActor func aPictureHoldsWhateverItsViewTreeSays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (plain, tagged) = (form { _, _, _ in }, form { label, _, _ in label.tag = 7 })
    let file = file(.svg)
    _ = try file.compare(with: SnapshotFormat.svg.content(of: plain), .missing)
    #expect(try file.compare(with: SnapshotFormat.svg.content(of: tagged), .never) == nil)
    // A file from before pictures had a view tree.
    _ = try file.compare(with: Array(plain.snapshotPicture().svg.utf8), .all)
    #expect(try file.compare(with: SnapshotFormat.svg.content(of: tagged), .never) == nil)
  }

  @Test(.device(.iPhone5)) @MainActor func aDescriptionHasItsTextsInFull() throws {
    let text = String(repeating: "long ", count: 30)
    let content = try SnapshotFormat.recursiveDescription.content(
      of: form { label, _, _ in label.text = text }
    )
    #expect(String(decoding: content, as: UTF8.self).contains("text = '\(text)'"))
  }

  @Test(.device(.iPhone5)) @MainActor func aDescriptionOfLayersHasSublayersAndMasks() throws {
    let root = form { label, button, _ in
      let shape = CAShapeLayer()
      shape.name = "line"
      label.layer.addSublayer(shape)
      button.layer.mask = CALayer()
    }
    func lines(_ format: SnapshotFormat) throws -> String {
      String(decoding: try format.content(of: root), as: UTF8.self)
    }
    let (layers, views) = (try lines(.layerDescription), try lines(.recursiveDescription))
    #expect(layers.contains("CAShapeLayer 'line'") && layers.contains("mask <CALayer"))
    #expect(!views.contains("CAShapeLayer") && !views.contains("mask <"))
  }

  // MARK: Pictures

  @MainActor
  private func picture(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.backgroundColor = color
    return view
  }

  @Test(.device(.iPhone5), arguments: [SnapshotFormat.svg, .png].filter(\.isAvailable))
  @MainActor func aComparisonShowsTheRecordedPictureBesideTheNewOne(format: SnapshotFormat) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (old, new) = try (format.content(of: picture(.red)), format.content(of: picture(.blue)))
    let file = file(format)
    _ = try file.compare(with: old, .missing)
    let difference = try #require(try file.compare(with: new, .never))
    let comparison = try #require(difference.attachments.first)
    #expect(comparison.name == "everyTapCounts.comparison.svg")
    let text = String(decoding: comparison.content, as: UTF8.self)
    let type = format == .svg ? "svg+xml" : "png"
    let links = text.matches(of: #/data:image\/([a-z+]+);base64,([^"]+)/#)
    #expect(links.map(\.output.1) == [Substring(type), Substring(type)])
    #expect(links.map { Data(base64Encoded: String($0.output.2)) } == [Data(old), Data(new)])
    #expect(text.contains("✓ recorded") && text.contains("✗ now"))
    #expect(text.contains("width=\"30.0\" height=\"20.0\""))
    if format == .png {
      #expect(difference.message.contains("30 × 20 pixels recorded, 30 × 20 pixels now."))
    }
  }
}
