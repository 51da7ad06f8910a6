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
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let concerned = own.filter { $0.phase == phase && $0.isDelivered }
        if !concerned.isEmpty { view.hear(concerned, phase, with: event) }
      }
    }
    gestures.passOn(ordered, event)
  }
}
