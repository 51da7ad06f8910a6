import Foundation

/// Verifies recipes.
struct CheckCommand: Command {
  static let description = CommandDescription(
    name: "check",
    group: .verifying,
    arguments: "[ID…]",
    summary: "Verifies recipes: each variant must do exactly what it promises",
    discussion: [
      "Runs all recipes or the ones that you name. The right way must pass every check; a wrong way must "
        + "break exactly the checks that it names.",
      "The exit status is 0 if all of them do, 1 if some do not, 2 for wrong usage and 3 if nothing "
        + "matches.",
    ],
    options: RunRequest.options + [Options.record]
  )

  let request: RunRequest

  init(_ arguments: CommandArguments) throws(ToolError) {
    var request = try RunRequest(.verdicts, arguments, BazelEnvironment())
    request.settings.records = try arguments[Options.record]
    self.request = request
  }

  func run(_ tool: Tool) throws -> ExitCode {
    let code = try tool.run(request)
    guard code == .verified, request.reports.format == .text, !request.filter.ids.isEmpty,
      let tree = try? RecipeTree.around(FileManager.default.currentDirectoryPath)
    else { return code }
    tool.write(LandingMessages.messages(for: request.filter.ids, in: tree.root))
    return code
  }
}
