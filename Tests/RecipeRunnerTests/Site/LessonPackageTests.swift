import Foundation
import RecipeKit
import Testing
import ToolRunning

@testable import GallerySite
@testable import RecipeRunner

/// Truth: what Python's `zipfile`, a reader of the format that isn't ours, finds in the archive; and the manifests that Swift
/// Playgrounds writes.
@MainActor struct LessonPackageTests {
  private static let code = "import UIKit\nclass LampController: UIViewController {}\n"
  private static let application = "sample-one/SampleOne.swiftpm"

  private func package(
    _ listing: String = code,
    device: String? = nil,
    document: (name: String, text: String)? = nil,
    source: String? = nil
  ) throws -> LessonPackage {
    var report = Sample.passing
    report.declaration.card = RecipeCard(
      id: "sample-one",
      title: "A sample",
      chapter: "Samples",
      problem: "",
      solution: "",
      listing: listing,
      deviceListing: device,
      documentListing: document?.text ?? "",
      documentName: document?.name
    )
    let map = SiteMap(title: "Samples", [report.declaration], nil, source: source)
    return try #require(LessonPackage(map, map.path[0], LessonContent(report)))
  }

  private func delegate(_ listing: String, document: (name: String, text: String)? = nil) async throws
    -> String
  {
    try await #require(read(package(listing, document: document).zip)["\(Self.application)/App.swift"])
  }

  private func read(_ zip: ZipArchive) async throws -> [String: String] {
    let script = """
      import base64, io, json, sys, zipfile
      with zipfile.ZipFile(io.BytesIO(base64.b64decode(sys.stdin.read()))) as archive:
          assert archive.testzip() is None
          print(json.dumps({each: archive.read(each).decode() for each in archive.namelist()}))
      """
    let input = Data(zip.bytes).base64EncodedString()
    let outcome = try await BuiltTool.run("/usr/bin/env", ["python3", "-c", script], input: input)
    return try JSONDecoder().decode([String: String].self, from: outcome.output)
  }

  @Test func theArchiveHoldsAnApplicationAndBesideItAPackageForLinux() async throws {
    let files = try await read(package().zip)
    #expect(
      files.keys.sorted() == [
        "sample-one/Package.swift", "sample-one/README.md", "\(Self.application)/App.swift",
        "\(Self.application)/Example.swift", "\(Self.application)/Linux.swift",
        "\(Self.application)/Package.swift", "sample-one/Tests/LaunchTests.swift",
      ]
    )
    #expect(files["\(Self.application)/Example.swift"] == Self.code, "the example is what ran, byte for byte")
    let application = try #require(files["\(Self.application)/Package.swift"])
    #expect(application.contains(".iOSApplication(") && application.contains("import AppleProductTypes"))
    #expect(application.contains("targets: [.executableTarget(name: \"SampleOneExample\", path: \".\")]"))
    let linux = try #require(files["sample-one/Package.swift"])
    #expect(linux.contains("path: \"SampleOne.swiftpm\"") && linux.contains("path: \"../RecipeGallery\""))
    #expect(linux.contains("plugins: [.plugin(name: \"AppleSources\", package: \"RecipeGallery\")]"))
  }

  @Test func aWindowShowsTheControllerThatIsPartOfNoOther() async throws {
    let text = try await delegate(
      "class InnerController: UIViewController {}\n\nclass OuterController: UIViewController {\n"
        + "  let inner = InnerController()\n}\n"
    )
    #expect(text.contains("@main") && text.contains("rootViewController = OuterController()"))
  }

  @Test func aControllerWithItemsForABarIsShownBelowOne() async throws {
    let text = try await delegate(
      "class ListController: UITableViewController {\n  func add() {\n    navigationItem.title = \"A\"\n  }\n}\n"
    )
    #expect(text.contains("UINavigationController(rootViewController: ListController())"))
  }

  @Test func aStoryboardMakesTheFirstController() async throws {
    let document = (name: "Lamps.storyboard", text: "<document/>\n")
    #expect(
      try await delegate(Self.code, document: document)
        .contains("UIStoryboard(name: \"Lamps\", bundle: nil).instantiateInitialViewController()")
    )
    let files = try await read(package(document: document).zip)
    #expect(files["\(Self.application)/Lamps.storyboard"] == "<document/>\n")
  }

  @Test func anExampleWithADelegateIsLaunchedByIt() async throws {
    let text = try await delegate("class LampApp: UIResponder, UIApplicationDelegate {\n  var a = 1\n}\n")
    #expect(text == "import UIKit\n\n@main\nfinal class App: LampApp {}\n")
  }

  @Test func theImagesThatTheExampleNamesAreInAnAssetCatalog() async throws {
    let files = try await read(
      package(Self.code + "\nfunc photo() -> UIImage? { UIImage(named: \"Harbour\") }\n").zip
    )
    let folder = "\(Self.application)/Assets.xcassets/Harbour.imageset"
    #expect(files["\(folder)/Contents.json"]?.contains("\"filename\" : \"Harbour.svg\"") == true)
    let drawing = try #require(files["\(folder)/Harbour.svg"])
    #expect(drawing.hasPrefix("<svg ") && drawing.contains("width=\"240\" height=\"180\""))
    #expect(!files.keys.contains { $0.contains("Sunset") })
    // On Linux the test adds them.
    #expect(files["sample-one/Package.swift"]?.contains("\"Assets.xcassets\"") == true)
    #expect(files["sample-one/Tests/LaunchTests.swift"]?.contains("[\"Harbour\"]") == true)
  }

  @Test func whatADeviceNeedsGoesWithIt() async throws {
    let files = try await read(package(device: "let grip = 1\n").zip)
    #expect(files["\(Self.application)/Device.swift"] == "let grip = 1\n")
  }

  @Test func theSameExampleGivesTheSameBytes() throws {
    #expect(try package().zip.bytes == package().zip.bytes)
  }

  @Test(arguments: [
    (nil, "the package whose command `gallery` wrote these lessons"),
    ("https://example.org/gallery", "at https://example.org/gallery."),
  ])
  func itSaysWhereTheToolComesFrom(source: String?, words: String) async throws {
    let files = try await read(package(source: source).zip)
    #expect(files["sample-one/README.md"]?.contains(words) == true)
  }

  @Test func anEmptyArchiveIsOne() async throws {
    let files = try await read(ZipArchive([]))
    #expect(files.isEmpty)
  }
}
