extension UIWindow {
  /// Puts an empty layer over everything that the window shows, but below the alerts unless it is one.
  final func addOverlay(isAlert: Bool = false) -> OverlayView {
    let overlay = OverlayView(frame: .zero)
    overlay.isAlert = isAlert
    if !isAlert, let alert = overlays.first(where: \.isAlert) {
      insertSubview(overlay, belowSubview: alert)
    } else {
      addSubview(overlay)
    }
    place(overlay)
    return overlay
  }

  /// The layers over the root view, lowest first.
  final var overlays: [OverlayView] { subviews.compactMap { $0 as? OverlayView } }

  /// Gives a layer the window's size, turned as the root view is on a screen that stays in portrait.
  final func place(_ overlay: OverlayView) {
    let orientation = SimulatedDevice.current.application.interfaceOrientation
    if SimulatedDevice.current.behavior.screenTurnsWithInterface {
      overlay.frame = bounds
    } else {
      overlay.transform =
        orientation.angle == 0 ? .identity : CGAffineTransform(rotationAngle: orientation.angle)
      overlay.bounds.size = orientation.turned(bounds.size)
      overlay.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}
