import Foundation
import RecipeKit
import Testing
import ToolRunning

@testable import GallerySite
@testable import RecipeRunner

/// Truth: what Python's `zipfile`, a reader of the format that isn't ours, finds in the archive.
struct LessonPackageTests {
  private func package(device: String? = nil, document: String = "", source: String? = nil) throws
    -> LessonPackage
  {
    var report = Sample.passing
    report.declaration.card = RecipeCard(
      id: "sample-one",
      title: "A sample",
      chapter: "Samples",
      problem: "",
      solution: "",
      listing: "import UIKit\nlet word = \"né\"\n",
      deviceListing: device,
      documentListing: document,
      documentName: document.isEmpty ? nil : "Lamp.xib"
    )
    let map = SiteMap(title: "Samples", [report.declaration], nil, source: source)
    return try #require(LessonPackage(map, map.lessons[0], LessonContent(report)))
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

  @Test func theArchiveHoldsTheExampleAsAPackage() async throws {
    let files = try await read(package().zip)
    #expect(
      files.keys.sorted() == [
        "sample-one/Package.swift", "sample-one/README.md",
        "sample-one/Sources/SampleOneExample/Example.swift",
      ]
    )
    #expect(
      files["sample-one/Sources/SampleOneExample/Example.swift"] == "import UIKit\nlet word = \"né\"\n",
      "the example is what ran, byte for byte"
    )
    let manifest = try #require(files["sample-one/Package.swift"])
    #expect(
      manifest.contains("name: \"SampleOneExample\"") && manifest.contains("path: \"../RecipeGallery\"")
    )
  }

  @Test func whatADeviceNeedsGoesWithIt() async throws {
    let files = try await read(package(device: "let grip = 1\n").zip)
    #expect(files["sample-one/Sources/SampleOneExample/Device.swift"] == "let grip = 1\n")
  }

  /// On Linux the plugin translates the example, so the compiler may only see a file without code.
  @Test func aStoryboardGoesWithItAndThePluginThatCompilesIt() async throws {
    let files = try await read(package(document: "<document/>\n").zip)
    #expect(files["sample-one/Sources/SampleOneExample/Lamp.xib"] == "<document/>\n")
    #expect(files["sample-one/Sources/SampleOneExample/Linux.swift"]?.hasPrefix("//") == true)
    let manifest = try #require(files["sample-one/Package.swift"])
    #expect(manifest.contains("plugins: [.plugin(name: \"AppleSources\", package: \"RecipeGallery\")]"))
    #expect(manifest.contains("#if os(Linux)\n  let sources: [String]? = [\"Linux.swift\"]\n#else"))
    #expect(manifest.contains("      sources: sources,\n"))
  }

  @Test func theSameExampleGivesTheSameBytes() throws {
    #expect(try package().zip.bytes == package().zip.bytes)
  }

  @Test(arguments: [
    (nil, "the package whose command `recipes site` wrote these lessons"),
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
