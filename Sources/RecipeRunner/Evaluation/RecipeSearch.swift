/// Finds recipes by words that occur in what they say about themselves, in capitals or not.
struct RecipeSearch: Equatable, Sendable {
  /// The words, each of which must occur somewhere.
  let words: [String]

  /// Creates a search; words of nothing but spaces say nothing.
  init(words: [String]) {
    self.words = words.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// What a recipe has, the most telling first.
  enum Place: String, CaseIterable, Encodable {
    case id
    case title
    case keyword
    /// A name in the code that a reader takes home.
    case api = "API"
    case claim
  }

  /// Something of a recipe in which a word occurs.
  struct Hit: Encodable, Equatable {
    let place: Place
    let text: String
  }

  /// The recipes in which every word occurs, in the list's order.
  func select(from recipes: [RecipeDeclaration]) throws(ToolError) -> [RecipeDeclaration] {
    guard !words.isEmpty else { return recipes }
    for word in words where !recipes.contains(where: { Self.occurs(word, in: $0) }) {
      let known = recipes.flatMap { recipe in
        Place.allCases.filter { $0 != .claim }.flatMap { $0.texts(of: recipe) }
      }
      throw ToolError(
        "No recipe speaks of '\(word)'.\(NearestMatches.question(word, in: known.withoutRepetitions))",
        exitCode: .nothingMatched
      )
    }
    let found = recipes.filter { recipe in words.allSatisfy { Self.occurs($0, in: recipe) } }
    guard !found.isEmpty else {
      throw ToolError(
        "No recipe speaks of all of these: \(words.joined(separator: ", ")). Leave one of them out.",
        exitCode: .nothingMatched
      )
    }
    return found
  }

  /// Where the words occur in a recipe, the most telling place first.
  func hits(in recipe: RecipeDeclaration) -> [Hit] {
    Place.allCases.flatMap { place in
      place.texts(of: recipe).filter { text in words.contains { Self.occurs($0, in: text) } }
        .map { Hit(place: place, text: $0) }
    }
  }

  /// Whether a word occurs anywhere in a recipe.
  static func occurs(_ word: String, in recipe: RecipeDeclaration) -> Bool {
    Place.allCases.contains { place in place.texts(of: recipe).contains { occurs(word, in: $0) } }
  }

  private static func occurs(_ word: String, in text: String) -> Bool {
    text.lowercased().contains(word.lowercased())
  }
}

extension RecipeSearch.Place {
  /// What a recipe has there.
  fileprivate func texts(of recipe: RecipeDeclaration) -> [String] {
    switch self {
    case .id: [recipe.card.id]
    case .title: [recipe.card.title]
    case .keyword: recipe.card.keywords
    case .api:
      // A set, because a long listing names few things many times.
      Set(recipe.card.listing.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        .filter { $0.first?.isLetter == true }.sorted()
    case .claim: recipe.claims.map(\.statement)
    }
  }
}
