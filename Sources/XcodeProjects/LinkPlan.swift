import Foundation

/// The symbolic links by which a target's folder contains files that lie elsewhere.
///
/// Swift Package Manager takes only files below a target's folder, and follows links to folders. So a link stands for a whole folder
/// where most of it belongs to the target, and the manifest excludes the rest; other folders are made, with a link for each file.
package struct LinkPlan {
  /// The targets of the links, by their paths in the target's folder.
  package private(set) var links: [String: String] = [:]
  /// The paths in linked folders that don't belong to the target, as few as possible, sorted.
  private(set) var excluded: [String] = []
  /// The resources in the target's folder that are processed, as few as possible, sorted.
  private(set) var processed: [String] = []
  /// The folders that are copied as a whole, sorted.
  private(set) var copied: [String] = []
  /// Whether there are localized files.
  private(set) var isLocalized = false

  /// Names that show that a folder contains more than an application.
  private static let markers: Set = [".git", "Podfile", "Cartfile", "Package.swift", "Pods", "Carthage"]

  /// How many paths a linked folder may exclude more than it has files of the target.
  private static let acceptedRest = 8

  private let files: [String: Bool]
  private let resources: Set<String>

  /// Plans the links.
  ///
  /// - Parameters:
  ///   - application: the files.
  ///   - package: the folder of the package, which must not be linked into itself.
  init(_ application: ProjectApplication, package: String) {
    files = Dictionary(
      (application.sources + application.documents + application.catalogs + application.resources)
        .map { ($0, false) }
        + application.folders.map { ($0, true) }
    ) { $0 || $1 }
    resources = Set(application.resources)
    let tree = Node(files.keys)
    var start = (path: "", node: tree)
    // Folders above all files aren't repeated.
    while start.node.children.count == 1, let (name, child) = start.node.children.first,
      !child.children.isEmpty
    {
      start = ("\(start.path)/\(name)", child)
    }
    let context = Context(package: package, project: application.folder)
    if isWhole(start.path, start.node, context) {
      link(start.path, start.node, as: URL(filePath: start.path).lastPathComponent)
    } else {
      plan(start.path, start.node, as: "", context)
    }
    excluded.sort()
    processed.sort()
    copied.sort()
    isLocalized = files.keys.contains { $0.contains(".lproj/") }
  }

  private struct Context {
    let package: String
    let project: String
  }

  /// A folder with its entries, or a file, which has none.
  private final class Node {
    var children: [String: Node] = [:]

    init(_ paths: some Sequence<String>) {
      for path in paths {
        var node = self
        for name in path.split(separator: "/").map(String.init) {
          let child = node.children[name] ?? Node([])
          node.children[name] = child
          node = child
        }
      }
    }

    var fileCount: Int { children.isEmpty ? 1 : children.values.reduce(0) { $0 + $1.fileCount } }
  }

  private mutating func plan(_ path: String, _ node: Node, as destination: String, _ context: Context) {
    for (name, child) in node.children.sorted(by: { $0.key < $1.key }) {
      let (path, destination) = ("\(path)/\(name)", destination.isEmpty ? name : "\(destination)/\(name)")
      if child.children.isEmpty || isWhole(path, child, context) {
        link(path, child, as: destination)
      } else {
        plan(path, child, as: destination, context)
      }
    }
  }

  /// Whether a link can stand for a folder.
  private func isWhole(_ path: String, _ node: Node, _ context: Context) -> Bool {
    let folder = path + "/"
    guard !node.children.isEmpty, !(context.package + "/").hasPrefix(folder),
      !folder.hasPrefix(context.package + "/"),
      !context.project.hasPrefix(folder),
      let entries = try? FileManager.default.contentsOfDirectory(atPath: path),
      Self.markers.isDisjoint(with: entries), !entries.contains(where: { $0.hasSuffix(".xcodeproj") })
    else { return false }
    return rest(path, node, as: "").count <= node.fileCount + Self.acceptedRest
  }

  private mutating func link(_ path: String, _ node: Node, as destination: String) {
    links[destination] = path
    excluded += rest(path, node, as: destination)
    addResources(path, node, as: destination)
  }

  /// The paths below a linked folder that don't belong to the target.
  private func rest(_ path: String, _ node: Node, as destination: String) -> [String] {
    guard files[path] == nil, let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return []
    }
    return entries.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let inner = destination.isEmpty ? name : "\(destination)/\(name)"
      return node.children[name].map { rest("\(path)/\(name)", $0, as: inner) } ?? [inner]
    }
  }

  /// Adds the resources below a link; localized ones need no mention in the manifest.
  private mutating func addResources(_ path: String, _ node: Node, as destination: String) {
    if files[path] == true {
      copied.append(destination)
    } else if node.children.isEmpty {
      if resources.contains(path) { processed.append(destination) }
    } else if URL(filePath: path).pathExtension != "lproj" {
      if containsOnlyResources(path, node) {
        processed.append(destination)
      } else {
        for (name, child) in node.children {
          addResources("\(path)/\(name)", child, as: "\(destination)/\(name)")
        }
      }
    }
  }

  private func containsOnlyResources(_ path: String, _ node: Node) -> Bool {
    guard !node.children.isEmpty else { return resources.contains(path) }
    return URL(filePath: path).pathExtension != "lproj"
      && node.children.allSatisfy { containsOnlyResources("\(path)/\($0.key)", $0.value) }
  }

  // MARK: Writing

  /// Creates the links in a target's folder.
  package func write(into folder: String) throws(ProjectError) {
    for (destination, path) in links.sorted(by: { $0.key < $1.key }) {
      let link = URL(filePath: folder).appending(path: destination)
      do {
        try FileManager.default.createDirectory(
          at: link.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
          atPath: link.path,
          withDestinationPath: Self.relative(
            path,
            from: link.deletingLastPathComponent().resolvingSymlinksInPath().path
          )
        )
      } catch {
        throw ProjectError("Can't link '\(link.path)' to '\(path)': \(error.localizedDescription)")
      }
    }
  }

  /// A path relative to a folder, so that project and package can be moved together.
  static func relative(_ path: String, from folder: String) -> String {
    let (target, start) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(target, start).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + target.dropFirst(common).map(String.init))
      .joined(separator: "/")
  }
}
