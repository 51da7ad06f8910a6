/// What a screen reports of one finger at one moment.
package struct FingerSample {
  /// What the screen knows the finger by, from when it comes down until it is gone.
  package let finger: Int

  /// What the finger does: never `stationary`, for a screen reports changes only.
  package let phase: UITouch.Phase

  /// Where it is, in screen coordinates.
  package let place: CGPoint

  /// When that was, in virtual seconds.
  package let time: TimeInterval

  /// Reports a finger.
  package init(finger: Int, phase: UITouch.Phase, place: CGPoint, time: TimeInterval) {
    self.finger = finger
    self.phase = phase
    self.place = place
    self.time = time
  }
}
