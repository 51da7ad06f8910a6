// swift-tools-version: 6.2
import PackageDescription

/// One folder under `Recipes/`, one module, one word here: the order in which recipes are listed.
let recipes = ["Sample"]

/// Where UIKit, the recipes' contract and the tool come from.
let gallery = Package.Dependency.package(name: "RecipeGallery", path: "../RecipeGallery")

/// A library of that package.
func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "RecipeGallery")
}

/// A module must have a name that no other module has, so it says whose it is.
func moduleName(_ recipe: String) -> String {
  "Pantry\(recipe)"
}

/// The code that a learner reads is embedded, so that the listing is exactly what was compiled.
func recipeTarget(_ name: String) -> Target {
  .target(
    name: moduleName(name),
    dependencies: [library("RecipeKit"), library("UIKit")],
    path: "Recipes/\(name)",
    plugins: [.plugin(name: "EmbedListings", package: "RecipeGallery")]
  )
}

let package = Package(
  name: "Pantry",
  dependencies: [gallery],
  targets: [
    .executableTarget(
      name: "recipes",
      dependencies: [library("GallerySite"), library("RecipeKit")]
        + recipes.map { .target(name: moduleName($0)) },
      plugins: [.plugin(name: "ListRecipes", package: "RecipeGallery")]
    ),
    .testTarget(
      name: "ExampleTests",
      dependencies: [library("UIKit"), .target(name: moduleName("Sample"))]
    ),
  ] + recipes.map(recipeTarget)
)
