import RecipeRunner
import Testing
import ToolRunning

/// Truth: the code that a lesson shows first, in which a reader looks for the API that the solution names.
struct SolutionNamesTests {
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
