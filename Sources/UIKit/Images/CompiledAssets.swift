/// The images and colours of asset catalogs, which the plugin `AppleSources` compiles to one file each.
final class CompiledAssets: Sendable {
  private struct Picture {
    let scale: Int
    /// Whose picture it is: `universal`, `iphone` or `ipad`.
    let devices: String
    let rendering: UIImage.RenderingMode
    let caps: (insets: UIEdgeInsets, mode: UIImage.ResizingMode)?
    let data: Data
  }

  private struct Swatch {
    let devices: String
    let color: UIColor
  }

  private let pictures: [String: [Picture]]
  private let swatches: [String: [Swatch]]

  /// The assets of the application, which most programs don't have: all folders of its bundle.
  private static let application = CompiledAssets(ResourceFolder.application)
  private static let bundles = Locked([String: CompiledAssets]())

  /// The assets of a bundle; nil stands for the application.
  ///
  /// They are read once, as bundles stay what they are while a process runs.
  static func of(_ bundle: Bundle?) -> CompiledAssets {
    guard let bundle, bundle != Bundle.main else { return application }
    return bundles.withLock { bundles in
      if let known = bundles[bundle.bundlePath] { return known }
      let assets = CompiledAssets([ResourceFolder(bundle)])
      bundles[bundle.bundlePath] = assets
      return assets
    }
  }

  private init(_ folders: [ResourceFolder]) {
    var pictures: [String: [Picture]] = [:]
    var swatches: [String: [Swatch]] = [:]
    for folder in folders {
      for file in folder.fileNames.sorted() where file.hasSuffix(".assetcatalog") {
        guard let data = folder.contents(ofFile: file) else { continue }
        let (more, colors) = CompiledAssets.parse(data)
        pictures.merge(more) { first, _ in first }
        swatches.merge(colors) { first, _ in first }
      }
    }
    self.pictures = pictures
    self.swatches = swatches
  }

  // MARK: Looking up

  /// The image of a name that fits a screen best: that of its scale, else a lower one, and that of its idiom.
  func image(named name: String, scale: CGFloat, idiom: UIUserInterfaceIdiom) -> UIImage? {
    // Code that is older than its catalog names the file.
    let isFile = pictures[name] == nil && name.hasSuffix(".png")
    guard let known = pictures[isFile ? String(name.dropLast(4)) : name] else { return nil }
    for scale in ImageFileName.scales(for: scale) {
      for devices in CompiledAssets.devices(idiom) {
        guard let found = known.first(where: { $0.scale == scale && $0.devices == devices }) else { continue }
        guard let image = UIImage(data: found.data, scale: CGFloat(scale)) else { continue }
        return UIImage(
          commands: image.commands,
          size: image.size,
          scale: image.scale,
          caps: found.caps,
          renderingMode: found.rendering
        )
      }
    }
    return nil
  }

  /// The colour of a name for an idiom.
  func color(named name: String, idiom: UIUserInterfaceIdiom) -> UIColor? {
    let known = swatches[name] ?? []
    return CompiledAssets.devices(idiom).lazy
      .compactMap { devices in known.first { $0.devices == devices }?.color }.first
  }

  private static func devices(_ idiom: UIUserInterfaceIdiom) -> [String] {
    [SystemBehavior.fileModifier(of: idiom).replacing("~", with: ""), "universal"]
  }

  // MARK: Parsing

  private static func parse(_ data: Data) -> ([String: [Picture]], [String: [Swatch]]) {
    guard let end = data.firstRange(of: Data("\n\n".utf8)) else { return ([:], [:]) }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).split(separator: "\n")
    guard lines.first == "RecipeGallery asset catalog 1" else { return ([:], [:]) }
    let files = data[end.upperBound...]
    var pictures: [String: [Picture]] = [:]
    var swatches: [String: [Swatch]] = [:]
    for line in lines.dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch (fields[0], fields.count) {
      case ("image", 8):
        guard let scale = Int(fields[2]), let offset = Int(fields[6]), let length = Int(fields[7]),
          offset >= 0, length >= 0, length <= files.count, offset <= files.count - length
        else { continue }
        let start = files.startIndex + offset
        pictures[fields[1], default: []].append(
          Picture(
            scale: scale,
            devices: fields[3],
            rendering: renderingModes[fields[4]] ?? .automatic,
            caps: caps(fields[5], scale: CGFloat(scale)),
            data: files[start..<start + length]
          )
        )
      case ("color", 7):
        let values = fields[3...].compactMap { Double($0) }.map { CGFloat($0) }
        guard values.count == 4 else { continue }
        let color = UIColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        swatches[fields[1], default: []].append(Swatch(devices: fields[2], color: color))
      default: continue
      }
    }
    return (pictures, swatches)
  }

  private static let renderingModes: [String: UIImage.RenderingMode] = [
    "template": .alwaysTemplate, "original": .alwaysOriginal,
  ]

  /// Caps that were given in pixels.
  private static func caps(_ text: String, scale: CGFloat) -> (UIEdgeInsets, UIImage.ResizingMode)? {
    let fields = text.split(separator: ",")
    let lengths = fields.dropLast().compactMap { Double($0) }.map { CGFloat($0) / scale }
    guard lengths.count == 4 else { return nil }
    let insets = UIEdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
    return (insets, fields.last == "stretch" ? .stretch : .tile)
  }
}

// MARK: - Named colours

extension UIColor {
  /// Loads a colour of the application's asset catalogs by name; nil if there is none.
  ///
  /// Source: Apple, UIColor.init(named:).
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads a colour of a bundle's asset catalogs by name, for the idiom of `traitCollection`.
  ///
  /// A bundle of nil means the application's. A trait that is unspecified is taken from the device.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let own = traitCollection?.userInterfaceIdiom ?? .unspecified
    let idiom = own == .unspecified ? BootedSystem.current.idiom : own
    guard let color = CompiledAssets.of(bundle).color(named: name, idiom: idiom) else { return nil }
    self.init(cgColor: color.cgColor)
  }
}
