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

  /// Whether the tint of everything below is dimmed.
  var dimsTint = false {
    didSet { if dimsTint != oldValue { tellOfTintBelow() } }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { dimsTint = false }
  }

  private func tellOfTintBelow() {
    for view in window?.subviews.prefix(while: { $0 !== self }) ?? [] {
      view.tellTintAdjustmentChange()
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !keepsTouches ? nil : hit
  }
}
