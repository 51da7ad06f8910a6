import UIKit

/// Where and when a finger was lifted last, to recognise taps in a row.
struct TapRecord {
  let place: CGPoint
  let time: TimeInterval
  let count: Int

  /// Seconds within which the next tap must begin.
  static let longestPause: TimeInterval = 0.35

  /// Points by which the next tap may lie off.
  static let longestDistance: CGFloat = 45
}
