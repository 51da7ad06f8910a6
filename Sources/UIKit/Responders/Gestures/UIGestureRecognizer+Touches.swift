extension UIGestureRecognizer {
  /// Whether the recognizer wants a finger that came down.
  final func accepts(_ touch: UITouch) -> Bool {
    guard isEnabled, !storedState.isFinal,
      allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
    else { return false }
    if requiresExclusiveTouchType, let first = touches.first, first.type != touch.type { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Takes a finger in hand.
  final func take(_ touch: UITouch) {
    touches.append(touch)
    concernedTouches.append(touch)
    SimulatedDevice.current.gestures.enter(self)
  }

  /// Lets a finger go for good.
  final func drop(_ touch: UITouch) {
    guard concernedTouches.contains(touch) else { return }
    touches.removeAll { $0 === touch }
    concernedTouches.removeAll { $0 === touch }
    touch.recipients.removeAll { $0 === self }
    if concernedTouches.isEmpty { withdraw() }
  }

  /// Hears of those of the changed touches that are in hand.
  final func receive(_ changed: [UITouch], _ event: UIEvent) {
    remember()
    receive(changed, .began, event, touchesBegan)
    receive(changed, .moved, event, touchesMoved)
    receive(changed, .ended, event, touchesEnded)
    receive(changed, .cancelled, event, touchesCancelled)
    touches.removeAll { $0.isUp }
  }

  private func receive(
    _ changed: [UITouch],
    _ phase: UITouch.Phase,
    _ event: UIEvent,
    _ call: (Set<UITouch>, UIEvent) -> Void
  ) {
    guard !storedState.isFinal else { return }
    let own = changed.filter { $0.phase == phase && touches.contains($0) }
    if !own.isEmpty { call(Set(own), event) }
  }

  /// The fingers in hand that stay on the screen.
  final var remainingTouches: [UITouch] { touches.filter { !$0.isUp } }

  /// Keeps the place of the gesture for when its fingers are gone.
  private func remember() {
    guard let middle = UIGestureRecognizer.middle(of: touches) else { return }
    lastPlace = middle
    lastWindow = touches[0].window
  }

  /// The mean place of some touches in the window, or nil if there are none.
  static func middle(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    var sum = CGPoint.zero
    for touch in touches {
      let place = touch.location(in: nil)
      sum.x += place.x
      sum.y += place.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// A place in the window in points of `view`, or as it is if `view` is nil.
  final func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = locatedTouches.first?.window ?? lastWindow else { return place }
    return window.convert(place, to: view)
  }

  /// A movement in the window in points of `view`.
  final func convert(_ movement: CGVector, to view: UIView?) -> CGPoint {
    let start = convert(CGPoint.zero, to: view)
    let end = convert(CGPoint(x: movement.dx, y: movement.dy), to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A movement in points of `view` as it is in the window.
  final func movement(_ movement: CGPoint, from view: UIView?) -> CGVector {
    guard let view, let window = locatedTouches.first?.window ?? lastWindow else {
      return CGVector(dx: movement.x, dy: movement.y)
    }
    let start = window.convert(CGPoint.zero, from: view)
    let end = window.convert(movement, from: view)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
