import RecipeKit

/// One recipe in the list for programs.
struct ListEntry: Encodable, Equatable {
  let id: String
  let title: String
  /// Missing for a recipe of our own.
  let section: String?
  let chapter: String
  let keywords: [String]
  /// The systems on which the example works; missing if the recipe doesn't say.
  let works: String?
  /// The ids of the recipes to read before; missing for none.
  let needs: [String]?
  /// The ids of the recipes that show how it is done today; missing for none.
  let today: [String]?
  /// The ids of the checks, as far as they can be known without running the recipe.
  let checks: [String]
  let variants: [VariantDeclaration]

  init(_ recipe: RecipeDeclaration) {
    id = recipe.card.id
    title = recipe.card.title
    section = recipe.card.section
    chapter = recipe.card.chapter
    keywords = recipe.card.keywords
    works = recipe.card.works
    needs = recipe.card.needs
    today = recipe.card.today
    checks = recipe.declaredChecks
    variants = recipe.variants
  }

  static func json(of recipes: [RecipeDeclaration]) -> String {
    JSONText.of(recipes.map(ListEntry.init))
  }
}
