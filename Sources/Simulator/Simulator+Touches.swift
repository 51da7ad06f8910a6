import UIKit

extension Simulator {
  /// How long a tap holds the finger down, in seconds.
  private static let tapDuration: TimeInterval = 0.1

  /// Puts a finger down at a point in screen coordinates.
  ///
  /// Returns nil if there is nothing to touch: no window, or the application ignores touches or lies in
  /// the background.
  @discardableResult
  public func touchDown(at point: CGPoint) -> Finger? {
    check()
    settle()
    guard point.x.isFinite, point.y.isFinite, !device.application.isIgnoringInteractionEvents,
      device.application.applicationState != .background
    else { return nil }
    guard let (window, view) = hitTest(point) else { return nil }
    let place = window.convert(point, from: nil)
    fingerCount += 1
    let touch = UITouch(
      at: place,
      in: window,
      view: view,
      tapCount: tapCount(at: point),
      sequence: fingerCount,
      isDelivered: accepts(view, in: window),
      timestamp: time
    )
    let finger = Finger(touch, at: point, in: window, of: self)
    fingers.append(finger)
    send()
    return finger
  }

  /// Puts a finger down in the middle of `view`.
  @discardableResult
  public func touchDown(on view: UIView) -> Finger? {
    touchDown(at: middle(of: view))
  }

  /// Taps a point in screen coordinates; a tenth of a second passes.
  public func tap(at point: CGPoint) {
    let finger = touchDown(at: point)
    advance(by: Simulator.tapDuration)
    finger?.lift()
  }

  /// Taps the middle of `view`, or whatever lies in front of it there.
  public func tap(_ view: UIView) {
    tap(at: middle(of: view))
  }

  /// Drags a finger on a straight line between two points in screen coordinates.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) {
    guard let finger = touchDown(at: start) else { return }
    finger.move(to: end, duration: duration)
    finger.lift()
  }

  /// The view that a touch at a point in screen coordinates would reach, front-most window first.
  public func view(at point: CGPoint) -> UIView? {
    check()
    settle()
    return hitTest(point)?.view
  }

  /// The middle of a view in screen coordinates.
  public func middle(of view: UIView) -> CGPoint {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let window = view.window else { return middle }
    return window.convert(view.convert(middle, to: window), to: nil)
  }

  /// Tells the application of a finger that moved or was lifted.
  func deliver(_ phase: UITouch.Phase, of finger: Finger) {
    check()
    if phase == .ended {
      lastTap =
        finger.isTap
        ? TapRecord(place: finger.location, time: time, count: finger.touch.tapCount) : nil
    }
    send(changed: finger)
    if phase == .ended || phase == .cancelled { fingers.removeAll { $0 === finger } }
    if phase == .ended && finger.isTap && device.application.statusBarFrame.contains(finger.location) {
      device.application.statusBarWasTapped(at: finger.location)
      settle()
    }
  }

  private func send(changed: Finger? = nil) {
    let changed = changed ?? fingers.last
    for other in fingers where other !== changed {
      other.touch.update(.stationary, at: other.touch.location(in: nil), timestamp: time)
    }
    let event = UIEvent(timestamp: time, touches: Set(fingers.map(\.touch)))
    device.application.sendEvent(event)
    settle()
  }

  private func hitTest(_ point: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in device.application.windowsBackToFront.reversed() {
      if let view = window.hitTest(window.convert(point, from: nil), with: nil) {
        return (window, view)
      }
    }
    return nil
  }

  /// A second finger counts only on a view that takes several, and none beside an exclusive one.
  private func accepts(_ view: UIView, in window: UIWindow) -> Bool {
    let others = fingers.filter { $0.touch.window === window && $0.touch.isDelivered }
    return others.allSatisfy { other in
      guard let otherView = other.touch.view else { return true }
      if otherView === view { return view.isMultipleTouchEnabled }
      return !otherView.isExclusiveTouch && !view.isExclusiveTouch
    }
  }

  private func tapCount(at point: CGPoint) -> Int {
    guard let lastTap, time - lastTap.time < TapLimits.longestPause,
      TapLimits.isNear(point, lastTap.place)
    else { return 1 }
    return lastTap.count + 1
  }
}
