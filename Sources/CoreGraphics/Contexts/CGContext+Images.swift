extension CGContext {
  /// Draws an image that fills a rectangle, or tiles the clip with it.
  ///
  /// Core Graphics draws images for a y axis that points up: in UIKit's contexts, whose axis points down, the image is
  /// upside down. Source: Apple, "Drawing and Printing Guide for iOS", Flipping the Default Coordinate System.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.isDrawn, image.width > 0, image.height > 0 else { return }
    guard byTiling else { return record(image, in: rect, alpha: state.alpha) }
    let box = boundingBoxOfClipPath
    guard box.isDrawn else { return }
    let (first, last) = (
      CGPoint(
        x: ((box.minX - rect.minX) / rect.width).rounded(.down),
        y: ((box.minY - rect.minY) / rect.height).rounded(.down)
      ),
      CGPoint(
        x: ((box.maxX - rect.minX) / rect.width).rounded(.up),
        y: ((box.maxY - rect.minY) / rect.height).rounded(.up)
      )
    )
    guard (last.x - first.x) * (last.y - first.y) <= Self.mostTiles else { return }
    for row in stride(from: first.y, to: last.y, by: 1) {
      for column in stride(from: first.x, to: last.x, by: 1) {
        let tile = rect.offsetBy(dx: column * rect.width, dy: row * rect.height)
        record(image, in: tile, alpha: state.alpha)
      }
    }
  }

  /// The maximum number of tiles of an image; with more nothing is drawn, since no screen shows their pattern.
  static let mostTiles: CGFloat = 100_000

  private func record(_ image: CGImage, in rect: CGRect, alpha: CGFloat) {
    let drawn = DrawingCommand.image(image, CGRect(origin: .zero, size: rect.size), alpha: alpha)
    record(.layer(Self.flipped(drawn, in: rect), DrawingLayer(shadow: state.shadow)))
  }

  /// A drawing from the origin, upside down in a rectangle.
  private static func flipped(_ drawn: DrawingCommand, in rect: CGRect) -> [DrawingCommand] {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    return [.concatenate(flip), drawn]
  }

  /// Clips everything drawn from now on to a rectangle, in which the opacity of an image multiplies that of what is
  /// drawn.
  ///
  /// The lightness takes the place of the opacity for a grey image without an alpha channel. In UIKit's contexts the
  /// mask is upside down, as images are. Source: Apple, CGContextClipToMask.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardized
    guard rect.isDrawn, mask.width > 0, mask.height > 0 else { return }
    clip(to: rect)
    let drawn = DrawingCommand.image(mask, CGRect(origin: .zero, size: rect.size), alpha: 1)
    let shape = DrawingMask(Self.flipped(drawn, in: rect), mask.maskKind)
    beginLayer(DrawingLayer(mask: shape), isTransparency: false)
  }

  /// Clips everything drawn from now on to what commands draw, whose opacity multiplies its own.
  package func clip(toOpacityOf commands: [DrawingCommand]) {
    beginLayer(DrawingLayer(mask: DrawingMask(commands)), isTransparency: false)
  }

  /// Draws commands, whose transforms and clips end with them, with the current opacity, shadow and blend mode.
  package func append(_ commands: [DrawingCommand]) {
    guard !commands.isEmpty else { return }
    record(.layer(commands, DrawingLayer(opacity: state.alpha, shadow: state.shadow)))
  }

  /// Erases a rectangle.
  public func clear(_ rect: CGRect) {
    var path = PathOutline()
    path.addRect(rect)
    guard !path.isEmpty else { return }
    let mode = state.blendMode
    state.blendMode = .clear
    record(.fill(path, .winding, CGColor(gray: 0, alpha: 1), nil))
    state.blendMode = mode
  }
}

extension CGRect {
  /// Whether the rectangle is finite and has an area.
  fileprivate var isDrawn: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite && origin.isFinite
  }
}
