import RecipeKit

/// Runs recipes and shows each one as a lesson.
struct RunCommand: Command {
  static let description = CommandDescription(
    name: "run",
    arguments: "ID…",
    summary: "The lesson: problem, code that ran, values, checks, wrong ways",
    discussion: [
      "Runs recipes and shows each one as a lesson: the code, the checks that it stands on, and the mistakes that "
        + "the source warns of. `--all` shows every check and every wrong way, in the same order.",
      "On a terminal, what is longer than the screen goes through the program that `PAGER` names, or else `less`.",
    ],
    options: [Options.all, Options.jobs, Options.timeout]
  )

  let ids: [String]
  let length: LessonLength
  let settings: RunSettings

  init(_ arguments: CommandArguments) throws(ToolError) {
    _ = try arguments.recipe
    ids = arguments.words
    length = try arguments[Options.all] ? .full : .short
    settings = try RunSettings(arguments)
  }

  func run(_ tool: inout Tool) throws -> ExitCode {
    var settings = settings
    if let terminal = Terminal.standardOutput {
      tool.page(on: terminal)
      let colors = tool.color == .never ? .none : terminal.pictureColors
      // Pictures stand two columns to the right of their headings.
      settings.pictures = PictureOrder(terminal: .init(columns: tool.console.width - 2, colors: colors))
    }
    return try tool.report(ids, settings, to: LessonReporter(length: length))
  }
}
