import Foundation

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

  package init(_ arguments: CommandArguments) throws(ToolError) {
    var request = try RunRequest(.verdicts, arguments, BazelEnvironment())
    request.settings.records = arguments[Options.record]
    self.request = request
  }

  package func run(_ tool: Tool) throws -> ExitCode {
    let code = try tool.run(request)
    guard code == .verified, request.reports.format == .text, !request.filter.ids.isEmpty,
      let tree = try? RecipeTree.around(FileManager.default.currentDirectoryPath)
    else { return code }
    tool.write(NextStepMessages.messages(for: request.filter.ids, in: tree.root))
    return code
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

  init(_ arguments: CommandArguments) throws(ToolError) {
    request = try RunRequest(.claims, arguments, BazelEnvironment())
  }

  func run(_ tool: Tool) throws -> ExitCode {
    try tool.run(request)
  }
}

/// The steps that remain for recipes that pass, in a package with goldens and a README.
enum NextStepMessages {
  /// The steps that remain for these recipes; empty if all have goldens and a line in the README.
  ///
  /// - Parameter root: the package's folder.
  static func messages(for ids: [String], in root: String) -> [Message] {
    let files = FileManager.default
    guard files.fileExists(atPath: "\(root)/\(GoldenFile.folder)") else { return [] }
    let readme = try? String(contentsOfFile: "\(root)/README.md", encoding: .utf8)
    let withoutPictures = ids.filter { !files.fileExists(atPath: "\(root)/\(GoldenFile.folder)/\($0)") }
    let withoutLine = ids.filter { readme?.contains("✓ \($0) ") == false }
    var steps: [(command: String, what: String)] = []
    if !withoutPictures.isEmpty {
      let words = withoutPictures.joined(separator: " ")
      steps.append(
        (
          "\(Executable.name) \(GoldensCommand.description.name) \(words)",
          "records the pictures; look at them"
        )
      )
    }
    if !withoutLine.isEmpty { steps.append(("scripts/readme", "updates the recipe's line in README.md")) }
    guard !steps.isEmpty else { return [] }
    steps.append(("swift test", "compiles the example against Apple's interface, and more"))
    let width = steps.map(\.command.count).max() ?? 0
    let fields = steps.map { Message.Field(.strong($0.command.padded(to: width)), MessageText($0.what)) }
    return [.blank, .heading("Left to do"), .fields(fields, indent: 2)]
  }
}
