/// A layer over the root view that covers the whole window in the interface's coordinates: what is
/// presented, popovers and alerts lie in one.
///
/// Where it has nothing, touches fall through to what is below.
@MainActor
final class OverlayView: UIView {
  /// Whether an alert view lies in it, which stays above everything else.
  var isAlert = false

  /// Whether touches beside the subviews are kept from what is below.
  var keepsTouches = false

  /// Runs before the interface turns.
  var onInterfaceWillTurn: (() -> Void)?

  /// Runs when the interface has turned, before controllers hear of that.
  var onInterfaceDidTurn: (() -> Void)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !keepsTouches ? nil : hit
  }
}
