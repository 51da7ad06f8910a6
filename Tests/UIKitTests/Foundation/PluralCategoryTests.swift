import Testing

@testable import UIKit

/// Truth: Unicode, CLDR, "Language Plural Rules", by which a number has the form of its absolute value.
struct PluralCategoryTests {
  @Test(arguments: [
    (-1, "en", PluralCategory.one), (-2, "ar", .two), (-5, "ru", .many), (0.5, "en", .other),
    (Double(Int.min), "en", .other), (Double(Int.min), "ar", .few), (-Double.infinity, "en", .other),
  ])
  func aNumberHasTheFormOfItsAbsoluteValue(number: Double, language: String, category: PluralCategory) {
    #expect(PluralCategory(number, in: language) == category)
  }
}
