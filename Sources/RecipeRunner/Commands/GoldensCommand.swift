import Foundation
import RecipeKit

/// Records the pictures and films of recipes in the package's `Tests/Goldens`.
struct GoldensCommand: Command {
  static let description = CommandDescription(
    name: "goldens",
    group: .writing,
    arguments: "ID…",
    summary: "Records the pictures and films that tests compare with",
    discussion: [
      "Runs recipes and writes their pictures and films, with descriptions in words, to `Tests/Goldens` of "
        + "the package around the working directory. Files of pictures and films that no longer exist are "
        + "removed. Review the changes before you commit them."
    ],
    options: RunSettings.options
  )

  let recipes: [String]
  let settings: RunSettings

  init(_ arguments: CommandArguments) throws(ToolError) {
    recipes = arguments.words
    guard !recipes.isEmpty else {
      throw ToolError("'goldens' needs the id of a recipe: \(Executable.name) goldens progress-view.")
    }
    var settings = RunSettings(arguments)
    settings.pictures = GoldenFile.pictures
    self.settings = settings
  }

  func run(_ tool: Tool) throws -> ExitCode {
    let tree = try RecipeTree.around(FileManager.default.currentDirectoryPath)
    var messages: [Message] = []
    for id in recipes {
      let report = try tool.report(id, settings)
      guard report.verdict.passed else {
        throw ToolError(
          "'\(id)' fails, so its pictures are not recorded. `\(Executable.name) check \(id)` shows why.",
          exitCode: .failed
        )
      }
      messages += try record(report, below: URL(filePath: tree.root).appending(path: GoldenFile.folder))
    }
    tool.write(messages)
    return .verified
  }

  private func record(_ report: LessonRun, below folder: URL) throws(ToolError) -> [Message] {
    let files = report.goldens.reduce(into: [String: String]()) { $0.merge($1.files) { $1 } }
    let own = folder.appending(path: report.id)
    let old = ((try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []).map {
      "\(report.id)/\($0)"
    }
    let changed = files.filter {
      FileManager.default.contents(atPath: folder.appending(path: $0.key).path) != Data($0.value.utf8)
    }
    try NewFiles.write(changed, into: folder.path)
    let gone = old.filter { files[$0] == nil }
    for path in gone { try? FileManager.default.removeItem(at: folder.appending(path: path)) }
    let lines =
      changed.keys.sorted().map { "  \(old.contains($0) ? "changed" : "new")  \($0)" }
      + gone.sorted().map { "  removed  \($0)" }
    let outcome = lines.isEmpty ? "unchanged" : "\(changed.count) written, \(gone.count) removed"
    return [
      .paragraph(
        MessageText("\(report.id): \(Count.text(files.count, "file")), \(outcome)"),
        marker: .good("✓ "),
        indent: 0
      )
    ]
      + lines.map { .line(MessageText($0), marker: "") }
  }
}

/// A golden in `Tests/Goldens`: a picture or film, and its description in words.
package struct GoldenFile: Sendable {
  /// The folder of all goldens, relative to the package's root.
  package static let folder = "Tests/Goldens"

  package let recipe: String
  package let variant: String
  package let snapshot: String
  package let svg: String
  package let words: String

  /// The path relative to the folder of all goldens, without the extension.
  package var path: String { "\(recipe)/\(variant).\(snapshot)" }

  /// The contents of its two files, by path relative to the folder of all goldens.
  var files: [String: String] { [path + ".svg": svg, path + ".txt": words] }

  /// The forms of pictures that goldens contain.
  package static let pictures = PictureOptions([.svg, .tree, .beside])
}

extension LessonRun {
  /// The snapshots of the right way, and those of wrong ways that look different, compared with the right
  /// way.
  package var goldens: [GoldenFile] {
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
