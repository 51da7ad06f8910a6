import RecipeKit
import Testing
import ToolRunning

@testable import GallerySite
@testable import RecipeRunner

/// Truth: the code that a lesson shows first, in which a reader looks for the API that the solution names.
struct SolutionNamesTests {
  /// A beginner meets the first step's code first.
  @Test(arguments: try await RecordedRun.recipes())
  func theFirstStepHasAllNamesOfTheSolutionInThirtyLines(recipe: String) async throws {
    let lesson = LessonContent(try await RecordedRun.report(of: recipe))
    let code = StepCode(try #require(lesson.card.steps), of: try #require(lesson.code).whole)
    let lines = code.shown(0).compactMap { $0.map(code.line) }
    #expect(!lines.isEmpty && lines.count { !$0.allSatisfy(\.isWhitespace) } <= 30)
    let words = Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    for span in lesson.card.solution.matches(of: /`([^`]+)`/).map(\.output.1) {
      for name in span.prefix(while: { $0 != "(" }).split(separator: ".") {
        #expect(words.contains(name), "\(recipe): \(span)")
      }
    }
  }

  /// Truth: the pictures and scenes that the recipe's run has, and the gestures that its playground lists.
  @Test(arguments: try await RecordedRun.recipes())
  func aStepShowsWhatIsThere(recipe: String) async throws {
    let report = try await RecordedRun.report(of: recipe)
    let right = try #require(report.runs.first)
    let pictures = Set(right.snapshots.map(\.name))
    for step in try #require(report.declaration.card.steps) {
      #expect(step.picture != nil, "\(step.title): without scripts there is nothing beside it")
      if let picture = step.picture { #expect(pictures.contains(picture), "\(step.title): \(picture)") }
      guard let live = step.live?.momentParts, let name = live.first else { continue }
      let scene = try #require(right.scenes.first { $0.name == name && $0.choice == nil }, "\(step.title)")
      let ways = report.declaration.variants.map(\.name) + right.scenes.compactMap(\.choice)
      let names =
        (scene.motion?.controls.map(\.name) ?? []) + (scene.layout?.items.map(\.name) ?? [])
        + (scene.constraints?.handles.map(\.name) ?? []) + ways + ["moving", "turned"]
      for part in live.dropFirst() {
        // `Angle = 90` sets a control; anything else is a word of its own.
        let setting = part.ranges(of: " = ").first.map { String(part[..<$0.lowerBound]) } ?? part
        #expect(names.contains(setting) || Int(setting) != nil, "\(step.title): \(part)")
      }
    }
  }

  @Test(arguments: try await RecordedRun.recipes())
  func aStepsGesturesLeadSomewhere(recipe: String) async throws {
    let steps = try #require(try await RecordedRun.report(of: recipe).declaration.card.steps)
    let gestures = steps.compactMap(\.gestures)
    guard !gestures.isEmpty else { return }
    let graph = try await RecordedPlaygrounds.graph(of: recipe)
    let place = SiteMap.Lesson(id: recipe, title: "", chapter: "")
    let part = try #require(PlaygroundPart(graph, of: place, isForeign: false))
    let frame = PageFrame(map: SiteMap(title: "", [], nil), path: "index.html")
    for each in gestures { #expect(part.moment(each.momentParts, on: frame) != nil, "\(each)") }
  }

  @Test(arguments: try await RecordedRun.recipes())
  func theShownCodeUsesWhatTheSolutionNames(recipe: String) async throws {
    let lesson = LessonContent(try await RecordedRun.report(of: recipe))
    let code = try #require(lesson.code).shown
    let words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    for span in lesson.card.solution.matches(of: /`([^`]+)`/).map(\.output.1) {
      for name in span.prefix(while: { $0 != "(" }).split(separator: ".") {
        #expect(words.contains(name), "\(recipe): \(span)")
      }
    }
  }
}
