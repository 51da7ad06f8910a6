extension UIView {
  /// Below this alpha a view is as good as invisible and takes no touches.
  ///
  /// Source: Apple, UIView.hitTest(_:with:).
  static let leastTouchableAlpha: CGFloat = 0.01

  /// Hit-tests the subviews from front to back.
  final func hitTestChildren(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let index = usableHitTestIndex else {
      // Iterates by index, as a subview's hit test may change the hierarchy.
      var number = children.count - 1
      while number >= 0 {
        if number < children.count {
          let child = children[number]
          if let hit = child.hitTest(child.touchFromParent(point), with: event) { return hit }
        }
        number -= 1
      }
      return nil
    }
    var number = children.count
    while let candidate = index.candidate(below: number, containing: point) {
      number = candidate
      guard number < children.count else { continue }
      let child = children[number]
      if let hit = child.hitTest(child.touchFromParent(point), with: event) { return hit }
    }
    return nil
  }

  /// Converts the point of a touch from the superview's coordinates to this view's.
  ///
  /// Hit tests use model values, except for views that a property animator moves.
  @inline(__always)
  private func touchFromParent(_ point: CGPoint) -> CGPoint {
    guard flags.contains(.hitsWhereSeen) else { return pointFromParent(point) }
    return seenPointFromParent(point)
  }

  @inline(never)
  private func seenPointFromParent(_ point: CGPoint) -> CGPoint {
    let placement = backing.plainPlacement(of: presentationBounds, flip: nil)
    let determinant = placement.a * placement.d - placement.b * placement.c
    // Without an area nothing is hit.
    guard determinant != 0, determinant.isFinite else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
    return point.applying(placement.inverted())
  }

  /// Whether a point is in bounds; the left and top edges are inside, the others are not.
  final func contains(_ point: CGPoint, in bounds: CGRect) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  /// The hit-test index of many subviews, if it is worthwhile.
  ///
  /// Building it takes as long as several plain hit tests. It is therefore built at the second hit test in a
  /// row without a change of the subviews.
  private var usableHitTestIndex: HitTestIndex? {
    guard children.count >= HitTestIndex.leastCount else { return nil }
    let extras = ensuredExtras
    if let index = extras.hitTestIndex { return index }
    guard extras.wasHitTested else {
      extras.wasHitTested = true
      for child in children { child.flags.insert(.isIndexed) }
      return nil
    }
    let index = HitTestIndex(of: children)
    extras.hitTestIndex = index
    return index
  }

  /// Notifies the superview, if it has a hit-test index, that this view's touch area may have changed.
  ///
  /// Called after changes of center, bounds, transform, alpha and flags.
  @inline(__always)
  final func touchAreaDidChange() {
    if flags.contains(.isIndexed) { leaveHitTestIndex() }
  }

  @inline(never)
  private final func leaveHitTestIndex() {
    flags.remove(.isIndexed)
    parent?.invalidateHitTestIndex()
  }

  /// Discards the hit-test index after a change of the subviews or of their touch areas.
  final func invalidateHitTestIndex() {
    guard let extras else { return }
    extras.wasHitTested = false
    extras.hitTestIndex = nil
  }
}

// MARK: - Gestures

extension UIView {
  final var presentGestureRecognizers: [UIGestureRecognizer]? {
    guard let present = extras?.gestureRecognizers, !present.isEmpty else { return nil }
    return present
  }

  final func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in presentGestureRecognizers ?? [] where !recognizers.contains(old) {
      removeGestureRecognizer(old)
    }
    for new in recognizers { addGestureRecognizer(new) }
  }

  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    ensuredExtras.gestureRecognizers.append(recognizer)
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self, let extras else { return }
    extras.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
    recognizer.withdraw()
  }

  /// Cancels gestures when the view leaves its window.
  final func cancelGestures() {
    for recognizer in presentGestureRecognizers ?? [] { recognizer.withdraw() }
  }
}

// MARK: - Conversion

extension UIView {
  /// Converts a point from the superview's coordinates to this view's.
  @inline(__always)
  final func pointFromParent(_ point: CGPoint) -> CGPoint {
    let size = storedBounds.size
    guard isPlacedByTransform else {
      return CGPoint(
        x: point.x - storedCenter.x + size.width / 2 + storedBounds.origin.x,
        y: point.y - storedCenter.y + size.height / 2 + storedBounds.origin.y
      )
    }
    if backing.extras?.attributes.transform != nil { return backing.pointFromParent(point) }
    return point.applying(transformToParent.inverted())
  }

  /// Converts a point from this view's coordinates to the superview's.
  final func pointToParent(_ point: CGPoint) -> CGPoint {
    guard isPlacedByTransform else {
      return CGPoint(
        x: point.x + storedCenter.x - storedBounds.size.width / 2 - storedBounds.origin.x,
        y: point.y + storedCenter.y - storedBounds.size.height / 2 - storedBounds.origin.y
      )
    }
    if backing.extras?.attributes.transform != nil { return backing.pointToParent(point) }
    return point.applying(transformToParent)
  }

