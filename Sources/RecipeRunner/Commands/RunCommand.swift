import RecipeKit

/// Runs recipes and shows each one as a lesson.
package struct RunCommand: Command {
  package static let description = CommandDescription(
    name: "run",
    group: .learning,
    arguments: "ID…",
    summary: "The lesson: problem, solution, steps, outcome, mistakes",
    discussion: [
      "Runs recipes and shows each one as a lesson: step by step with its code, its outcome, some mistakes, and "
        + "what to try next. `--all` adds the whole code, the discussion, every check and every wrong way.",
      "On a terminal lessons have pictures, cropped to their content and no higher than the terminal.",
    ],
    options: [Options.all] + RunRequest.options
  )

  let request: RunRequest

  package init(_ arguments: CommandArguments) throws(ToolError) {
    request = RunRequest(.lessons, arguments)
    // Require an id or a filter: the lessons of all recipes are rarely what the user wants.
    if request.filter.isEmpty { _ = try arguments.recipe }
  }

  package func run(_ tool: Tool) throws -> ExitCode {
    var request = request
    // Lessons show which wrong ways look different.
    request.settings.pictures = PictureOptions([.compared])
    guard request.reports.format == .text, let terminal = Terminal.standardOutput else {
      return try tool.run(request)
    }
    let colors = tool.color == .never ? .none : terminal.pictureColors
    // Pictures are indented by two columns, and have a caption below.
    request.settings.pictures?.terminal = .init(
      columns: tool.console.width - 2,
      colors: colors,
      rows: max(1, terminal.height - 2)
    )
    return try tool.run(request)
  }
}

/// The length of a lesson.
enum LessonLength: Sendable {
  /// The essentials: the steps, and some mistakes; without steps the code, the core checks, and the mistakes that
  /// the source warns of.
  case short
  case full
}
