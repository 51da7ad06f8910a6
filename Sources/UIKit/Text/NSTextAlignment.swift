import Foundation

/// Where the lines of a paragraph stand between its margins.
public enum NSTextAlignment: Int, Sendable {
  /// Against the left margin.
  case left = 0
  /// In the middle.
  case center = 1
  /// Against the right margin.
  case right = 2
  /// Spaces grow until the line reaches both margins; a paragraph's last line does not.
  case justified = 3
  /// Against the margin at which the paragraph's writing direction begins.
  case natural = 4
}
