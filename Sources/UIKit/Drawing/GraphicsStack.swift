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
