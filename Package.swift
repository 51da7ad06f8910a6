// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// One folder under `Recipes/`, one module, one word here: the order in which recipes are listed.
let recipes = [
  "ProgressView", "AttributedLabel", "SplitView", "PageView", "Popover", "Gravity", "Collision",
  "Push", "Snap", "Attachment", "Elasticity", "Autosize", "Rearrange", "Swap", "Views",
  "ViewControllers", "Containers", "Presentation", "ResponderChain", "ControlFlow", "Storyboards",
  "AdaptiveSplit", "Recents", "AdaptivePopover",
]

/// Apple's modules of which UIKit has a part.
let appleModules = ["CoreGraphics", "CoreText", "QuartzCore"]

/// A module must have a name that no other module has in any package that uses this one, so it says whose it is.
func moduleName(_ recipe: String) -> String {
  "RecipeGallery\(recipe)"
}

/// The code that a learner reads is embedded, so that the listing is exactly what was compiled.
func recipeTarget(_ name: String) -> Target {
  .target(
    name: moduleName(name),
    dependencies: ["RecipeKit", "UIKit"],
    path: "Recipes/\(name)",
    plugins: ["EmbedListings"]
  )
}

/// A module that re-exports UIKit's part of one of Apple's, for files that import it by name.
func appleTarget(_ name: String) -> Target {
  .target(
    name: name,
    dependencies: name == "CoreGraphics" ? ["UIKit"] : ["CoreGraphics", "UIKit"],
    path: "Sources/AppleModules/\(name)"
  )
}

