import RecipeKit
import Testing

@testable import GallerySite
@testable import RecipeRunner

/// Truth: the listing of the wrong ways; the code that is shown is complete, so a learner can write it down.
struct WrongWayCodeTests {
  private static let base = """
    class Base: Right {
      func more() {}

      override func show() {
        super.show()
      }
    }
    """
  private static let late = """
    class Late: Base {
      override func show() {
        more()
        super.show()
      }
    }
    """

  private func part(_ name: String, of wrongWays: String) throws -> WrongWayCode.Part {
    let card = RecipeCard(
      id: "sample",
      title: "A sample",
      chapter: "Samples",
      problem: "",
      solution: "",
      listing: "class Right: UIViewController {\n  func show() {\n    add()\n  }\n}\n",
      wrongWaysListing: wrongWays
    )
    return try #require(
      WrongWayCode(card).part(of: VariantDeclaration(name: name, summary: "", origin: .common, breaks: []))
    )
  }

  @Test func whatAnotherWrongWayDeclaresIsShownWhereItIsUsed() throws {
    let listing = "// MARK: early\n\n\(Self.base)\n\n// MARK: late\n\n\(Self.late)\n"
    #expect(try part("early", of: listing).code == Self.base)
    let late = try part("late", of: listing)
    #expect(late.code == "\(Self.base)\n\n\(Self.late)")
    // The member that both inherit still runs.
    #expect(late.difference?.removed == [])
  }

  /// What another wrong way adds to a type is not what the type is.
  @Test func anExtensionOfAnotherWrongWayIsNotShown() throws {
    let listing =
      "// MARK: one\n\n\(Self.base)\n\n// MARK: two\n\nextension Base {\n  func less() {}\n}\n\n"
      + "// MARK: late\n\n\(Self.late)\n"
    #expect(try part("late", of: listing).code == "\(Self.base)\n\n\(Self.late)")
  }

  @Test func whatSeveralDeclareIsEachOnesOwn() throws {
    let listing =
      "// MARK: one\n\n\(Self.base)\n\n// MARK: two\n\n\(Self.base)\n\n// MARK: late\n\n\(Self.late)\n"
    #expect(try part("late", of: listing).code == Self.late)
  }
}
