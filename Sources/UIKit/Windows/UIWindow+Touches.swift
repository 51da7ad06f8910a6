extension UIWindow {
  /// Brings the touches to gesture recognizers, then to their views.
  ///
  /// For views the changed touches are grouped by view and phase, unless a recognizer has a say in them.
  final func deliver(_ event: UIEvent) {
    guard let touches = event.touches(for: self), !touches.isEmpty else { return }
    let ordered = touches.sorted { $0.sequence < $1.sequence }
    let gestures = SimulatedDevice.current.gestures
    gestures.recognize(ordered, event)
    var views: [UIView] = []
    for touch in ordered where touch.viewDelivery == .direct {
      guard let view = touch.view, !views.contains(where: { $0 === view }) else { continue }
      views.append(view)
    }
    for view in views {
      let own = touches.filter { $0.view === view && $0.viewDelivery == .direct }
      deliver(own, .began, to: view, event) { view.touchesBegan($0, with: event) }
      deliver(own, .moved, to: view, event) { view.touchesMoved($0, with: event) }
      deliver(own, .ended, to: view, event) { view.touchesEnded($0, with: event) }
      deliver(own, .cancelled, to: view, event) { view.touchesCancelled($0, with: event) }
    }
    gestures.passOn(ordered, event)
  }

  private func deliver(
    _ touches: Set<UITouch>,
    _ phase: UITouch.Phase,
    to view: UIView,
    _ event: UIEvent,
    call: (Set<UITouch>) -> Void
  ) {
    let concerned = touches.filter { $0.phase == phase && $0.isDelivered }
    if !concerned.isEmpty { call(concerned) }
  }
}
