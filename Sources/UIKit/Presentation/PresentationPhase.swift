/// Where a controller stands on its way to and from being presented.
enum PresentationPhase {
  /// No change is under way.
  case settled
  /// It is coming on screen.
  case presenting
  /// It is leaving the screen.
  case dismissing
}
