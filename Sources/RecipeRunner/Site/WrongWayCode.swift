import RecipeKit

/// The code of a lesson's wrong ways, and what it has in place of the right way's: found once for all pages.
struct WrongWayCode {
  /// A wrong way's code.
  struct Part {
    let code: String
    /// Nil where nothing of the right way stands in it.
    let difference: CodeDifference?
  }

  /// By the variants' names in lower case, as marks may be written either way.
  private let parts: [String: Part]

  init(_ card: RecipeCard) {
    let right = CodeDifference.Members(of: Listing.trimmed(card.listing))
    parts = Listing.parts(of: card.wrongWaysListing).mapValues { code in
      Part(code: code, difference: CodeDifference(right: right, wrong: code))
    }
  }

  /// The code of a wrong way; nil if it has none of its own.
  func part(of variant: VariantDeclaration) -> Part? { parts[variant.name.lowercased()] }
}
