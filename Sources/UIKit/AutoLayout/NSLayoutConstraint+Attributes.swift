extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The part of a view or a guide that a constraint places.
  public enum Attribute: Int, Sendable {
    /// The left side of the alignment rectangle.
    case left = 1
    /// The right side.
    case right = 2
    /// The top side.
    case top = 3
    /// The bottom side.
    case bottom = 4
    /// The side where lines of text begin.
    case leading = 5
    /// The side where lines of text end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal middle.
    case centerX = 9
    /// The vertical middle.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where lines of text begin.
    case leadingMargin = 17
    /// The margin where lines of text end.
    case trailingMargin = 18
    /// The horizontal middle between the margins.
    case centerXWithinMargins = 19
    /// The vertical middle between the margins.
    case centerYWithinMargins = 20
    /// No attribute: the second one of a constraint with a constant.
    case notAnAttribute = 0

    /// The earlier name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }
}
