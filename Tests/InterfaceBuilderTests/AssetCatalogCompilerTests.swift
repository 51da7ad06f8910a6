import CompiledResources
import Foundation
import InterfaceBuilder
import Testing

/// Truth: Apple, Asset Catalog Format Reference, and catalogs as Xcode writes them.
struct AssetCatalogCompilerTests {
  /// Writes a catalog and compiles it.
  private func compile(_ files: [String: String], links: [String: String] = [:]) throws
    -> AssetCatalogCompiler
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = folder.appending(path: "Assets.xcassets")
    for (name, text) in files {
      let file = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: root.appending(path: name).path,
        withDestinationPath: target
      )
    }
    return AssetCatalogCompiler(path: root.path)
  }

  /// The compiled catalog as UIKit reads it.
  private func read(_ compiler: AssetCatalogCompiler) throws -> CompiledCatalog {
    let file = try compiler.compiled.file
    return try #require(CompiledCatalog(file))
  }

  private func texts(_ compiler: AssetCatalogCompiler) -> [String] {
    compiler.messages.map { "\($0.severity): \($0.text)" }
  }

  @Test func anImageHasItsFileForEachScaleAndIdiom() throws {
    let compiler = try compile([
      "Contents.json": "{}",
      "star.imageset/Contents.json": """
      { "images": [
        { "idiom": "universal", "filename": "a.png", "scale": "1x" },
        { "idiom": "universal", "filename": "b.png", "scale": "2x" },
        { "idiom": "universal", "scale": "3x" },
        { "idiom": "ipad", "filename": "c.jpg", "scale": "2x",
          "resizing": { "mode": "9-part", "center": { "mode": "stretch" },
            "cap-insets": { "top": 2, "left": 4, "bottom": 6, "right": 8 } } },
        { "idiom": "mac", "filename": "d.png", "scale": "2x" },
        { "idiom": "universal", "filename": "e.png", "scale": "2x",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
      ], "properties": { "template-rendering-intent": "template" } }
      """,
      "star.imageset/a.png": "one", "star.imageset/b.png": "second", "star.imageset/c.jpg": "pad",
      "star.imageset/e.png": "dark",
    ])
    #expect(compiler.messages.isEmpty)
    let images = try read(compiler).images
    #expect(images.map(\.name) == ["star", "star", "star", "star"])
    #expect(images.map(\.scale) == [1, 2, 2, 2])
    #expect(images.map(\.idiom) == [.universal, .universal, .ipad, .universal])
    #expect(images.map(\.appearance.isDark) == [false, false, false, true])
    #expect(images.map(\.rendering) == [.template, .template, .template, .template])
    let caps = CompiledCatalog.Caps(top: 2, left: 4, bottom: 6, right: 8, isStretched: true)
    #expect(images.map(\.caps) == [nil, nil, caps, nil])
    #expect(images.map { String(decoding: $0.data, as: UTF8.self) } == ["one", "second", "pad", "dark"])
  }

  @Test func aColorHasAVariantForEachAppearance() throws {
    let compiler = try compile([
      "leaf.colorset/Contents.json": """
      { "colors": [
        { "idiom": "universal", "color": { "components": { "white": "1.0", "alpha": "1.0" } } },
        { "idiom": "universal", "color": { "components": { "white": "0.0", "alpha": "1.0" } },
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
        { "idiom": "universal", "color": { "components": { "white": "0.5", "alpha": "1.0" } },
          "appearances": [{ "appearance": "luminosity", "value": "dark" },
            { "appearance": "contrast", "value": "high" }] },
        { "idiom": "universal", "color": { "components": { "white": "0.2", "alpha": "1.0" } },
          "appearances": [{ "appearance": "other", "value": "dark" }] }
      ] }
      """
    ])
    let colors = try read(compiler).colors
    #expect(colors.map(\.red) == [1, 0, 0.5])
    #expect(colors.map(\.appearance.isDark) == [false, true, true])
    #expect(colors.map(\.appearance.isHighContrast) == [false, false, true])
  }

  /// Names and values are what they are, and move nothing else.
  @Test(arguments: ["x\\n\\n", "template\\n", "\\t\\t", ""])
  func aRenderingIntentThatIsNoneLeavesTheImagesAsTheyAre(intent: String) throws {
    let compiler = try compile([
      "a.imageset/Contents.json": """
      { "images": [{ "filename": "a.png", "scale": "1x" }, { "filename": "b.png", "scale": "2x" }],
        "properties": { "template-rendering-intent": "\(intent)" } }
      """,
      "a.imageset/a.png": "one", "a.imageset/b.png": "second",
      "tab\tline\n\n.imageset/Contents.json": #"{ "images": [{ "filename": "a.png" }] }"#,
      "tab\tline\n\n.imageset/a.png": "third",
    ])
    #expect(compiler.messages.isEmpty)
    let images = try read(compiler).images
    #expect(images.map(\.name) == ["a", "a", "tab\tline\n\n"])
    #expect(images.map(\.rendering) == [nil, nil, nil])
    #expect(images.map { String(decoding: $0.data, as: UTF8.self) } == ["one", "second", "third"])
  }

  @Test(arguments: [
    (#""red": "1.000", "green": "0.500", "blue": "0.0", "alpha": "1.000""#, [1, 0.5, 0, 1]),
    (#""red": "0xFF", "green": "0x00", "blue": "0x33", "alpha": "0.5""#, [1, 0, 0.2, 0.5]),
    (#""red": "255", "green": "0", "blue": "51", "alpha": "1.0""#, [1, 0, 0.2, 1]),
    (#""white": "0.25", "alpha": "1.0""#, [0.25, 0.25, 0.25, 1]),
  ])
  func aColourHasComponentsInAnyNotation(components: String, values: [Double]) throws {
    let compiler = try compile([
      "Brand/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "Brand/leaf.colorset/Contents.json":
        #"{ "colors": [{ "idiom": "universal", "color": { "components": { \#(components) } } }] }"#,
    ])
    #expect(compiler.messages.isEmpty)
    let color = try #require(try read(compiler).colors.first)
    #expect(color.name == "Brand/leaf" && color.idiom == .universal)
    #expect([color.red, color.green, color.blue, color.alpha] == values)
  }

  @Test(arguments: [
    (["a.imageset/other.txt": ""], "error: the set has no file Contents.json"),
    (["a.imageset/Contents.json": "{"], "error: the file is no JSON object"),
    (
      ["a.imageset/Contents.json": #"{ "images": [{ "filename": "gone.png" }] }"#],
      "warning: the image 'a' names the file 'gone.png', which the set doesn't contain"
    ),
    (
      ["a.imageset/Contents.json": #"{ "images": [{ "filename": "../../secret.png" }] }"#],
      "warning: the image 'a' names the file '../../secret.png', which the set doesn't contain"
    ),
    (
      ["a.imageset/Contents.json": #"{ "images": [{ "filename": "a.pdf" }] }"#, "a.imageset/a.pdf": ""],
      "warning: 'a.pdf' is left out: images are PNG, JPEG or GIF files"
    ),
    (
      ["a.colorset/Contents.json": #"{ "colors": [{ "color": { "reference": "systemRedColor" } }] }"#],
      "warning: the colour 'a' is left out: it refers to 'systemRedColor'; colours have components"
    ),
    (
      ["a.dataset/Contents.json": "{}"],
      "warning: a set of the type 'dataset' is left out; images and colours are read"
    ),
  ])
  func whatCannotBeReadIsTold(files: [String: String], message: String) throws {
    #expect(texts(try compile(files)) == [message])
  }

  @Test func iconsAreLeftOutSilently() throws {
    let compiler = try compile(["AppIcon.appiconset/Contents.json": "{"])
    #expect(compiler.messages.isEmpty)
    #expect(try read(compiler) == CompiledCatalog())
  }

  @Test func linksThatLeadBackAreNotFollowed() throws {
    let color = #"{ "colors": [{ "color": { "components": { "white": "1.0", "alpha": "1.0" } } }] }"#
    let compiler = try compile(["a.colorset/Contents.json": color], links: ["one": ".", "two": "."])
    #expect(try read(compiler).colors.map(\.name) == ["a"])
  }

  @Test func longContentsAndDeepFoldersAreRefusedWithTheLimit() throws {
    let long = "{}" + String(repeating: " ", count: 4 * 1024 * 1024)
    let deep = String(repeating: "a/", count: 64)
    let compiler = try compile(["a.imageset/Contents.json": long, deep + "b.imageset/Contents.json": "{}"])
    #expect(
      texts(compiler) == [
        "error: the folder is at level 65 of the asset catalog; the limit is 64",
        "error: the file has 4194306 bytes; the limit is 4194304",
      ]
    )
    #expect(compiler.messages.last?.path.hasSuffix("Assets.xcassets/a.imageset/Contents.json") == true)
  }

  @Test func deepContentsAreNoJSON() throws {
    let deep = #"{ "images": "# + String(repeating: "[", count: 100_000)
    #expect(texts(try compile(["a.imageset/Contents.json": deep])) == ["error: the file is no JSON object"])
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    #expect(
      texts(AssetCatalogCompiler(path: "/nowhere.xcassets")) == ["error: the asset catalog can't be read"]
    )
  }
}
