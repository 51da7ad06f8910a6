// swift-tools-version: 6.2
import PackageDescription

/// The recipes in the order in which they are listed; each has a folder in `Recipes` and a module.
let recipes = ["Launch"]

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
    dependencies: [library("RecipeKit"), library("UIKit"), "Cupboard"],
    path: "Recipes/\(name)",
    plugins: [.plugin(name: "RecipeSources", package: "RecipeGallery")]
  )
}

/// The application's files are where Xcode has them; links in `Sources/Cupboard` lead there. On Linux the compiler sees only
/// what the plugin AppleSources writes, and a file of this package.
#if os(Linux)
  let sources: [String]? = ["Linux.swift"]
#else
  let sources: [String]? = nil
#endif

let package = Package(
  name: "Pantry",
  defaultLocalization: "en",
  dependencies: [gallery],
  targets: [
    .target(
      name: "Cupboard",
      dependencies: [library("UIKit")],
      exclude: [],
      sources: sources,
      resources: [],
      swiftSettings: [],
      plugins: [.plugin(name: "AppleSources", package: "RecipeGallery")]
    ),
    .executableTarget(
      name: "recipes",
      dependencies: [library("GallerySite"), library("RecipeKit")]
        + recipes.map { .target(name: moduleName($0)) },
      plugins: [.plugin(name: "RecipeSources", package: "RecipeGallery")]
    ),
    .testTarget(name: "CupboardTests", dependencies: [library("UIKit"), "Cupboard"]),
  ] + recipes.map(recipeTarget)
)
