import RecipeKit

/// A wrong way of a recipe as an exercise: the learner mends its code until all checks hold.
struct Exercise: Equatable {
  let recipe: RecipeDeclaration
  let mistake: VariantDeclaration

  static let file = "Exercise.swift"

  /// The exercises of recipes, in their order.
  ///
  /// Wrong ways without code, as plug-ins may have them, are none.
  static func all(of recipes: [RecipeDeclaration]) -> [Exercise] {
    recipes.flatMap { recipe in
      recipe.variants.dropFirst().map { Exercise(recipe: recipe, mistake: $0) }
    }
    .filter { !$0.code.isEmpty }
  }

  /// The name of its folder: `gravity-no-animator`.
  var name: String { "\(recipe.card.id)-\(VariantSlug.of(mistake.name))" }

  /// Its name for people: `gravity: no animator`.
  var title: String { "\(recipe.card.id): \(mistake.name)" }

  /// The text of the learner's file: the code of the mistake.
  var starter: String {
    let imports = listing.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("import ") }
    return imports.map { $0 + "\n" }.joined() + "\n\(code)\n"
  }

  /// The other wrong ways, which the recipe's claims name as well.
  var otherWrongWays: String {
    listing.replacing(code, with: "// This one is in \(Self.file).", maxReplacements: 1)
  }

  private var listing: String { recipe.card.wrongWaysListing }

  private var code: String { Listing.part(named: mistake.name, of: listing) ?? "" }

  /// The hints, each in paragraphs: the lesson's solution, what the lesson says about claims that fail, and the mistake.
  var hints: [[String]] {
    let named = (recipe.opposites ?? []).filter { $0.wrongWay == mistake.name }.map(\.claim)
    let broken = named.isEmpty ? mistake.breaks.map { CheckRecord.claim(of: $0.check) } : named
    let discussion = recipe.card.discussion.filter { !Set(broken).isDisjoint(with: $0.tells) }.map(\.text)
    return [[recipe.card.solution], discussion, [mistake.summary]].filter { !$0.isEmpty }
  }
}

/// The outcome of an exercise's checks.
struct ExerciseOutcome {
  let checks: [CheckRecord]
  /// What ended the checks early; nil if they ran to their end.
  let problem: RecipeIssue?

  /// Reads the outcome of one of the ways of a recipe; an exercise has only one.
  init(_ report: LessonRun, way: Int = 0) {
    let run = report.runs.indices.contains(way) ? report.runs[way] : VariantRun()
    checks = run.checks
    problem =
      switch run.end {
      case .finished: nil
      case .threw(let error): RecipeIssue("The checks stopped early: \(error).")
      case .lost: report.issues.first ?? RecipeIssue("The process ended before its checks.")
      }
  }

  var failing: [CheckRecord] { checks.filter { !$0.passed } }

  /// Whether the same checks fail, with the same values.
  func isSame(as other: ExerciseOutcome) -> Bool {
    failing.map(\.id) == other.failing.map(\.id) && failing.map(\.actual) == other.failing.map(\.actual)
      && problem == other.problem
  }

  var isSolved: Bool { problem == nil && !checks.isEmpty && failing.isEmpty }
}
