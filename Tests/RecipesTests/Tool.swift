import Foundation
import ToolRunning

/// Runs the built `recipes`.
enum Tool {
  private static let tool = BuiltTool("recipes")

  /// What a command printed, and how it ended.
  static func output(_ arguments: [String]) throws -> (data: Data, exitCode: Int32) {
    let outcome = try tool.run(arguments)
    return (outcome.output, outcome.status)
  }
}
