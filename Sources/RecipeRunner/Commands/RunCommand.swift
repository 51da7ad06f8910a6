import RecipeKit

/// Runs recipes and shows each one as a lesson.
struct RunCommand: Command {
  static let description = CommandDescription(
    name: "run",
    arguments: "ID…",
    summary: "The lesson: problem, code that ran, values, checks, wrong ways",
    discussion: ["Runs recipes and shows each one as a lesson."],
    options: [Options.jobs, Options.timeout]
  )

  let ids: [String]
  let settings: RunSettings

  init(_ arguments: CommandArguments) throws(ToolError) {
    _ = try arguments.recipe
    ids = arguments.words
    settings = try RunSettings(arguments)
  }

  func run(_ tool: inout Tool) throws -> ExitCode {
    var settings = settings
    if let terminal = Terminal.standardOutput {
      let colors = tool.color == .never ? .none : terminal.pictureColors
      // Pictures stand two columns to the right of their headings.
      settings.pictures = PictureOrder(terminal: .init(columns: tool.console.width - 2, colors: colors))
    }
    return try tool.report(ids, settings, to: LessonReporter())
  }
}
