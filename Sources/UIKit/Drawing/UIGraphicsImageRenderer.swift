/// Creates images from drawing code.
public final class UIGraphicsImageRenderer: NSObject {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let storedFormat: UIGraphicsImageRendererFormat

  /// A copy of the format of the created images.
  public var format: UIGraphicsImageRendererFormat { storedFormat.duplicate }

  /// Creates a renderer of images with a size in points, in the screen's format.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images with a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images that show a part of the drawing, in the screen's format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images that show a part of the drawing.
  ///
  /// Infinite and NaN bounds are treated as empty.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    storedFormat = format.duplicate
    let isUsable = bounds.origin.isFinite && bounds.size.width.isFinite && bounds.size.height.isFinite
    storedFormat.bounds = isUsable ? bounds.standardized : .zero
    super.init()
  }

  /// Returns the image that `actions` draws; its context is current during the call.
  public func image(actions: DrawingActions) -> UIImage {
    let bounds = storedFormat.bounds
    let canvas = ImageCanvas(size: bounds.size, scale: storedFormat.scale, isOpaque: storedFormat.opaque)
    let commands = GraphicsStack.record(canvas.drawing) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      canvas.prepare(context, origin: bounds.origin)
      actions(UIGraphicsImageRendererContext(context, canvas: canvas, format: format))
    }
    return canvas.image(commands)
  }
}

/// The drawing context of an image renderer's actions.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  /// A copy of the renderer's format.
  public let format: UIGraphicsImageRendererFormat
  private let canvas: ImageCanvas

  init(_ context: CGContext, canvas: ImageCanvas, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.canvas = canvas
    self.format = format
    super.init()
  }

  /// The image drawn so far.
  public var currentImage: UIImage { canvas.image(cgContext.drawing) }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle with the fill colour, in a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode) { $0.fill(rect) }
  }

  /// Draws a line of one point inside the sides of a rectangle, in the stroke colour.
  public func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  /// Draws a line of one point inside the sides of a rectangle, in the stroke colour and a blend mode.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Clips everything drawn from now on to a rectangle.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// The format of the images that an image renderer creates.
public final class UIGraphicsImageRendererFormat: NSObject, NSCopying {
  /// The number of pixels per point; defaults to the scale of the screen.
  public var scale = BootedSystem.current.screenScale
  /// Whether the image is opaque, with a black background.
  public var opaque = false
  /// The part of the drawing that the image shows, in points; set by the renderer.
  public internal(set) var bounds = CGRect.zero

  /// Creates the format of the screen.
  public override init() {
    super.init()
  }

  /// Returns the format of the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// Returns the format of the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// Returns an independent format with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    duplicate
  }

  var duplicate: UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    copy.scale = scale
    copy.opaque = opaque
    copy.bounds = bounds
    return copy
  }
}
