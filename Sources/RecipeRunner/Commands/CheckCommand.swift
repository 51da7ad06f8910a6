/// Verifies recipes.
struct CheckCommand: Command {
  static let description = CommandDescription(
    name: "check",
    arguments: "[ID…]",
    summary: "Verifies recipes: each variant must do exactly what it promises",
    discussion: [
      "Runs all recipes or the ones that you name. The right way must pass every check; a wrong way must "
        + "break exactly the checks that it names.",
      "The exit status is 0 if all of them do, 1 if some do not, 2 for wrong usage and 3 if nothing "
        + "matches.",
    ],
    options: [Options.format, Options.jobs, Options.timeout]
  )

  let ids: [String]
  let format: ReportFormat
  let settings: RunSettings

  init(_ arguments: CommandArguments) throws(ToolError) {
    ids = arguments.words
    format = try arguments[Options.format]
    settings = try RunSettings(arguments)
  }

  func run(_ tool: inout Tool) throws -> ExitCode {
    let reporter: any Reporter =
      switch format {
      case .text: CheckReporter()
      case .json: CheckJSONReporter()
      }
    return try tool.report(ids, settings, to: reporter)
  }
}
