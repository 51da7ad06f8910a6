import Testing
import UIKit

@testable import RecipeKit

/// Truth: the documented ways to parts in Swift's words, and that a part is wrong if it is missing or other.
@MainActor struct CheckComparisonTests {
  private struct Pair {
    var size = CGSize(width: 1, height: 2)
    var names = ["a", "b"]
  }

  private static let compounds: [(value: Any, parts: [String])] = [
    ([1, 2], ["[0]", "[1]"]),
    ([[1], [2, 3]], ["[0][0]", "[1][0]", "[1][1]"]),
    ((1, "a"), [".0", ".1"]),
    ((width: 1, name: "a"), [".width", ".name"]),
    (["b": 1, "a": 2], [#"["a"]"#, #"["b"]"#]),
    (Set(["b", "a"]), [#"{"a"}"#, #"{"b"}"#]),
    (Pair(), [".size", ".names[0]", ".names[1]"]),
    (Optional([true, false]) as Any, ["[0]", "[1]"]),
  ]

  @Test func aCompoundHasParts() throws {
    for (value, parts) in Self.compounds {
      let comparison = try #require(CheckComparison(of: value, with: value, within: nil))
      #expect(comparison.parts == parts)
      #expect(comparison.wrong.isEmpty)
    }
  }

  private static let wholes: [Any] = [
    1, 1.5, "a, b", true, CGRect(x: 1, y: 2, width: 3, height: 4), CGPoint.zero, CGSize.zero, [Int](), [1],
    Set<Int>(), Int?.none as Any, UIView(), UIView.ContentMode.center, NSRange(location: 1, length: 2),
  ]

  @Test func oneThingHasNoParts() {
    for value in Self.wholes {
      #expect(CheckComparison(of: value, with: value, within: nil) == nil, "\(value)")
    }
  }

  private nonisolated static let differences: [(actual: [Double], within: Double?, wrong: [String])] = [
    ([1, 2, 3], nil, []),
    ([1, 2.5, 3], nil, ["[1]"]),
    ([1, 2.5, 3], 0.5, []),
    ([1, 2.6, 3], 0.5, ["[1]"]),
    ([.nan, 2, 3], 0.5, ["[0]"]),
    ([1, 2], nil, ["[2]"]),
    ([1, 2, 3, 4], nil, []),
    ([], nil, ["[0]", "[1]", "[2]"]),
  ]

  @Test(arguments: differences)
  func aPartIsWrongIfItIsMissingOrOther(actual: [Double], within: Double?, wrong: [String]) {
    #expect(CheckComparison(of: actual, with: [1.0, 2, 3], within: within)?.wrong == wrong)
  }
}
