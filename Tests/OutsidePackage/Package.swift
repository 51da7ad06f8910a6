// swift-tools-version: 6.2
import PackageDescription

/// RecipeGallery as it lies around this folder, or a version of the repository that the environment names.
let gallery: Package.Dependency =
  if let url = Context.environment["RECIPE_GALLERY_URL"] {
    .package(url: url, from: "1.0.0")
  } else {
    .package(name: "RecipeGallery", path: "../..")
  }

let package = Package(
  name: "OutsidePackage",
  dependencies: [gallery],
  targets: [
    .target(
      name: "Lamp",
      dependencies: [
        .product(name: "RecipeKit", package: "RecipeGallery"),
        .product(name: "UIKit", package: "RecipeGallery"),
      ],
      plugins: [.plugin(name: "EmbedListings", package: "RecipeGallery")]
    ),
    .executableTarget(
      name: "recipes",
      dependencies: ["Lamp", .product(name: "RecipeKit", package: "RecipeGallery")],
      plugins: [.plugin(name: "ListRecipes", package: "RecipeGallery")]
    ),
    .target(name: "Views", dependencies: [.product(name: "UIKit", package: "RecipeGallery")]),
    .testTarget(
      name: "ViewsTests",
      dependencies: ["Views", .product(name: "UIKit", package: "RecipeGallery")]
    ),
  ]
)
