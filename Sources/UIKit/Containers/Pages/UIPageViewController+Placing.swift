extension UIPageViewController {
  /// Replaces the plain view by one that lays out the pages.
  final func makePagesView() {
    guard let plain = viewIfLoaded else { return }
    let holder = PagesView(frame: plain.frame)
    holder.autoresizingMask = plain.autoresizingMask
    holder.pages = self
    view = holder
    for recognizer in style == .pageCurl ? [pan, tap] : [pan] { holder.addGestureRecognizer(recognizer) }
    for page in shownPages { holder.addSubview(page.view) }
    if let dots { holder.addSubview(dots) }
  }

  final var layout: PageLayout {
    var bounds = storedView?.bounds ?? .zero
    if dots != nil { bounds.size.height = max(0, bounds.height - UIPageControl.height) }
    return PageLayout(bounds: bounds, orientation: orientation, spine: spineLocation)
  }

  /// Lays out the pages, and ends a page turn that began with another size.
  final func placePages() {
    guard let holder = storedView else { return }
    let layout = layout
    if let dots {
      dots.place(
        in: CGRect(
          x: layout.bounds.minX,
          y: layout.bounds.maxY,
          width: layout.bounds.width,
          height: UIPageControl.height
        )
      )
    }
    if let turnView = turn?.view {
      guard turnView.bounds != layout.bounds else { return }
      endTurn()
    }
    for (page, frame) in zip(shownPages, layout.frames) where page.storedView?.superview === holder {
      page.view.place(in: frame)
    }
  }

  /// Adds the views of the shown pages, behind the dots.
  final func holdPages() {
    guard let holder = storedView else { return }
    for (index, page) in shownPages.enumerated() {
      let pageView: UIView = page.view
      if pageView.superview !== holder {
        holder.insertSubview(pageView, at: index)
      }
    }
    placePages()
  }

  final func makeTurnView(for turn: PageTurn) -> PageTurnView? {
    let layout = layout
    let old = turn.old.compactMap(\.view)
    let new = turn.new.compactMap(\.view)
    guard let firstOld = old.first, let lastOld = old.last, let firstNew = new.first, let lastNew = new.last
    else { return nil }
    if style == .scroll {
      return PageSlideView(
        layout,
        from: firstOld,
        to: firstNew,
        direction: turn.direction,
        spacing: interPageSpacing
      )
    }
    let isForward = turn.direction == .forward
    let pages: PageCurlView.Pages
    let isReversed: Bool
    switch (spineLocation, isForward) {
    case (.mid, true):
      pages = .init(side: .right, front: lastOld, back: firstNew, under: lastNew, beside: firstOld)
      isReversed = false
    case (.mid, false):
      pages = .init(side: .left, front: firstOld, back: lastNew, under: firstNew, beside: lastOld)
      isReversed = false
    default:
      // The visible leaf is lifted if it moves away from its side; otherwise another leaf is laid down on it.
      let side = spineLocation == .max ? PageLayout.Side.left : .right
      isReversed = isForward == (side == .left)
      pages = .init(
        side: side,
        front: isReversed ? firstNew : firstOld,
        back: turn.back?.view,
        under: isReversed ? firstOld : firstNew,
        beside: nil
      )
    }
    return PageCurlView(layout, pages, isReversed: isReversed)
  }
}

/// The layout of pages.
///
/// The rules for horizontal pages; for vertical pages, left is top and right is bottom:
///
/// 1. With a spine in the middle there is a page on both sides, each with half the width of the bounds.
/// 2. With a spine at the left there is one page at its right, as wide as the bounds; the same applies to
///    pages without a spine.
/// 3. With a spine at the right there is one page at its left, as wide as the bounds.
///
/// Source: Apple, UIPageViewController.SpineLocation.
struct PageLayout {
  let bounds: CGRect
  let orientation: UIPageViewController.NavigationOrientation
  let spine: UIPageViewController.SpineLocation

  /// A side of the spine.
  enum Side {
    case left
    case right
  }

  /// The length of the bounds along the axis of navigation.
  var extent: CGFloat { orientation == .horizontal ? bounds.width : bounds.height }

  /// The length of a page along that axis.
  var pageExtent: CGFloat { spine == .mid ? extent / 2 : extent }

  private var spinePlace: CGFloat {
    switch spine {
    case .none, .min: 0
    case .mid: extent / 2
    case .max: extent
    }
  }

  /// The frames of the pages, in order.
  var frames: [CGRect] {
    switch spine {
    case .none, .min: [frame(of: .right)]
    case .mid: [frame(of: .left), frame(of: .right)]
    case .max: [frame(of: .left)]
    }
  }

  /// Returns the frame of the page at one side of the spine, which may be outside the bounds.
  func frame(of side: Side) -> CGRect {
    strip(from: 0, to: pageExtent, on: side)
  }

  /// Returns the area between two distances from the spine, which may be negative.
  func strip(from near: CGFloat, to far: CGFloat, on side: Side) -> CGRect {
    switch side {
    case .right: strip(from: spinePlace + near, to: spinePlace + far)
    case .left: strip(from: spinePlace - far, to: spinePlace - near)
    }
  }

  /// Returns the area between two distances from the left edge, across the whole bounds.
  func strip(from start: CGFloat, to end: CGFloat) -> CGRect {
    switch orientation {
    case .horizontal:
      CGRect(x: bounds.minX + start, y: bounds.minY, width: end - start, height: bounds.height)
    case .vertical:
      CGRect(x: bounds.minX, y: bounds.minY + start, width: bounds.width, height: end - start)
    }
  }

  /// Returns the distance of a point from the left edge.
  func distance(of point: CGPoint) -> CGFloat {
    orientation == .horizontal ? point.x - bounds.minX : point.y - bounds.minY
  }

  /// Returns the component of a movement along the axis of navigation, positive to the right.
  func part(of movement: CGPoint) -> CGFloat {
    orientation == .horizontal ? movement.x : movement.y
  }

  /// Returns the direction of a page turn by a tap: forward near the right edge, reverse near the left edge,
  /// otherwise nil.
  ///
  /// The area near an edge is a fifth of the bounds, between 44 and 100 points; Apple publishes no value.
  func directionOfTap(at point: CGPoint) -> UIPageViewController.NavigationDirection? {
    guard bounds.contains(point) else { return nil }
    let end = min(100, max(44, extent / 5))
    let distance = distance(of: point)
    if distance >= extent - end { return .forward }
    return distance <= end ? .reverse : nil
  }
}

/// The root view of a page view controller: it lays out the pages, and requests neighbours when it is on
/// screen.
@MainActor
final class PagesView: UIView {
  @WeakReference var pages: UIPageViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    pages?.placePages()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { pages?.requestNeighbors() }
  }
}
