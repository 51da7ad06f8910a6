/// Where a wrong way comes from.
public enum VariantSource: Equatable, Sendable {
  /// The source shows the mistake or names it.
  ///
  /// - Parameters:
  ///   - section: the section of the source: "1.25".
  ///   - paragraph: where in it: "last paragraph", "after the second listing".
  ///   - words: what it says there, in a few words of your own: "20 / 30 of integers is 0".
  case warnedOf(section: String, paragraph: String, words: String)
  /// The source states a rule, and the wrong way breaks it; the parameters are those of a warning.
  case againstTheRule(section: String, paragraph: String, words: String)
  /// A mistake that people make, though the source doesn't speak of it.
  case common
}
