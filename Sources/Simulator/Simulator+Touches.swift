import UIKit

extension Simulator {
  /// The duration of a tap in seconds.
  private static let tapDuration: TimeInterval = 0.1

  /// Puts a finger down at a point in screen coordinates.
  ///
  /// Returns nil if no window receives touches: there is none, or the application ignores interaction or is
  /// in the background.
  @discardableResult
  public func touchDown(at point: CGPoint) -> Finger? {
    check()
    settle()
    fingerCount += 1
    let number = fingerCount
    guard let touch = report(number, .began, at: point) else { return nil }
    return Finger(number, touch, at: point, of: self)
  }

  /// Puts a finger down at the centre of `view`.
  @discardableResult
  public func touchDown(on view: UIView) -> Finger? {
    touchDown(at: middle(of: view))
  }

  /// Taps a point in screen coordinates, and advances the clock by 0.1 s.
  public func tap(at point: CGPoint) {
    let finger = touchDown(at: point)
    advance(by: Simulator.tapDuration)
    finger?.lift()
  }

  /// Taps the centre of `view`, or the view in front of it there.
  public func tap(_ view: UIView) {
    tap(at: middle(of: view))
  }

  /// Drags a finger on a straight line between two points in screen coordinates, in `duration` seconds.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) {
    guard let finger = touchDown(at: start) else { return }
    finger.move(to: end, duration: duration)
    finger.lift()
  }

  /// Returns the view that receives a touch at a point in screen coordinates, front-most window first.
  public func view(at point: CGPoint) -> UIView? {
    check()
    settle()
    return device.application.hitTest(point)?.view
  }

  /// Returns the centre of a view in screen coordinates.
  public func middle(of view: UIView) -> CGPoint {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let window = view.window else { return middle }
    return window.convert(view.convert(middle, to: window), to: nil)
  }

  /// Reports a finger's phase to UIKit, as the screen hardware does.
  ///
  /// Returns the touch, or nil if UIKit creates none.
  @discardableResult
  func report(_ finger: Int, _ phase: UITouch.Phase, at point: CGPoint) -> UITouch? {
    check()
    let sample = FingerSample(finger: finger, phase: phase, location: point, time: time)
    guard let touch = device.touches.receive(sample) else { return nil }
    settle()
    return touch
  }
}
