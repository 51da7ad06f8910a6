/// A layer above the root view that covers the window, in the interface's coordinates.
///
/// Presentations, popovers and alerts are in such layers. Touches outside its subviews are
/// passed to the views below.
@MainActor
final class OverlayView: UIView {
  /// Whether it contains an alert view, which stays above everything else.
  var isAlert = false

  /// Whether it blocks touches outside its subviews.
  var keepsTouches = false

  /// Whether the tint of everything below is dimmed.
  var dimsTint = false {
    didSet { if dimsTint != oldValue { notifyOfTintBelow() } }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { dimsTint = false }
  }

  private func notifyOfTintBelow() {
    for view in window?.subviews.prefix(while: { $0 !== self }) ?? [] {
      view.notifyOfTintAdjustmentChange()
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !keepsTouches ? nil : hit
  }
}
