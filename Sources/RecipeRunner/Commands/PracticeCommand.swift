import Foundation
import XcodeProjects

/// Lets a learner mend the mistakes of the lessons.
struct PracticeCommand: Command {
  private static let folder = Options.path(
    "--output",
    value: "DIR",
    "The folder of your exercises; `practice` by default."
  )
  private static let hint = Option<Int?>(
    "--hint",
    value: "N",
    initial: nil,
    "Show a hint: 1 is the lesson's solution, the last one says what is wrong."
  ) { name, text throws(ToolError) in try Options.wholeNumber(name, text) }
  private static let list = Options.flag("--list", "List all exercises, and which are solved or started.")

  static let description = CommandDescription(
    name: "practice",
    group: .learning,
    arguments: "[ID] [MISTAKE]",
    summary: "Exercises: you mend the mistakes of the lessons",
    discussion: [
      "Each wrong way of a lesson is an exercise. Its code becomes your file, `practice/ID-MISTAKE/Exercise.swift`. The checks "
        + "that fail say what should happen and what happens instead. Each save builds and checks your file, until all "
        + "checks hold.",
      "Without a MISTAKE you go on where you stopped: with the exercise at hand, or with the next one on the way through the "
        + "lessons, or through those of the recipe. A file that exists is never overwritten. `practice/Solved.txt` lists what "
        + "you have solved.",
      "On a terminal the screen shows the checks; `h` shows the next hint, `q` quits. Elsewhere a log is written.",
    ],
    options: [hint, list, folder, NewCommand.gallery, WatchCommand.build]
  )

  /// The id of the recipe; nil for any.
  let recipe: String?
  /// The name of the wrong way; nil for the next one.
  let mistake: String?
  let folder: PracticeFolder
  /// The number of the hint to show; nil for none.
  let hint: Int?
  let lists: Bool
  /// The location of RecipeGallery; nil for the one that the package uses.
  let gallery: String?
  /// The shell command that builds; nil for the standard one.
  let build: String?

  init(_ arguments: CommandArguments) throws(ToolError) {
    recipe = arguments.words.first
    mistake = arguments.words.dropFirst().first
    folder = PracticeFolder(arguments[Self.folder] ?? PracticeFolder.usual)
    hint = arguments[Self.hint]
    lists = arguments[Self.list]
    gallery = arguments[NewCommand.gallery]
    build = arguments[WatchCommand.build]
  }

  func run(_ tool: Tool) throws -> ExitCode {
    let tree = try RecipeTree.around(FileManager.default.currentDirectoryPath)
    let recipes = try tool.gallery.declarations
    let all = Exercise.all(of: recipes).filter { tree.folder(of: $0.recipe.card.id) != nil }
    let ids = try RecipeSelection.select(recipe.map { [$0] } ?? [], from: recipes).map(\.card.id)
    let exercises = all.filter { ids.contains($0.recipe.card.id) }
    if lists {
      tool.write(PracticeMessages.list(of: exercises, in: folder))
      return .verified
    }
    let exercise = try select(from: exercises)
    if let hint {
      let count = exercise.hints.count
      guard hint <= count else {
        throw ToolError("There are \(count) hints for '\(exercise.title)', so '--hint' takes 1 to \(count).")
      }
      tool.write(ExerciseState.hint(hint, of: exercise))
      return .verified
    }
    let watch = try Watch(prepare(exercise, tree, tool), tool)
    let code = try watch.run()
    guard let outcome = watch.state.exercise?.outcome, outcome.isSolved else { return code }
    try folder.add(solved: exercise)
    tool.write(PracticeMessages.solved(exercise, outcome, next: folder.next(of: all), in: folder))
    return .verified
  }

  private func select(from exercises: [Exercise]) throws(ToolError) -> Exercise {
    guard !exercises.isEmpty else {
      throw ToolError(
        "\(recipe.map { "'\($0)' has" } ?? "These recipes have") no wrong ways in this package to mend. "
          + "`\(Executable.name) \(Self.description.name) --list` lists all exercises.",
        exitCode: .nothingMatched
      )
    }
    if let mistake {
      let names = exercises.map(\.mistake.name)
      if let found = exercises.first(where: { VariantSlug.of($0.mistake.name) == VariantSlug.of(mistake) }) {
        return found
      }
      throw ToolError(
        "'\(recipe ?? "")' has no mistake '\(mistake)'.\(NearestMatches.question(mistake, in: names, most: 1)) There are:\n"
          + names.map { "'\($0)'" }.joined(separator: "\n"),
        exitCode: .nothingMatched
      )
    }
    if let next = folder.next(of: exercises) { return next }
    throw ToolError(
      "Nothing is left to mend: \(Count.text(exercises.count, "exercise")) solved. To go back to one, name it: "
        + "`\(Executable.name) \(Self.description.name) ID MISTAKE`."
    )
  }

