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

  private func lines(_ compiler: AssetCatalogCompiler) -> [String] {
    String(decoding: compiler.compiled, as: UTF8.self).components(separatedBy: "\n")
  }

  private func texts(_ compiler: AssetCatalogCompiler) -> [String] {
    compiler.messages.map { "\($0.severity): \($0.text)" }
  }

  @Test func anImageHasALineAndItsFileForEachScaleAndIdiom() throws {
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
    ])
    #expect(compiler.messages.isEmpty)
    #expect(
      lines(compiler) == [
        "RecipeGallery asset catalog 1", "image\tstar\t1\tuniversal\ttemplate\t\t0\t3",
        "image\tstar\t2\tuniversal\ttemplate\t\t3\t6",
        "image\tstar\t2\tipad\ttemplate\t2,4,6,8,stretch\t9\t3",
        "", "onesecondpad",
      ]
    )
  }

  @Test(arguments: [
    (#""red": "1.000", "green": "0.500", "blue": "0.0", "alpha": "1.000""#, "1.0\t0.5\t0.0\t1.0"),
    (#""red": "0xFF", "green": "0x00", "blue": "0x33", "alpha": "0.5""#, "1.0\t0.0\t0.2\t0.5"),
    (#""red": "255", "green": "0", "blue": "51", "alpha": "1.0""#, "1.0\t0.0\t0.2\t1.0"),
    (#""white": "0.25", "alpha": "1.0""#, "0.25\t0.25\t0.25\t1.0"),
  ])
  func aColourHasComponentsInAnyNotation(components: String, values: String) throws {
    let compiler = try compile([
      "Brand/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "Brand/leaf.colorset/Contents.json":
        #"{ "colors": [{ "idiom": "universal", "color": { "components": { \#(components) } } }] }"#,
    ])
    #expect(compiler.messages.isEmpty)
    #expect(lines(compiler)[1] == "color\tBrand/leaf\tuniversal\t\(values)")
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
    #expect(lines(compiler) == ["RecipeGallery asset catalog 1", "", ""])
  }

  @Test func linksThatLeadBackAreNotFollowed() throws {
    let color = #"{ "colors": [{ "color": { "components": { "white": "1.0", "alpha": "1.0" } } }] }"#
    let compiler = try compile(["a.colorset/Contents.json": color], links: ["one": ".", "two": "."])
    #expect(
      lines(compiler) == ["RecipeGallery asset catalog 1", "color\ta\tuniversal\t1.0\t1.0\t1.0\t1.0", "", ""]
    )
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    #expect(
      texts(AssetCatalogCompiler(path: "/nowhere.xcassets")) == ["error: the asset catalog can't be read"]
    )
  }
}
