import UIKit

/// A finger on the screen, from touching down to lifting.
@preconcurrency @MainActor
public final class Finger {
  /// The touch that the application receives.
  public let touch: UITouch

  /// The position of the finger, in screen coordinates.
  public private(set) var location: CGPoint

  /// Whether the finger is on the screen.
  public private(set) var isDown = true

  private let number: Int
  private let simulator: Simulator

  init(_ number: Int, _ touch: UITouch, at location: CGPoint, of simulator: Simulator) {
    self.number = number
    self.touch = touch
    self.location = location
    self.simulator = simulator
  }

  /// Moves the finger to a point in screen coordinates.
  public func move(to point: CGPoint) {
    update(.moved, at: point)
  }

  /// Moves the finger on a straight line, one step per display frame, and advances the clock by `duration`
  /// seconds.
  public func move(to point: CGPoint, duration: TimeInterval) {
    let frames = Timeline.frameCount(of: duration)
    let start = location
    for frame in 1...frames {
      simulator.advance(by: duration / TimeInterval(frames))
      let part = CGFloat(frame) / CGFloat(frames)
      move(
        to: CGPoint(
          x: start.x + (point.x - start.x) * part,
          y: start.y + (point.y - start.y) * part
        )
      )
    }
  }

  /// Lifts the finger.
  public func lift() {
    update(.ended, at: location)
  }

  /// Cancels the touch, as the system does for an incoming call.
  public func cancel() {
    update(.cancelled, at: location)
  }

  private func update(_ phase: UITouch.Phase, at point: CGPoint) {
    guard isDown else { return }
    location = point
    isDown = phase == .moved
    simulator.report(number, phase, at: point)
  }
}
