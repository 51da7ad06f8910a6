/// The texts of a lesson, as the build plugin embeds them: from `Lesson.md`, the code, and `Recorded.txt`.
public struct Lesson: Equatable, Sendable {
  /// What `Lesson.md` says about a mistake.
  public struct Mistake: Equatable, Sendable {
    /// The mistake's name, which its code in `WrongWays.swift` has in a `// MARK:` line.
    public let name: String
    /// What goes wrong, and why.
    public let words: String
    /// Where the mistake comes from.
    public let source: VariantSource

    /// Describes a mistake.
    public init(_ name: String, words: String, source: VariantSource) {
      self.name = name
      self.words = words
      self.source = source
    }
  }

  /// The lesson's texts and the code that ran.
  public let card: RecipeCard
  /// The mistakes, in the order of the text.
  public let mistakes: [Mistake]
  /// The text of `Recorded.txt`; empty if there is none.
  public let recorded: String

  /// Puts a lesson together; the build plugin writes the call.
  public init(card: RecipeCard, mistakes: [Mistake] = [], recorded: String = "") {
    self.card = card
    self.mistakes = mistakes
    self.recorded = recorded
  }
}