  /// The transform from this view's coordinates to the superview's: about the anchor point, then to `center`.
  package final var transformToParent: CGAffineTransform {
    let anchor = anchorPoint
    return CGAffineTransform(
      translationX: -storedBounds.origin.x - storedBounds.size.width * anchor.x,
      y: -storedBounds.origin.y - storedBounds.size.height * anchor.y
    )
    .concatenating(storedTransform.withoutNoise)
    .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
  }

  /// The root of the view hierarchy: the window, if there is one.
  package final var treeRoot: UIView {
    var view = self
    while let next = view.parent { view = next }
    return view
  }

  /// Converts a point between two views.
  ///
  /// nil means the root of the other view's hierarchy, which is its window. Views of different hierarchies
  /// are converted by the coordinates in which both roots are placed, for windows those of the screen.
  static func convert(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    convert(points: point, from: source, to: target)
  }

  /// Converts several points together, with one traversal of the hierarchy.
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
      // For a window, nil means the screen.
      guard let source, source is UIWindow else { return points }
      return points.map { source.pointToScreen($0) }
    }
    let root = target.treeRoot
    if let view {
      if view !== root { points = points.map { root.pointFromScreen(view.pointToScreen($0)) } }
    } else if target === root, target is UIWindow {
      return points.map { target.pointFromScreen($0) }
    }
    return target === root ? points : target.pointsFromRoot(points)
  }

  /// Converts a point of a root to the coordinates in which roots are placed: for windows those of the screen.
  private func pointToScreen(_ point: CGPoint) -> CGPoint {
    let point = pointToParent(point)
    guard let origin = (self as? UIWindow)?.sceneFrame.origin else { return point }
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// Converts a point of the screen to the coordinates of a root.
  private func pointFromScreen(_ point: CGPoint) -> CGPoint {
    guard let origin = (self as? UIWindow)?.sceneFrame.origin else { return pointFromParent(point) }
    return pointFromParent(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// Converts points from the root's coordinates to this view's.
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

  /// Converts the corners of a rectangle, and returns their bounding rectangle.
  static func convert(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    guard source !== target else { return rect }
    let corners = convert(points: RectCorners(of: rect), from: source, to: target)
    let (first, third) = (corners.first, corners.third)
    if first.x == corners.fourth.x && first.y == corners.second.y && third.x >= first.x && third.y >= first.y
    {
      // Without a rotation and scale the size is kept, to avoid rounding errors.
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

/// The corners of a rectangle after a conversion, in the order around it.
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

  /// The bounding rectangle of the corners.
  var upright: CGRect {
    let left = min(first.x, second.x, third.x, fourth.x)
    let top = min(first.y, second.y, third.y, fourth.y)
    let right = max(first.x, second.x, third.x, fourth.x)
    let bottom = max(first.y, second.y, third.y, fourth.y)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension UIView {
  /// Whether the view's class overrides neither `hitTest(_:with:)` nor `point(inside:with:)`.
  fileprivate var hitTestsPlainly: Bool {
    let kind = type(of: self)
    return kind == kind.plainHitTestClass
  }
}

/// The positions of a view's subviews, to hit-test only a few of many.
///
/// The index only excludes subviews: for the others `hitTest(_:with:)` is called. Classes that don't return
/// themselves from `plainHitTestClass` may override it, so their views are never excluded.
struct HitTestIndex {
  /// The minimum number of subviews for an index.
  static let leastCount = 32

  /// The left and top edge and the negated right and bottom edge of each subview.
  ///
  /// A point is inside if no element exceeds the point's coordinates, the last two negated as well.
  private let boxes: ContiguousArray<SIMD4<Float>>

  /// Creates the index of a view's subviews.
  @MainActor
  init(of children: [UIView]) {
    boxes = ContiguousArray(children.map(HitTestIndex.box))
  }

  /// The index of the front-most subview below `index` that may contain the point, or nil.
  func candidate(below index: Int, containing point: CGPoint) -> Int? {
    let probe = SIMD4<Float>(Float(point.x), Float(point.y), -Float(point.x), -Float(point.y))
    return boxes.withUnsafeBufferPointer { boxes in
      var index = min(index, boxes.count) - 1
      while index >= 0 {
        if all(boxes[index] .<= probe) { return index }
        index -= 1
      }
      return nil
    }
  }

  private static let everywhere = SIMD4<Float>(repeating: -.infinity)
  private static let nowhere = SIMD4<Float>(repeating: .infinity)

  @MainActor
  private static func box(of view: UIView) -> SIMD4<Float> {
    guard view.hitTestsPlainly, !view.flags.contains(.hitsWhereSeen) else { return everywhere }
    guard view.isTouchable else { return nowhere }
    let frame = view.currentFrame
    let edges = SIMD4<Double>(frame.minX, frame.minY, -frame.maxX, -frame.maxY)
    guard edges.x.isFinite, edges.y.isFinite, edges.z.isFinite, edges.w.isFinite else {
      return everywhere
    }
    // The tolerance keeps points at the edge inside despite rounding.
    let rounded = SIMD4<Float>(edges)
    return rounded - SIMD4<Float>(repeating: slop) - abs(rounded) * relativeSlop
  }

  private static let slop: Float = 0.001
  private static let relativeSlop: Float = 1e-6
}

private func abs(_ vector: SIMD4<Float>) -> SIMD4<Float> {
  vector.replacing(with: -vector, where: vector .< 0)
}
