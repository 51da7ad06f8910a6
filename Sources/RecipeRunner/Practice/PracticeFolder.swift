import Foundation
import XcodeProjects

/// A learner's folder: a package with a folder for each exercise, and the list of those that are solved.
///
/// `Package.swift` names the exercise at hand. Nothing else remembers where the learner stopped.
struct PracticeFolder {
  let name: String
  let path: String

  private static let solvedName = "Solved.txt"
  private static let manifestBeginning = "// swift-tools-version: 6.2\n// Written by `recipes practice`"

  /// The folder's name where none is given.
  static let usual = "practice"

  init(_ name: String) {
    self.name = name
    path = URL(filePath: name).standardizedFileURL.path
  }

  /// The command that uses the folder.
  var command: String {
    let tool = "\(Executable.name) \(PracticeCommand.description.name)"
    return name == Self.usual ? tool : "\(tool) --output \(ShellWord.of(name))"
  }

  // MARK: Progress

  /// The names of the solved exercises, the latest last.
  var solved: [String] {
    text(of: Self.solvedName)?.split(whereSeparator: \.isNewline).map(String.init) ?? []
  }

  func add(solved exercise: Exercise) throws(ToolError) {
    let names = solved.filter { $0 != exercise.name } + [exercise.name]
    try NewFiles.write([Self.solvedName: names.map { $0 + "\n" }.joined()], into: path)
  }

  func isStarted(_ exercise: Exercise) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(exercise.name)/\(Exercise.file)")
  }

  /// The exercise that comes next: the one at hand, another one that was started, or the first one after these.
  ///
  /// - Returns: nil if all are solved.
  func next(of exercises: [Exercise]) -> Exercise? {
    let solved = Set(solved)
    let current = text(of: "Package.swift")?.firstMatch(of: #/let exercise = "(.+)"/#).flatMap { match in
      exercises.firstIndex { $0.name == match.output.1 }
    }
    let later = exercises[(current ?? 0)...] + exercises[..<(current ?? 0)]
    let open = later.filter { !solved.contains($0.name) }
    if let current, open.first == exercises[current] { return exercises[current] }
    return open.first(where: isStarted) ?? open.first
  }

  private func text(of file: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  // MARK: Writing

  /// Prepares the package for an exercise; the learner's file stays as it is if there is one.
  ///
  /// - Parameters:
  ///   - lesson: the recipe's folder.
  ///   - gallery: the location of RecipeGallery.
  func write(_ exercise: Exercise, lesson: URL, _ gallery: GallerySource) throws(ToolError) {
    if let manifest = text(of: "Package.swift"), !manifest.hasPrefix(Self.manifestBeginning) {
      throw ToolError(
        "'\(name)' has a Package.swift that `\(Executable.name) practice` didn't write. Name another folder with "
          + "`--output DIR`."
      )
    }
    let yours = [
      ".gitignore": String(decoding: PackageResources.Ignored_txt, as: UTF8.self),
      "\(exercise.name)/\(Exercise.file)": exercise.starter,
    ]
    let files = [
      "Package.swift": manifest(of: exercise, lesson, gallery),
      "Sources/practice/main.swift": String(decoding: PackageResources.PracticeMain_swift, as: UTF8.self)
        .replacing("\"touch down\"", with: exercise.mistake.name.debugDescription),
      "\(exercise.name)/WrongWays.swift": exercise.otherWrongWays,
    ]
    // A file that is written again as it was would be compiled again.
    let changed = files.filter { text(of: $0.key) != $0.value }
    let missing = yours.filter { !FileManager.default.fileExists(atPath: "\(path)/\($0.key)") }
    try NewFiles.write(changed.merging(missing) { $1 }, into: path)
    let link = "\(path)/\(exercise.name)/Lesson"
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != lesson.path else { return }
    do {
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != nil {
        try FileManager.default.removeItem(atPath: link)
      }
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: lesson.path)
    } catch {
      throw ToolError("Can't make '\(link)' a link to '\(lesson.path)': \(error.localizedDescription)")
    }
  }

  private func manifest(of exercise: Exercise, _ lesson: URL, _ gallery: GallerySource) -> String {
    var text = String(decoding: PackageResources.PracticeManifest_swift, as: UTF8.self)
      .replacing("sample-touch-down", with: exercise.name)
    if Self.isAsInXcode(lesson) {
      let recipe = "      sources: [\"Lesson/\(lesson.lastPathComponent)Recipe.swift\"],\n"
      let plugin = ".plugin(name: \"AppleSources\", package: \"RecipeGallery\"),"
      text.replace("      packageAccess:", with: "\(recipe)      packageAccess:", maxReplacements: 1)
      text.replace("      plugins: [", with: "      plugins: [\(plugin) ", maxReplacements: 1)
    }
    return gallery.filled(into: text)
  }

  /// Whether a recipe is as it is in Xcode, so that AppleSources must translate it: it has outlets, actions, selectors or a drawing.
  static func isAsInXcode(_ lesson: URL) -> Bool {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: lesson, includingPropertiesForKeys: nil)) ?? []
    return files.contains { file in
      if ["storyboard", "xib"].contains(file.pathExtension) { return true }
      guard file.pathExtension == "swift", let code = try? String(contentsOf: file, encoding: .utf8) else {
        return false
      }
      return ["@IBOutlet", "@IBAction", "@objc", "#selector"].contains(where: code.contains)
    }
  }
}

extension GallerySource {
  /// The RecipeGallery that a package uses: itself, its checkout of a repository, or a folder that its manifest names.
  static func used(by root: String) throws(ToolError) -> GallerySource {
    let checkouts = "\(root)/.build/checkouts"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
    let manifest = (try? String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)) ?? ""
    let paths = manifest.matches(of: #/path: "([^"]+)"/#).map { match in
      URL(filePath: String(match.output.1), relativeTo: URL(filePath: root, directoryHint: .isDirectory))
        .standardizedFileURL.path
    }
    let folders = [root] + names.sorted().map { "\(checkouts)/\($0)" } + paths
    guard let found = folders.first(where: isGallery) else {
      throw ToolError(
        "Package.swift in '\(root)' doesn't say where RecipeGallery is. Give its folder with `--from PATH`, or the "
          + "URL of a git repository with `--from URL`."
      )
    }
    return .folder(found)
  }
}
