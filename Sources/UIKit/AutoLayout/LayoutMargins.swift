extension UIView {
  /// The margins of a view that sets none: 8 points; a controller's view has those of the system instead.
  ///
  /// Source: Apple, UIView.layoutMargins and UIViewController.systemMinimumLayoutMargins; 16 and 20 points are measured
  /// by developers.
  private final var ownMargins: UIEdgeInsets {
    if let margins = layoutState?.margins { return margins }
    guard controller != nil else { return systemMargins }
    let side = systemSideMargin
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The system's margin at the sides of a controller's view: 16 points on narrow ones.
  final var systemSideMargin: CGFloat {
    16 + (bounds.width >= SystemBehavior.wideScreen ? UIView.sideMarginGrowth : 0)
  }

  /// How much wider the system's margins are at the sides of wide views.
  private static let sideMarginGrowth: CGFloat = 4

  /// How much wider the margins at the sides are where the view is wide.
  final var sideMarginGrowth: CGFloat {
    layoutState?.margins == nil && controller != nil ? UIView.sideMarginGrowth : 0
  }

  /// The view's own margins, those of the superview where it asks for them, and the safe area.
  final var effectiveLayoutMargins: UIEdgeInsets {
    var margins = ownMargins
    if let state = layoutState, state.preservesSuperviewMargins, let parent {
      let outer = parent.layoutMargins
      let frame = untransformedFrame
      let size = parent.bounds.size
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (size.height - frame.maxY))
      margins.right = max(margins.right, outer.right - (size.width - frame.maxX))
    }
    guard device.behavior.hasSafeArea, insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top,
      left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom,
      right: margins.right + safe.right
    )
  }

  final func setLayoutMargins(_ margins: UIEdgeInsets) {
    guard margins != layoutState?.margins else { return }
    ensuredLayoutState.margins = margins
    marginsDidChange()
  }

  final func setPreservesSuperviewMargins(_ preserves: Bool) {
    guard preserves != preservesSuperviewLayoutMargins else { return }
    ensuredLayoutState.preservesSuperviewMargins = preserves
    marginsDidChange()
  }

  final func setInsetsMarginsFromSafeArea(_ insets: Bool) {
    guard insets != insetsLayoutMarginsFromSafeArea else { return }
    ensuredLayoutState.insetsMarginsFromSafeArea = insets
    marginsDidChange()
  }

  private func marginsDidChange() {
    layoutMarginsDidChange()
    setNeedsLayout()
    noteLayoutChange { $0.marginsDidChange() }
  }
}

extension CGRect {
  /// The rectangle that these insets were taken from.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    )
  }
}
