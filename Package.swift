// swift-tools-version: 6.2
import PackageDescription

/// The folders under `Recipes/`, a module each, in any order: lessons are listed along the learning path.
let recipes = [
  "ProgressView", "AttributedLabel", "SplitView", "PageView", "Popover", "Gravity", "Collision",
  "Push", "Snap", "Attachment", "Elasticity", "Autosize", "Rearrange", "Swap", "Views",
  "ViewControllers", "Containers", "Presentation", "ResponderChain", "ControlFlow", "Storyboards",
  "AdaptiveSplit", "Recents", "AdaptivePopover",
  "Anchors", "SafeArea", "Priorities", "StackViews", "SelfSizingCells", "AmbiguousLayout",
  "ConflictingConstraints", "AnimatingConstraints",
  "StrokeDrawing", "ModelAndPresentation", "MovingGradient", "RevealMask", "KeyframesAlongAPath",
  "ScrubbedAnimation", "SwitchAndModel", "PullToRefresh", "FieldsDelegate", "GrowingTextView",
  "CoveringKeyboard", "DateAndTimeZone", "SwipeToDelete", "DiffableList", "FlowCollection",
  "CompositionalLayout", "SearchWhileTyping", "ContextMenu", "DarkAndLarge",
]

/// The recipes whose examples are as they are in Xcode, with selectors or outlets: the plugin translates them.
let recipesAsInXcode = [
  "SplitView", "PageView", "Popover", "Storyboards", "AdaptivePopover", "AdaptiveSplit", "Recents", "Swap",
  "Autosize", "StackViews",
]

/// Apple's modules of which UIKit has a part: files that import them by name get it.
let appleModules = ["AVFoundation", "UserNotifications", "os"]

/// A module must have a name that no other module has in any package that uses this one, so it says whose it is.
func moduleName(_ recipe: String) -> String { "RecipeGallery\(recipe)" }

let recipeModules: [Target.Dependency] = recipes.map { .target(name: moduleName($0)) }

