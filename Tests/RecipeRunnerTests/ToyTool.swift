import ToolRunning

/// A run of the built `toy-recipes`.
struct ToyTool {
  let status: Int32
  let output: String
  let errors: String

  private static let tool = BuiltTool("toy-recipes")

  /// Runs the tool with the arguments and waits until it ends; `toys` selects the list of recipes.
  init(
    _ arguments: String...,
    toys: String = "all",
    input: String = "",
    environment: [String: String] = [:]
  ) async throws {
    let environment = environment.merging(["TOY_RECIPES": toys]) { $1 }
    self.init(try await Self.tool.run(arguments, input: input, environment: environment))
  }

  /// Runs a shell command line in which `$0` is the tool.
  init(shell: String, toys: String = "all", environment: [String: String] = [:]) async throws {
    let environment = environment.merging(["TOY_RECIPES": toys]) { $1 }
    self.init(try await Self.tool.run(shell: shell, environment: environment))
  }

  private init(_ outcome: BuiltTool.Outcome) {
    status = outcome.status
    output = String(decoding: outcome.output, as: UTF8.self)
    errors = String(decoding: outcome.errors, as: UTF8.self)
  }
}
