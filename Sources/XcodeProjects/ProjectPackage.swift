import Foundation

/// A new package that compiles the application of an Xcode project, with a recipe that launches it and a test.
///
/// Whoever writes its files adds what every package of recipes has: the tool's `main.swift`, and what git ignores.
package struct ProjectPackage {
  package let application: ProjectApplication
  package let plan: LinkPlan
  /// The name of the application's module, which differs from the project's if RecipeGallery has one of that name.
  package let module: String
  /// What has another name in today's Swift, with the names of the files, and the code with today's names by path.
  package let earlierNames: ModernizedSources
  /// Whether the package has copies of files with today's names.
  package let modernizes: Bool
  private let name: String
  private let gallery: GallerySource

  /// Plans a package.
  ///
  /// - Parameters:
  ///   - application: what it compiles.
  ///   - folder: its folder, which is empty or not there yet.
  ///   - name: its name.
  ///   - taken: the names of modules that it can't have.
  ///   - gallery: the location of RecipeGallery.
  package init(
    of application: ProjectApplication,
    in folder: String,
    name: String,
    besides taken: Set<String>,
    modernizes: Bool,
    gallery: GallerySource
  ) {
    self.application = application
    self.modernizes = modernizes
    self.gallery = gallery
    let isOld = application.settings.swiftVersion.flatMap(Double.init).map { $0 < 4.2 } ?? false
    earlierNames = ModernizedSources(isOld || modernizes ? application.sources : [])
    self.name = name
    let module = application.settings.module
    let isTaken = taken.contains(module) || module == "recipes" || module == "\(name)Launch"
    self.module = isTaken ? module + "App" : module
    let copied = Set(modernizes ? earlierNames.files.keys.map(\.self) : [])
    plan = LinkPlan(
      application.without(copied),
      package: URL(filePath: folder).resolvingSymlinksInPath().path
    )
  }

  /// The contents of the package's files, by path.
  package var files: [String: String] {
    let copies = earlierNames.files.filter { _ in modernizes }.map { path, code in
      ("Sources/\(module)/Modernized/\(URL(filePath: path).lastPathComponent)", code)
    }
    return templates.merging(copies) { first, _ in first }
  }

  private var templates: [String: String] {
    [
      "Package.swift": manifest,
      "Sources/\(module)/Linux.swift": text(PackageResources.ProjectLinux_swift)
        .replacing("launch(delegate: \(module)Delegate())", with: launch),
      "Recipes/Launch/Example.swift": text(PackageResources.LaunchExample_swift),
      "Recipes/Launch/LaunchRecipe.swift": text(PackageResources.LaunchRecipe_swift),
      "Recipes/Launch/Lesson.md": text(PackageResources.LaunchLesson_md),
      "Tests/\(module)Tests/LaunchTests.swift": text(PackageResources.LaunchTests_swift),
    ]
  }

  private func text(_ template: [UInt8]) -> String {
    String(decoding: template, as: UTF8.self)
      .replacing("Cupboard", with: module)
      .replacing("Pantry", with: name)
      .replacing("boot(.iPhone6, iOS: 9)", with: boot)
  }

  /// The launch of the application: UIKit makes its scene, or a window for a main storyboard.
  private var launch: String {
    let delegate = "delegate: \(application.delegate)()"
    if let scenes = application.scenes {
      let names = scenes.indices.map { scenes.count == 1 ? "scene" : "scene\($0 + 1)" }
      return zip(names, scenes).map { configuration($0, $1) }.joined()
        + "launch(\(delegate), scenes: [\(names.joined(separator: ", "))]"
        + (application.settings.supportsMultipleScenes ? ", supportsMultipleScenes: true)" : ")")
    }
    guard let storyboard = application.settings.mainStoryboard else { return "launch(\(delegate))" }
    return "launch(storyboard: \(storyboard.debugDescription), \(delegate))"
  }

  /// The lines that make a scene's configuration.
  private func configuration(_ name: String, _ scene: BuildSettings.SceneEntry) -> String {
    var lines = [
      "let \(name) = UISceneConfiguration(name: \(scene.name?.debugDescription ?? "nil"), sessionRole: .windowApplication)"
    ]
    if let delegate = scene.delegate { lines.append("\(name).delegateClass = \(delegate).self") }
    if let storyboard = scene.storyboard {
      lines.append("\(name).storyboard = UIStoryboard(name: \(storyboard.debugDescription), bundle: nil)")
    }
    return lines.map { $0 + "\n    " }.joined()
  }

  /// The device: the phone of the first screen, or a pad, with the lowest version that the project supports, but none before iOS 9,
  /// or before iOS 13 if the application has scenes.
  private var boot: String {
    let settings = application.settings
    let phone = phone
    let oldest = settings.isForPadOnly ? 9 : phone.version
    let version = max(application.scenes == nil ? 9 : 13, settings.deploymentTarget ?? 13, oldest)
    var arguments = [
      settings.isForPadOnly ? ".iPadPro" : phone.name,
      "iOS: \(version == version.rounded() ? "\(Int(version))" : "\(version)")",
    ]
    if settings.hidesStatusBar { arguments.append("statusBarHidden: true") }
    if let orientations = settings.orientations {
      let mask = orientations.map { ".\($0)" }.joined(separator: ", ")
      arguments.append("orientations: [\(mask)]")
    }
    if let style = settings.statusBarStyle { arguments.append("statusBarStyle: .\(style)") }
    if let style = settings.userInterfaceStyle { arguments.append("userInterfaceStyle: .\(style)") }
    return "boot(\(arguments.joined(separator: ", ")))"
  }

  /// The phone for which the first screen was drawn: the author has seen it at that size.
  private var phone: DrawnPhone {
    let start = application.scenes?.first?.storyboard ?? application.settings.mainStoryboard
    let path = application.documents.first {
      URL(filePath: $0).lastPathComponent == "\(start ?? "").storyboard"
    }
    let text = path.flatMap { FileManager.default.contents(atPath: $0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    return DrawnPhone(document: text)
  }

  // MARK: The manifest

  private var manifest: String {
    gallery.filled(into: text(PackageResources.ProjectManifest_swift))
      .replacing(
        "defaultLocalization: \"en\"",
        with: "defaultLocalization: \(application.developmentRegion.debugDescription)"
      )
      .replacing("      exclude: [],\n", with: argument("exclude", plan.excluded.map(\.debugDescription)))
      .replacing(
        "      resources: [],\n",
        with: argument(
          "resources",
          plan.processed.map { ".process(\($0.debugDescription))" }
            + plan.copied.map { ".copy(\($0.debugDescription))" }
        )
      )
      .replacing("      swiftSettings: [],\n", with: argument("swiftSettings", swiftSettings))
  }

  /// An argument of the target, with a line for each element; empty without elements.
  private func argument(_ name: String, _ elements: [String]) -> String {
    guard elements.count != 1 else { return "      \(name): [\(elements[0])],\n" }
    return elements.isEmpty
      ? "" : "      \(name): [\n" + elements.map { "        \($0),\n" }.joined() + "      ],\n"
  }

  private var swiftSettings: [String] {
    [".swiftLanguageMode(.\(languageMode))"]
      + (application.settings.isolatesToMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + application.settings.conditions.map { ".define(\"\($0)\")" }
  }

  /// The language mode: that of the project if the compiler has it, the oldest one otherwise.
  package var languageMode: String {
    let version = application.settings.swiftVersion.flatMap(Double.init) ?? 5
    if modernizes, version < 5 { return "v5" }
    return version < 4.2 ? "v4" : version < 5 ? "v4_2" : version < 6 ? "v5" : "v6"
  }
}
