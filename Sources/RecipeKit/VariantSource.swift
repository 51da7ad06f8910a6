/// The origin of a wrong way.
public enum VariantSource: Equatable, Sendable {
  /// The source shows or names the mistake.
  ///
  /// - Parameters:
  ///   - section: the section of the source: "1.25".
  ///   - paragraph: the place in the section: "last paragraph", "after the second listing".
  ///   - words: a short paraphrase of the source: "20 / 30 of integers is 0".
  case warnedOf(section: String, paragraph: String, words: String)
  /// The wrong way breaks a rule of the source; the parameters are those of `warnedOf`.
  case againstTheRule(section: String, paragraph: String, words: String)
  /// A common mistake that the source doesn't mention.
  case common
}
