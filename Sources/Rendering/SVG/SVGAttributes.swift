import UIKit

/// Takes the attributes of an element, one by one: to write them, or to follow them from frame to frame.
protocol SVGAttributes {
  /// A length or another number with two decimals.
  mutating func number(_ name: StaticString, _ value: CGFloat)
  /// Numbers with spaces between them.
  mutating func numbers(_ name: StaticString, _ values: [CGFloat])
  mutating func color(_ name: StaticString, _ color: SceneColor)
  /// A value that is no number.
  mutating func word(_ name: StaticString, _ value: String)
  mutating func path(_ name: StaticString, _ path: PathOutline)
  mutating func transform(_ transform: CGAffineTransform)
}

extension SVGAttributes {
  /// A number, unless it is the one that holds anyway.
  mutating func number(_ name: StaticString, _ value: CGFloat, unless standard: CGFloat) {
    if abs(value - standard) >= 0.005 || Self.writesAll { number(name, value) }
  }

  /// Whether attributes with their standard value are taken, too.
  static var writesAll: Bool { false }
}
