/// An image: a recorded drawing with a size in points.
///
/// Drawings are vectors and stay sharp at any size; image files have their own pixels. Images are immutable;
/// methods that set caps or a rendering mode return a new image. Source: Apple, UIImage.
public final class UIImage: NSObject, FoundationTagged, Sendable {
  private let tag = FoundationTag()

  /// The number of pixels per point.
  public let scale: CGFloat
  /// The widths of the caps, which keep their size when the image is drawn larger; zero for none.
  public let capInsets: UIEdgeInsets
  /// The way in which the part between the caps is resized.
  public let resizingMode: ResizingMode
  /// Whether the image is drawn in its own colours or as a template.
  public let renderingMode: RenderingMode
  /// The margins outside the image's alignment rectangle.
  public let alignmentRectInsets: UIEdgeInsets
  /// The turn by which the pixels of `cgImage` are shown.
  public let imageOrientation: Orientation

  /// The drawing, in points.
  let picture: CGImage
  /// Whether caps were set, even with zero widths, so the middle is tiled instead of stretched.
  let isResizable: Bool
  /// The image in pixels that this one was made from, if any.
  let source: CGImage?
  /// Whether views mirror the image where interfaces are laid out from right to left.
  public let flipsForRightToLeftLayoutDirection: Bool
  /// Its symbol or its animation.
  let extras: ImageExtras

  /// The variants of the image for environments; nil if it has none.
  public let imageAsset: UIImageAsset?

  package convenience init(commands: [DrawingCommand], size: CGSize, scale: CGFloat) {
    self.init(commands: commands, size: size, scale: scale, caps: nil)
  }

  /// Creates an empty image without a size.
  public override convenience init() {
    self.init(commands: [], size: .zero, scale: 1)
  }

  convenience init(
    commands: [DrawingCommand],
    size: CGSize,
    scale: CGFloat,
    caps: (insets: UIEdgeInsets, mode: ResizingMode)?,
    renderingMode: RenderingMode = .automatic
  ) {
    let picture = CGImage(commands: commands, size: size, scale: scale)
    self.init(picture, scale: scale, caps: caps, renderingMode: renderingMode)
  }

  init(
    _ picture: CGImage,
    scale: CGFloat,
    caps: (insets: UIEdgeInsets, mode: ResizingMode)?,
    renderingMode: RenderingMode = .automatic,
    alignmentRectInsets: UIEdgeInsets = .zero,
    source: CGImage? = nil,
    imageOrientation: Orientation = .up,
    flipsForRightToLeftLayoutDirection: Bool = false,
    extras: ImageExtras = ImageExtras(),
    imageAsset: UIImageAsset? = nil
  ) {
    self.imageAsset = imageAsset
    self.picture = picture
    self.scale = scale
    isResizable = caps != nil
    capInsets = caps?.insets ?? .zero
    resizingMode = caps?.mode ?? .tile
    self.renderingMode = renderingMode
    self.alignmentRectInsets = alignmentRectInsets
    self.source = source
    self.imageOrientation = imageOrientation
    self.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    self.extras = extras
    super.init()
  }

  /// The size in points.
  public var size: CGSize { picture.size }

  /// The drawing, in points from the image's top left corner.
  package var commands: [DrawingCommand] { picture.commands }

  /// The size and scale.
  public override var description: String {
    "<UIImage: \(DumpText.number(size.width)) \(DumpText.number(size.height)); @\(DumpText.number(scale))x>"
  }
}

extension UIImage {
  /// Whether an image is drawn in its own colours or as a template.
  public enum RenderingMode: Int, Sendable {
    /// Chosen by the view that shows the image.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a template, in the tint colour of the view.
    case alwaysTemplate = 2
  }

  /// The way in which the part between the caps is resized when an image is drawn larger.
  public enum ResizingMode: Int, Sendable {
    /// The part is tiled.
    case tile = 0
    /// The part is stretched.
    case stretch = 1
  }
}

// MARK: - Variants

