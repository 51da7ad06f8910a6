/// The state of a watch.
struct WatchState {
  /// What is going on.
  enum Phase: Equatable {
    case building
    case running
    /// What went wrong, as the build or the run said it.
    case stopped(problem: String, output: [String])
    /// All is known until something is saved.
    case waiting
  }

  /// What is going on.
  var phase = Phase.building
  /// The watched recipes in the list's order.
  var recipes: [String]
  /// What is known of them.
  private(set) var reports: [String: RecipeReport] = [:]
  /// The recipe whose lesson is shown; nil for all recipes.
  private(set) var shown: String?

  init(recipes: [String]) {
    self.recipes = recipes
    shown = recipes.count == 1 ? recipes[0] : nil
  }

  /// Takes in what a recipe did.
  mutating func add(_ report: RecipeReport) {
    reports[report.id] = report
  }

  /// Shows the recipe after the one that is shown, from the last one on the first again.
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

  /// What files affect, by their paths in the package: one in a recipe's folder that recipe, any other all.
  init(_ paths: [String], of known: [String]) {
    self = paths.reduce(.none) { affected, path in
      let parts = path.split(separator: "/")
      let id = parts.count > 2 ? RecipeName.id(ofFolder: String(parts[1])) : ""
      return affected.union(known.contains(id) ? .some([id]) : .all)
    }
  }

  /// What either of two affects.
  func union(_ other: AffectedRecipes) -> AffectedRecipes {
    switch (self, other) {
    case (.all, _), (_, .all): .all
    case (.none, let only), (let only, .none): only
    case (.some(let these), .some(let those)): .some(these.union(those))
    }
  }

  /// Those of the watched recipes that are affected, in their order.
  func selected(of watched: [String]) -> [String] {
    switch self {
    case .none: []
    case .some(let ids): watched.filter(ids.contains)
    case .all: watched
    }
  }
}
