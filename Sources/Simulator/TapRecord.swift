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

  /// Whether two points are near enough to be those of one tap, or of taps in a row.
  static func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < longestDistance && abs(first.y - second.y) < longestDistance
  }
}
