import Testing

@testable import RecipeRunner

/// Truth: `recipes help watch`: a file in a recipe's folder affects that recipe, any other file affects all.
struct AffectedRecipesTests {
  private static let known = ["lamp", "desk-lamp", "views"]

  @Test(arguments: [
    (["Recipes/Lamp/Example.swift"], AffectedRecipes.some(["lamp"])),
    (["Recipes/DeskLamp/Resources/filament.png"], .some(["desk-lamp"])),
    (["Recipes/Lamp/Example.swift", "Recipes/DeskLamp/Example.swift"], .some(["lamp", "desk-lamp"])),
    (["Sources/Lamp/Example.swift"], .some(["lamp"])),
    (["Recipes/New/Example.swift"], .all),
    (["Recipes/Lamp"], .all),
    (["Sources/UIKit/Views/UIView.swift"], .all),
    (["Package.swift"], .all),
    (["Recipes/Lamp/Example.swift", "Package.swift"], .all),
    ([], .none),
  ])
  func aFileAffectsItsRecipeOrAll(paths: [String], affected: AffectedRecipes) {
    #expect(AffectedRecipes(paths, of: Self.known) == affected)
  }

  @Test func ofTheWatchedRecipesTheAffectedOnesAreCheckedInTheirOrder() {
    #expect(AffectedRecipes.all.selected(of: ["views", "lamp"]) == ["views", "lamp"])
    #expect(
      AffectedRecipes.some(["lamp", "desk-lamp", "views"]).selected(of: ["views", "lamp"]) == [
        "views", "lamp",
      ]
    )
    #expect(AffectedRecipes.some(["desk-lamp"]).selected(of: ["views"]).isEmpty)
    #expect(AffectedRecipes.none.selected(of: ["views"]).isEmpty)
  }
}
