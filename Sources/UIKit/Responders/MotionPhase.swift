/// Where a motion of the device stands: each moment of it is an event of its own.
package enum MotionPhase: Sendable {
  /// It has just begun.
  case began
  /// It has ended as the system expected.
  case ended
  /// It went on for too long, or the application was interrupted.
  case cancelled
}
