extension UIView {
  /// A point of the superview in this view's coordinates.
  @inline(__always)
  final func pointFromParent(_ point: CGPoint) -> CGPoint {
    let size = storedBounds.size
    guard flags.contains(.placedByTransform) else {
      return CGPoint(
        x: point.x - storedCenter.x + size.width / 2 + storedBounds.origin.x,
        y: point.y - storedCenter.y + size.height / 2 + storedBounds.origin.y
      )
    }
    return point.applying(transformToParent.inverted())
  }

  /// A point of this view in the superview's coordinates.
  final func pointToParent(_ point: CGPoint) -> CGPoint {
    guard flags.contains(.placedByTransform) else {
      return CGPoint(
        x: point.x + storedCenter.x - storedBounds.size.width / 2 - storedBounds.origin.x,
        y: point.y + storedCenter.y - storedBounds.size.height / 2 - storedBounds.origin.y
      )
    }
    return point.applying(transformToParent)
  }

  /// The whole way from this view's coordinates to the superview's: about the anchor, then to `center`.
  package final var transformToParent: CGAffineTransform {
    let anchor = anchorPoint
    return CGAffineTransform(
      translationX: -storedBounds.origin.x - storedBounds.size.width * anchor.x,
      y: -storedBounds.origin.y - storedBounds.size.height * anchor.y
    )
    .concatenating(storedTransform)
    .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
  }

  /// The view at the top of the tree: the window, if there is one.
  package final var treeRoot: UIView {
    var view = self
    while let next = view.parent { view = next }
    return view
  }

  /// Converts between two views.
  ///
  /// Nil stands for the top of the other view's tree, which is its window; views of different windows meet
  /// in screen coordinates.
  static func convert(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    guard source !== target else { return point }
    var point = point
    var view = source
    while let present = view, let next = present.parent {
      if present === target { return point }
      point = present.pointToParent(point)
      view = next
    }
    if let view, view === target { return point }
    guard let target else {
      // A window's own nil is the screen.
      return source is UIWindow ? source?.pointToParent(point) ?? point : point
    }
    let root = target.treeRoot
    if let view {
      if view !== root {
        if view is UIWindow { point = view.pointToParent(point) }
        if root is UIWindow { point = root.pointFromParent(point) }
      }
    } else if target === root, target is UIWindow {
      return target.pointFromParent(point)
    }
    return target === root ? point : target.pointFromRoot(point)
  }

  /// A point at the top of the tree in this view's coordinates.
  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    var path: [UIView] = []
    var view = self
    while let next = view.parent {
      path.append(view)
      view = next
    }
    var point = point
    for view in path.reversed() { point = view.pointFromParent(point) }
    return point
  }

  /// Converts the corners and gives the upright rectangle around them.
  static func convert(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    guard source !== target else { return rect }
    let first = convert(CGPoint(x: rect.minX, y: rect.minY), from: source, to: target)
    let second = convert(CGPoint(x: rect.maxX, y: rect.minY), from: source, to: target)
    let third = convert(CGPoint(x: rect.maxX, y: rect.maxY), from: source, to: target)
    let fourth = convert(CGPoint(x: rect.minX, y: rect.maxY), from: source, to: target)
    if first.x == fourth.x && first.y == second.y && third.x >= first.x && third.y >= first.y {
      // No turn lies between: the size need not suffer from rounding.
      let isScaled =
        abs(third.x - first.x - rect.width) > 1e-9 || abs(third.y - first.y - rect.height) > 1e-9
      if !isScaled { return CGRect(origin: first, size: rect.standardized.size) }
    }
    let left = min(first.x, second.x, third.x, fourth.x)
    let top = min(first.y, second.y, third.y, fourth.y)
    return CGRect(
      x: left,
      y: top,
      width: max(first.x, second.x, third.x, fourth.x) - left,
      height: max(first.y, second.y, third.y, fourth.y) - top
    )
  }
}
