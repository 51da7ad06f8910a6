import UIKit

/// Receives the attributes of an element, to write them, or to compare them between frames.
package protocol SVGAttributes {
  /// Adds a number with two decimals.
  mutating func number(_ name: StaticString, _ value: CGFloat)
  /// Adds a number that differs from its default value.
  mutating func number(_ name: StaticString, _ value: CGFloat, unless standard: CGFloat)
  /// Adds numbers separated by spaces.
  mutating func numbers(_ name: StaticString, _ values: [CGFloat])
  mutating func color(_ name: StaticString, _ color: SceneColor)
  /// Adds a value that is not a number.
  mutating func word(_ name: StaticString, _ value: String)
  mutating func path(_ name: StaticString, _ path: PathOutline)
  mutating func transform(_ name: StaticString, _ transform: CGAffineTransform)
}

extension SVGAttributes {
  package mutating func number(_ name: StaticString, _ value: CGFloat, unless standard: CGFloat) {
    if abs(value - standard) >= 0.005 { number(name, value) }
  }

  /// Whether attributes with default values are added, too.
  static var writesAll: Bool { false }
}
