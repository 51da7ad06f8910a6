extension UIImage {
  /// Creates the symbol image of a name, in the size of body text; nil if the name doesn't have the form of a symbol's name.
  ///
  /// The drawings are our own. A name without a drawing gives its first letter in a square, in the same size. Where the interface is laid
  /// out from right to left views mirror arrows and chevrons that point forward or backward, and lists.
  ///
  /// Source: Apple, UIImage.init(systemName:).
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the symbol image of a name in a size, weight, scale and colours; nil if the name doesn't have the form of a
  /// symbol's name.
  ///
  /// Source: Apple, UIImage.init(systemName:withConfiguration:).
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let drawing = SymbolDrawing(named: name) else { return nil }
    let symbol = SymbolImage(drawing: drawing, configuration: .unspecified.applying(configuration))
    self.init(symbol, renderingMode: .automatic)
  }

  /// Creates the symbol image of a name; nil if the name doesn't have the form of a symbol's name.
  ///
  /// The drawings don't depend on traits. Source: Apple, UIImage.init(systemName:compatibleWith:).
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  private convenience init(_ symbol: SymbolImage, renderingMode: RenderingMode) {
    self.init(
      symbol.picture,
      scale: BootedSystem.current.screenScale,
      caps: nil,
      renderingMode: renderingMode,
      flipsForRightToLeftLayoutDirection: symbol.drawing.isDirectional,
      extras: ImageExtras(symbol: symbol, baselineOffsetFromBottom: symbol.baselineOffsetFromBottom)
    )
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { extras.symbol != nil }

  /// The configuration of a symbol image; nil for other images.
  public var configuration: Configuration? { extras.symbol?.configuration }

  /// The configuration of a symbol image, which specifies nothing by default; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { extras.symbol?.configuration }

  /// Returns the symbol image with another configuration in place of its own; other images return themselves.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    configured(.unspecified.applying(configuration)) ?? self
  }

  /// Returns the symbol image with the specified values of a configuration in place of its own; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    extras.symbol.flatMap { configured($0.configuration.applying(configuration)) }
  }

  /// The image with what its own configuration leaves open.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, let symbol = extras.symbol else { return self }
    return configured(configuration.applying(symbol.configuration)) ?? self
  }

  private func configured(_ configuration: SymbolConfiguration) -> UIImage? {
    guard var symbol = extras.symbol else { return nil }
    symbol.configuration = configuration
    return UIImage(symbol, renderingMode: renderingMode)
  }

  /// Whether the image has a baseline, which symbols have.
  public var hasBaseline: Bool { extras.baselineOffsetFromBottom != nil }

  /// The distance of the baseline of text beside a symbol from the bottom of the image, in points; nil for other images.
  public var baselineOffsetFromBottom: CGFloat? { extras.baselineOffsetFromBottom }

  /// The image in the rendering mode of controls whose images are templates, if it leaves that to them.
  var asTemplate: UIImage {
    renderingMode == .automatic && extras.symbol?.hasOwnColors != true
      ? withRenderingMode(.alwaysTemplate) : self
  }

  /// Whether views that draw images in their own colours draw the image in their tint colour.
  ///
  /// Source: Apple, UIImage.RenderingMode, and "Configuring and displaying symbol images in your UI".
  var isDrawnAsTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage && extras.symbol?.hasOwnColors != true
    }
  }
}

/// A symbol in a configuration.
struct SymbolImage: Sendable {
  let drawing: SymbolDrawing
  var configuration: UIImage.SymbolConfiguration
  /// The colour that replaces all others, as set by `withTintColor(_:)`.
  var tint: UIColor?

  /// Whether the colours depend on traits.
  var isDynamic: Bool {
    if let tint { return tint.dynamic != nil }
    return switch configuration.values.coloring {
    case nil, .monochrome: false
    case .hierarchical(let color): color.dynamic != nil
    case .palette(let colors): colors.contains { $0.dynamic != nil }
    }
  }

  /// Whether the configuration has colours.
  var hasOwnColors: Bool {
    switch configuration.values.coloring {
    case nil, .monochrome: false
    case .hierarchical, .palette: true
    }
  }

