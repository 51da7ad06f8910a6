import InterfaceBuilder
import Simulator
import Testing
import UIKit

/// Truth: Apple, Asset Catalog Format Reference; the sizes are those of the files.
@MainActor struct CompiledAssetsTests {
  /// A catalog that is compiled and loaded as in an application; another value than Apple's two is as none.
  @Test(arguments: [
    ("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal),
    ("x\\n\\n", .automatic), ("\\n\\nimage\\ta", .automatic),
  ])
  func imagesKeepTheirBytesWhateverTheirRenderingIntentIs(
    intent: String,
    mode: UIImage.RenderingMode
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sets = [
      "a": (file: "a.png", data: ImageFile.png, values: ""),
      "b": (file: "b.gif", data: ImageFile.gif, values: #""cap-insets": { "top": 2, "left": 2 }"#),
    ]
    for (name, set) in sets {
      let place = folder.appending(path: "Assets.xcassets/\(name).imageset")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let contents = """
        { "images": [{ "filename": "\(set.file)", "scale": "2x", "resizing": { \(set.values) } }],
          "properties": { "template-rendering-intent": "\(intent)" } }
        """
      try Data(contents.utf8).write(to: place.appending(path: "Contents.json"))
      try set.data.write(to: place.appending(path: set.file))
    }
    let compiler = AssetCatalogCompiler(path: folder.appending(path: "Assets.xcassets").path)
    try compiler.compiled.file.write(to: folder.appending(path: "Assets.assetcatalog"))
    _ = Simulator.boot(.iPhone5)
    let bundle = try #require(Bundle(url: folder))
    for (name, size) in ["a": CGSize(width: 1.5, height: 1), "b": CGSize(width: 2, height: 3.5)] {
      let image = try #require(UIImage(named: name, in: bundle, compatibleWith: nil))
      #expect(image.size == size)
      #expect(image.renderingMode == mode)
    }
    #expect(
      UIImage(named: "b", in: bundle, compatibleWith: nil)?.capInsets
        == UIEdgeInsets(top: 1, left: 1, bottom: 0, right: 0)
    )
  }
}
