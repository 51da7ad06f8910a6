// swift-tools-version: 6.2
// Written by `recipes practice`, anew for each exercise. Yours is the file Exercise.swift in the exercise's folder.
import PackageDescription

/// The exercise at hand, and the name of its folder.
let exercise = "sample-touch-down"

/// The package with UIKit, the recipe API and the tool.
let gallery = Package.Dependency.package(name: "RecipeGallery", path: "../RecipeGallery")

/// A library of RecipeGallery.
func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "RecipeGallery")
}

let package = Package(
  // Several targets may have a nib of the same name, and UIKit takes that of the first package.
  name: "0Practice",
  defaultLocalization: "en",
  dependencies: [gallery],
  targets: [
    // The lesson with your code in place of the mistake's; `Lesson` is a link to the recipe's folder.
    .target(
      name: "Exercise",
      // It brings UIKit along. The library of this name has modules that lessons don't need.
      dependencies: [library("RecipeKit")],
      path: exercise,
      exclude: ["Lesson/WrongWays.swift"],
      // Recipes of RecipeGallery use declarations of their own package.
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", "recipegallery"])],
      plugins: [.plugin(name: "RecipeSources", package: "RecipeGallery")]
    ),
    .executableTarget(
      name: "practice",
      dependencies: [library("RecipeKit"), "Exercise"],
      plugins: [.plugin(name: "RecipeSources", package: "RecipeGallery")]
    ),
  ]
)
