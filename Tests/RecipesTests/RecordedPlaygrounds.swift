import Foundation
import RecipeRunner
import Testing
import ToolRunning

/// The playgrounds that the built tool records, each once.
actor RecordedPlaygrounds {
  private static let shared = RecordedPlaygrounds()

  private var graphs: [String: Task<PlaygroundGraph, any Error>] = [:]

  static func graph(of recipe: String) async throws -> PlaygroundGraph {
    try await shared.graph(of: recipe)
  }

  private func graph(of recipe: String) async throws -> PlaygroundGraph {
    let graph = graphs[recipe] ?? Task { try await Self.record(recipe) }
    graphs[recipe] = graph
    return try await graph.value
  }

  private static func record(_ recipe: String) async throws -> PlaygroundGraph {
    let arguments = ["work", "--events-fd", "1", "--pictures", "states"]
    let output = try await ConcurrencyLimiter.processors.whenFree {
      try await BuiltTool("recipes").run(arguments, input: recipe + "\n").output
    }
    let coder = LineCoder()
    let events: [Event] = try output.split(separator: UInt8(ascii: "\n")).map { try coder.value($0) }
    return try #require(events.compactMap(\.playground).first)
  }
}
