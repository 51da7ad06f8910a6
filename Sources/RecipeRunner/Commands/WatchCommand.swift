import Foundation

/// Builds and checks recipes whenever a file is saved.
struct WatchCommand: Command {
  static let build = Options.text(
    "--build",
    value: "COMMAND",
    "How the shell builds; by default with `swift build`, as this program was built."
  )

  static let description = CommandDescription(
    name: "watch",
    group: .writing,
    arguments: "[ID…]",
    summary: "Builds and checks again whenever you save",
    discussion: [
      "Builds, and checks all recipes or the ones that you name; then again with every file that is saved in the package "
        + "around the working directory, or of a plug-in. A file in a recipe's folder affects that recipe, any other file "
        + "all of them.",
      "On a terminal the screen shows the results. `n` shows the next recipe, `a` builds and checks all, "
        + "`q` quits. Elsewhere a log is written until the tool is interrupted.",
    ],
    options: [build, Options.jobs, Options.timeout, Options.memory, Options.plugin]
  )

  let ids: [String]
  /// The shell command that builds; nil for the standard one.
  let build: String?
  let settings: RunSettings
  let plugins: [String]

  init(_ arguments: CommandArguments) throws(ToolError) {
    ids = arguments.words
    build = arguments[Self.build]
    settings = RunSettings(arguments)
    plugins = arguments.all(Options.plugin)
  }

  func run(_ tool: Tool) throws -> ExitCode {
    try Watch(request(tool), tool).run()
  }

  @MainActor
  private func request(_ tool: Tool) throws -> WatchRequest {
    let root = try RecipeTree.around(FileManager.default.currentDirectoryPath).root
    guard let build = build ?? WatchRequest.standardBuild(of: Executable.file, in: root) else {
      throw ToolError(
        "'\(Executable.file)' was not built in '\(root)/.build', so a build there would not change it. Start the one "
          + "that was, with `swift run \(Executable.name) watch`, or say how to build: `--build COMMAND`."
      )
    }
    let all = try tool.gallery.declarations
    return WatchRequest(
      root: root,
      build: build,
      program: Executable.file,
      arguments: ["check", "--format", "events"] + settings.checkArguments
        + plugins.flatMap { [Options.plugin.name, $0] },
      plugins: plugins,
      known: all.map(\.card.id),
      recipes: try RecipeSelection.select(ids, from: all).map(\.card.id),
      watchesAll: ids.isEmpty
    )
  }
}

extension RunSettings {
  /// The options that make `check` run recipes with these settings.
  fileprivate var checkArguments: [String] {
    ["--timeout", "\(timeout)", "--memory", "\(memory.megabytes)"] + (jobs.map { ["--jobs", "\($0)"] } ?? [])
  }
}

/// The recipes to watch, and how to build and run them.
struct WatchRequest {
  let root: String
  let build: String
  /// The program that the build produces and that runs the recipes.
  let program: String
  let arguments: [String]
  let plugins: [String]
  let known: [String]
  let recipes: [String]
  /// Whether all recipes are watched, including new ones.
  let watchesAll: Bool
  /// The files and folders to watch.
  var watched = SourceSnapshot.watched
  /// The exercise whose checks are shown; nil for none.
  var exercise: ExerciseState?

  /// The command line that builds a program in its package, or in the build folder of that package another package; nil if
  /// the program is not in the build folder.
  static func standardBuild(of program: String, in root: String, package: String? = nil) -> String? {
    let folder = "\(root)/.build/"
    guard program.hasPrefix(folder) else { return nil }
    let parts = program.dropFirst(folder.count).split(separator: "/")
    guard parts.count > 1, let name = parts.last else { return nil }
    let configuration = parts[parts.count - 2] == "release" ? "release" : "debug"
    let scratch = package == nil ? "" : " --scratch-path \(ShellWord.of("\(root)/.build"))"
    return
      "swift build --package-path \(ShellWord.of(package ?? root))\(scratch) --configuration \(configuration) "
      + "--product \(ShellWord.of(name))"
  }
}
