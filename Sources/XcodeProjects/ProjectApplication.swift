import Foundation

/// The application of an Xcode project, or in a folder of Swift files: what a package can take over of it, and what not.
package struct ProjectApplication {
  /// The name of the target, or of the folder.
  package let name: String
  /// The folder of the project, or the folder of files.
  let folder: String
  package let settings: BuildSettings
  /// The language of texts that have no other localization.
  var developmentRegion = "en"
  /// The paths of the Swift files, sorted.
  package private(set) var sources: [String]
  /// The paths of storyboards and xibs, sorted.
  package let documents: [String]
  /// The paths of asset catalogs, sorted.
  package let catalogs: [String]
  /// The paths of other resources, sorted: images, texts and data.
  package let resources: [String]
  /// The paths of folders that are copied as a whole.
  package let folders: [String]
  /// The class of the application's delegate.
  package let delegate: String
  /// The scenes of the application's manifest, with delegates that exist; nil without a manifest.
  let scenes: [BuildSettings.SceneEntry]?
  /// What can't be taken over, in words.
  package let notes: [String]
  /// Why the package doesn't compile or launch yet, in words, as far as a look at the files can tell.
  package let obstacles: [String]

  /// Reads an `.xcodeproj`, or a folder of Swift files.
  ///
  /// - Parameters:
  ///   - path: the path of a project, of the folder of a single project, or of a folder of Swift files.
  ///   - target: the name of the application's target; nil for the first one.
  package init(_ path: String, target: String?) throws(ProjectError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw ProjectError(
        "'--project' names '\(path)', which doesn't exist. Name an .xcodeproj or a folder of Swift files."
      )
    }
    let url = URL(filePath: path)
    switch url.pathExtension {
    case "xcodeproj": try self.init(project: path, target: target)
    case "pbxproj": try self.init(project: url.deletingLastPathComponent().path, target: target)
    case "xcworkspace":
      throw ProjectError("'\(path)' is a workspace. Name the .xcodeproj of the application.")
    default:
      guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw ProjectError(
          "'\(path)' is no folder that can be read. Name an .xcodeproj or a folder of Swift files."
        )
      }
      let projects = entries.filter { $0.hasSuffix(".xcodeproj") }.sorted()
      guard projects.count < 2 else {
        throw ProjectError("'\(path)' contains \(projects.joined(separator: " and ")). Name one of them.")
      }
      if let project = projects.first {
        try self.init(project: url.appending(path: project).path, target: target)
      } else if let target {
        throw ProjectError("'--target \(target)' needs a project, and '\(path)' is a folder. Leave it out.")
      } else {
        try self.init(files: url.resolvingSymlinksInPath())
      }
    }
  }

  /// The application without some of its Swift files.
  func without(_ files: Set<String>) -> ProjectApplication {
    var rest = self
    rest.sources.removeAll(where: files.contains)
    return rest
  }

  // MARK: Projects

  private init(project path: String, target name: String?) throws(ProjectError) {
    let project = try XcodeProject(path)
    let applications = project.applications
    let names = applications.map { $0["name"]?.text ?? "" }
    guard let index = name.map({ names.firstIndex(of: $0) }) ?? names.indices.first else {
      let found = names.isEmpty ? project.targetNames : names
      let list = found.map { "'\($0)'" }.joined(separator: ", ")
      throw ProjectError(
        name.map {
          "'\(path)' has no application for iOS called '\($0)'. It has: \(list.isEmpty ? "none" : list)."
        }
          ?? "'\(path)' has no target that is an application for iOS. Its targets: \(list.isEmpty ? "none" : list)."
      )
    }
    let target = applications[index]
    var files = ProjectFiles()
    for phase in ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"] {
      for file in project.files(of: target, in: phase) { files.add(file) }
    }
    for folder in project.synchronizedFolders(of: target) { files.add(folder) }
    let settings = BuildSettings(of: target, in: project)
    try self.init(
      names[index],
      in: project.folder,
      settings,
      files,
      region: project.developmentRegion,
      notes: Self.others(than: names[index], applications: names, in: project)
        + Self.parts(of: target, in: project)
    )
  }

  /// The targets that aren't taken.
  private static func others(
    than name: String,
    applications: [String],
    in project: XcodeProject
  ) -> [String] {
    let others = project.targetNames.filter { $0 != name }
    guard !others.isEmpty else { return [] }
    let choice = applications.count > 1 ? " `--target NAME` takes another application." : ""
    return ["Targets: \(others.joined(separator: ", ")).\(choice)"]
  }

  /// The parts of a target that aren't taken: packages, libraries of CocoaPods and Carthage, and scripts.
  private static func parts(of target: XcodeProject.Object, in project: XcodeProject) -> [String] {
    var notes: [String] = []
    let packages = project.objects(target["packageProductDependencies"]).compactMap {
      $0["productName"]?.text
    }
    if !packages.isEmpty { notes.append("Packages: \(packages.joined(separator: ", ")).") }
    let phases = project.objects(target["buildPhases"])
    let frameworks = phases.filter { $0["isa"]?.text == "PBXFrameworksBuildPhase" }
      .flatMap { project.objects($0["files"]) }
      .compactMap { project.object($0["fileRef"]?.text) }
      .compactMap { ($0["name"] ?? $0["path"])?.text.map { URL(filePath: $0).lastPathComponent } }
      .filter { !SwiftImports.provided.contains($0.replacing(".framework", with: "")) }
    if !frameworks.isEmpty {
      notes.append("Frameworks: \(Set(frameworks).sorted().joined(separator: ", ")).")
    }
    let scripts = phases.filter { $0["isa"]?.text == "PBXShellScriptBuildPhase" }
      .map { $0["name"]?.text ?? "Run Script" }
    if !scripts.isEmpty { notes.append("Scripts of the build: \(scripts.joined(separator: ", ")).") }
    return notes
  }

  // MARK: Folders

  private init(files url: URL) throws(ProjectError) {
    var files = ProjectFiles()
    files.add(SynchronizedFolder(path: url.path, isOwn: true, exceptions: [], references: []))
    let name = url.lastPathComponent
    let settings = BuildSettings(module: BuildSettings.identifier(name))
    try self.init(name, in: url.path, settings, files, region: "en", notes: [])
  }

  // MARK: Both

  private init(
    _ name: String,
    in folder: String,
    _ settings: BuildSettings,
    _ files: ProjectFiles,
    region: String,
    notes: [String]
  ) throws(ProjectError) {
    let missing = files.missing
    guard !files.sources.isEmpty else {
      let reason =
        missing.isEmpty
        ? "has no Swift files" : "has no Swift files that exist; missing: \(Self.list(missing, in: folder))"
      throw ProjectError("'\(name)' \(reason). Name a project or a folder with an application in Swift.")
    }
    var paths: [String: String] = [:]
    for file in files.sources {
      if let other = paths.updateValue(file, forKey: URL(filePath: file).lastPathComponent) {
        throw ProjectError(
          "'\(other)' and '\(file)' have the same name, which a module can't have. Rename one, or name a smaller folder."
        )
      }
    }
    let code = SwiftScan(files.sources)
    guard let delegate = code.delegate else {
      throw ProjectError(
        "'\(name)' has no application delegate: no class with @UIApplicationMain or @main, or that conforms to "
          + "UIApplicationDelegate. Applications of SwiftUI, or with a delegate in Objective-C, can't be launched."
      )
    }
    self.name = name
    self.folder = folder
    self.settings = settings
    developmentRegion = region
    sources = files.sources.filter { URL(filePath: $0).lastPathComponent != "main.swift" }
    // UIKit shows the launch screen before the application's code runs.
    let launch = settings.launchScreen.flatMap { $0 == settings.mainStoryboard ? nil : "\($0).storyboard" }
    documents = files.documents.filter { URL(filePath: $0).lastPathComponent != launch }
    catalogs = files.catalogs.filter { $0.hasSuffix(".xcassets") }
    let (unique, doubled) = Self.unique(files.resources)
    resources = unique
    folders = files.folders.sorted()
    self.delegate = delegate
    scenes = settings.scenes?.map { scene in
      let known = scene.delegate.flatMap { code.classes.contains($0) ? $0 : nil }
      return BuildSettings.SceneEntry(name: scene.name, delegate: known, storyboard: scene.storyboard)
    }
    var all = notes + settings.notes
    func note(_ what: String, _ paths: [String]) {
      if !paths.isEmpty { all.append("\(what): \(Self.list(paths, in: folder)).") }
    }
    note("Objective-C, C and other sources", files.foreign)
    note("Sets of images outside of asset catalogs", files.catalogs.filter { !$0.hasSuffix(".xcassets") })
    note("Files that Linux has no use for", files.others)
    note("Resources with the name of another one", doubled)
    note("Missing files", missing.filter { !$0.hasSuffix(".swift") })
    var obstacles = settings.obstacles
    let gone = missing.filter { $0.hasSuffix(".swift") }
    if !gone.isEmpty { obstacles.append("Missing files: \(Self.list(gone, in: folder)).") }
    if let storyboard = settings.mainStoryboard,
      !documents.contains(where: { URL(filePath: $0).lastPathComponent == "\(storyboard).storyboard" })
    {
      obstacles.append("The main storyboard '\(storyboard)': the application has no such file.")
    }
    for case let name? in settings.scenes?.map(\.delegate) ?? [] where !code.classes.contains(name) {
      all.append("The scene's delegate '\(name)': no Swift file has a class of this name.")
    }
    if settings.swiftVersion?.hasPrefix("3") == true {
      all.append(
        "Swift 3 exposes methods to Objective-C by itself: write `@objc` before those that `#selector` names."
      )
    }
    self.notes = all
    func lacking(_ what: String, _ found: [(String, files: [String])]) -> [String] {
      guard !found.isEmpty else { return [] }
      return [
        "\(what) that Linux lacks: "
          + found.map { "\($0) (\(Self.list($1, in: folder)))" }.joined(separator: ", ") + "."
      ]
    }
    self.obstacles =
      obstacles
      + lacking(
        "Imports of \(Self.counted(code.imports.count, "module"))",
        code.imports.map { ($0.module, $0.files) }
      )
      + lacking(Self.counted(code.unknownNames.count, "name"), code.unknownNames.map { ($0.name, $0.files) })
  }

  /// Splits resources that would have the same path in the bundle, which is flat but for its localizations.
  private static func unique(_ files: [String]) -> (unique: [String], doubled: [String]) {
    var names: Set<String> = []
    let unique = files.filter {
      let url = URL(filePath: $0)
      let folder = url.deletingLastPathComponent()
      let prefix = folder.pathExtension == "lproj" ? folder.lastPathComponent + "/" : ""
      return names.insert(prefix + url.lastPathComponent).inserted
    }
    return (unique, files.filter { !unique.contains($0) })
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Paths relative to a folder, of which the first ones are named.
  static func list(_ paths: [String], in folder: String) -> String {
    let prefix = folder + "/"
    let names = paths.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    let rest = names.count > 6 ? " and \(names.count - 5) more" : ""
    return names.prefix(rest.isEmpty ? 6 : 5).joined(separator: ", ") + rest
  }
}
