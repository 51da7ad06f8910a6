/// How content follows a finger that drags it beyond its end: ever less, and never as far as the view is wide.
///
/// A finger `x` points beyond gives `(1 - 1 / (0.55 x / d + 1)) d` points, where d is the view's width or height.
/// The formula is a common description of what devices do; Apple publishes none.
enum RubberBand {
  private static let stiffness: CGFloat = 0.55

  /// How far the content goes beyond its end.
  static func stretch(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (distance * stiffness / dimension + 1)) * dimension
  }

  /// How far a finger must have gone for this stretch.
  static func distance(stretched: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = min(0.99, stretched / dimension)
    return dimension / stiffness * (1 / (1 - part) - 1)
  }

  /// An offset that a finger asks for, as the content gives it.
  static func offset(
    _ wanted: CGFloat,
    limits: ClosedRange<CGFloat>,
    dimension: CGFloat,
    stretches: Bool
  ) -> CGFloat {
    let nearest = min(limits.upperBound, max(limits.lowerBound, wanted))
    guard stretches, wanted != nearest else { return nearest }
    let stretch = stretch(abs(wanted - nearest), dimension: dimension)
    return wanted < nearest ? nearest - stretch : nearest + stretch
  }

  /// The offset that a finger would have asked for.
  static func wanted(_ offset: CGFloat, limits: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    let nearest = min(limits.upperBound, max(limits.lowerBound, offset))
    guard offset != nearest else { return offset }
    let distance = distance(stretched: abs(offset - nearest), dimension: dimension)
    return offset < nearest ? nearest - distance : nearest + distance
  }
}
