import Foundation

/// The files of an application, by what a package does with them.
struct ProjectFiles {
  private var found: [Kind: Set<String>] = [:]

  private enum Kind {
    case source
    case document
    case resource
    case folder
    case foreign
    case catalog
    case other
    case missing
  }

  /// Swift files.
  var sources: [String] { paths(.source) }
  /// Storyboards and xibs.
  var documents: [String] { paths(.document) }
  /// Images, texts and data.
  var resources: [String] { paths(.resource) }
  /// Folders that are copied as a whole.
  var folders: [String] { paths(.folder) }
  /// Sources in other languages.
  var foreign: [String] { paths(.foreign) }
  var catalogs: [String] { paths(.catalog) }
  /// Models, metadata and others that have no meaning on Linux.
  var others: [String] { paths(.other) }
  /// Files that don't exist.
  var missing: [String] { paths(.missing) }

  private func paths(_ kind: Kind) -> [String] { found[kind, default: []].sorted() }

  /// Adds a file or a folder of a build phase.
  mutating func add(_ path: String) {
    // A link at a path with `..` would be outside of the package.
    let path = URL(filePath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      found[.missing, default: []].insert(path)
      return
    }
    found[kind(of: path, isFolder: isFolder.boolValue), default: []].insert(path)
  }

  /// Adds the files of a folder.
  mutating func add(_ folder: SynchronizedFolder) {
    let root = URL(filePath: folder.path, directoryHint: .isDirectory)
    guard folder.isOwn else {
      for path in folder.exceptions { add(root.appending(path: path).path) }
      return
    }
    guard FileManager.default.fileExists(atPath: folder.path) else { return add(folder.path) }
    var pending = [""]
    while let parent = pending.popLast() {
      let entries = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: parent).path)
      for entry in entries ?? [] where !entry.hasPrefix(".") {
        let path = parent.isEmpty ? entry : parent + "/" + entry
        let file = root.appending(path: path).path
        guard !folder.exceptions.contains(path), !Self.isForeignFolder(entry) else { continue }
        if Self.isPlainFolder(file), !folder.references.contains(path) {
          pending.append(path)
        } else if !Self.toolFiles.contains(entry) {
          add(file)
        }
      }
    }
  }

  /// Files of tools, which aren't part of an application.
  private static let toolFiles: Set = [
    "Info.plist", "Package.swift", "Package.resolved", "Podfile", "Podfile.lock", "Cartfile",
    "Cartfile.resolved", "Gemfile",
    "Gemfile.lock", "Makefile", "LICENSE", "LICENSE.txt",
  ]

  /// Whether a folder of this name isn't part of an application, wherever it is.
  private static func isForeignFolder(_ name: String) -> Bool {
    ["Pods", "Carthage", "DerivedData", "build", "fastlane", "node_modules"].contains(name)
      || ["Tests", ".xcodeproj", ".xcworkspace", ".playground", ".framework", ".xcframework"]
        .contains { name.hasSuffix($0) }
  }

  /// Whether a path is a folder that isn't one document; links are not followed, as they may lead back.
  private static func isPlainFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeDirectory else { return false }
    let suffix = URL(filePath: path).pathExtension
    return suffix.isEmpty || !(catalogs + models + ["bundle"]).contains(suffix)
  }

  private static let catalogs = ["xcassets", "icon", "imageset", "stickersiconset"]
  private static let models = [
    "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "mlmodel", "mlpackage", "scnassets",
  ]

  private func kind(of path: String, isFolder: Bool) -> Kind {
    switch URL(filePath: path).pathExtension.lowercased() {
    case "swift": return .source
    case "storyboard", "xib": return .document
    case let suffix where Self.catalogs.contains(suffix): return .catalog
    case "m", "mm", "c", "cc", "cpp", "h", "hpp", "s", "metal", "intentdefinition": return .foreign
    case "entitlements", "xcconfig", "md", "pch", "modulemap", "xcprivacy", "docc", "framework", "a", "dylib":
      return .other
    case let suffix where Self.models.contains(suffix): return .other
    default: return isFolder ? .folder : .resource
    }
  }
}
