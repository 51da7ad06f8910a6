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
    let parts = Listing.parts(of: card.wrongWaysListing)
    let all = parts.values.flatMap { ListingExcerpt(of: $0).parts.map(\.name) }
    let names = Set(all).subtracting(all.repeatedElements)
    self.parts = parts.mapValues { code in
      let whole = Self.whole(code, names, parts.values)
      return Part(code: whole, difference: CodeDifference(right: right, wrong: whole))
    }
  }

  /// The code of a wrong way; nil if it has none of its own.
  func part(of variant: VariantDeclaration) -> Part? { parts[variant.name.lowercased()] }

  /// A wrong way's code with all that it uses of other wrong ways, as nobody could write it without.
  private static func whole(_ code: String, _ names: Set<String>, _ others: some Sequence<String>) -> String {
    var whole = code
    var known = Set(ListingExcerpt(of: code).parts.map(\.name))
    while true {
      let words = Set(whole.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      let missing = words.intersection(names).subtracting(known)
      guard let name = missing.min() else { return whole }
      known.insert(name)
      let text = others.lazy.map { ListingExcerpt(of: $0).text(of: [name]) }.first { !$0.isEmpty }
      if let text { whole = text + "\n\n" + whole }
    }
  }
}
