/// What few views have, kept apart so that the others stay small.
@MainActor
final class ViewExtras {
  /// The layer, once someone asked for it.
  var layer: CALayer?

  /// The controller whose root view this is; it owns the view, not the other way round.
  @WeakReference var controller: UIViewController?

  /// The tint that was set here, or nil to inherit.
  var tintColor: UIColor?

  /// The tint mode that was set here.
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

  /// The place of `center` within the bounds, from 0 to 1 in both directions.
  var anchorPoint = UIView.middleAnchor

  /// Animations in flight, oldest first.
  var animations: [PropertyAnimation] = []

  /// Whether there was a hit test among many subviews since the last change of them.
  var wasHitTested = false

  /// Where the subviews lie, if there are many and nothing has changed since the index was built.
  var hitTestIndex: HitTestIndex?

  /// The running transition of this view's content, if any.
  var transition: ViewTransition?

  /// The gesture recognizers of the view, in the order added.
  var gestureRecognizers: [UIGestureRecognizer] = []

  /// The size that the view has in a bar, and the one that it would have in a higher one.
  var barSize: (shown: CGSize, own: CGSize)?

  /// What the view drew last.
  var drawing: ViewDrawing?
}
