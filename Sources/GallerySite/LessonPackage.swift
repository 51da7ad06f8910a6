import RecipeKit
import RecipeRunner
import Rendering
import UIKit

/// The example of a lesson as an application to take home, and a package beside it that checks it on Linux.
struct LessonPackage {
  /// Where the file lies in the site.
  let path: String
  /// What it holds.
  let zip: ZipArchive

  /// Nil for a lesson without code, and for those of plug-ins, whose language is unknown.
  ///
  /// - Parameter starter: the example with the gaps of the lesson's sheet; nil without gaps.
  init?(_ map: SiteMap, _ place: SiteMap.Lesson, _ lesson: LessonContent, starter: String? = nil) {
    guard let code = lesson.code?.whole, !map.hints.isPluginRecipe(place.id),
      let app = LessonApplication(lesson, code)
    else { return nil }
    path = place.package
    let name = place.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let texts = PackageTexts(name: name, id: place.name, app: app)
    let document = lesson.card.documentListing.map { (lesson.card.documentName ?? "Main.storyboard", $0) }
    let sources =
      [
        ("Package.swift", texts.applicationManifest), ("App.swift", app.delegate),
        ("Example.swift", code + "\n"),
        ("Linux.swift", "// The only file that Linux compiles as it stands.\n"),
      ] + (lesson.deviceCode.map { [("Device.swift", $0 + "\n")] } ?? []) + [document].compactMap(\.self)
    let files =
      [
        ("README.md", texts.readme(title: place.title, map.source)), ("Package.swift", texts.linuxManifest),
        ("Tests/LaunchTests.swift", texts.test),
      ] + (starter.map { [("Starter.swift", $0 + "\n")] } ?? [])
      + (sources + app.catalog).map { ("\(name).swiftpm/\($0.0)", $0.1) }
    zip = ZipArchive(files.map { (path: "\(place.name)/\($0)", text: $1) })
  }

  /// Where readers get the package that checks the example on Linux.
  static func source(_ address: String?) -> String {
    address.map { "You get it at \($0)." }
      ?? "It is the package whose command `gallery` wrote these lessons, so their publisher has it."
  }
}

/// What the application of an example needs beside the example: a delegate with a window, and its images.
private struct LessonApplication {
  /// The source of the application's delegate.
  let delegate: String
  /// The names of the images that the example loads.
  let images: [String]

  /// Nil for code without anything to show.
  init?(_ lesson: LessonContent, _ code: String) {
    let types = ListingSnippet(of: code).parts
    // A type without members is one of its part's members itself.
    func heading(_ index: Int) -> String {
      let part = types[index]
      return (part.header.isEmpty ? part.members.flatMap(\.lines) : part.header).joined(separator: " ")
    }
    let document = lesson.card.documentName
    if let own = types.indices.first(where: { heading($0).contains("UIApplicationDelegate") }) {
      delegate = "import UIKit\n\n@main\nfinal class App: \(types[own].name) {}\n"
    } else if let document, document.hasSuffix(".storyboard") {
      let name = document.dropLast(".storyboard".count)
      delegate = Self.delegate(
        "UIStoryboard(name: \"\(name)\", bundle: nil).instantiateInitialViewController()"
      )
    } else {
      let all = types.indices.filter {
        heading($0).contains("class ") && heading($0).contains(/Controller\b.*:.*Controller\b/)
      }
      let inSteps = all.filter {
        types[$0].header.contains(where: Self.stepLines(lesson.card, code).contains)
      }
      let controllers = inSteps.isEmpty ? all : inSteps
      // The first one is that of no other type in the steps: none makes it, none inherits from it.
      let root =
        controllers.first { document == "\(types[$0].name).xib" }
        ?? controllers.first { index in
          !(inSteps.isEmpty ? Array(types.indices) : inSteps).contains { other in
            let lines = types[other].header + types[other].members.flatMap(\.lines)
            return other != index
              && lines.contains { CodeLines.names(in: $0[...]).contains(types[index].name) }
          }
        }
      guard let root else { return nil }
      let members = types[root].members.flatMap(\.lines).joined(separator: "\n")
      let controller = "\(types[root].name)()"
      // What shows buttons in a bar, or pushes, needs the bar.
      let needsBar = members.contains("navigationItem") || members.contains("navigationController")
      delegate = Self.delegate(
        needsBar ? "UINavigationController(rootViewController: \(controller))" : controller
      )
    }
    let texts = code + (lesson.card.documentListing ?? "")
    images = DrawnPhotos.names.filter { texts.contains("\"\($0)\"") }
  }

