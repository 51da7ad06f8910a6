/// Runs recipes and counts their claims.
struct ClaimsCommand: Command {
  static let description = CommandDescription(
    name: "claims",
    group: .verifying,
    arguments: "[ID…]",
    summary: "What the recipes answer for, and how well each claim is covered",
    discussion: [
      "Runs all recipes or the ones that you name, and counts their claims. A claim is *proven* if it is "
        + "checked and a wrong way or a counter-proof breaks each of its checks, a *fact* if UIKit alone decides it, "
        + "*unproven* if it is only checked, *told* if the lesson's text carries it, and otherwise *uncovered*.",
      "*Prose* says how many paragraphs of the discussion name the claims that they rest on. For a single recipe the "
        + "others are shown.",
    ],
    options: RunRequest.options
  )

  let request: RunRequest

  init(_ arguments: CommandArguments) throws(ToolError) {
    request = try RunRequest(.claims, arguments, BazelEnvironment())
  }

  func run(_ tool: Tool) throws -> ExitCode {
    try tool.run(request)
  }
}
