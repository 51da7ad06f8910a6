import RecipeKit

/// What a recipe says about one of its variants, without the example itself.
package struct VariantDeclaration: Codable, Equatable, Sendable {
  /// Where a variant comes from.
  package enum Origin: String, Codable, Sendable {
    /// The right way of the recipe.
    case right
    /// A wrong way that the source shows or names.
    case warnedOf = "warned-of"
    /// A wrong way that breaks a rule which the source states.
    case againstTheRule = "against-the-rule"
    /// A mistake that people make, though the source doesn't speak of it.
    case common
  }

  /// The variant's name, unique within its recipe.
  package var name: String
  /// One sentence on what goes wrong; empty for the right way.
  package var summary: String
  /// Where the variant comes from.
  package var origin: Origin
  /// Where the source warns of a wrong way, or states the rule that it breaks.
  package var place: SourcePlace?
  /// The checks that the variant must break.
  package var breaks: [Breakage]

  package init(
    name: String,
    summary: String,
    origin: Origin,
    place: SourcePlace? = nil,
    breaks: [Breakage]
  ) {
    self.name = name
    self.summary = summary
    self.origin = origin
    self.place = place
    self.breaks = breaks
  }

  /// Takes down what a variant says about itself.
  package init(_ variant: Variant<some Any>) {
    let (origin, place): (Origin, SourcePlace?) =
      switch variant.source {
      case nil: (.right, nil)
      case .warnedOf(let section, let paragraph, let words):
        (.warnedOf, SourcePlace(section: section, paragraph: paragraph, words: words))
      case .againstTheRule(let section, let paragraph, let words):
        (.againstTheRule, SourcePlace(section: section, paragraph: paragraph, words: words))
      case .common: (.common, nil)
      }
    self.init(
      name: variant.name,
      summary: variant.summary,
      origin: origin,
      place: place,
      breaks: variant.breaks
    )
  }
}
