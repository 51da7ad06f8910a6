import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: the help: every word must occur in the recipe's declaration.
struct RecipeSearchTests {
  private let all = [
    Sample.declaration("swap", keywords: ["UIView"], claims: [.core("c", "Both views change places.")]),
    Sample.declaration("snap", keywords: ["photo"], claims: [.core("c", "The photo stays.")]),
  ]

  @Test(arguments: [
    ([], ["swap", "snap"]), (["SWAP"], ["swap"]), (["uiview"], ["swap"]), (["stays"], ["snap"]),
    (["a sample"], ["swap", "snap"]), (["photo", "snap"], ["snap"]),
    ([" ", ""], ["swap", "snap"]),
  ])
  func everyWordMustOccur(words: [String], ids: [String]) throws {
    #expect(try RecipeSearch(words: words).select(from: all).map(\.card.id) == ids)
  }

  @Test(arguments: [
    (["swup"], "No recipe mentions 'swup'. Did you mean 'swap'?"),
    (["photo", "views"], "No recipe mentions all of these: photo, views."),
  ])
  func whatOccursNowhereIsNamed(words: [String], text: String) {
    let error = #expect(throws: ToolError.self) { try RecipeSearch(words: words).select(from: all) }
    #expect(error?.exitCode == .nothingMatched)
    #expect(error?.description.hasPrefix(text) == true, "\(error?.description ?? "")")
  }

  /// The sample's listing is `let a = 1`.
  @Test func namesInTheCodeAreFound() throws {
    #expect(try RecipeSearch(words: ["let"]).select(from: all).count == 2)
  }
}
