/// A layer over the root view that covers the whole window in the interface's coordinates: what is
/// presented, popovers and alerts lie in one.
///
/// Where it has nothing, touches fall through to what is below.
@MainActor
final class OverlayView: UIView {
  /// Whether touches beside the subviews are kept from what is below.
  var keepsTouches = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !keepsTouches ? nil : hit
  }
}