  /// Sizes that Apple doesn't document; ours are approximate.
  private enum Metrics {
    /// The units of the grid for the point size of text.
    static let unitsPerSize: CGFloat = 20
    /// The space around a symbol, in point sizes of text.
    static let margin: CGFloat = 0.05
    /// The height of capital letters, in the middle of which symbols stand: that of San Francisco, in point sizes.
    static let capHeight: CGFloat = 0.705
    /// The opacity of the lesser parts with a hierarchical colour.
    static let secondaryOpacity: CGFloat = 0.4
    /// The widths of strokes from ultra light to black, in point sizes of text.
    static let lineWidths: [CGFloat] = [0.022, 0.04, 0.062, 0.083, 0.1, 0.118, 0.135, 0.155, 0.175]

    static func factor(_ scale: UIImage.SymbolScale?) -> CGFloat {
      switch scale {
      case .small: 0.79
      case .large: 1.29
      case nil, .default, .unspecified, .medium: 1
      }
    }
  }

  /// The point size of the text beside the symbol: 17, unless it is configured.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography" (the default size of body text).
  private var pointSize: CGFloat {
    switch configuration.values.size {
    case .points(let size) where size > 0 && size.isFinite: size
    case .textStyle(let style): UIFont.preferredFont(forTextStyle: style).pointSize
    case nil, .points: 17
    }
  }

  /// The scale changes the size but not the width of strokes, which fits the text.
  ///
  /// Source: Apple, Human Interface Guidelines, "SF Symbols".
  private var style: SymbolDrawing.Style {
    let black = CGColor(gray: 0, alpha: 1)
    let colors: (CGColor, CGColor) =
      switch configuration.values.coloring {
      case nil, .monochrome: (black, black)
      case .hierarchical(let color):
        (color.cgColor, color.cgColor.withAlpha(color.cgColor.alpha * Metrics.secondaryOpacity))
      case .palette(let colors): (colors[0].cgColor, colors[min(1, colors.count - 1)].cgColor)
      }
    let weight = (configuration.values.weight ?? .regular).rawValue
    return SymbolDrawing.Style(
      unit: pointSize * Metrics.factor(configuration.values.scale) / Metrics.unitsPerSize,
      lineWidth: pointSize * Metrics.lineWidths[weight - 1],
      colors: colors,
      hasLevels: hasOwnColors
    )
  }

  /// The rectangle of the image, in points from the origin of the grid; its size is whole pixels.
  private var frame: CGRect {
    let margin = Metrics.margin * pointSize
    let bounds = drawing.bounds(style).insetBy(dx: -margin, dy: -margin)
    let scale = BootedSystem.current.screenScale
    let size = CGSize(
      width: (bounds.width * scale).rounded(.up) / scale,
      height: (bounds.height * scale).rounded(.up) / scale
    )
    return CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// The drawing, in black unless the configuration has colours.
  var picture: CGImage {
    let frame = frame
    let move = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
    let commands = [.save, .concatenate(move)] + drawing.commands(style) + [.restore]
    let picture = CGImage(commands: commands, size: frame.size, scale: BootedSystem.current.screenScale)
    return tint.map { picture.stencil($0.cgColor) } ?? picture
  }

  /// The distance of the baseline from the bottom of the image.
  var baselineOffsetFromBottom: CGFloat {
    frame.maxY - (SymbolGlyph.side / 2 * style.unit + Metrics.capHeight * pointSize / 2)
  }
}

/// What few images have.
struct ImageExtras: Sendable {
  var symbol: SymbolImage?
  /// The colour of an image that is no symbol, as set by `withTintColor(_:)`, if it depends on traits, and the picture without it.
  var tint: (color: UIColor, picture: CGImage)?
  /// Whether left and right are exchanged.
  var isFlipped = false
  var baselineOffsetFromBottom: CGFloat?
  /// The images of an animation, and the seconds of one round.
  var animation: (images: [UIImage], duration: TimeInterval)?
}
