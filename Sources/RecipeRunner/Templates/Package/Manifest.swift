// swift-tools-version: 6.2
import PackageDescription

/// The recipes in the order in which they are listed; each has a folder in `Recipes` and a module.
let recipes = ["Sample"]

/// The package with UIKit, the recipe API and the tool.
let gallery = Package.Dependency.package(name: "RecipeGallery", path: "../RecipeGallery")

/// A library of RecipeGallery.
func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "RecipeGallery")
}

/// The module's name; the prefix makes it unique among all packages.
func moduleName(_ recipe: String) -> String {
  "Pantry\(recipe)"
}

/// A recipe's module; RecipeSources embeds its source, so that the lesson shows exactly the code that was
/// compiled.
func recipeTarget(_ name: String) -> Target {
  .target(
    name: moduleName(name),
    dependencies: [library("RecipeKit"), library("UIKit")],
    path: "Recipes/\(name)",
    plugins: [.plugin(name: "RecipeSources", package: "RecipeGallery")]
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
      plugins: [.plugin(name: "RecipeSources", package: "RecipeGallery")]
    ),
    .testTarget(
      name: "ExampleTests",
      dependencies: [library("UIKit"), .target(name: moduleName("Sample"))]
    ),
  ] + recipes.map(recipeTarget)
)
