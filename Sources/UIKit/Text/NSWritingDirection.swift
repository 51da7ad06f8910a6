import Foundation

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the simulated system's language: left to right.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
