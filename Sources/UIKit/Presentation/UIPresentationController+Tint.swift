extension UIPresentationController {
  /// Lets the tint of what lies below stand back, from iOS 7 on, or gives it back.
  ///
  /// Source: Apple, UIView.tintAdjustmentMode, which alerts and popovers set to dimmed.
  final func dimTintBelow(_ isDimmed: Bool) {
    guard SimulatedDevice.current.behavior.dimsTintBelow else { return }
    var candidate: UIView? = containerView
    while let view = candidate, !(view is OverlayView) { candidate = view.parent }
    (candidate as? OverlayView)?.dimsTint = isDimmed
  }
}
