// swift-tools-version: 6.2
import PackageDescription

/// RecipeGallery around this folder, or the folder or the version of a repository that the environment names.
let gallery: Package.Dependency =
  if let url = Context.environment["RECIPE_GALLERY_URL"] {
    .package(url: url, from: "1.0.0")
  } else {
    .package(name: "RecipeGallery", path: Context.environment["RECIPE_GALLERY_PATH"] ?? "../..")
  }

/// A recipe is a target like any other; the plugin embeds the code that its lesson shows.
func recipe(_ name: String, resources: [Resource] = []) -> Target {
  .target(
    name: name,
    dependencies: [
      .product(name: "RecipeKit", package: "RecipeGallery"),
      .product(name: "UIKit", package: "RecipeGallery"),
    ],
    resources: resources,
    plugins: [.plugin(name: "RecipeSources", package: "RecipeGallery")]
  )
}

let package = Package(
  name: "OutsidePackage",
  dependencies: [gallery],
  targets: [
    recipe("Lamp", resources: [.process("Resources")]),
    recipe("Curtain"),
    .executableTarget(
      name: "recipes",
      dependencies: ["Lamp", "Curtain", .product(name: "RecipeKit", package: "RecipeGallery")],
      plugins: [.plugin(name: "RecipeSources", package: "RecipeGallery")]
    ),
    .target(name: "Views", dependencies: [.product(name: "UIKit", package: "RecipeGallery")]),
    .testTarget(
      name: "ViewsTests",
      dependencies: [
        "Views",
        .product(name: "UIKit", package: "RecipeGallery"),
        .product(name: "UIKitTesting", package: "RecipeGallery"),
      ],
      exclude: ["__Snapshots__"]
    ),
    // Code as it is in Xcode.
    .target(
      name: "XcodeViews",
      dependencies: [.product(name: "UIKit", package: "RecipeGallery")],
      sources: ["Linux.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AppleSources", package: "RecipeGallery")]
    ),
    .testTarget(
      name: "XcodeViewsTests",
      dependencies: ["XcodeViews", .product(name: "UIKit", package: "RecipeGallery")]
    ),
    // Code as it was written for Swift 5.
    .target(
      name: "OlderViews",
      dependencies: [.product(name: "UIKit", package: "RecipeGallery")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "OlderViewsTests",
      dependencies: ["OlderViews", .product(name: "UIKit", package: "RecipeGallery")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
