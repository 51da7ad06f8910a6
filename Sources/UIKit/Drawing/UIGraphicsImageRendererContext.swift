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
