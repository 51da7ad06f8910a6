import ToolRunning

/// A run of the built `toy-recipes`.
struct ToyTool {
  let status: Int32
  let output: String
  let errors: String

  private static let tool = BuiltTool("toy-recipes")

  /// Runs the tool with the arguments and waits for its end; `toys` chooses the list of recipes.
  init(_ arguments: String..., toys: String = "all", input: String = "") async throws {
    self.init(try await Self.tool.run(arguments, input: input, environment: ["TOY_RECIPES": toys]))
  }

  /// Runs a shell command line in which `$0` is the tool.
  init(shell: String, toys: String = "all") async throws {
    self.init(try await Self.tool.run(shell: shell, environment: ["TOY_RECIPES": toys]))
  }

  private init(_ outcome: BuiltTool.Outcome) {
    status = outcome.status
    output = String(decoding: outcome.output, as: UTF8.self)
    errors = String(decoding: outcome.errors, as: UTF8.self)
  }
}
