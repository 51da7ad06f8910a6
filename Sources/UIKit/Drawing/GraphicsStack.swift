/// The stack of a thread's graphics contexts, with the current one last.
final class GraphicsStack {
  /// The purpose of a context, which determines how it can be removed from the stack.
  enum Purpose {
    /// A drawing that ends with the call that began it.
    case recording
    /// Pushed with `UIGraphicsPushContext`.
    case pushed
    /// An image context, begun and ended explicitly.
    case image(ImageCanvas)
  }

  /// An entry of the stack, without a context if the size of an image is invalid.
  struct Entry {
    let context: CGContext?
    let purpose: Purpose

    var canvas: ImageCanvas? {
      guard case .image(let canvas) = purpose else { return nil }
      return canvas
    }
  }

  var entries: [Entry] = []

  private static let key = "UIKit.GraphicsStack"

  /// The stack of the current thread.
  static var current: GraphicsStack {
    let thread = Thread.current
    if let stack = thread.threadDictionary[key] as? GraphicsStack { return stack }
    let created = GraphicsStack()
    thread.threadDictionary[key] = created
    return created
  }

  /// Calls `body` with a new current context and returns the recorded commands.
  ///
  /// - Parameter canvas: the size and the pixels of the drawing, if they are known.
  static func record(_ canvas: DrawingCanvas? = nil, _ body: (CGContext) -> Void) -> [DrawingCommand] {
    let stack = current
    let context = CGContext(canvas: canvas)
    stack.entries.append(Entry(context: context, purpose: .recording))
    let depth = stack.entries.count
    body(context)
    // Also remove contexts that the body pushed and did not pop.
    stack.entries.removeSubrange((depth - 1)...)
    return context.drawing
  }
}

/// Returns the current context, or nil if there is none.
///
/// There is one during `UIView.draw(_:)` and during the actions of an image renderer.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.entries.last?.context
}

/// Makes a context current until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, purpose: .pushed))
}

/// Restores the context before the last push; has no effect without a push.
public func UIGraphicsPopContext() {
  let stack = GraphicsStack.current
  guard case .pushed = stack.entries.last?.purpose else { return }
  stack.entries.removeLast()
}

/// Begins a transparent image with a size in points and a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image with a size in points; a scale of 0 means the scale of the screen.
///
/// An opaque image starts black, any other image transparent. An empty, negative, infinite or NaN size
/// results in no context and no image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let canvas = ImageCanvas(size: size, scale: scale, isOpaque: opaque)
  let context = canvas.isUsable ? CGContext(canvas: canvas.drawing) : nil
  if let context { canvas.prepare(context) }
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, purpose: .image(canvas)))
}

/// Returns the image drawn so far in the current image context, or nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, let canvas = entry.canvas, let context = entry.context
  else { return nil }
  return canvas.image(context.drawing)
}

/// Ends the current image context; has no effect if there is none.
public func UIGraphicsEndImageContext() {
  let stack = GraphicsStack.current
  guard stack.entries.last?.canvas != nil else { return }
  stack.entries.removeLast()
}

/// Fills a rectangle with the fill colour.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle with the fill colour, in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.with(blendMode) { $0.fill(rect) }
}

/// Draws a line of one point inside the sides of a rectangle, in the fill colour.
///
/// Source: Apple, UIRectFrame.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .normal)
}

/// Draws a line of one point inside the sides of a rectangle, in the fill colour and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let inner = rect.insetBy(dx: 1, dy: 1)
  var path = PathOutline()
  path.addRect(rect)
  if !inner.isNull { path.addRect(inner) }
  UIGraphicsGetCurrentContext()?.with(blendMode) { $0.fill(path, .evenOdd) }
}

/// Clips everything drawn from now on to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
  /// Draws in a blend mode and with an opacity from 0 to 1; the state is the same after it.
  func with(_ blendMode: CGBlendMode, alpha: CGFloat = 1, _ draw: (CGContext) -> Void) {
    saveGState()
    setBlendMode(blendMode)
    setAlpha(state.alpha * (alpha.isNaN ? 1 : min(max(alpha, 0), 1)))
    draw(self)
    restoreGState()
  }
}

/// The size, scale and opacity of an image to be drawn.
struct ImageCanvas {
  let size: CGSize
  let scale: CGFloat
  let isOpaque: Bool

  /// Creates a canvas; a scale that is not positive and finite becomes the scale of the screen.
  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.size = size
    self.scale = scale > 0 && scale.isFinite ? scale : BootedSystem.current.screenScale
    self.isOpaque = isOpaque
  }

  /// Whether the size is positive and finite.
  var isUsable: Bool { size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite }

  /// The canvas of its context.
  var drawing: DrawingCanvas { DrawingCanvas(bounds: CGRect(origin: .zero, size: size), scale: scale) }

  /// Draws the background: black for an opaque image.
  func prepare(_ context: CGContext, origin: CGPoint = .zero) {
    guard isOpaque else { return }
    var path = PathOutline()
    path.addRect(CGRect(origin: origin, size: size))
    context.record(.fill(path, .winding, UIColor.black.cgColor, nil))
  }

  func image(_ commands: [DrawingCommand]) -> UIImage {
    UIImage(commands: commands, size: size, scale: scale)
  }
}
