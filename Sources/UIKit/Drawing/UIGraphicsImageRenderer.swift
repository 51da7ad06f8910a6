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
