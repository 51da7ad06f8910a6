/// Verifies recipes.
package struct CheckCommand: Command {
  package static let description = CommandDescription(
    name: "check",
    group: .verifying,
    arguments: "[ID…]",
    summary: "Verifies recipes: right ways must pass, wrong ways must break exactly their checks",
    discussion: [
      "Runs all recipes or the ones that you name. The right way must pass every check; a wrong way must "
        + "break exactly the checks that it names.",
      "The exit status is 0 if all of them do, 1 if some do not, 2 for wrong usage and 3 if nothing "
        + "matches.",
    ],
    options: RunRequest.options + [Options.record]
  )

  let request: RunRequest

  package init(_ arguments: CommandArguments) {
    var request = RunRequest(.verdicts, arguments)
    request.settings.records = arguments[Options.record]
    self.request = request
  }

  package func run(_ tool: Tool) throws -> ExitCode {
    try tool.run(request)
  }
}

/// Runs recipes and reports how well their claims are covered.
struct ClaimsCommand: Command {
  package static let description = CommandDescription(
    name: "claims",
    group: .verifying,
    arguments: "[ID…]",
    summary: "Counts the claims of recipes, and shows how well each is covered",
    discussion: [
      "Runs all recipes or the ones that you name, and counts their claims. A claim is *proven* if it is "
        + "checked and a wrong way or a counter-proof breaks each of its checks, a *fact* if UIKit alone decides it, "
        + "*unproven* if it is only checked, *told* if only the text states it, and otherwise *uncovered*.",
      "*Prose* says how many paragraphs of the discussion name the claims that they rest on. For a single recipe the "
        + "others are shown.",
    ],
    options: RunRequest.options
  )

  let request: RunRequest

  init(_ arguments: CommandArguments) {
    request = RunRequest(.claims, arguments)
  }

  func run(_ tool: Tool) throws -> ExitCode {
    try tool.run(request)
  }
}
