/// Resizes that wait until the stack has room for them, so that no hierarchy is too deep.
@MainActor
final class ResizeQueue {
  /// How many resizes may nest before the rest is queued.
  private static let nestingLimit = 256

  private var nesting = 0
  private var waiting: [(view: UIView, oldSize: CGSize)] = []

  /// Lets the subviews of `view` follow a change of its size, now or as soon as there is room.
  func resizeChildren(of view: UIView, from oldSize: CGSize) {
    guard nesting < ResizeQueue.nestingLimit else {
      waiting.append((view, oldSize))
      return
    }
    nesting += 1
    defer { nesting -= 1 }
    view.followMasks(from: oldSize)
    guard nesting == 1 else { return }
    while let next = waiting.popLast() { next.view.followMasks(from: next.oldSize) }
  }
}
