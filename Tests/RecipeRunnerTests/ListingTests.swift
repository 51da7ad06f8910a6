import Testing

@testable import RecipeRunner

/// Truth: the documentation: `// MARK: NAME` begins a part, which ends at the next mark.
struct ListingTests {
  private let listing = """
    import UIKit

    // MARK: - Integer division

    let a = 20 / 30

    // MARK: Percent
    let b = 66
    // MARK: Nothing

    """

  @Test(arguments: [
    ("Integer division", "let a = 20 / 30"), ("integer division", "let a = 20 / 30"),
    ("Percent", "let b = 66"), ("Nothing", nil), ("Absent", nil),
  ])
  func parts(name: String, code: String?) {
    #expect(Listing.part(named: name, of: listing) == code)
  }

  @Test func emptyLinesAroundAreDropped() {
    #expect(Listing.trimmed("\n  \n  a\n\n b\n\n") == "  a\n\n b")
    #expect(Listing.trimmed("\n \n").isEmpty)
  }
}
