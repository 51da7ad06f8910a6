import Foundation

/// The file of a snapshot, and its comparison with the current state.
struct SnapshotFile {
  /// The path of the file.
  let path: String
  private let testName: String
  private let format: SnapshotFormat

  /// What differs, in words, with files that show it.
  struct Difference {
    var message: String
    var attachments: [(name: String, content: [UInt8])] = []
  }

  /// - Parameters:
  ///   - testFile: the path of the test's source file.
  ///   - testName: the name of the test function, such as `everyTapCounts()`.
  init(testFile: String, testName: String, name: String?, format: SnapshotFormat) {
    let file = URL(filePath: testFile)
    self.testName = Self.fileName(testName.replacing(/\([^()]*\)$/, with: ""))
    self.format = format
    let names = [self.testName] + [name].compactMap(\.self).map(Self.fileName) + [format.pathExtension]
    path = file.deletingLastPathComponent()
      .appending(path: "__Snapshots__")
      .appending(path: file.deletingPathExtension().lastPathComponent)
      .appending(path: names.joined(separator: "."))
      .path(percentEncoded: false)
  }

  /// Returns a text with a hyphen for each run of characters that are neither letters, digits nor underscores.
  private static func fileName(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }

  /// Returns the mode that an environment asks for.
  static func recording(in environment: [String: String]) throws -> SnapshotRecording {
    let variable = SnapshotRecording.variable
    if let mode = SnapshotRecording(environment: environment) { return mode }
    let words = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
    throw SnapshotFailure(
      message:
        "The environment variable \(variable) is \"\(environment[variable] ?? "")\"; it must be one of \(words)."
    )
  }

  /// Compares the file with the current contents, and writes it if the mode asks for it; nil if there is nothing to report.
  func compare(with content: [UInt8], _ recording: SnapshotRecording) throws -> Difference? {
    let recorded = FileManager.default.contents(atPath: path).map(Array.init)
    for file in failureFiles { try? FileManager.default.removeItem(at: file) }
    if recording == .all {
      try write(content)
      return Difference(
        message:
          "Recorded the snapshot \(path). Look at it, then run the test again without recording all snapshots."
      )
    }
    guard let recorded else {
      if recording == .never {
        return Difference(
          message: "There is no snapshot \(path). To record it: SNAPSHOTS=missing \(command)",
          attachments: [(lastComponent, content)]
        )
      }
      try write(content)
      return Difference(
        message: "Recorded the snapshot \(path), which was missing. Look at it, then run the test again."
      )
    }
    guard picture(recorded) != picture(content) else { return nil }
    var difference = difference(from: recorded, to: content)
    if let file = writeFailure(difference.attachments) {
      difference.message += "\nBoth side by side: \(file.path(percentEncoded: false))"
    }
    if recording == .failed {
      try write(content)
      difference.message += "\nRecorded the new snapshot. Look at it, then run the test again."
    } else {
      difference.message += "\nIf it is right now, record it: SNAPSHOTS=failed \(command)"
    }
    return difference
  }

  private var lastComponent: String { URL(filePath: path).lastPathComponent }
  private var command: String { "swift test --filter \(testName)" }

  private func write(_ content: [UInt8]) throws {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(content).write(to: file, options: .atomic)
    } catch {
      throw SnapshotFailure(message: "The snapshot \(path) can't be written: \(error.localizedDescription)")
    }
  }

  // MARK: Differences

  /// The file without its view tree, which says what differs but isn't compared itself.
  private func picture(_ content: [UInt8]) -> [UInt8] {
    guard format == .svg else { return content }
    return Array(SnapshotTree.split(String(decoding: content, as: UTF8.self)).picture.utf8)
  }

  private func difference(from recorded: [UInt8], to content: [UInt8]) -> Difference {
    var attachments: [(name: String, content: [UInt8])] = []
    if let comparison = SnapshotComparison(recorded, content, format) {
      attachments.append(("\(stem).comparison.svg", Array(comparison.svg.utf8)))
    }
    guard format != .png else {
      let sizes = [recorded, content].map {
        SnapshotComparison.pngSize($0).map { "\($0.width) × \($0.height)" } ?? "no"
      }
      let message =
        "The picture differs from the snapshot \(path): \(sizes[0]) pixels recorded, \(sizes[1]) pixels now."
      return Difference(message: message, attachments: attachments)
    }
    let (old, new) = (String(decoding: recorded, as: UTF8.self), String(decoding: content, as: UTF8.self))
    attachments.append(("\(stem).diff", Array(UnifiedDifference.text(from: old, to: new, limit: .max).utf8)))
    let trees = [old, new].map { SnapshotTree(format == .svg ? SnapshotTree.split($0).tree : $0) }
    let words = trees[1].differences(from: trees[0])
    guard !words.isEmpty else {
      return Difference(message: firstDifference(from: old, to: new), attachments: attachments)
    }
    let rest = words.count > Self.mostDifferences ? ["and \(words.count - Self.mostDifferences) more"] : []
    let list = (words.prefix(Self.mostDifferences) + rest).map { "\n  \($0)" }.joined()
    return Difference(message: "The snapshot \(path) differs:\(list)", attachments: attachments)
  }

  /// The most differences that a failure names.
  private static let mostDifferences = 8

  private func firstDifference(from old: String, to new: String) -> String {
    let (oldLines, newLines) = (Self.lines(old), Self.lines(new))
    let same = zip(oldLines, newLines).prefix { $0 == $1 }.count
    let lines = (
      oldLines.indices.contains(same) ? oldLines[same] : nil,
      newLines.indices.contains(same) ? newLines[same] : nil
    )
    let start = zip(lines.0 ?? "", lines.1 ?? "").prefix { $0 == $1 }.count
    return """
      The snapshot \(path) differs, first in line \(same + 1) of \(oldLines.count):
        recorded: \(Self.excerpt(lines.0, from: start))
        now:      \(Self.excerpt(lines.1, from: start))
      """
  }

  // MARK: Failures

  private var stem: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  /// The folder for what differs, beside the recorded file.
  private var failureFolder: URL {
    URL(filePath: path).deletingLastPathComponent().appending(path: "__Failures__")
  }

  private var failureFiles: [URL] {
    ["comparison.svg", "diff"].map { failureFolder.appending(path: "\(stem).\($0)") }
  }

  /// Writes what differs to a folder that git ignores; returns the first file, nil if the folder can't be written.
  private func writeFailure(_ attachments: [(name: String, content: [UInt8])]) -> URL? {
    let files =
      attachments.map { ($0.content, failureFolder.appending(path: $0.name)) }
      + [(Array("*\n".utf8), failureFolder.appending(path: ".gitignore"))]
    do {
      try FileManager.default.createDirectory(at: failureFolder, withIntermediateDirectories: true)
      for (content, file) in files { try Data(content).write(to: file) }
    } catch {
      return nil
    }
    return files.first?.1
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The characters of a line that are shown before and from its first difference.
  private static let shown = (before: 60, after: 100)

  private static func excerpt(_ line: Substring?, from start: Int) -> String {
    guard let line else { return "(the file has no more lines)" }
    let skipped = max(0, start - shown.before)
    let rest = line.dropFirst(skipped)
    let limit = shown.before + shown.after
    let text = rest.prefix(limit) + (rest.count > limit ? "…" : "")
    return skipped > 0 ? "…" + text : text.trimmingCharacters(in: .whitespaces)
  }
}