extension UIImage {
  /// Returns the image with caps, which keep their size when it is drawn larger; the middle is tiled.
  ///
  /// Insets that are not positive and finite are treated as 0.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with caps, which keep their size when it is drawn larger; the mode applies to the
  /// middle.
  ///
  /// Insets that are not positive and finite are treated as 0.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    func length(_ inset: CGFloat) -> CGFloat { inset > 0 && inset.isFinite ? inset : 0 }
    let insets = UIEdgeInsets(
      top: length(capInsets.top),
      left: length(capInsets.left),
      bottom: length(capInsets.bottom),
      right: length(capInsets.right)
    )
    return variant(caps: (insets, resizingMode))
  }

  /// Returns the image in another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    variant(caps: caps, renderingMode: renderingMode)
  }

  /// Returns the image filled with a colour, in the same rendering mode.
  ///
  /// Only the opacity of its own colours is used. A view fills a template with its own tint colour all the same.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image filled with a colour, in another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var extras = extras
    extras.symbol?.tint = color
    extras.tint = color.dynamic == nil || isSymbolImage ? nil : (color, extras.tint?.picture ?? picture)
    return variant(
      picture.stencil(color.cgColor),
      caps: caps,
      renderingMode: renderingMode,
      extras: extras
    )
  }

  /// Returns the image with other margins outside its alignment rectangle.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    variant(caps: caps, alignmentRectInsets: alignmentInsets)
  }

  /// Returns an image that views mirror where interfaces are laid out from right to left.
  ///
  /// Source: Apple, UIImage.imageFlippedForRightToLeftLayoutDirection().
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    variant(caps: caps, flipsForRightToLeft: true)
  }

  /// Returns the image with left and right exchanged: the same pixels in the mirrored orientation.
  ///
  /// Its caps and the margins of its alignment rectangle change sides, too. Source: Apple,
  /// UIImage.withHorizontallyFlippedOrientation().
  public func withHorizontallyFlippedOrientation() -> UIImage {
    func mirrored(_ insets: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    }
    var extras = extras
    extras.isFlipped.toggle()
    extras.tint = extras.tint.map { ($0.color, $0.picture.flipped) }
    return UIImage(
      picture.flipped,
      scale: scale,
      caps: caps.map { (mirrored($0.insets), $0.mode) },
      renderingMode: renderingMode,
      alignmentRectInsets: mirrored(alignmentRectInsets),
      source: cgImage,
      imageOrientation: imageOrientation.mirrored,
      flipsForRightToLeftLayoutDirection: flipsForRightToLeftLayoutDirection,
      extras: extras
    )
  }

  /// Returns the image as one of an asset, or of none.
  func inAsset(_ asset: UIImageAsset?) -> UIImage {
    variant(caps: caps, imageAsset: .some(asset))
  }

  /// Returns the image as a template filled with a colour; only the opacity of its own colours is used.
  ///
  /// It is for drawing at once: a dynamic colour has its present variant.
  package func stencil(_ color: UIColor) -> UIImage {
    variant(picture.stencil(color.cgColor), caps: caps, extras: ImageExtras())
  }

  /// The image in the variants of its colours for the current traits.
  var inCurrentColors: UIImage {
    if let symbol = extras.symbol {
      guard symbol.isDynamic else { return self }
      return variant(extras.isFlipped ? symbol.picture.flipped : symbol.picture, caps: caps)
    }
    return extras.tint.map { variant($0.picture.stencil($0.color.cgColor), caps: caps) } ?? self
  }

  var caps: (insets: UIEdgeInsets, mode: ResizingMode)? {
    isResizable ? (capInsets, resizingMode) : nil
  }

  private func variant(
    _ picture: CGImage? = nil,
    caps: (insets: UIEdgeInsets, mode: ResizingMode)?,
    renderingMode: RenderingMode? = nil,
    alignmentRectInsets: UIEdgeInsets? = nil,
    flipsForRightToLeft: Bool? = nil,
    extras: ImageExtras? = nil,
    imageAsset: UIImageAsset?? = nil
  ) -> UIImage {
    UIImage(
      picture ?? self.picture,
      scale: scale,
      caps: caps,
      renderingMode: renderingMode ?? self.renderingMode,
      alignmentRectInsets: alignmentRectInsets ?? self.alignmentRectInsets,
      source: picture == nil ? source : nil,
      imageOrientation: picture == nil ? imageOrientation : .up,
      flipsForRightToLeftLayoutDirection: flipsForRightToLeft ?? flipsForRightToLeftLayoutDirection,
      extras: extras ?? self.extras,
      imageAsset: imageAsset ?? (picture == nil ? self.imageAsset : nil)
    )
  }
}

// MARK: - Drawing

extension UIImage {
  /// Draws the image in its own size in the current context, with its top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  /// Draws the image in its own size in the current context, in a blend mode and with an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, stretched to fill a rectangle except for its caps.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image in the current context, filling a rectangle, in a blend mode and with an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { $0.draw(self, in: rect) }
  }

  /// Draws the image repeatedly in its own size, from the origin of the coordinates, to fill a rectangle.
  ///
  /// Source: Apple, UIImage.drawAsPattern(in:).
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
    let rect = rect.standardized
    let columns = (rect.minX / size.width).rounded(.down)..<(rect.maxX / size.width).rounded(.up)
    let rows = (rect.minY / size.height).rounded(.down)..<(rect.maxY / size.height).rounded(.up)
    let count = (columns.upperBound - columns.lowerBound) * (rows.upperBound - rows.lowerBound)
    guard count <= Self.mostPatternTiles else { return }
    context.saveGState()
    context.clip(to: rect)
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: 1) {
      for column in stride(from: columns.lowerBound, to: columns.upperBound, by: 1) {
        draw(at: CGPoint(x: column * size.width, y: row * size.height))
      }
    }
    context.restoreGState()
  }

  /// The maximum number of copies of a pattern; with more nothing is drawn, since no screen shows them.
  private static let mostPatternTiles: CGFloat = 100_000
}