/// Without optimization the solver's SIMD and the rules that every view asks would be slow even for a debug build.
let optimizedInDebugBuilds: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Whether C's and C++'s libraries are here as archives: Debian and Ubuntu bring them with a compiler, others call them
/// `glibc-static` and `libstdc++-static`.
let hasStaticLibraries: Bool = {
  let folders = ["lib", "lib64", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu"]
  let compilers = (try? FileManager.default.subpathsOfDirectory(atPath: "/usr/lib/gcc")) ?? []
  return folders.contains { FileManager.default.fileExists(atPath: "/usr/\($0)/libc.a") }
    && compilers.contains { $0.hasSuffix("/libstdc++.a") }
}()

/// What the linker puts first, so that a start reads few pages: `scripts/link-order` writes it.
let linkOrder = Context.packageDirectory + "/Sources/recipes/LinkOrder.txt"

/// How the tool is compiled and linked in release builds.
///
/// Loading shared libraries, Foundation's or C's, would take longer than most commands run, and so would moving the
/// program to another address than it was linked for. Without symbols it is smaller by a third.
let releaseCompiling: [SwiftSetting] = [
  .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
]
let releaseLinking: [LinkerSetting] = [
  .unsafeFlags(
    (hasStaticLibraries
      ? ["-static-executable"]
      : ["-static-stdlib", "-Xclang-linker", "-no-pie", "-Xlinker", "-no-pie"])
      + ["-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "--icf=all", "-Xlinker", "-s"]
      + ["-Xlinker", "--symbol-ordering-file=\(linkOrder)", "-Xlinker", "--no-warn-symbol-ordering"],
    .when(platforms: [.linux], configuration: .release)
  )
]

/// What is compiled for speed: calls across modules, and no checks while it runs of exclusive access and of the actor that
/// a caller is on, which debug builds and all tests have.
let releaseOptimizing: [SwiftSetting] = [
  .unsafeFlags(
    ["-cross-module-optimization", "-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"],
    .when(configuration: .release)
  )
]

let package = Package(
  name: "RecipeGallery",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "Simulator", "Rendering"] + appleModules),
    .library(name: "Physics", targets: ["Physics"]),
    .library(name: "RecipeKit", targets: ["RecipeKit", "RecipeRunner"]),
    .plugin(name: "EmbedListings", targets: ["EmbedListings"]),
    .plugin(name: "ListRecipes", targets: ["ListRecipes"]),
  ],
  targets: [
    .target(name: "FoundationText"),
    .systemLibrary(name: "ProcessHooks"),
    .target(name: "Physics", swiftSettings: optimizedInDebugBuilds),
    .target(name: "DynamicsModel", dependencies: ["Physics"], swiftSettings: optimizedInDebugBuilds),
    .target(name: "LayoutRules", swiftSettings: optimizedInDebugBuilds),
    .target(
      name: "LiveScenes",
      dependencies: ["DynamicsModel", "LayoutRules", "Physics"],
      swiftSettings: optimizedInDebugBuilds
    ),
    .executableTarget(name: "LiveEngineWriter"),
    .plugin(
      name: "EmbedLiveEngine",
      capability: .buildTool(),
      dependencies: ["LiveEngineWriter"],
      path: "Sources/EmbedLiveEngine"
    ),
    // The same sources as a module for web pages; what only WebAssembly needs is compiled by the plugin alone.
    .target(
      name: "LiveEngine",
      dependencies: ["LayoutRules", "LiveScenes"],
      exclude: ["WebAssembly"],
      plugins: ["EmbedLiveEngine"]
    ),
    .target(name: "UIKit", dependencies: ["DynamicsModel", "FoundationText", "LayoutRules", "ProcessHooks"]),
    .target(name: "Simulator", dependencies: ["ProcessHooks", "UIKit"]),
    .target(name: "Rendering", dependencies: ["Simulator", "UIKit"], swiftSettings: optimizedInDebugBuilds),
    .target(name: "_Testing_UIKit", dependencies: ["Rendering", "UIKit"]),
    .target(
      name: "RecipeKit",
      dependencies: ["DynamicsModel", "LiveScenes", "Rendering", "Simulator", "UIKit"],
      resources: [.embedInCode("Device.swift")]
    ),
    .target(
      name: "RecipeRunner",
      dependencies: ["LiveEngine", "LiveScenes", "RecipeKit", "Rendering"],
      resources: [.embedInCode("Templates"), .embedInCode("Site/Assets")]
    ),
    // What `recipes new` writes is compiled here as it stands, so that it stays what compiles.
    .target(
      name: "RecipeTemplate",
      dependencies: ["RecipeKit", "UIKit"],
      path: "Sources/RecipeRunner/Templates/Recipe",
      plugins: ["EmbedListings"]
    ),
    .target(name: "RecipeSourceText"),
    .executableTarget(name: "RecipeSourceWriter", dependencies: ["RecipeSourceText"]),
    .plugin(
      name: "EmbedListings",
      capability: .buildTool(),
      dependencies: ["RecipeSourceWriter"],
      path: "Sources/EmbedListings"
    ),
    .plugin(
      name: "ListRecipes",
      capability: .buildTool(),
      dependencies: ["RecipeSourceWriter"],
      path: "Sources/ListRecipes"
    ),
    .executableTarget(
      name: "recipes",
      dependencies: ["RecipeKit", "RecipeRunner"] + recipes.map { .target(name: moduleName($0)) },
      exclude: ["LinkOrder.txt"],
      swiftSettings: releaseCompiling,
      linkerSettings: releaseLinking,
      plugins: ["ListRecipes"]
    ),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["Physics", "Rendering", "Simulator", "UIKit"],
      path: "Sources/Benchmarks"
    ),
    .executableTarget(
      name: "RecipeGalleryFuzz",
      dependencies: ["RecipeKit", "RecipeRunner", "Rendering", "Simulator", "UIKit"],
      path: "Sources/Fuzz"
    ),
    .executableTarget(
      name: "toy-recipes",
      dependencies: ["RecipeRunner", "RecipeTemplate"],
      path: "Tests/ToyRecipes",
      swiftSettings: releaseCompiling,
      linkerSettings: releaseLinking
    ),
    .testTarget(name: "PhysicsTests", dependencies: ["Physics"]),
    .testTarget(name: "DynamicsModelTests", dependencies: ["DynamicsModel"]),
    .testTarget(name: "LayoutRulesTests", dependencies: ["LayoutRules"]),
    .testTarget(name: "LiveScenesTests", dependencies: ["LayoutRules", "LiveScenes"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "_Testing_UIKit", "Simulator"],
      resources: [.process("Images/Resources")]
    ),
    .testTarget(name: "SimulatorTests", dependencies: ["UIKit", "_Testing_UIKit", "Simulator"]),
    .testTarget(
      name: "RecipesTests",
      dependencies: ["LiveScenes", "RecipeRunner", "ToolRunning", "recipes"],
      exclude: ["Ledger.txt"]
    ),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "Simulator", "_Testing_UIKit"]),
    .testTarget(name: "RecipeKitTests", dependencies: ["RecipeKit", "_Testing_UIKit"]),
    .target(name: "ToolRunning", dependencies: ["RecipeRunner"], path: "Tests/ToolRunning"),
    .testTarget(name: "FuzzTests", dependencies: ["RecipeGalleryFuzz", "ToolRunning", "UIKit"]),
    .testTarget(
      name: "RecipeRunnerTests",
      dependencies: [
        "RecipeKit", "RecipeRunner", "Rendering", "ToolRunning", "_Testing_UIKit", "toy-recipes",
      ]
    ),
    // Tests that used the plugin themselves would be linked with its tool's modules, and hold RecipeSourceText twice.
    .target(name: "OddListings", path: "Tests/OddListings", plugins: ["EmbedListings"]),
    .testTarget(name: "RecipeSourceTextTests", dependencies: ["OddListings", "RecipeSourceText"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: ["RecipeRunner", "ToolRunning", "_Testing_UIKit", "recipes"]
    ),
  ] + recipes.map(recipeTarget) + appleModules.map(appleTarget)
)

for target in package.targets where target.type == .regular || target.type == .executable {
  target.swiftSettings = (target.swiftSettings ?? []) + releaseOptimizing
}
