import Foundation

/// The object graph of an Xcode project: targets, build phases, groups and settings.
///
/// Source: the files that Xcode 3 to 16 write; the names of classes and keys are theirs.
struct XcodeProject {
  typealias Object = [String: PropertyListValue]

  /// The path of the folder that contains the project.
  let folder: String
  /// The path as the user gave it, for messages.
  let name: String
  private let objects: [String: Object]
  private let root: Object
  /// The path of each file reference and group, by its identifier.
  private let paths: [String: String]

  /// Throws if the project can't be read.
  init(_ path: String) throws(ProjectError) {
    name = path
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let file = url.appending(path: "project.pbxproj")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ProjectError(
        "'\(path)' has no file project.pbxproj that can be read. Name a project that Xcode opens."
      )
    }
    do {
      objects = try PropertyListValue(data).table["objects"]?.table.mapValues(\.table) ?? [:]
    } catch {
      throw ProjectError(
        "'\(path)/project.pbxproj' can't be parsed: \(error.problem). Repair it, or get it again; unresolved "
          + "merge conflicts are a frequent cause."
      )
    }
    guard let root = objects.values.first(where: { $0["isa"]?.text == "PBXProject" }) else {
      throw ProjectError("'\(path)/project.pbxproj' contains no PBXProject. Name a project that Xcode opens.")
    }
    self.root = root
    var folder = url.deletingLastPathComponent()
    if let moved = root["projectDirPath"]?.text, !moved.isEmpty { folder.append(path: moved) }
    self.folder = folder.standardizedFileURL.path
    paths = Self.paths(from: root["mainGroup"]?.text ?? "", in: self.folder, objects)
  }

  /// The object with an identifier; empty if there is none.
  func object(_ id: String?) -> Object { id.flatMap { objects[$0] } ?? [:] }

  func objects(_ ids: PropertyListValue?) -> [Object] { ids?.texts.compactMap { objects[$0] } ?? [] }

  /// The path of a file reference or a group; nil for products and files of the SDK.
  func path(_ id: String) -> String? { paths[id] }

  /// The language of texts that have no other localization.
  var developmentRegion: String {
    let region = root["developmentRegion"]?.text ?? "en"
    return region == "English" ? "en" : region
  }

  // MARK: Targets

  /// The targets of applications for iOS, in the project's order.
  var applications: [Object] {
    objects(root["targets"]).filter { target in
      guard target["productType"]?.text == "com.apple.product-type.application" else { return false }
      let settings = settings(of: target)
      let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
      return platforms.contains("iphone") || platforms == "auto"
    }
  }

  /// The names of all targets.
  var targetNames: [String] { objects(root["targets"]).compactMap { $0["name"]?.text } }

  /// The settings of a target's debug configuration, over those of the project.
  func settings(of target: Object) -> [String: String] {
    [root, target].reduce(into: [:]) { settings, owner in
      let list = object(owner["buildConfigurationList"]?.text)
      let all = objects(list["buildConfigurations"])
      let standard = list["defaultConfigurationName"]?.text
      let chosen =
        all.first { $0["name"]?.text == "Debug" } ?? all.first { $0["name"]?.text == standard } ?? all.first
      for (key, value) in chosen?["buildSettings"]?.table ?? [:] {
        settings[key] = value.texts.joined(separator: " ")
      }
    }
  }

  /// The names of the files with settings that a target's configurations are based on.
  func settingsFiles(of target: Object) -> [String] {
    let lists = [root, target].map { object($0["buildConfigurationList"]?.text)["buildConfigurations"] }
    let files = lists.flatMap { objects($0) }.compactMap { $0["baseConfigurationReference"]?.text }
      .compactMap { path($0) }
    return Set(files.map { URL(filePath: $0).lastPathComponent }).sorted()
  }

  // MARK: Files

  /// The paths of the files in a target's build phases of a kind, such as `PBXSourcesBuildPhase`.
  func files(of target: Object, in phase: String) -> [String] {
    objects(target["buildPhases"]).filter { $0["isa"]?.text == phase }.flatMap { objects($0["files"]) }
      .compactMap { $0["fileRef"]?.text }.flatMap { files(ofReference: $0) }
  }

  /// The files of a reference: those of a localized file are one for each language, in a group of variants.
  private func files(ofReference id: String) -> [String] {
    let reference = object(id)
    guard reference["isa"]?.text == "PBXVariantGroup" else { return path(id).map { [$0] } ?? [] }
    return reference["children"]?.texts.compactMap { path($0) } ?? []
  }

  /// The folders whose files belong to targets without being listed: those of this target, and the exceptions.
  ///
  /// An exception of a target's own folder is a path that doesn't belong to it; one of another target's folder is a path that does.
  ///
  /// Source: Apple, Xcode 16 release notes, "Buildable folders".
  func synchronizedFolders(of target: Object) -> [SynchronizedFolder] {
    let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
    return objects.keys.sorted().compactMap { id in
      guard let group = objects[id], group["isa"]?.text == "PBXFileSystemSynchronizedRootGroup",
        let path = path(id)
      else { return nil }
      let exceptions = objects(group["exceptions"]).filter { object($0["target"]?.text) == target }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }
      guard own.contains(id) || !exceptions.isEmpty else { return nil }
      return SynchronizedFolder(
        path: path,
        isOwn: own.contains(id),
        exceptions: Set(exceptions),
        references: group["explicitFolders"]?.texts ?? []
      )
    }
  }

  /// The paths of groups and files below a group.
  private static func paths(
    from mainGroup: String,
    in folder: String,
    _ objects: [String: Object]
  ) -> [String: String] {
    var paths: [String: String] = [:]
    var pending = [(id: mainGroup, parent: folder)]
    while let (id, parent) = pending.popLast() {
      // A group that contains itself is visited once.
      guard let object = objects[id], paths[id] == nil else { continue }
      let path = object["path"]?.text ?? ""
      switch object["sourceTree"]?.text ?? "<group>" {
      case "<group>": paths[id] = Self.path(path, in: parent)
      case "SOURCE_ROOT": paths[id] = Self.path(path, in: folder)
      case "<absolute>": paths[id] = Self.path(path, in: "/")
      default: continue
      }
      pending += object["children"]?.texts.map { ($0, paths[id] ?? parent) } ?? []
    }
    return paths
  }

  private static func path(_ path: String, in folder: String) -> String {
    guard !path.isEmpty else { return folder }
    return URL(filePath: path, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
      .standardizedFileURL.path
  }
}

/// A folder of Xcode 16 whose files all belong to a target.
struct SynchronizedFolder: Equatable {
  let path: String
  /// Whether its files belong to the target; otherwise only the exceptions do.
  let isOwn: Bool
  /// Paths of files that are the opposite, relative to the folder.
  let exceptions: Set<String>
  /// Paths of folders that are copied as a whole.
  let references: [String]
}
