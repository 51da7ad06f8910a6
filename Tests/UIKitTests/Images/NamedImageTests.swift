import Simulator
import Testing
import UIKit

/// Truth: Apple, UIImage.init(named:) and init(contentsOfFile:): a name without extension means a PNG.
///
/// The Resource Programming Guide defines `~ipad` and `~iphone`, the Drawing and Printing Guide for iOS
/// `@2x`. The files in Resources were created with Python: `dot` has 4 × 2 points for phones and 40 × 20 for
/// pads, at one, two and three pixels per point.
@MainActor struct NamedImageTests {
  @Test(arguments: [
    (DeviceModel.iPhone3GS, CGSize(width: 4, height: 2), CGFloat(1)),
    (.iPhone5, CGSize(width: 4, height: 2), 2),
    (.iPhone6Plus, CGSize(width: 4, height: 2), 3), (.iPad, CGSize(width: 40, height: 20), 1),
    (.iPadPro, CGSize(width: 40, height: 20), 2),
  ])
  func theFileForTheDeviceIsFound(model: DeviceModel, size: CGSize, scale: CGFloat) throws {
    _ = Simulator.boot(model)
    for name in ["dot", "dot.png"] {
      let image = try #require(UIImage(named: name))
      #expect(image.size == size)
      #expect(image.scale == scale)
    }
  }