let package = Package(
  name: "RecipeGallery",
  defaultLocalization: "en",
  products: [
    .library(
      name: "UIKit",
      targets: [
        "CoreGraphics", "CoreText", "QuartzCore", "UIKit", "UniformTypeIdentifiers", "_Testing_CoreGraphics",
        "_Testing_UIKit", "Simulator", "Rendering",
      ] + appleModules
    ),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    .library(name: "Physics", targets: ["Physics"]),
    .library(name: "RecipeKit", targets: ["RecipeKit", "RecipeRunner"]),
    .library(name: "GallerySite", targets: ["GallerySite"]),
    .plugin(name: "AppleSources", targets: ["AppleSources"]),
    .plugin(name: "RecipeSources", targets: ["RecipeSources"]),
  ],
  targets: [
    .target(name: "CompiledResources"),
    .target(name: "FoundationText"),
    .systemLibrary(name: "ProcessHooks"),
    .target(name: "Physics"),
    .target(name: "DynamicsModel", dependencies: ["Physics"]),
    .target(name: "LayoutRules"),
    .target(name: "LinearConstraints"),
    .target(
      name: "LiveScenes",
      dependencies: ["DynamicsModel", "LayoutRules", "LinearConstraints", "Physics"]
    ),
    // The same sources as a module for web pages; what only WebAssembly needs is compiled by the plugin alone.
    .target(
      name: "LiveEngine",
      dependencies: ["LayoutRules", "LiveScenes"],
      exclude: ["WebAssembly"],
      plugins: ["RecipeSources"]
    ),
    .target(name: "CoreGraphics", dependencies: ["CompiledResources", "FoundationText"]),
    .target(name: "CoreText", dependencies: ["CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(
      name: "UIKit",
      dependencies: [
        "CompiledResources", "CoreGraphics", "CoreText", "DynamicsModel", "FoundationText", "LayoutRules",
        "LinearConstraints", "ProcessHooks", "QuartzCore", "UniformTypeIdentifiers",
      ]
    ),
    .target(
      name: "UniformTypeIdentifiers",
      path: "Sources/AppleModules/UniformTypeIdentifiers"
    ),
    .target(name: "Simulator", dependencies: ["ProcessHooks", "UIKit"]),
    .target(name: "Rendering", dependencies: ["CompiledResources", "Simulator", "UIKit"]),
    .target(name: "LessonPictures", dependencies: ["Rendering", "Simulator", "UIKit"]),
    .target(
      name: "_Testing_CoreGraphics",
      dependencies: ["CoreGraphics"],
      path: "Sources/AppleModules/_Testing_CoreGraphics"
    ),
    .target(
      name: "_Testing_UIKit",
      dependencies: ["Rendering", "UIKit", "_Testing_CoreGraphics"],
      path: "Sources/AppleModules/_Testing_UIKit"
    ),
    .target(name: "UIKitTesting", dependencies: ["Rendering", "Simulator", "UIKit", "_Testing_UIKit"]),
    .target(
      name: "RecipeKit",
      dependencies: ["DynamicsModel", "LessonPictures", "LiveScenes", "Rendering", "Simulator", "UIKit"],
      resources: [.embedInCode("Device.swift")]
    ),
    // What an Xcode project has, and the package that launches its application.
    .target(name: "XcodeProjects", resources: [.embedInCode("Templates")], plugins: ["RecipeSources"]),
    .target(
      name: "RecipeRunner",
      dependencies: ["CompiledResources", "LessonPictures", "RecipeKit", "Rendering", "XcodeProjects"],
      resources: [.embedInCode("Templates")]
    ),
    .target(
      name: "GallerySite",
      dependencies: [
        "LessonPictures", "LiveEngine", "RecipeKit", "RecipeRunner", "Rendering", "XcodeProjects",
      ],
      resources: [.embedInCode("Assets")],
      plugins: ["RecipeSources"]
    ),
    .executableTarget(
      name: "recipes",
      dependencies: ["RecipeKit", "RecipeRunner"] + recipeModules,
      path: "Sources/Programs/recipes",
      plugins: ["RecipeSources"]
    ),
    // The same recipes as pages for the web, apart so that the first command doesn't build them.
    .executableTarget(
      name: "gallery",
      dependencies: ["GallerySite", "RecipeKit", "RecipeRunner"] + recipeModules,
      path: "Sources/Programs/gallery",
      plugins: ["RecipeSources"]
    ),

    // What builds use
    .target(name: "InterfaceBuilder", dependencies: ["CompiledResources"]),
    // The translator is compiled on first use, with the toolchain's own SwiftSyntax.
    .executableTarget(
      name: "RecipeGalleryBuild",
      dependencies: ["CompiledResources", "InterfaceBuilder"],
      path: "Sources/Programs/BuildTool",
      exclude: ["Translator"]
    ),
    plugin("AppleSources"),
    plugin("RecipeSources"),

    // What only this package runs
    program(
      "benchmarks",
      [
        "CompiledResources", "LessonPictures", "LinearConstraints", "Physics", "Rendering", "Simulator",
        "UIKit",
      ],
      path: "Sources/Programs/Benchmarks"
    ),
    program(
      "RecipeGalleryFuzz",
      ["CompiledResources", "RecipeRunner", "Simulator", "UIKit"],
      path: "Sources/Programs/Fuzz"
    ),
    program("toy-recipes", ["GallerySite", "RecipeRunner", "RecipeTemplate"], path: "Tests/ToyRecipes"),
    // What `recipes new` writes is compiled here as it stands, so that it stays what compiles.
    recipe("RecipeTemplate", path: "Sources/RecipeRunner/Templates/Recipe"),
    recipe("OddListings", path: "Tests/OddListings"),
    // Code as it is in Xcode; the plugin translates it, so the compiler must not see it as it stands.
    .target(
      name: "TranslatedSample",
      dependencies: ["UIKit"],
      path: "Tests/TranslatedSample",
      sources: ["Linux.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["AppleSources"]
    ),
    // Code in an old language mode, for which UIKit has its earlier names.
    .target(
      name: "EarlierNamesSample",
      dependencies: ["UIKit"],
      path: "Tests/EarlierNamesSample",
      swiftSettings: [.swiftLanguageMode(.v4)]
    ),
    .target(name: "ToolRunning", dependencies: ["RecipeRunner"], path: "Tests/ToolRunning"),
    tests("PhysicsTests", ["Physics"]),
    tests("DynamicsModelTests", ["DynamicsModel"]),
    tests("LayoutRulesTests", ["LayoutRules"]),
    tests("LinearConstraintsTests", ["LinearConstraints"]),
    tests("LiveScenesTests", ["LayoutRules", "LinearConstraints", "LiveScenes"]),
    tests("QuartzCoreTests", ["QuartzCore"]),
    tests("CoreGraphicsTests", ["CoreGraphics", "_Testing_CoreGraphics"]),
    tests("CoreTextTests", ["CoreText", "_Testing_CoreGraphics"]),
    tests(
      "UIKitTests",
      [
        "AVFoundation", "UserNotifications", "os", "EarlierNamesSample", "InterfaceBuilder", "UIKit",
        "UniformTypeIdentifiers", "_Testing_UIKit", "Simulator", "XcodeProjects",
      ],
      resources: [.process("Images/Resources")]
    ),
    tests("SimulatorTests", ["UIKit", "_Testing_UIKit", "Simulator"]),
    tests(
      "RenderingTests",
      ["InterfaceBuilder", "LessonPictures", "Rendering", "Simulator", "_Testing_UIKit"],
      exclude: ["Layers/LayerSheet.svg"]
    ),
    tests(
      "UIKitTestingTests",
      ["Simulator", "UIKit", "UIKitTesting", "_Testing_UIKit"],
      exclude: ["__Snapshots__"]
    ),
    tests("RecipeKitTests", ["RecipeKit", "_Testing_UIKit"]),
    tests("BuildToolTests", ["OddListings", "RecipeGalleryBuild", "_Testing_UIKit"]),
    tests(
      "RecipeRunnerTests",
      ["GallerySite", "RecipeRunner", "ToolRunning", "XcodeProjects", "_Testing_UIKit", "toy-recipes"]
    ),
    tests("InterfaceBuilderTests", ["CompiledResources", "InterfaceBuilder"]),
    tests("XcodeProjectsTests", ["ToolRunning", "XcodeProjects", "toy-recipes"]),
    tests(
      "AppleSourcesTests",
      ["RecipeGalleryBuild", "Simulator", "ToolRunning", "TranslatedSample", "UIKit", "_Testing_UIKit"]
    ),
    tests("FuzzTests", ["RecipeGalleryFuzz", "ToolRunning", "UIKit"]),
    tests(
      "RecipesTests",
      ["GallerySite", "RecipeRunner", "ToolRunning", "XcodeProjects", "recipes"],
      exclude: ["Ledger.txt"]
    ),
    tests("GoldenTests", ["RecipeRunner", "ToolRunning", "UIKitTesting", "recipes"]),
  ] + recipes.map(galleryRecipe) + appleModules.map(appleModule)
)

/// The code that a learner reads is embedded, so that the listing is exactly what was compiled.
func recipe(_ module: String, path: String, sources: [String]? = nil, plugins: [Target.PluginUsage] = [])
  -> Target
{
  .target(
    name: module,
    dependencies: ["RecipeKit", "UIKit"],
    path: path,
    sources: sources,
    plugins: plugins + ["RecipeSources"]
  )
}

/// Where the plugin translates, the recipe itself is the one file that is compiled as it stands; a target must have one.
func galleryRecipe(_ name: String) -> Target {
  let isTranslated = recipesAsInXcode.contains(name)
  return recipe(
    moduleName(name),
    path: "Recipes/\(name)",
    sources: isTranslated ? ["\(name)Recipe.swift"] : nil,
    plugins: isTranslated ? ["AppleSources"] : []
  )
}

func appleModule(_ name: String) -> Target {
  .target(name: name, dependencies: ["CoreGraphics", "UIKit"], path: "Sources/AppleModules/\(name)")
}

typealias Needs = [Target.Dependency]

func program(_ name: String, _ needs: Needs, path: String) -> Target {
  .executableTarget(name: name, dependencies: needs, path: path)
}

func tests(_ name: String, _ needs: Needs, exclude: [String] = [], resources: [Resource] = []) -> Target {
  .testTarget(name: name, dependencies: needs, exclude: exclude, resources: resources)
}

func plugin(_ name: String) -> Target {
  .plugin(
    name: name,
    capability: .buildTool(),
    dependencies: ["RecipeGalleryBuild"],
    path: "Sources/Plugins/\(name)"
  )
}

/// Without optimization the solver's SIMD and the rules that every view asks would be slow even for a debug build.
let optimized = ["Physics", "DynamicsModel", "LayoutRules", "LinearConstraints", "LiveScenes"]
for target in package.targets where optimized.contains(target.name) {
  target.swiftSettings = [.unsafeFlags(["-O"], .when(configuration: .debug))]
}

/// UIKit takes a quarter less time in batches of up to 140 files than in those of 25, each of which reads the whole module.
for target in package.targets where ![.plugin, .system].contains(target.type) {
  let larger = SwiftSetting.unsafeFlags(["-driver-batch-size-limit", "140"], .when(configuration: .debug))
  target.swiftSettings = (target.swiftSettings ?? []) + [larger]
}

/// In release builds tools hold Swift's libraries: loading shared ones would take longer than most commands run.
let inRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
for target in package.targets where ["recipes", "gallery", "toy-recipes"].contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-static-stdlib"], inRelease)]
  target.linkerSettings = [.unsafeFlags(["-static-stdlib"], inRelease)]
}
