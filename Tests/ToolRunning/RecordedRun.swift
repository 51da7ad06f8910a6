import Foundation
import RecipeRunner

/// The run of every recipe, with its pictures, that all tests of the recipes look at.
///
/// Each recipe runs once, whoever asks for it, in a worker of the built `recipes`; as many at once as there are
/// processors.
package actor RecordedRun {
  package static let shared = RecordedRun()

  private let tool = BuiltTool("recipes")
  private var list: Task<[String], any Error>?
  private var runs: [String: Task<LessonRun, any Error>] = [:]

  /// The ids of all recipes, in the order of the list.
  package static func recipes() async throws -> [String] {
    try await shared.recipes()
  }

  /// What a recipe did, judged.
  package static func report(of recipe: String) async throws -> LessonRun {
    try await shared.report(of: recipe)
  }

  /// What all recipes did, in the order of the list.
  package static func reports() async throws -> [LessonRun] {
    var reports: [LessonRun] = []
    for recipe in try await recipes() { reports.append(try await report(of: recipe)) }
    return reports
  }

  private func recipes() async throws -> [String] {
    struct Entry: Decodable {
      let id: String
    }
    let list =
      list
      ?? Task {
        let output = try await tool.run(["list", "--format", "json"]).output
        return try JSONDecoder().decode([Entry].self, from: output).map(\.id)
      }
    self.list = list
    return try await list.value
  }

  private func report(of recipe: String) async throws -> LessonRun {
    let run = runs[recipe] ?? Task { try await record(recipe) }
    runs[recipe] = run
    return try await run.value
  }

  private func record(_ recipe: String) async throws -> LessonRun {
    let outcome = try await ConcurrencyLimiter.processors.whenFree { [tool] in
      try await tool.run(
        ["work", "--events-fd", "1", "--pictures", "svg,tree,beside,live"],
        input: recipe + "\n"
      )
    }
    let coder = LineCoder()
    var report: LessonRun?
    for line in outcome.output.split(separator: UInt8(ascii: "\n")) {
      // A recipe's own prints may stand between the events.
      guard let event: Event = try? coder.value(line) else { continue }
      if let declaration = event.declaration { report = LessonRun(declaration) }
      report?.add(event)
    }
    guard outcome.status == 0, var report else {
      throw WorkerFailure(recipe: recipe, status: outcome.status, errors: outcome.errors)
    }
    report.judge()
    return report
  }
}
