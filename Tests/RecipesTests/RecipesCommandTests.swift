import Foundation
import Testing
import ToolRunning

@testable import RecipeRunner

/// Truth: the contract of the tool's commands (docs/EventStream.md and `recipes help`), and that recipes
/// link only to recipes that exist.
struct RecipesCommandTests {
  private static let tool = BuiltTool("recipes")

  /// What a recipe's report is to a reader of `recipes run` or `recipes check`.
  private func text(_ messages: [Message]) -> String {
    Console(width: 80, usesColor: false).text(messages)
  }

  @Test func idsAreUniqueAndWellFormed() async throws {
    struct Entry: Decodable {
      let id: String
      let title: String
      let section: String?
      let checks: [String]
      let variants: [Variant]
    }
    struct Variant: Decodable {
      let name: String
    }
    let list = try await Self.tool.run(["list", "--format", "json"]).output
    let entries = try JSONDecoder().decode([Entry].self, from: list)
    #expect(Set(entries.map(\.id)).count == entries.count)
    for entry in entries {
      #expect(!entry.title.isEmpty && entry.section != "" && !entry.checks.isEmpty)
      #expect(entry.variants.count >= 2, "\(entry.id) has a right way and at least one wrong way")
    }
  }

  @Test(arguments: try await RecordedRun.recipes())
  func everyRecipeIsVerified(recipe: String) async throws {
    let report = try await RecordedRun.report(of: recipe)
    #expect(report.verdict.passed, "\(text(FailureMessages.messages(for: report)))")
  }

  /// Bare constants and types of UIKit, which no example could change; what follows from them is proven beside them.
  private static let constants: Set = [
    "page-view.spine-enum-values", "popover.arrow-enum-values", "popover.content-required",
  ]

  @Test func everyCoreClaimButConstantsIsProven() async throws {
    let core = try await CoveredClaim.all().filter { $0.weight == "core" }
    #expect(!core.isEmpty)
    #expect(Set(core.filter { $0.status == "fact" }.map(\.id)) == Self.constants)
    #expect(core.allSatisfy { ["proven", "fact", "told"].contains($0.status) })
  }

  @Test func whatIsNotProvenHasAReason() async throws {
    for claim in try await CoveredClaim.all() where ["unproven", "uncovered"].contains(claim.status) {
      #expect(claim.reason?.isEmpty == false, "\(claim.id)")
    }
  }

  @Test(arguments: try await RecordedRun.recipes(), [LessonLength.short, .full])
  func aLessonFitsEightyColumnsAndPointsToRecipesThatExist(recipe: String, length: LessonLength) async throws
  {
    let recipes = try await RecordedRun.recipes()
    // Commands to type name the executable, which here is the tests' bundle.
    let report = try await RecordedRun.report(of: recipe)
    let lesson = text(LessonMessages.messages(for: LessonContent(report), length, CommandHints(nil)))
      .replacing(
        Executable.name,
        with: "recipes"
      )
    #expect(!lesson.isEmpty)
    // Words stay whole, such as a URL, and so do commands, which are to be copied.
    let lines: [Substring] = lesson.split(separator: "\n").filter { line in
      !line.contains("  recipes ")
        && line.split(separator: " ").allSatisfy { $0.count <= 60 || $0.allSatisfy { $0 == "─" } }
    }
    let widest = lines.max { $0.count < $1.count } ?? ""
    #expect(widest.count <= 80, "\(widest)")
    for line in lesson.split(separator: "\n") {
      guard let link = line.range(of: "→ recipes run ") else { continue }
      let id = String(line[link.upperBound...]).trimmingCharacters(in: .whitespaces)
      #expect(recipes.contains(id), "\(line)")
    }
  }

  /// Two or three screens of a terminal, with some 60 lines each.
  @Test(arguments: try await RecordedRun.recipes())
  func aShortLessonFitsThreeScreens(recipe: String) async throws {
    let report = try await RecordedRun.report(of: recipe)
    let lesson = text(LessonMessages.messages(for: LessonContent(report), .short, CommandHints(nil)))
    #expect(lesson.count { $0 == "\n" } <= 180)
  }

  /// Truth: docs/Recipes.md on the steps of a lesson; and that a learner should see what may go wrong.
  @Test(arguments: try await RecordedRun.recipes())
  func aShortLessonHasItsStepsInOrderAndAMistake(recipe: String) async throws {
    let report = try await RecordedRun.report(of: recipe)
    let content = LessonContent(report)
    let lesson = text(LessonMessages.messages(for: content, .short, CommandHints(nil)))
    var rest = lesson[...]
    for (index, step) in try #require(content.card.steps).enumerated() {
      // A long title goes on in the next line.
      let beginning = "\n  \(index + 1)  \(step.title.prefix { $0 != " " })"
      rest = rest[try #require(rest.range(of: beginning), "\(step.title)").upperBound...]
    }
    let heading = try #require(rest.range(of: "\nMistakes"))
    let mistakes = rest[heading.upperBound...]
    #expect(content.wrongWays.contains { mistakes.contains("\n  \($0.variant.name)") })
  }

  /// Every word of the lesson's texts is on one line.
  @Test(arguments: try await RecordedRun.recipes(), [60, 80])
  func noWordIsSplit(recipe: String, width: Int) async throws {
    let content = LessonContent(try await RecordedRun.report(of: recipe))
    let messages = LessonMessages.messages(for: content, .short, CommandHints(nil))
    let lesson = Console(width: width, usesColor: false).text(messages)
    let words = Set(lesson.split(whereSeparator: \.isWhitespace))
    for text in [content.card.problem, content.card.solution] {
      for word in text.split(whereSeparator: \.isWhitespace) where !word.contains("*") {
        #expect(words.contains(word), "\(word)")
      }
    }
  }

  @Test func outputDoesNotDependOnTheNumberOfWorkers() async throws {
    let some = ["progress-view", "rearrange", "gravity", "view-controllers"]
    let alone = try await Self.tool.run(["check", "--jobs", "1"] + some)
    #expect(alone.status == 0)
    #expect(try await Self.tool.run(["check", "--jobs", "3"] + some).output == alone.output)
  }

  @Test func anUnknownRecipeIsNotFound() async throws {
    #expect(try await Self.tool.run(["check", "nosuch"]).status == 3)
  }
}
