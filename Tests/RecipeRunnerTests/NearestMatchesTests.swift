import RecipeRunner
import Testing

/// Truth: the edit distance by hand (insert, remove, replace, swap neighbours), at most a third of the word.
struct NearestMatchesTests {
  @Test(arguments: [
    ("chek", ["list", "check", "claims"], ["check"]),
    ("cehck", ["list", "check", "claims"], ["check"]),
    ("progres-view", ["progress-view", "autosize"], ["progress-view"]),
    ("progress", ["autosize", "progress-view"], ["progress-view"]),
    ("view", ["split-view", "autosize", "page-view"], ["split-view", "page-view"]),
    ("swop", ["swap", "stop", "shop"], ["swap", "stop", "shop"]),
    ("x", ["autosize"], []),
    ("", ["autosize"], []),
    ("banana", ["autosize", "swap"], []),
    ("PROGRESS-VIEW", ["autosize", "progress-view"], ["progress-view"]),
    ("swipe", ["s", "it", "swap"], []),
    ("uiview", ["UILabel", "UIView"], ["UIView"]),
  ])
  func theNearestComeFirst(word: String, candidates: [String], matches: [String]) {
    #expect(NearestMatches.of(word, in: candidates) == matches)
  }

  @Test func atMostThreeAreNamed() {
    #expect(NearestMatches.of("aaa", in: ["aab", "aac", "aad", "aae"]).count == 3)
  }
}
