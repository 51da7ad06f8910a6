import Simulator
import UIKit

/// What claims about a finger look at: the screen after each display frame of a drag.
extension Simulator {
  /// Drags a finger on a straight line, one step at the beginning of each display frame, and lifts it.
  ///
  /// Touches nothing if the finger starts beside the screen.
  ///
  /// ```swift
  /// device.drag(from: CGPoint(x: 60, y: 450), to: CGPoint(x: 160, y: 450), frames: 10) { finger in
  ///   slips.append(button.center.x - finger.x)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - start: where the finger touches down, in screen coordinates.
  ///   - end: where it is lifted.
  ///   - frames: how many frames it takes; at least 1.
  ///   - look: called after each frame, with the finger's place.
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    frames: Int,
    _ look: (_ finger: CGPoint) -> Void = { _ in }
  ) {
    guard let finger = touchDown(at: start) else { return }
    for frame in 1...max(frames, 1) {
      let part = CGFloat(frame) / CGFloat(max(frames, 1))
      finger.move(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      )
      pass(frames: 1)
      look(finger.location)
    }
    finger.lift()
  }
}
