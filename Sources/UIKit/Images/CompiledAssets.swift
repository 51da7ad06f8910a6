import CompiledResources

/// The images and colours of asset catalogs, which the plugin `AppleSources` compiles to one file each.
final class CompiledAssets: Sendable {
  private let images: [String: [CompiledCatalog.Image]]
  private let colors: [String: [CompiledCatalog.Color]]

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
    var images: [String: [CompiledCatalog.Image]] = [:]
    var colors: [String: [CompiledCatalog.Color]] = [:]
    for folder in folders {
      for file in folder.fileNames.sorted() where file.hasSuffix(".assetcatalog") {
        guard let catalog = folder.contents(ofFile: file).flatMap({ CompiledCatalog($0) }) else { continue }
        images.merge(Dictionary(grouping: catalog.images, by: \.name)) { first, _ in first }
        colors.merge(Dictionary(grouping: catalog.colors, by: \.name)) { first, _ in first }
      }
    }
    self.images = images
    self.colors = colors
  }

  // MARK: Looking up

  /// The image of a name that fits a screen best: that of its scale, else a lower one, and that of its idiom.
  ///
  /// - Parameter traits: the environment for the variant; those that are unspecified are the current ones.
  func image(
    named name: String,
    scale: CGFloat,
    idiom: UIUserInterfaceIdiom,
    for traits: UITraitCollection? = nil
  ) -> UIImage? {
    // Code that is older than its catalog names the file.
    let isFile = images[name] == nil && name.hasSuffix(".png")
    guard let known = images[isFile ? String(name.dropLast(4)) : name] else { return nil }
    let plain = CompiledAssets.image(known.filter { $0.appearance == .any }, scale: scale, idiom: idiom)
    let appearances = Set(known.map(\.appearance)).subtracting([.any])
    guard !appearances.isEmpty, BootedSystem.current.hasDarkAppearance else { return plain }
    let asset = UIImageAsset()
    if let plain { asset.register(plain, with: UITraitCollection()) }
    for appearance in appearances.sorted(by: { $0.traits.description < $1.traits.description }) {
      let variants = known.filter { $0.appearance == appearance }
      guard let image = CompiledAssets.image(variants, scale: scale, idiom: idiom) else { continue }
      asset.register(image, with: appearance.traits)
    }
    return asset.image(with: UITraitCollection(traitsFrom: [.current, traits].compactMap { $0 }))
  }

  private static func image(
    _ known: [CompiledCatalog.Image],
    scale: CGFloat,
    idiom: UIUserInterfaceIdiom
  ) -> UIImage? {
    for scale in ImageFileName.scales(for: scale) {
      for idiom in CompiledAssets.idioms(idiom) {
        guard let found = known.first(where: { $0.scale == scale && $0.idiom == idiom }) else { continue }
        guard let image = UIImage(data: found.data, scale: CGFloat(scale)) else { continue }
        return UIImage(
          commands: image.commands,
          size: image.size,
          scale: image.scale,
          caps: found.caps.map { CompiledAssets.caps($0, scale: CGFloat(scale)) },
          renderingMode: CompiledAssets.renderingMode(found.rendering)
        )
      }
    }
    return nil
  }

  /// The colour of a name for an idiom.
  func color(named name: String, idiom: UIUserInterfaceIdiom) -> UIColor? {
    let known = colors[name] ?? []
    func color(_ isDark: Bool, _ isHighContrast: Bool) -> UIColor? {
      let appearance = CompiledCatalog.Appearance(isDark: isDark, isHighContrast: isHighContrast)
      let variants = known.filter { $0.appearance == appearance }
      let found = CompiledAssets.idioms(idiom).lazy.compactMap { idiom in
        variants.first { $0.idiom == idiom }
      }
      return found.first.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) }
    }
    guard let light = color(false, false) ?? color(true, false) else { return nil }
    guard known.contains(where: { $0.appearance != .any }) else { return light }
    let palette = ColorPalette(
      light: light,
      dark: color(true, false) ?? light,
      lightHighContrast: color(false, true),
      darkHighContrast: color(true, true) ?? color(true, false) ?? color(false, true)
    )
    return UIColor(.palette(palette, name: name))
  }

  private static func idioms(_ idiom: UIUserInterfaceIdiom) -> [CompiledCatalog.Idiom] {
    let own = SystemBehavior.fileModifier(of: idiom).replacing("~", with: "")
    return [CompiledCatalog.Idiom(rawValue: own), .universal].compactMap(\.self)
  }

  private static func renderingMode(_ rendering: CompiledCatalog.Rendering?) -> UIImage.RenderingMode {
    switch rendering {
    case .template: .alwaysTemplate
    case .original: .alwaysOriginal
    case nil: .automatic
    }
  }

  /// Caps that were given in pixels.
  private static func caps(
    _ caps: CompiledCatalog.Caps,
    scale: CGFloat
  ) -> (insets: UIEdgeInsets, mode: UIImage.ResizingMode) {
    let insets = UIEdgeInsets(
      top: CGFloat(caps.top) / scale,
      left: CGFloat(caps.left) / scale,
      bottom: CGFloat(caps.bottom) / scale,
      right: CGFloat(caps.right) / scale
    )
    return (insets, caps.isStretched ? .stretch : .tile)
  }
}

extension CompiledCatalog.Appearance {
  fileprivate var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      isDark ? UITraitCollection(userInterfaceStyle: .dark) : UITraitCollection(),
      isHighContrast ? UITraitCollection(accessibilityContrast: .high) : UITraitCollection(),
    ])
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
    if let dynamic = color.dynamic { self.init(dynamic) } else { self.init(cgColor: color.cgColor) }
  }
}
