import UIKit

/// Takes the attributes of an element, one by one: to write them, or to follow them from frame to frame.
protocol SVGAttributes {
  /// A length or another number with two decimals.
  mutating func number(_ name: StaticString, _ value: CGFloat)
  /// A number that holds unless it is given.
  mutating func number(_ name: StaticString, _ value: CGFloat, unless standard: CGFloat)
  /// Numbers with spaces between them.
  mutating func numbers(_ name: StaticString, _ values: [CGFloat])
  mutating func color(_ name: StaticString, _ color: SceneColor)
  /// A value that is no number.
  mutating func word(_ name: StaticString, _ value: String)
  mutating func path(_ name: StaticString, _ path: PathOutline)
  mutating func transform(_ name: StaticString, _ transform: CGAffineTransform)
}

extension SVGAttributes {
  mutating func number(_ name: StaticString, _ value: CGFloat, unless standard: CGFloat) {
    if abs(value - standard) >= 0.005 { number(name, value) }
  }

  /// Whether attributes with their standard value are taken, too.
  static var writesAll: Bool { false }
}
