import RecipeKit

/// Runs recipes and shows each one as a lesson.
package struct RunCommand: Command {
  package static let description = CommandDescription(
    name: "run",
    group: .learning,
    arguments: "ID…",
    summary: "The lesson: problem, code that ran, values, checks, wrong ways",
    discussion: [
      "Runs recipes and shows each one as a lesson: the code, the checks that prove it, and the mistakes "
        + "that the source warns of. `--all` shows every check and every wrong way, in the same order."
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
    // Pictures are indented by two columns.
    request.settings.pictures?.terminal = .init(columns: tool.console.width - 2, colors: colors)
    return try tool.run(request)
  }
}

/// The length of a lesson.
enum LessonLength: Sendable {
  /// The essentials: the core checks, the mistakes that the source warns of, and the most relevant checks of
  /// each.
  case short
  case full
}
