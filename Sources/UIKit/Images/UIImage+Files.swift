extension UIImage {
  /// Loads an image by name from the asset catalog or the application's bundle; nil if there is none.
  ///
  /// The images that were given to the simulated device as the application's asset catalog come first, and then
  /// those of compiled asset catalogs. A name
  /// without an extension means a PNG; other formats need theirs, as in `photo.jpg`. The name may contain
  /// folders. On a screen with scale 2 or 3, `star@2x.png` or `star@3x.png` is preferred to `star.png`. In
  /// the same way `star~ipad.png` is preferred on a pad, and `star~iphone.png` on a phone. The application's
  /// bundle is the folder of the executable, with the resource bundles of the package's targets. Files
  /// outside it are never read.
  ///
  /// Source: Apple, UIImage.init(named:) and Drawing and Printing Guide for iOS.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads an image by name from a bundle, for the display scale and the idiom of `traitCollection`.
  ///
  /// A bundle of nil means the application's. A trait that is unspecified is taken from the device.
  ///
  /// Source: Apple, UIImage.init(named:in:compatibleWith:).
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let system = BootedSystem.current
    if bundle == nil, let asset = system.assets.image(named: name) {
      self.init(commands: asset.commands, size: asset.size, scale: asset.scale)
      return
    }
    let scale = traitCollection.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? system.screenScale
    let idiom =
      traitCollection.map(\.userInterfaceIdiom).flatMap { $0 == .unspecified ? nil : $0 } ?? system.idiom
    let assets = CompiledAssets.of(bundle)
    if let asset = assets.image(named: name, scale: scale, idiom: idiom, for: traitCollection) {
      let caps = asset.isResizable ? (asset.capInsets, asset.resizingMode) : nil
      self.init(
        asset.picture,
        scale: asset.scale,
        caps: caps,
        renderingMode: asset.renderingMode,
        imageAsset: asset.imageAsset
      )
      return
    }
    let candidates = ImageFileName(name).candidates(scale: scale, idiom: idiom)
    let folders = bundle.map { [ResourceFolder($0)] } ?? ResourceFolder.application
    for folder in folders {
      for candidate in candidates {
        guard let data = folder.contents(ofFile: candidate.name) else { continue }
        self.init(data: data, scale: candidate.scale)
        return
      }
    }
    return nil
  }

  /// Loads an image from a PNG, JPEG or GIF file; nil if there is no such file.
  ///
  /// Variants of the file for the screen's scale or the device's idiom are preferred, as by `init(named:)`.
  /// Source: Apple, Drawing and Printing Guide for iOS, "Loading Images into Your App".
  public convenience init?(contentsOfFile path: String) {
    let system = BootedSystem.current
    let own = (name: path, scale: ImageFileName.scale(ofFile: path))
    let candidates = ImageFileName(path).candidates(scale: system.screenScale, idiom: system.idiom) + [own]
    for candidate in candidates {
      guard let data = ResourceFolder.contents(ofFile: candidate.name) else { continue }
      self.init(data: data, scale: candidate.scale)
      return
    }
    return nil
  }

  /// Creates an image from the contents of a PNG, JPEG or GIF file, with scale 1; nil for other data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the contents of a PNG, JPEG or GIF file; nil for other data.
  ///
  /// - Parameters:
  ///   - data: the contents of a whole file; the size is read from its header.
  ///   - scale: pixels per point; a value that is not positive and finite is replaced by 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = EncodedImage(data) else { return nil }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(image.size.width) / scale, height: CGFloat(image.size.height) / scale)
    self.init(
      commands: [.bitmap(image, CGRect(origin: .zero, size: size), tint: nil)],
      size: size,
      scale: scale
    )
  }
}

/// The type of `#imageLiteral(resourceName:)` where no other is given.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Loads the image that `#imageLiteral(resourceName:)` names; the process ends if there is none, as on devices.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else { fatalError("There is no image named \(name).") }
    self.init(
      image.picture,
      scale: image.scale,
      caps: image.isResizable ? (image.capInsets, image.resizingMode) : nil,
      renderingMode: image.renderingMode,
      alignmentRectInsets: image.alignmentRectInsets,
      imageAsset: image.imageAsset
    )
  }
}

/// The parsed name of an image file.
///
/// `Icons/star@2x~ipad.png` is `Icons/star` in PNG, for a pad, with two pixels per point.
///
/// Source: Apple, Resource Programming Guide, "iOS Supports Device-Specific Resources", and Drawing and
/// Printing Guide for iOS, "Loading Images into Your App".
struct ImageFileName {
  /// The path without modifiers and extension.
  let base: String
  /// The part after the last dot.
  let pathExtension: String

  /// The extensions of the supported formats.
  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif"]

  /// The scales, in pixels per point, that file names can have.
  private static let scales = [1, 2, 3]