  /// The lines of the code that some step shows.
  private static func stepLines(_ card: RecipeCard, _ code: String) -> Set<String> {
    let lines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let numbers = (card.steps ?? []).flatMap { $0.lines + $0.context }
    return Set(numbers.filter { lines.indices.contains($0 - 1) }.map { String(lines[$0 - 1]) })
  }

  private static func delegate(_ root: String) -> String {
    """
    import UIKit

    @main
    final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = \(root)
        window?.makeKeyAndVisible()
        return true
      }
    }

    """
  }

  /// The asset catalog: the images as drawings, in which Xcode keeps them at any size.
  ///
  /// Source: Apple, Asset Catalog Format Reference, image set type.
  var catalog: [(String, String)] {
    images.flatMap { name in
      let folder = "Assets.xcassets/\(name).imageset"
      let contents = """
        {
          "images" : [{ "filename" : "\(name).svg", "idiom" : "universal" }],
          "info" : { "author" : "xcode", "version" : 1 },
          "properties" : { "preserves-vector-representation" : true }
        }

        """
      return [("\(folder)/Contents.json", contents), ("\(folder)/\(name).svg", Self.drawing(name))]
    }
  }

  /// A photo as an SVG file.
  private static func drawing(_ name: String) -> String {
    // The site is written on the main thread.
    MainActor.assumeIsolated {
      Picture(of: UIImageView(image: DrawnPhotos.photo(named: name)), caption: name).svg
    }
  }
}

/// The manifests, the test and the description of a package to take home.
private struct PackageTexts {
  /// The application's name.
  let name: String
  /// The lesson's name.
  let id: String
  let app: LessonApplication

  /// The application's manifest, as Xcode and Swift Playgrounds write it.
  var applicationManifest: String {
    """
    // swift-tools-version: 5.9
    import AppleProductTypes
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.iOS("15.0")],
      products: [
        .iOSApplication(
          name: "\(name)",
          targets: ["\(name)Example"],
          displayVersion: "1.0",
          bundleVersion: "1",
          supportedDeviceFamilies: [.pad, .phone],
          supportedInterfaceOrientations: [
            .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
          ]
        )
      ],
      targets: [.executableTarget(name: "\(name)Example", path: ".")]
    )

    """
  }

  /// The manifest of the package that compiles the same files on Linux.
  var linuxManifest: String {
    let left = ["Package.swift"] + (app.images.isEmpty ? [] : ["Assets.xcassets"])
    let kit = app.images.isEmpty ? "" : ", library(\"RecipeKit\")"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      func library(_ name: String) -> Target.Dependency { .product(name: name, package: "RecipeGallery") }

      // The plugin translates the application's files, which are as Xcode compiles them.
      let package = Package(
        name: "\(id)",
        dependencies: [.package(name: "RecipeGallery", path: "../RecipeGallery")],
        targets: [
          .target(
            name: "\(name)Example",
            dependencies: [library("UIKit")],
            path: "\(name).swiftpm",
            exclude: \(left),
            sources: ["Linux.swift"],
            plugins: [.plugin(name: "AppleSources", package: "RecipeGallery")]
          ),
          .testTarget(
            name: "LaunchTests",
            dependencies: ["\(name)Example", library("UIKit")\(kit)],
            path: "Tests"
          ),
        ]
      )

      """
  }

  /// A test that launches the application.
  var test: String {
    let photos = """
          for name in \(app.images) {
            device.addAssets([name: try #require(DrawnPhotos.photo(named: name))])
          }

      """
    return """
      \(app.images.isEmpty ? "" : "import RecipeKit\n")import Simulator
      import Testing
      import UIKit

      @testable import \(name)Example

      @MainActor struct LaunchTests {
        @Test func theApplicationShowsItsFirstScreen() throws {
          let device = Simulator.boot(.iPhone13, iOS: 15)
      \(app.images.isEmpty ? "" : photos)    device.launch(delegate: App())
          let root = try #require(device.keyWindow?.rootViewController)
          #expect(root.viewIfLoaded?.window != nil)
        }
      }

      """
  }

  func readme(title: String, _ source: String?) -> String {
    """
    # \(title)

    The example of the lesson, as an application. Open `\(name).swiftpm` in Swift Playgrounds or Xcode, and run it.
    If there is a `Starter.swift`, it has the gaps of the lesson's sheet: put it in the place of `Example.swift`, the solution.

    `Package.swift` in this folder checks the same files on Linux. It looks for UIKit in `../RecipeGallery`: put the package
    RecipeGallery there, or change the path. \(LessonPackage.source(source)) Then:

        swift test

    """
  }
}
