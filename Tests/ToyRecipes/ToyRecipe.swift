import RecipeKit

/// A recipe made of its parts, so that each way of going wrong takes a few lines.
struct ToyRecipe: ToyScript {
  let card: RecipeCard
  let statements: [ClaimRecord]
  let variants: [Variant<Int>]
  let script: @MainActor (Int, Stage) throws -> Void

  /// Makes a recipe whose right way is 2 and whose wrong way is 3, which breaks the check of the claim `two`.
  init(
    _ id: String,
    _ title: String = "A toy",
    claims: [ClaimRecord] = [.core("two", "The number is two.")],
    wrongWays: [Variant<Int>] = [ToyRecipe.three(breaks: ["two"])],
    script: @escaping @MainActor (Int, Stage) throws -> Void
  ) {
    card = RecipeCard(
      id: id,
      title: title,
      section: "0.0",
      chapter: "Toys",
      problem: "You want to see what the runner makes of this.",
      solution: "Run it.",
      listing: "let number = 2\n"
    )
    self.statements = claims
    variants = [Variant(2)] + wrongWays
    self.script = script
  }

  func check(_ example: Int, on stage: Stage) throws {
    try script(example, stage)
  }

  /// The wrong way of most toys.
  static func three(breaks: [Breakage]) -> Variant<Int> {
    Variant(
      3,
      mistake: Lesson.Mistake("three", words: "Three is not two.", source: .common),
      breaks: breaks
    )
  }
}

extension Stage {
  /// The check of most toys.
  func checkTwo(_ number: Int) {
    check("two", "The number is two.", expected: 2, actual: number)
  }
}
