/// Where pages lie.
///
/// The rules, for pages beside each other; for pages above each other put top for left and bottom for right:
///
/// 1. A spine in the middle has a page on either side, each half as wide as the bounds.
/// 2. A spine at the left has one page at its right, as wide as the bounds; so have pages without a spine.
/// 3. A spine at the right has one page at its left, as wide as the bounds.
///
/// Source: Apple, UIPageViewController.SpineLocation.
struct PageLayout {
  let bounds: CGRect
  let orientation: UIPageViewController.NavigationOrientation
  let spine: UIPageViewController.SpineLocation

  /// Which side of the spine.
  enum Side {
    case left
    case right
  }

  /// The length of the bounds in the direction in which pages lie beside each other.
  var extent: CGFloat { orientation == .horizontal ? bounds.width : bounds.height }

  /// The length of one page in that direction.
  var pageExtent: CGFloat { spine == .mid ? extent / 2 : extent }

  private var spinePlace: CGFloat {
    switch spine {
    case .none, .min: 0
    case .mid: extent / 2
    case .max: extent
    }
  }

  /// The pages' places, first to last.
  var places: [CGRect] {
    switch spine {
    case .none, .min: [place(of: .right)]
    case .mid: [place(of: .left), place(of: .right)]
    case .max: [place(of: .left)]
    }
  }

  /// The place of the page at one side of the spine, which may lie outside of the bounds.
  func place(of side: Side) -> CGRect {
    strip(from: 0, to: pageExtent, on: side)
  }

  /// What lies between two distances from the spine, which may be negative.
  func strip(from near: CGFloat, to far: CGFloat, on side: Side) -> CGRect {
    switch side {
    case .right: strip(from: spinePlace + near, to: spinePlace + far)
    case .left: strip(from: spinePlace - far, to: spinePlace - near)
    }
  }

  /// What lies between two distances from the left, across the whole bounds.
  func strip(from start: CGFloat, to end: CGFloat) -> CGRect {
    switch orientation {
    case .horizontal:
      CGRect(x: bounds.minX + start, y: bounds.minY, width: end - start, height: bounds.height)
    case .vertical:
      CGRect(x: bounds.minX, y: bounds.minY + start, width: bounds.width, height: end - start)
    }
  }

  /// How far a point is from the left end.
  func distance(of point: CGPoint) -> CGFloat {
    orientation == .horizontal ? point.x - bounds.minX : point.y - bounds.minY
  }

  /// The part of a movement that turns pages: positive to the right.
  func part(of movement: CGPoint) -> CGFloat {
    orientation == .horizontal ? movement.x : movement.y
  }

  /// The direction in which a tap turns: near the right end forward, near the left end back, else not at all.
  ///
  /// An end is a fifth of the bounds, at least 44 and at most 100 points; Apple publishes no number.
  func directionOfTap(at point: CGPoint) -> UIPageViewController.NavigationDirection? {
    guard bounds.contains(point) else { return nil }
    let end = min(100, max(44, extent / 5))
    let place = distance(of: point)
    if place >= extent - end { return .forward }
    return place <= end ? .reverse : nil
  }
}
