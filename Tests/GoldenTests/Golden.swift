import Foundation
import RecipeRunner
import Testing
import UIKitTesting

/// A golden in `Tests/Goldens`: a picture or film, and its description in words.
struct GoldenFile: Sendable {
  let recipe: String
  let variant: String
  let snapshot: String
  let svg: String
  let words: String

  /// The path relative to the folder of all goldens, without the extension.
  var path: String { "\(recipe)/\(variant).\(snapshot)" }
}

extension LessonRun {
  /// The snapshots of the right way, and those of wrong ways that look different, compared with the right
  /// way.
  var goldens: [GoldenFile] {
    zip(declaration.variants, runs).flatMap { variant, run in
      run.snapshots.filter { $0.beside?.differs != false }.map { snapshot in
        GoldenFile(
          recipe: id,
          variant: VariantSlug.of(variant.name),
          snapshot: snapshot.name,
          svg: snapshot.beside?.svg ?? snapshot.svg ?? "",
          words: snapshot.tree ?? ""
        )
      }
    }
  }
}

extension GoldenFile: CustomTestStringConvertible {
  /// Whether it shows the right way alone.
  var isOfTheRightWay: Bool { variant == "right-way" }

  /// The picture without its title and description.
  var drawing: String {
    svg.replacing(/<(title|desc)>.*?<\/(title|desc)>/, with: "")
  }

  var testDescription: String { path }

  /// What a comparison came to.
  enum Outcome: Equatable {
    case same
    /// The golden is written, and somebody should look at it.
    case recorded(String)
    case differs(String)
  }

  /// Compares with the golden in a folder; where it differs, the new files go to another folder.
  func compare(in folder: URL, newFilesIn other: URL, _ mode: SnapshotRecording) throws -> Outcome {
    let oldWords = Self.read(folder.appending(path: path + ".txt"))
    let oldSVG = Self.read(folder.appending(path: path + ".svg"))
    if mode == .all {
      try write(to: folder)
      return .same
    }
    guard let oldWords, let oldSVG else {
      if mode == .never {
        try write(to: other)
        return .differs("There is no golden \(path). The new one: \(other.path())/\(path).svg")
      }
      try write(to: folder)
      return .recorded("Recorded \(folder.path())/\(path).svg. Look at it, then run the test again.")
    }
    if oldWords == words, oldSVG == svg { return .same }
    var report = "\(path) is not what it was.\n"
    report +=
      oldWords == words
      ? "The views are the same; they are drawn differently.\n"
        + UnifiedDifference.text(from: oldSVG, to: svg, limit: 24)
      : UnifiedDifference.text(from: oldWords, to: words)
    if mode == .failed {
      try write(to: folder)
      return .recorded(report + "Recorded \(folder.path())/\(path).svg.")
    }
    try write(to: other)
    report += "The new file: \(other.path())/\(path).svg\n"
    return .differs(
      report + "If that is as it should be, record it: SNAPSHOTS=failed swift test --filter GoldenTests"
    )
  }

  private func write(to folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(svg.utf8).write(to: URL(filePath: file.path() + ".svg"))
    try Data(words.utf8).write(to: URL(filePath: file.path() + ".txt"))
  }

  private static func read(_ file: URL) -> String? {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }
}
