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
