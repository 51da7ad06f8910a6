import Foundation

@testable import XcodeProjects

/// Writes small Xcode projects into a folder for one test.
final class ProjectFixture {
  /// A target with the paths of its files, relative to the project's folder.
  struct Target {
    var name: String
    var type = "com.apple.product-type.application"
    var sources: [String] = []
    var resources: [String] = []
    var settings: [String: String] = [:]
    /// Further lines of the target.
    var lines = ""

    static func application(
      _ name: String,
      _ sources: [String],
      resources: [String] = [],
      settings: [String: String] = [:],
      lines: String = ""
    ) -> Target {
      Target(
        name: name,
        sources: sources,
        resources: resources,
        settings: ["SWIFT_VERSION": "5.0"].merging(settings) { $1 },
        lines: lines
      )
    }
  }

  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).resolvingSymlinksInPath().path }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Writes files with their texts; a delegate is enough for an application.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  static let delegate = """
    import UIKit
    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    """

  /// Writes `Hello.xcodeproj` with some targets, and the text of further objects.
  @discardableResult
  func writeProject(_ targets: [Target], objects: String = "") throws -> String {
    try write(["Hello.xcodeproj/project.pbxproj": Self.project(targets: targets, objects: objects)])
    return path("Hello.xcodeproj")
  }

  /// The text of a project as Xcode 3 to 15 write it, in which each file has a reference in the main group.
  static func project(targets: [Target], objects: String = "") -> String {
    var text = ""
    var children: [String] = []
    for (index, target) in targets.enumerated() {
      func phase(_ kind: String, _ paths: [String]) -> String {
        let files = paths.map { path -> String in
          let id = "F\(children.count)"
          children.append(id)
          text +=
            "\(id) /* \(path) */ = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };\n"
          text += "B\(id) = {isa = PBXBuildFile; fileRef = \(id) /* \(path) */; };\n"
          return "B\(id)"
        }
        text +=
          "\(kind)\(index) = {isa = PBX\(kind)BuildPhase; files = (\(files.joined(separator: ", "))); };\n"
        return "\(kind)\(index)"
      }
      let phases = [phase("Sources", target.sources), phase("Resources", target.resources)]
      let settings = target.settings.map { "\($0.key) = \"\($0.value)\";" }.sorted().joined(separator: " ")
      text += """
        T\(index) = {isa = PBXNativeTarget; name = "\(target.name)"; productType = "\(target.type)";
          buildPhases = (\(phases.joined(separator: ", "))); buildConfigurationList = L\(index); \(target.lines) };
        L\(index) = {isa = XCConfigurationList; buildConfigurations = (C\(index), ); };
        C\(index) = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };

        """
    }
    return """
      // !$*UTF8*$!
      {
        objectVersion = 46;
        objects = {
      \(text)
          G = {isa = PBXGroup; children = (\((children + ["X"]).joined(separator: ", ")), ); sourceTree = "<group>"; };
      \(objects)
          P = {isa = PBXProject; mainGroup = G; developmentRegion = en;
            targets = (\(targets.indices.map { "T\($0)" }.joined(separator: ", "))); };
        };
        rootObject = P;
      }

      """
  }
}
