import Foundation
import Testing

@testable import UIKit

/// Truth: Apple, "Stringsdict file format" and "Handling noun plurals and units of measurement"; the texts are those of the
/// sample's `Localizable.stringsdict`.
struct PluralTextsTests {
  @Test(arguments: [
    (0, 1, "Nothing in 1 pot"), (1, 1, "One plant in 1 pot"), (2, 3, "2 plants in 3 pots"),
    (1, 0, "One plant in 0 pots"),
  ])
  func eachVariableTakesTheFormOfItsNumber(_ plants: Int, _ pots: Int, _ expected: String) {
    let format = NSLocalizedString("%d plants in %d pots", comment: "")
    #expect(String.localizedStringWithFormat(format, plants, pots) == expected)
    #expect(String(format: format, plants, pots) == expected)
  }

  @Test(arguments: [(1, "Ash has 1 leaf"), (7, "Ash has 7 leaves"), (1200, "Ash has 1,200 leaves")])
  func otherArgumentsKeepTheirPlacesAndNumbersAreThoseOfTheLanguage(_ leaves: Int, _ expected: String) {
    let format = NSLocalizedString("%@ has %d leaves", comment: "")
    #expect(String.localizedStringWithFormat(format, "Ash", leaves) == expected)
  }

  @Test(arguments: [(1, 1, "1 leaf on one plant"), (5, 2, "5 leaves on 2 plants")])
  func aFormCanContainAnotherVariable(_ leaves: Int, _ plants: Int, _ expected: String) {
    let format = NSLocalizedString("%d leaves on %d plants", comment: "")
    #expect(String.localizedStringWithFormat(format, leaves, plants) == expected)
  }

  @Test func formatsOfOtherTextsAreAsBefore() {
    #expect(String.localizedStringWithFormat("%@: %d %% of #@x@", "A", 5) == "A: 5 % of #@x@")
    #expect(String.localizedStringWithFormat("%2$@ %1$@", "world", "hello") == "hello world")
    #expect(
      String(format: "%02X", 10) == "0A" && [1.5, 2].map { String(format: "%.1f", $0) } == ["1.5", "2.0"]
    )
    #expect([3, 4].map { String(format: "%d", $0) } == ["3", "4"])
    #expect(String.localizedStringWithFormat("%#@nothing@", 3) == "%#@nothing@")
  }

  /// Truth: Unicode, CLDR, "Language Plural Rules", the sample numbers of each category.
  @Test(
    arguments: [
      ("en", [(0, .other), (1, .one), (2, .other)]),
      ("fr", [(0, .one), (1, .one), (2, .other)]),
      ("ja", [(1, .other)]),
      (
        "ru",
        [(1, .one), (2, .few), (5, .many), (11, .many), (12, .many), (21, .one), (22, .few), (111, .many)]
      ),
      ("pl", [(1, .one), (2, .few), (5, .many), (12, .many), (21, .many), (22, .few)]),
      ("cs", [(1, .one), (4, .few), (5, .other)]),
      ("sl", [(1, .one), (2, .two), (3, .few), (5, .other), (101, .one), (102, .two)]),
      ("lt", [(1, .one), (2, .few), (10, .other), (11, .other), (21, .one)]),
      ("lv", [(0, .zero), (1, .one), (2, .other), (11, .zero), (21, .one)]),
      ("ro", [(0, .few), (1, .one), (19, .few), (20, .other), (101, .few)]),
      ("he", [(1, .one), (2, .two), (3, .other)]),
      ("ar", [(0, .zero), (1, .one), (2, .two), (3, .few), (11, .many), (100, .other), (103, .few)]),
      ("hr", [(1, .one), (2, .few), (5, .other), (11, .other), (21, .one)]),
    ] as [(String, [(Double, PluralCategory)])]
  )
  func languagesCountInTheirOwnWay(_ language: String, _ samples: [(Double, PluralCategory)]) {
    for (number, category) in samples {
      #expect(PluralCategory(number, in: language) == category, "\(number)")
    }
  }

  @Test func fractionsAreNeverOne() {
    #expect(PluralCategory(1.5, in: "en") == .other)
  }
}
