/// Makes images from drawing code.
public final class UIGraphicsImageRenderer: NSObject {
  /// What an image is drawn by.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let storedFormat: UIGraphicsImageRendererFormat

  /// A copy of the format that images are made in.
  public var format: UIGraphicsImageRendererFormat { storedFormat.duplicate }

  /// Makes a renderer of images of a size in points, in the format of the screen.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images that show a part of the drawing, in the format of the screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of images that show a part of the drawing.
  ///
  /// Bounds that are not finite count as empty.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    storedFormat = format.duplicate
    let isUsable = bounds.origin.isFinite && bounds.size.width.isFinite && bounds.size.height.isFinite
    storedFormat.bounds = isUsable ? bounds.standardized : .zero
    super.init()
  }

  /// The image that `actions` draw; while they run, their context is the current one.
  public func image(actions: DrawingActions) -> UIImage {
    let bounds = storedFormat.bounds
    let canvas = ImageCanvas(size: bounds.size, scale: storedFormat.scale, isOpaque: storedFormat.opaque)
    let commands = GraphicsStack.record { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      canvas.prepare(context, origin: bounds.origin)
      actions(UIGraphicsImageRendererContext(context, canvas: canvas, format: format))
    }
    return canvas.image(commands)
  }
}

/// What the actions of an image renderer draw into.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The canvas itself.
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

  /// The image as far as it is drawn.
  public var currentImage: UIImage { canvas.image(cgContext.drawing) }

  /// Fills a rectangle with the colour for fills.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Draws a line of one point inside the sides of a rectangle, in the colour for strokes.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Limits what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// How an image renderer makes images.
public final class UIGraphicsImageRendererFormat: NSObject, NSCopying {
  /// Pixels a point; that of the screen at first.
  public var scale = BootedSystem.current.screenScale
  /// Whether no part of the image may be clear: it is black at first then.
  public var opaque = false
  /// The part of the drawing that the image shows, in points; set by the renderer.
  public internal(set) var bounds = CGRect.zero

  /// Makes the format that suits the screen.
  public override init() {
    super.init()
  }

  /// The format that suits the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The format that suits the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// An independent format with the same values.
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
