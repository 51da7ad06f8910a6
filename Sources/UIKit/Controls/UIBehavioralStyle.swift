/// How a control looks and reacts: as on a touch screen or on a Mac.
///
/// Source: Apple, UIBehavioralStyle.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// As on a touch screen.
  case pad = 1
  /// As on a Mac.
  case mac = 2
}
