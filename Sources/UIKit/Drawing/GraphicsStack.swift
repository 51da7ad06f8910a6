/// The contexts that a thread draws into, the current one last.
final class GraphicsStack {
  /// What a context is there for, which decides who may take it off the stack.
  enum Purpose {
    /// A drawing that ends with the call that began it.
    case recording
    /// Pushed by name.
    case pushed
    /// An image that is begun and ended by name.
    case image(ImageCanvas)
  }

  /// A context on the stack; none if an image has no size to draw on.
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

  /// The stack of the thread that asks.
  static var current: GraphicsStack {
    let thread = Thread.current
    if let stack = thread.threadDictionary[key] as? GraphicsStack { return stack }
    let created = GraphicsStack()
    thread.threadDictionary[key] = created
    return created
  }

  /// Runs `body` with a new current context and returns what it drew.
  static func record(_ body: (CGContext) -> Void) -> [DrawingCommand] {
    let stack = current
    let context = CGContext()
    stack.entries.append(Entry(context: context, purpose: .recording))
    let depth = stack.entries.count
    body(context)
    // Whatever the body pushed and forgot goes with it.
    stack.entries.removeSubrange((depth - 1)...)
    return context.drawing
  }
}

/// The context that drawing goes to at the moment, or nil if there is none.
///
/// There is one while `UIView.draw(_:)` or the actions of an image renderer run.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.entries.last?.context
}

/// Makes a context the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, purpose: .pushed))
}

/// Makes the context current again that was so before the last push; does nothing without one.
public func UIGraphicsPopContext() {
  let stack = GraphicsStack.current
  guard case .pushed = stack.entries.last?.purpose else { return }
  stack.entries.removeLast()
}

/// Begins an image of a size in points, one pixel a point, clear at first.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points; a scale of 0 means that of the screen.
///
/// An opaque image is black at first, another one clear. A size that is not positive and finite gives no
/// context and no image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let canvas = ImageCanvas(size: size, scale: scale, isOpaque: opaque)
  let context = canvas.isUsable ? CGContext() : nil
  if let context { canvas.prepare(context) }
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, purpose: .image(canvas)))
}

/// What was drawn into the image begun last, or nil if none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, let canvas = entry.canvas, let context = entry.context
  else { return nil }
  return canvas.image(context.drawing)
}

/// Ends the image begun last; does nothing if none was.
public func UIGraphicsEndImageContext() {
  let stack = GraphicsStack.current
  guard stack.entries.last?.canvas != nil else { return }
  stack.entries.removeLast()
}

/// Fills a rectangle with the colour for fills.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a line of one point inside the sides of a rectangle, in the colour for fills.
///
/// Source: Apple, UIRectFrame.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  var path = PathOutline()
  path.addRect(rect)
  if !inner.isNull { path.addRect(inner) }
  context.fill(path, .evenOdd)
}

/// Limits what is drawn from now on to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// The size of an image to be drawn, what a point is in pixels, and whether it is backed.
struct ImageCanvas {
  let size: CGSize
  let scale: CGFloat
  let isOpaque: Bool

  /// A canvas; a scale that is not positive and finite means that of the screen.
  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.size = size
    self.scale = scale > 0 && scale.isFinite ? scale : BootedSystem.current.screenScale
    self.isOpaque = isOpaque
  }

  /// Whether there is anything to draw on.
  var isUsable: Bool { size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite }

  /// Draws what lies under everything else: black if no part of the image may be clear.
  func prepare(_ context: CGContext, origin: CGPoint = .zero) {
    guard isOpaque else { return }
    var path = PathOutline()
    path.addRect(CGRect(origin: origin, size: size))
    context.record(.fill(path, .winding, .black, nil))
  }

  /// The image of a finished drawing.
  func image(_ commands: [DrawingCommand]) -> UIImage {
    UIImage(commands: commands, size: size, scale: scale)
  }
}
