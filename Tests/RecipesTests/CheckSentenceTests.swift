import RecipeKit
import Testing
import ToolRunning

/// Truth: the style of check sentences that docs/Recipes.md asks for.
struct CheckSentenceTests {
  /// Words that point back at a sentence before; in a report, a check stands alone.
  private static let pointingBack: Set<Substring> = [
    "and", "but", "it", "its", "so", "that", "their", "then", "these", "they", "this", "those",
  ]

  /// A name of UIKit's or of the example's, or an abbreviation, which keeps its upper-case letters.
  private static func isName(_ word: Substring) -> Bool {
    word.hasPrefix("`") || word.dropFirst().contains(where: \.isUppercase)
  }

  /// The sentences of the checks that don't have that of their claim.
  private static func sentences(of recipe: String) async throws -> [String] {
    let report = try await RecordedRun.report(of: recipe)
    let sentences = report.runs.first?.checks.map(\.sentence) ?? []
    try #require(!sentences.isEmpty)
    let claims = Set(report.declaration.claims.map(\.statement))
    return sentences.filter { !claims.contains($0) }
  }

  @Test(arguments: try await RecordedRun.recipes())
  func sentencesBeginInLowerCaseAndHaveNoFullStop(recipe: String) async throws {
    for sentence in try await Self.sentences(of: recipe) {
      let word = sentence.prefix { $0 != " " }
      #expect(word.first?.isUppercase == false || Self.isName(word), "\(sentence)")
      let ending = sentence.last ?? "."
      #expect(!".:;!?".contains(ending), "\(sentence)")
    }
  }

  @Test(arguments: try await RecordedRun.recipes())
  func everySentenceIsUnderstoodByItself(recipe: String) async throws {
    for sentence in try await Self.sentences(of: recipe) {
      let word = sentence.prefix { $0.isLetter }
      #expect(!Self.pointingBack.contains(word), "\(sentence)")
    }
  }

  @Test(arguments: try await RecordedRun.recipes())
  func noTwoChecksOfARecipeSayTheSame(recipe: String) async throws {
    let sentences = try await RecordedRun.report(of: recipe).runs.first?.checks.map(\.sentence) ?? []
    #expect(Set(sentences).count == sentences.count)
  }
}
