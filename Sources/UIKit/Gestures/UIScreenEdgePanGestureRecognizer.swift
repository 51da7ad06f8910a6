/// Recognizes a finger that drags inwards from an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The greatest distance in points from an edge at which the finger may come down.
  ///
  /// Apple publishes no value; devices use a similar one.
  static let edgeWidth: CGFloat = 20

  /// The edges from which the drag may start; empty by default, in which case nothing is recognized.
  open var edges: UIRectEdge = []

  private var startEdges: UIRectEdge = []

  /// Fails unless there is one finger and it comes down near one of the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isRecognizing else { return }
    if self.touches.count == 1, let touch = self.touches.first, let window = touch.window {
      startEdges = edges.intersection(window.edges(near: touch.location(in: nil)))
    } else {
      startEdges = []
    }
    if startEdges.isEmpty { state = .failed }
  }

  /// Whether the movement is more inwards than along the edge.
  override var isRightMovement: Bool {
    let isSideways = abs(movement.dx) > abs(movement.dy)
    return startEdges.contains(.left) && isSideways && movement.dx > 0
      || startEdges.contains(.right) && isSideways && movement.dx < 0
      || startEdges.contains(.top) && !isSideways && movement.dy > 0
      || startEdges.contains(.bottom) && !isSideways && movement.dy < 0
  }

  /// Resets the edges and the movement.
  open override func reset() {
    super.reset()
    startEdges = []
  }
}

extension UIWindow {
  fileprivate func edges(near point: CGPoint) -> UIRectEdge {
    let width = UIScreenEdgePanGestureRecognizer.edgeWidth
    var edges: UIRectEdge = []
    if point.x < bounds.minX + width { edges.insert(.left) }
    if point.x >= bounds.maxX - width { edges.insert(.right) }
    if point.y < bounds.minY + width { edges.insert(.top) }
    if point.y >= bounds.maxY - width { edges.insert(.bottom) }
    return edges
  }
}
