struct WatchState {
  enum Phase: Equatable {
    case building
    case running
    /// The build or the run failed, with this description and output.
    case stopped(problem: String, output: [String])
    /// Nothing to do until a file is saved.
    case waiting
  }

  var phase = Phase.building
  /// The watched recipes, in the order of the list.
  var recipes: [String]
  /// The latest reports.
  private(set) var reports: [String: LessonRun] = [:]
  /// The recipe whose lesson is shown; nil for all recipes.
  private(set) var shown: String?
  /// The exercise whose checks are shown instead of the recipes; nil for none.
  var exercise: ExerciseState?

  init(recipes: [String], exercise: ExerciseState? = nil) {
    self.recipes = recipes
    self.exercise = exercise
    shown = recipes.count == 1 ? recipes[0] : nil
  }

  mutating func add(_ report: LessonRun) {
    reports[report.id] = report
    exercise?.outcome = ExerciseOutcome(report)
  }

  /// Shows the recipe after the shown one; after the last one, the first.
  mutating func showNext() {
    let next = shown.flatMap(recipes.firstIndex).map { ($0 + 1) % recipes.count } ?? 0
    shown = recipes.isEmpty ? nil : recipes[next]
  }

  /// Shows the given recipes: one as a lesson, several as a list.
  mutating func show(_ ids: [String]) {
    shown = ids.count == 1 ? ids[0] : nil
  }
}

/// The recipes that saved files can affect.
enum AffectedRecipes: Equatable {
  case none
  case some(Set<String>)
  case all

  /// The recipes that files affect, by path: a file in a recipe's folder affects that recipe, any other all
  /// recipes.
  init(_ paths: [String], of known: [String]) {
    self = paths.reduce(.none) { affected, path in
      let parts = path.split(separator: "/")
      let id = parts.count > 2 ? RecipeName.id(ofFolder: String(parts[1])) : ""
      return affected.union(known.contains(id) ? .some([id]) : .all)
    }
  }

  func union(_ other: AffectedRecipes) -> AffectedRecipes {
    switch (self, other) {
    case (.all, _), (_, .all): .all
    case (.none, let only), (let only, .none): only
    case (.some(let these), .some(let those)): .some(these.union(those))
    }
  }

  /// The affected ones among the watched recipes, in their order.
  func selected(of watched: [String]) -> [String] {
    switch self {
    case .none: []
    case .some(let ids): watched.filter(ids.contains)
    case .all: watched
    }
  }
}