  /// Writes the files of an exercise, and finds out what fails at first.
  @MainActor
  private func prepare(_ exercise: Exercise, _ tree: RecipeTree, _ tool: Tool) throws -> WatchRequest {
    let id = exercise.recipe.card.id
    guard let lesson = tree.folder(of: id) else { throw ToolError("The recipe '\(id)' has no folder.") }
    let source = if let gallery { try GallerySource(gallery) } else { try GallerySource.used(by: tree.root) }
    var state = ExerciseState(exercise, in: folder)
    if !folder.isStarted(exercise) {
      // What fails is known before the first build.
      let way = exercise.recipe.variants.firstIndex(of: exercise.mistake) ?? 0
      state.outcome = ExerciseOutcome(try tool.report(id, RunSettings()), way: way)
    }
    try folder.write(exercise, lesson: lesson, source)
    return request(state, source, tree)
  }

  /// The watch of an exercise.
  ///
  /// The build folder of this program is used if it can be, as UIKit is compiled there already. The modules of a repository's
  /// checkout would be compiled again there, because dependencies by URL have other options.
  private func request(_ state: ExerciseState, _ source: GallerySource, _ tree: RecipeTree) -> WatchRequest {
    var program = URL(filePath: Executable.file).deletingLastPathComponent().appending(path: "practice").path
    var command: String?
    if case .folder(let gallery) = source, !gallery.hasPrefix("\(tree.root)/.build/") {
      // With the same environment SwiftPM would take the build plan of the package that was built there before.
      let mark = "RECIPES_PRACTICE=\(ShellWord.of(folder.path)) "
      command = WatchRequest.standardBuild(of: program, in: tree.root, package: folder.path).map { mark + $0 }
    }
    if command == nil {
      program = "\(folder.path)/.build/debug/practice"
      command = WatchRequest.standardBuild(of: program, in: folder.path)
    }
    let id = state.exercise.recipe.card.id
    return WatchRequest(
      root: folder.path,
      build: build ?? command ?? "",
      program: program,
      arguments: ["check", "--format", "events", "--timeout", "20"],
      plugins: [],
      known: [id],
      recipes: [id],
      watchesAll: true,
      watched: [state.exercise.name],
      exercise: state
    )
  }
}

/// The messages of `recipes practice` about all exercises.
enum PracticeMessages {
  /// The exercises of each recipe: solved ones have a mark, and those that were started have another.
  static func list(of exercises: [Exercise], in folder: PracticeFolder) -> [Message] {
    let solved = Set(folder.solved)
    let ids = exercises.map(\.recipe.card.id).withoutRepetitions
    let width = ids.map(\.count).max() ?? 0
    let fields = ids.map { id in
      let names = exercises.filter { $0.recipe.card.id == id }.map { exercise -> MessageText in
        let name = exercise.mistake.name
        if solved.contains(exercise.name) { return .good("✓ \(name)") }
        return folder.isStarted(exercise) ? .warning("→ \(name)") : MessageText(name)
      }
      return Message.Field(
        .strong(id.padded(to: width)),
        names.dropFirst().reduce(names[0]) { $0 + .faint(" · ") + $1 }
      )
    }
    let count = exercises.count { solved.contains($0.name) }
    let text = "\(count) of \(Count.text(exercises.count, "exercise")) solved (✓); → is started."
    return [.fields(fields, indent: 0), .blank, .paragraph(MessageText(text), indent: 0)]
  }

  static func solved(
    _ exercise: Exercise,
    _ outcome: ExerciseOutcome,
    next: Exercise?,
    in folder: PracticeFolder
  ) -> [Message] {
    let count = outcome.checks.count
    let held = count == 1 ? "The check holds" : "All \(count) checks hold"
    let command = folder.command
    return [
      .paragraph(
        .good("Solved: ") + .strong(exercise.title) + MessageText(". \(held)."),
        marker: .good("✓ "),
        indent: 0
      )
    ]
      + (next.map { next in
        CommandHints.pointer(
          to: command,
          "opens it",
          after: "Next is " + .strong(next.title) + ". ",
          marker: .faint("→ "),
          indent: 0
        )
      } ?? [.paragraph("This was the last exercise.", marker: .faint("→ "), indent: 0)])
  }
}
