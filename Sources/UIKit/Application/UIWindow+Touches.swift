extension UIWindow {
  /// Groups the changed touches by view and phase and calls the four touch methods.
  final func deliver(_ event: UIEvent) {
    guard let touches = event.touches(for: self), !touches.isEmpty else { return }
    var views: [UIView] = []
    for touch in touches.sorted(by: { $0.sequence < $1.sequence }) {
      guard let view = touch.view, !views.contains(where: { $0 === view }) else { continue }
      views.append(view)
    }
    for view in views {
      let own = touches.filter { $0.view === view }
      deliver(own, .began, to: view, event) { view.touchesBegan($0, with: event) }
      deliver(own, .moved, to: view, event) { view.touchesMoved($0, with: event) }
      deliver(own, .ended, to: view, event) { view.touchesEnded($0, with: event) }
      deliver(own, .cancelled, to: view, event) { view.touchesCancelled($0, with: event) }
    }
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