  /// Parses a name; one without the extension of an image means a PNG.
  init(_ name: String) {
    let dot = name.lastIndex(of: ".")
    if let dot, ImageFileName.extensions.contains(name[name.index(after: dot)...].lowercased()) {
      base = String(name[..<dot])
      pathExtension = String(name[name.index(after: dot)...])
    } else {
      base = name
      pathExtension = "png"
    }
  }

  /// The names of the files to look for, the best first.
  ///
  /// 1. Files for the screen's scale come first, then those for lower scales, then those for higher ones.
  /// 2. Among them, files for the device's idiom come before those for all devices.
  func candidates(scale: CGFloat, idiom: UIUserInterfaceIdiom) -> [(name: String, scale: CGFloat)] {
    ImageFileName.scales(for: scale).flatMap { scale in
      [SystemBehavior.fileModifier(of: idiom), ""].map { modifier in
        let name = base + (scale > 1 ? "@\(scale)x" : "") + modifier + "." + pathExtension
        return (name, ImageFileName.scale(ofFile: name))
      }
    }
  }

  /// The scales to look for on a screen: its own, then lower ones, then higher ones.
  static func scales(for scale: CGFloat) -> [Int] {
    let wanted = scale.isFinite ? Int(min(max(scale.rounded(), 1), 3)) : 1
    return scales.filter { $0 <= wanted }.reversed() + scales.filter { $0 > wanted }
  }

  /// The scale in a file's name: 2 for `star@2x.png`, 1 without a modifier.
  static func scale(ofFile name: String) -> CGFloat {
    var stem = Substring(name)
    if let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
    for modifier in ["~ipad", "~iphone"] where stem.hasSuffix(modifier) {
      stem = stem.dropLast(modifier.count)
    }
    return CGFloat(scales.last { stem.hasSuffix("@\($0)x") } ?? 1)
  }
}

/// A folder with resources; files outside it can't be read.
struct ResourceFolder {
  private let url: URL

  /// The folder of a bundle's resources.
  init(_ bundle: Bundle) {
    self.init(bundle.resourceURL ?? bundle.bundleURL)
  }

  init(_ url: URL) {
    self.url = url.resolvingSymlinksInPath()
  }

  /// The folders that make up the application's bundle.
  ///
  /// They are the folder of the executable, then the resource bundles that the Swift package manager puts
  /// beside it, `PACKAGE_TARGET.resources`, sorted by name.
  static var application: [ResourceFolder] {
    [ResourceFolder(Bundle.main)] + targets.map(ResourceFolder.init)
  }

  /// The resource bundles of the package's targets.
  static var targets: [URL] {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted()
      .map { folder.appendingPathComponent($0, isDirectory: true) }
  }

  /// The names of the files and folders in this folder, in no order.
  var fileNames: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] }

  /// The contents of a file in this folder or a subfolder; nil if there is none, or if the path or
  /// a link leads outside.
  func contents(ofFile path: String) -> Data? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }) else {
      return nil
    }
    let file = URL(fileURLWithPath: url.path + "/" + path).resolvingSymlinksInPath()
    guard file.pathComponents.starts(with: url.pathComponents) else { return nil }
    return ResourceFolder.contents(ofFile: file.path)
  }

  /// The contents of a regular file; nil if there is none, or if it is longer than
  /// `EncodedImage.longestFile`.
  static func contents(ofFile path: String) -> Data? {
    guard !path.utf8.contains(0) else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    )
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let length = attributes?[.size] as? NSNumber, length.intValue <= EncodedImage.longestFile
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }
}

/// Images that an application has by name in addition to its files, like those of an asset catalog.
final class AssetCatalog: Sendable {
  private struct Contents {
    var images: [String: UIImage] = [:]

    /// Functions that create images on demand.
    var finders: [@Sendable (String) -> UIImage?] = []
  }

  private let contents = Locked(Contents())

  /// Adds images; they replace images of the same names.
  func add(_ more: [String: UIImage]) {
    contents.withLock { $0.images.merge(more) { _, new in new } }
  }

  /// Adds a function that creates images by name; `find` is called only for names without an image.
  func add(from find: @escaping @Sendable (String) -> UIImage?) {
    contents.withLock { $0.finders.append(find) }
  }

  func image(named name: String) -> UIImage? {
    let contents = contents.withLock { $0 }
    if let image = contents.images[name] { return image }
    // Called outside the lock, as drawing an image may load another one.
    for find in contents.finders {
      if let image = find(name) { return image }
    }
    return nil
  }
}

extension UIImage {
  /// The contents of the PNG file that the image was made from.
  ///
  /// Nil for others: images are drawings here, not pixels. Apple's method returns nil, too, for an image that has no data.
  public func pngData() -> Data? { data(of: .png) }

  /// The contents of the JPEG file that the image was made from, whatever the quality.
  ///
  /// Nil for others: images are drawings here, not pixels. Apple's method returns nil, too, for an image that has no data.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(of: .jpeg) }

  private func data(of format: ImageFormat) -> Data? {
    guard commands.count == 1, case .bitmap(let file, _, tint: nil) = commands[0], file.format == format
    else {
      return nil
    }
    return file.data
  }
}
