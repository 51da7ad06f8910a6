/// The contents of `Lesson.md`, the code, and `Recorded.txt`, as the build plugin embeds them.
public struct Lesson: Equatable, Sendable {
  /// The description of a wrong way in `Lesson.md`.
  public struct Mistake: Equatable, Sendable {
    /// The name of the wrong way; a `// MARK:` line in `WrongWays.swift` has the same name.
    public let name: String
    /// What goes wrong, and why.
    public let words: String
    /// The origin of the wrong way.
    public let source: VariantSource

    /// Creates the description of a wrong way.
    public init(_ name: String, words: String, source: VariantSource) {
      self.name = name
      self.words = words
      self.source = source
    }
  }

  /// The texts and the code of the lesson.
  public let card: RecipeCard
  /// The wrong ways, in the order of the text.
  public let mistakes: [Mistake]
  /// The text of `Recorded.txt`; empty if there is none.
  public let recorded: String

  /// Creates a lesson; the build plugin generates the call.
  public init(card: RecipeCard, mistakes: [Mistake] = [], recorded: String = "") {
    self.card = card
    self.mistakes = mistakes
    self.recorded = recorded
  }
}
