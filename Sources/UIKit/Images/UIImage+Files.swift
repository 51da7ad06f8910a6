extension UIImage {
  /// Finds an image in the application's bundle, or gives nil if there is none.
  ///
  /// A name without extension means a PNG; others need theirs, `photo.jpg`. Folders may stand before it. On a screen
  /// with two or three pixels a point, `star@2x.png` or `star@3x.png` is preferred to `star.png`; so is
  /// `star~ipad.png` on a pad, and `star~iphone.png` on a phone. The application's bundle is the folder of the
  /// executable, with the resource bundles of the package's targets. Nothing outside is ever read. What the simulated
  /// device was given as the application's asset catalog comes first.
  ///
  /// Source: Apple, UIImage.init(named:) and Drawing and Printing Guide for iOS.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image in a bundle, nil meaning that of the application, for the pixels a point and the idiom of
  /// `traitCollection`; where it tells none, for those of the device.
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

  /// Reads an image from a file, or gives nil if there is none or it is no PNG, JPEG or GIF.
  ///
  /// Files beside it that were made for the screen's pixels a point or for the device are preferred, as by
  /// `init(named:)`. Source: Apple, Drawing and Printing Guide for iOS, "Loading Images into Your App".
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

  /// Makes an image of the contents of a PNG, JPEG or GIF file with one pixel a point, or gives nil if these are none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image of the contents of a PNG, JPEG or GIF file, or gives nil if these are none.
  ///
  /// - Parameters:
  ///   - data: a whole file; its size is read from the header.
  ///   - scale: pixels a point; what is not positive and finite counts as 1.
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

/// The name of an image file, taken apart: `Icons/star@2x~ipad.png` is `Icons/star` in PNG for a pad with two pixels a
/// point.
///
/// Source: Apple, Resource Programming Guide, "iOS Supports Device-Specific Resources", and Drawing and Printing
/// Guide for iOS, "Loading Images into Your App".
struct ImageFileName {
  /// The name without what says for whom it is, with the folders that it lies in.
  let base: String
  /// What stands behind the last dot.
  let pathExtension: String

  /// The extensions of the formats that can be shown.
  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif"]

  /// The pixels a point that files may be made for.
  private static let scales = [1, 2, 3]

  /// Takes a name apart; one without the extension of an image means a PNG.
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

  /// The names of the files that may stand for this one, the best first.
  ///
  /// 1. Files for the screen's pixels a point go before those for fewer, these before those for more.
  /// 2. Among them, those for the idiom of the device go before those for all.
  func candidates(scale: CGFloat, idiom: UIUserInterfaceIdiom) -> [(name: String, scale: CGFloat)] {
    let wanted = scale.isFinite ? Int(min(max(scale.rounded(), 1), 3)) : 1
    let scales = ImageFileName.scales
    let order = scales.filter { $0 <= wanted }.reversed() + scales.filter { $0 > wanted }
    return order.flatMap { scale in
      [SystemBehavior.fileModifier(of: idiom), ""].map { modifier in
        let name = base + (scale > 1 ? "@\(scale)x" : "") + modifier + "." + pathExtension
        return (name, ImageFileName.scale(ofFile: name))
      }
    }
  }

  /// The pixels a point that a file's name tells: 2 for `star@2x.png`, 1 if it tells none.
  static func scale(ofFile name: String) -> CGFloat {
    var stem = Substring(name)
    if let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
    for modifier in ["~ipad", "~iphone"] where stem.hasSuffix(modifier) {
      stem = stem.dropLast(modifier.count)
    }
    return CGFloat(scales.last { stem.hasSuffix("@\($0)x") } ?? 1)
  }
}

/// A folder with resources, out of which nothing is read but what lies within.
struct ResourceFolder {
  private let url: URL

  /// The folder of a bundle's resources.
  init(_ bundle: Bundle) {
    self.init(bundle.resourceURL ?? bundle.bundleURL)
  }

  /// A folder.
  init(_ url: URL) {
    self.url = url.resolvingSymlinksInPath()
  }

  /// The folders that stand for an application's bundle: that of the executable, and those of the resource bundles that
  /// the Swift package manager puts beside it, `PACKAGE_TARGET.resources`, in the order of their names.
  static var application: [ResourceFolder] {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
    return [ResourceFolder(Bundle.main)]
      + bundles.map { ResourceFolder(folder.appendingPathComponent($0, isDirectory: true)) }
  }

  /// The contents of a file in this folder or in one below; nil if there is none, or if the path or a link leads out of
  /// the folder.
  func contents(ofFile path: String) -> Data? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }) else {
      return nil
    }
    let file = URL(fileURLWithPath: url.path + "/" + path).resolvingSymlinksInPath()
    guard file.pathComponents.starts(with: url.pathComponents) else { return nil }
    return ResourceFolder.contents(ofFile: file.path)
  }

  /// The contents of a file; nil if there is none, or if it is a folder or a device, or longer than an image may be.
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

/// The images that an application has by name beside its files, as those of an asset catalog.
final class AssetCatalog: Sendable {
  private struct Contents {
    var images: [String: UIImage] = [:]

    /// What find the images that are made only once they are asked for.
    var finders: [@Sendable (String) -> UIImage?] = []
  }

  private let contents = Locked(Contents())

  /// Adds images; one of a name that is taken replaces the other.
  func add(_ more: [String: UIImage]) {
    contents.withLock { $0.images.merge(more) { _, new in new } }
  }

  /// Adds images that `find` gives for their names, as long as no other has the name.
  func add(from find: @escaping @Sendable (String) -> UIImage?) {
    contents.withLock { $0.finders.append(find) }
  }

  /// The image of a name, if there is one.
  func image(named name: String) -> UIImage? {
    let contents = contents.withLock { $0 }
    if let image = contents.images[name] { return image }
    // Outside the lock: to draw an image may ask for another.
    for find in contents.finders {
      if let image = find(name) { return image }
    }
    return nil
  }
}
