/// Runs recipes and counts their claims.
struct ClaimsCommand: Command {
  static let description = CommandDescription(
    name: "claims",
    arguments: "[ID…]",
    summary: "What the recipes answer for, and how well each claim is covered",
    discussion: [
      "Runs all recipes or the ones that you name, and counts their claims. A claim is *proven* if it is "
        + "checked and some wrong way breaks each of its checks, *unproven* if it is only checked, *told* "
        + "if the lesson's text carries it, and otherwise *uncovered*. After → comes the reason that the "
        + "recipe gives."
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
      case .text: ClaimsReporter()
      case .json: ClaimsJSONReporter()
      }
    return try tool.report(ids, settings, to: reporter)
  }
}
