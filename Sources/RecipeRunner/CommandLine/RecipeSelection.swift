import CompiledResources
import UIKit

/// Finds recipes by the ids on the command line.
package enum RecipeSelection {
  /// The recipes with the given ids, in the order of the list; all recipes if no id is given.
  package static func select(_ ids: [String], from all: [RecipeDeclaration]) throws(ToolError)
    -> [RecipeDeclaration]
  {
    let known = all.map(\.card.id)
    let (wanted, there) = (Set(ids), Set(known))
    let unknown = ids.withoutRepetitions.filter { !there.contains($0) }
    guard unknown.isEmpty else {
      let lines = unknown.map { id in
        let question = NearestMatches.question(id, in: known)
        return "There is no recipe '\(id)'.\(question.isEmpty ? mention(of: id, in: all) : question)"
      }
      throw ToolError(
        lines.joined(separator: "\n") + "\n`\(Executable.name) list` shows all recipes, "
          + "`\(Executable.name) list WORD` those that mention a word.",
        exitCode: .nothingMatched
      )
    }
    let selected = ids.isEmpty ? all : all.filter { wanted.contains($0.card.id) }
    if selected.isEmpty {
      throw ToolError("There are no recipes.", exitCode: .nothingMatched)
    }
    return selected
  }

  /// A sentence that suggests recipes which mention an unknown id; empty if none do.
  private static func mention(of word: String, in all: [RecipeDeclaration]) -> String {
    // One or two letters occur nearly everywhere.
    let found = word.count < 3 ? [] : all.filter { RecipeSearch.occurs(word, in: $0) }
    guard !found.isEmpty else { return "" }
    let shown = found.prefix(3).map { "'\($0.card.id)'" }
    let rest = found.count - shown.count
    let names = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return " It occurs in \(names)."
  }

  /// Throws if two recipes have the same id.
  static func requireUniqueIDs(_ entries: [(id: String, source: String)]) throws(ToolError) {
    for id in entries.map(\.id).repeatedElements {
      let sources = entries.filter { $0.id == id }.map(\.source)
      throw ToolError(
        "\(sources.count) recipes have the id '\(id)': \(sources.joined(separator: ", ")). "
          + "Give each recipe an id of its own."
      )
    }
  }
}

/// Selects recipes by id, keyword and chapter; a recipe must match all criteria.
package struct RecipeFilter: Equatable, Sendable {
  /// The ids; empty for any.
  var ids: [String] = []
  /// Keywords, of which a recipe must have at least one; empty for any.
  var tags: [String] = []
  /// Chapters, one of which must contain the recipe; empty for any.
  var chapters: [String] = []

  package static let options: [any OptionDescription] = [Options.tag, Options.chapter]

  private static let nameLimit = 20

  package var isEmpty: Bool { ids.isEmpty && tags.isEmpty && chapters.isEmpty }

  /// The matching recipes, in the order of the list.
  package func select(from all: [RecipeDeclaration]) throws(ToolError) -> [RecipeDeclaration] {
    try Self.require(tags, "tag", among: all.flatMap(\.card.keywords))
    try Self.require(chapters, "chapter", among: all.map(\.card.chapter))
    let selected = try RecipeSelection.select(ids, from: all).filter { recipe in
      Self.meets(tags, recipe.card.keywords) && Self.meets(chapters, [recipe.card.chapter])
    }
    guard !selected.isEmpty else {
      throw ToolError(
        "No recipe matches all of these: \((ids + tags + chapters).joined(separator: ", ")).",
        exitCode: .nothingMatched
      )
    }
    return selected
  }

  private static func meets(_ wanted: [String], _ words: [String]) -> Bool {
    let words = words.map { $0.lowercased() }
    return wanted.isEmpty || wanted.contains { words.contains($0.lowercased()) }
  }

  private static func require(_ wanted: [String], _ kind: String, among known: [String]) throws(ToolError) {
    for word in wanted where !meets([word], known) {
      let names = known.withoutRepetitions.sorted()
      let all =
        names.count > nameLimit
        ? "There are \(names.count); `\(Executable.name) list \(ShellWord.of(word))` searches the recipes."
        : "There are: \(names.joined(separator: ", "))."
      throw ToolError(
        "No recipe has the \(kind) '\(word)'.\(NearestMatches.question(word, in: names)) \(all)",
        exitCode: .nothingMatched
      )
    }
  }
}

extension RecipeFilter {
  package init(_ arguments: CommandArguments, ids: [String]) {
    self.ids = ids
    tags = arguments.all(Options.tag)
    chapters = arguments.all(Options.chapter)
  }
}

/// A full-text search of recipes, ignoring case.
struct RecipeSearch: Equatable, Sendable {
  /// The words, all of which must occur.
  let words: [String]

  /// Creates a search; words that consist of spaces are dropped.
  init(words: [String]) {
    self.words = words.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The recipes in which every word occurs, in the order of the list.
  func select(from recipes: [RecipeDeclaration]) throws(ToolError) -> [RecipeDeclaration] {
    guard !words.isEmpty else { return recipes }
    for word in words where !recipes.contains(where: { Self.occurs(word, in: $0) }) {
      let known = recipes.flatMap(Self.names(in:))
      throw ToolError(
        "No recipe mentions '\(word)'.\(NearestMatches.question(word, in: known.withoutRepetitions))",
        exitCode: .nothingMatched
      )
    }
    let found = recipes.filter { recipe in words.allSatisfy { Self.occurs($0, in: recipe) } }
    guard !found.isEmpty else {
      throw ToolError(
        "No recipe mentions all of these: \(words.joined(separator: ", ")). Leave one of them out.",
        exitCode: .nothingMatched
      )
    }
    return found
  }

  static func occurs(_ word: String, in recipe: RecipeDeclaration) -> Bool {
    (names(in: recipe) + recipe.claims.map(\.statement)).contains { occurs(word, in: $0) }
  }

  private static func occurs(_ word: String, in text: String) -> Bool {
    text.lowercased().contains(word.lowercased())
  }

  /// The id, the title, the keywords, and the names in the code.
  private static func names(in recipe: RecipeDeclaration) -> [String] {
    let card = recipe.card
    // A set, because a long listing repeats its names many times.
    let words = Set(card.listing.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return [card.id, card.title] + card.keywords + words.filter { $0.first?.isLetter == true }.sorted()
  }
}

/// A shard: one of the parts into which a run is divided for several machines.
///
/// A recipe's shard depends only on its id and the number of shards, so it doesn't change when recipes are
/// added.
struct Shard: Equatable, Sendable {
  /// The number of the shard, from 1.
  let number: Int
  let count: Int

  /// Whether a recipe belongs to this shard.
  func contains(_ id: String) -> Bool {
    let hash = FNV1aHash(id.utf8).value
    // With the lower half alone, two shards would separate ids by parity.
    return (hash ^ hash >> 32) % UInt64(count) == UInt64(number - 1)
  }
}

extension Shard {
  init(_ name: String, _ text: String) throws(ToolError) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number >= 1, number <= count
    else {
      throw ToolError(
        "'\(name)' takes I/N with I from 1 to N, such as 1/3 for the first of three, not '\(text)'."
      )
    }
    self.init(number: number, count: count)
  }
}
