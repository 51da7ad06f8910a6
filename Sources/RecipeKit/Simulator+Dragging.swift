import Simulator
import UIKit

/// Dragging frame by frame, for claims about the screen during a drag.
extension Simulator {
  /// Drags a finger on a straight line, one step at the beginning of each display frame, and lifts it.
  ///
  /// Has no effect if the start is outside the screen.
  ///
  /// ```swift
  /// device.drag(from: CGPoint(x: 60, y: 450), to: CGPoint(x: 160, y: 450), frames: 10) { finger in
  ///   slips.append(button.center.x - finger.x)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - start: the point where the finger touches down, in screen coordinates.
  ///   - end: the point where it is lifted.
  ///   - frames: the number of frames; at least 1.
  ///   - look: called after each frame, with the position of the finger.
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