  @Test func anImageOfTheAssetCatalogComesBeforeFilesUntilTheNextBoot() {
    let device = Simulator.boot(.iPhone5)
    let asset = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 8)).image { _ in }
    device.addAssets(["dot": asset, "star of mine": asset])
    #expect(UIImage(named: "dot")?.size == CGSize(width: 7, height: 8))
    #expect(UIImage(named: "star of mine")?.size == CGSize(width: 7, height: 8))
    #expect(UIImage(named: "dot", in: .module, compatibleWith: nil)?.size == CGSize(width: 4, height: 2))
    _ = Simulator.boot(.iPhone5)
    #expect(UIImage(named: "dot")?.size == CGSize(width: 4, height: 2))
    #expect(UIImage(named: "star of mine") == nil)
  }

  @Test func aLiteralNamesAnImage() {
    _ = Simulator.boot(.iPhone5)
    let images = [#imageLiteral(resourceName: "dot"), #imageLiteral(resourceName: "grey.jpg")]
    #expect(images.map(\.size) == [CGSize(width: 4, height: 2), CGSize(width: 5, height: 3)])
  }

  @Test func otherFormatsNeedTheirExtension() {
    _ = Simulator.boot(.iPhone5)
    #expect(UIImage(named: "grey.jpg")?.size == CGSize(width: 5, height: 3))
    #expect(UIImage(named: "black.gif")?.size == CGSize(width: 4, height: 7))
    #expect(UIImage(named: "grey") == nil)
    #expect(UIImage(named: "black") == nil)
    #expect(UIImage(named: "grey.png") == nil)
  }

  @Test func aNameMayTellThePixelsAPoint() {
    _ = Simulator.boot(.iPhone5)
    #expect(UIImage(named: "dot@3x")?.scale == 3)
    #expect(UIImage(named: "dot@3x.png")?.size == CGSize(width: 4, height: 2))
  }

  @Test func traitsChooseBeforeTheDevice() {
    _ = Simulator.boot(.iPhone5)
    func image(_ traits: UITraitCollection) -> UIImage? {
      UIImage(named: "dot", in: .module, compatibleWith: traits)
    }
    #expect(image(UITraitCollection(displayScale: 3))?.scale == 3)
    #expect(image(UITraitCollection(displayScale: 1))?.scale == 1)
    #expect(image(UITraitCollection(userInterfaceIdiom: .pad))?.size == CGSize(width: 40, height: 20))
    #expect(image(UITraitCollection())?.scale == 2)
    #expect(UIImage(named: "dot", in: .module, compatibleWith: nil)?.scale == 2)
  }

  @Test(arguments: [
    "", ".", "..", "/", "dots", "Dot", "words", "words.png", "Resources", "/etc/passwd", "/etc/passwd.png",
    "../../etc/passwd", "../dot", "Folder/../dot", "./dot", "Folder//inner", "/dot", "dot/", "dot\0",
    "dot.png\0",
    String(repeating: "a", count: 100_000), String(repeating: "a/", count: 10_000), "@2x", "~ipad", ".png",
  ])
  func whatIsNoImageOfTheBundleIsNone(name: String) {
    _ = Simulator.boot(.iPhone5)
    #expect(UIImage(named: name) == nil)
    #expect(UIImage(named: name, in: .module, compatibleWith: nil) == nil)
  }

  // MARK: A folder as a bundle

  @Test func foldersBelowAreFoundAndNothingOutside() throws {
    _ = Simulator.boot(.iPhone5)
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(ImageFile.png, to: "outside.png")
    try folder.write(ImageFile.png, to: "bundle/inside.png")
    try folder.write(ImageFile.gif, to: "bundle/Icons/Small/star@2x.gif")
    try folder.link("bundle/link.png", to: "inside.png")
    try folder.link("bundle/escape.png", to: "../outside.png")
    try folder.link("bundle/way", to: "..")
    try folder.makeFolder("bundle/folder.png")
    let bundle = try #require(Bundle(url: folder.url.appendingPathComponent("bundle")))
    func size(_ name: String) -> CGSize? { UIImage(named: name, in: bundle, compatibleWith: nil)?.size }
    #expect(size("inside") == CGSize(width: 3, height: 2))
    #expect(size("Icons/Small/star.gif") == CGSize(width: 2, height: 3.5))
    #expect(size("star.gif") == nil)
    #expect(size("link") == CGSize(width: 3, height: 2))
    for name in ["escape", "way/outside", "../outside", "folder", "way/bundle/../outside"] {
      #expect(size(name) == nil, "\(name)")
    }
  }

  /// A folder next to the bundle whose name begins with the bundle's name is not part of the bundle.
  @Test func aNeighbourIsOutside() throws {
    _ = Simulator.boot(.iPhone5)
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(ImageFile.png, to: "bundle2/near.png")
    try folder.write(ImageFile.png, to: "bundle/inside.png")
    try folder.link("bundle/near.png", to: "../bundle2/near.png")
    let bundle = try #require(Bundle(url: folder.url.appendingPathComponent("bundle")))
    #expect(UIImage(named: "near", in: bundle, compatibleWith: nil) == nil)
  }

  // MARK: Paths

  @Test func aPathLeadsToTheFileForTheScreen() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(ImageFile.png, to: "star.png")
    try folder.write(ImageFile.gif, to: "star@2x.png")
    try folder.write(ImageFile.jpeg, to: "named like nothing")
    try folder.write(Data("words".utf8), to: "words.png")
    _ = Simulator.boot(.iPhone5)
    func image(_ name: String) -> UIImage? {
      UIImage(contentsOfFile: folder.url.appendingPathComponent(name).path)
    }
    // The format is determined by the bytes, not by the name.
    #expect(image("star.png")?.size == CGSize(width: 2, height: 3.5))
    #expect(image("star@2x.png")?.scale == 2)
    #expect(image("named like nothing")?.size == CGSize(width: 5, height: 3))
    #expect(image("words.png") == nil)
    #expect(image("missing.png") == nil)
    #expect(UIImage(contentsOfFile: folder.url.path) == nil)
    #expect(UIImage(contentsOfFile: "") == nil)
    #expect(UIImage(contentsOfFile: "/etc/passwd") == nil)
    #expect(UIImage(contentsOfFile: "/dev/zero") == nil)
    _ = Simulator.boot(.iPad)
    #expect(image("star.png")?.size == CGSize(width: 3, height: 2))
  }
}

/// A temporary folder for one test.
private struct Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(path),
      withIntermediateDirectories: true
    )
  }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path,
      withDestinationPath: destination
    )
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
