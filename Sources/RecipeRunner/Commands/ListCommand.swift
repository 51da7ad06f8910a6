/// Lists all recipes without running them.
struct ListCommand: Command {
  static let description = CommandDescription(
    name: "list",
    arguments: "",
    summary: "What there is: ids, sections, titles, checks and wrong ways",
    discussion: [
      "Lists all recipes without running them. Checks are counted as the recipes declare them."
    ],
    options: [Options.format]
  )

  let format: ReportFormat

  init(_ arguments: CommandArguments) throws(ToolError) {
    format = try arguments[Options.format]
  }

  func run(_ tool: inout Tool) throws -> ExitCode {
    let recipes = try tool.declarations
    switch format {
    case .text: tool.write(ListMessages.messages(for: recipes))
    case .json: tool.write([.verbatim(ListEntry.json(of: recipes))])
    }
    return .verified
  }
}