extension CGContext {
  /// Draws an image that fills a rectangle; draws nothing if either has no area.
  func draw(_ image: UIImage, in rect: CGRect) {
    let image = image.current
    let opacity = state.alpha
    let rect = rect.standardized
    guard ImageCanvas(size: rect.size, scale: 1, isOpaque: false).isUsable, rect.origin.isFinite,
      image.size.width > 0, image.size.height > 0
    else { return }
    func record(in frame: CGRect) {
      let drawn = DrawingCommand.image(image.picture, frame, alpha: opacity)
      self.record(state.shadow.map { .layer([drawn], DrawingLayer(shadow: $0)) } ?? drawn)
    }
    guard image.isResizable, image.size != rect.size else { return record(in: rect) }
    for tile in ImageTiling(image, in: rect).tiles {
      saveGState()
      clip(to: tile.visible)
      record(in: tile.frame)
      restoreGState()
    }
  }
}

/// The layout of an image with caps that fills a rectangle.
///
/// 1. Each axis is divided into three parts: the caps keep their size, the middle fills the rest.
/// 2. If the rectangle is too small for both caps of an axis, they share its length in proportion.
/// 3. The middle is stretched, or tiled from its start with the last tile clipped.
///
/// Source: Apple, UIImage.resizableImage(withCapInsets:resizingMode:).
struct ImageTiling {
  /// A copy of the whole image, of which only one part is visible.
  struct Tile {
    /// The frame that the whole image is stretched to.
    let frame: CGRect
    let visible: CGRect
  }

  /// A section of the image along one axis, and its target.
  private struct Band {
    let source: Range<CGFloat>
    let target: Range<CGFloat>
    /// The visible part of the target.
    let visible: Range<CGFloat>
  }

  let tiles: [Tile]

  /// The maximum number of tiles in one direction; more are stretched instead, since no screen shows their
  /// pattern.
  private static let mostRepetitions: CGFloat = 500

  init(_ image: UIImage, in rect: CGRect) {
    let columns = Self.bands(
      length: image.size.width,
      caps: (image.capInsets.left, image.capInsets.right),
      mode: image.resizingMode,
      from: rect.minX,
      to: rect.maxX
    )
    let rows = Self.bands(
      length: image.size.height,
      caps: (image.capInsets.top, image.capInsets.bottom),
      mode: image.resizingMode,
      from: rect.minY,
      to: rect.maxY
    )
    tiles = rows.flatMap { row in
      columns.map { column in
        let x = Self.placed(column, length: image.size.width)
        let y = Self.placed(row, length: image.size.height)
        return Tile(
          frame: CGRect(x: x.start, y: y.start, width: x.length, height: y.length),
          visible: CGRect(
            x: column.visible.lowerBound,
            y: row.visible.lowerBound,
            width: column.visible.upperBound - column.visible.lowerBound,
            height: row.visible.upperBound - row.visible.lowerBound
          )
        )
      }
    }
  }

  /// Returns the position and length of the whole image along an axis, with which the band's source covers
  /// its target.
  private static func placed(_ band: Band, length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let factor =
      (band.target.upperBound - band.target.lowerBound) / (band.source.upperBound - band.source.lowerBound)
    return (band.target.lowerBound - band.source.lowerBound * factor, length * factor)
  }

  private static func bands(
    length: CGFloat,
    caps: (start: CGFloat, end: CGFloat),
    mode: UIImage.ResizingMode,
    from start: CGFloat,
    to end: CGFloat
  ) -> [Band] {
    let sum = caps.start + caps.end
    // Caps that leave no middle in the image are reduced until they meet.
    let first = sum > length ? length * (caps.start / sum) : caps.start
    let last = sum > length ? length - first : caps.end
    let room = end - start
    let squeeze = first + last > room ? room / (first + last) : 1
    // Keep rounding errors from moving the middle beyond the end.
    let middleStart = min(start + first * squeeze, end)
    let middle = middleStart..<min(max(end - last * squeeze, middleStart), end)
    var bands: [Band] = []
    func add(_ source: Range<CGFloat>, _ target: Range<CGFloat>, visible: Range<CGFloat>) {
      guard !source.isEmpty, !target.isEmpty, !visible.isEmpty else { return }
      bands.append(Band(source: source, target: target, visible: visible))
    }
    add(0..<first, start..<middle.lowerBound, visible: start..<middle.lowerBound)
    let source = first..<max(length - last, first)
    let width = source.upperBound - source.lowerBound
    let repetitions = width > 0 ? ((middle.upperBound - middle.lowerBound) / width).rounded(.up) : 0
    if mode == .stretch || repetitions > mostRepetitions {
      add(source, middle, visible: middle)
    } else {
      for index in 0..<Int(repetitions) {
        let left = middle.lowerBound + CGFloat(index) * width
        guard left < middle.upperBound else { break }
        add(source, left..<left + width, visible: left..<min(left + width, middle.upperBound))
      }
    }
    add(length - last..<length, middle.upperBound..<end, visible: middle.upperBound..<end)
    return bands
  }
}

extension CGImage {
  /// The drawing with left and right exchanged.
  fileprivate var flipped: CGImage {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    return CGImage(
      commands: [.save, .concatenate(mirror)] + commands + [.restore],
      size: size,
      scale: size.width > 0 ? CGFloat(width) / size.width : 1
    )
  }
}
