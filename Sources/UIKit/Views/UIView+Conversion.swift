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
    .concatenating(storedTransform.withoutNoise)
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
  /// Nil stands for the top of the other view's tree, which is its window. Views of different trees meet in the
  /// coordinates that the tops of both trees are placed in, which are the screen's for windows.
  static func convert(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    convert(points: point, from: source, to: target)
  }

  /// Converts points that are placed together, so that the way is gone once for all of them.
  private static func convert<Points: ConvertedPoints>(
    points: Points,
    from source: UIView?,
    to target: UIView?
  ) -> Points {
    guard source !== target else { return points }
    var points = points
    var view = source
    while let present = view, let next = present.parent {
      if present === target { return points }
      points = points.map { present.pointToParent($0) }
      view = next
    }
    if let view, view === target { return points }
    guard let target else {
      // A window's own nil is the screen.
      guard let source, source is UIWindow else { return points }
      return points.map { source.pointToParent($0) }
    }
    let root = target.treeRoot
    if let view {
      if view !== root { points = points.map { root.pointFromParent(view.pointToParent($0)) } }
    } else if target === root, target is UIWindow {
      return points.map { target.pointFromParent($0) }
    }
    return target === root ? points : target.pointsFromRoot(points)
  }

  /// Points at the top of the tree in this view's coordinates.
  private func pointsFromRoot<Points: ConvertedPoints>(_ points: Points) -> Points {
    var path: [UIView] = []
    var view = self
    while let next = view.parent {
      path.append(view)
      view = next
    }
    var points = points
    for view in path.reversed() { points = points.map { view.pointFromParent($0) } }
    return points
  }

  /// Converts the corners and gives the upright rectangle around them.
  static func convert(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    guard source !== target else { return rect }
    let corners = convert(points: RectCorners(of: rect), from: source, to: target)
    let (first, third) = (corners.first, corners.third)
    if first.x == corners.fourth.x && first.y == corners.second.y && third.x >= first.x && third.y >= first.y
    {
      // No turn lies between: the size need not suffer from rounding.
      let isScaled =
        abs(third.x - first.x - rect.width) > 1e-9 || abs(third.y - first.y - rect.height) > 1e-9
      if !isScaled { return CGRect(origin: first, size: rect.standardized.size) }
    }
    return corners.upright
  }
}

/// Points that are converted together.
private protocol ConvertedPoints {
  func map(_ convert: (CGPoint) -> CGPoint) -> Self
}

extension CGPoint: ConvertedPoints {
  fileprivate func map(_ convert: (CGPoint) -> CGPoint) -> CGPoint { convert(self) }
}

/// The corners of a rectangle, wherever they lie by now, in the order in which one goes around it.
private struct RectCorners: ConvertedPoints {
  var first, second, third, fourth: CGPoint

  init(of rect: CGRect) {
    first = CGPoint(x: rect.minX, y: rect.minY)
    second = CGPoint(x: rect.maxX, y: rect.minY)
    third = CGPoint(x: rect.maxX, y: rect.maxY)
    fourth = CGPoint(x: rect.minX, y: rect.maxY)
  }

  func map(_ convert: (CGPoint) -> CGPoint) -> RectCorners {
    var corners = self
    corners.first = convert(first)
    corners.second = convert(second)
    corners.third = convert(third)
    corners.fourth = convert(fourth)
    return corners
  }

  /// The upright rectangle around them.
  var upright: CGRect {
    let left = min(first.x, second.x, third.x, fourth.x)
    let top = min(first.y, second.y, third.y, fourth.y)
    let right = max(first.x, second.x, third.x, fourth.x)
    let bottom = max(first.y, second.y, third.y, fourth.y)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
