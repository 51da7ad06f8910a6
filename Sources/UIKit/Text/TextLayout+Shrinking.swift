import Foundation

extension TextLayout {
  /// The factor, from `minimum` to 1, that fonts have to shrink by so that text fits its constraints.
  ///
  /// One line of text shrinks by exactly what it is too wide; several lines by whole 64ths. If nothing fits, the
  /// minimum is returned. A minimum of 0 or less or above 1 forbids shrinking.
  package static func shrinkFactor(
    for text: StyledText,
    in constraints: Constraints,
    minimum: CGFloat
  ) -> CGFloat {
    guard minimum > 0 && minimum < 1 else { return 1 }
    if constraints.maximumLines == 1 {
      var unlimited = constraints
      unlimited.width = .infinity
      let natural = TextLayout(text, in: unlimited).size.width
      guard natural > constraints.width else { return 1 }
      let factor = constraints.width / natural
      return factor.isFinite ? max(factor, minimum) : minimum
    }
    if fits(text, in: constraints, factor: 1) { return 1 }
    var low = Int((minimum * 64).rounded(.up))
    var high = 64
    guard fits(text, in: constraints, factor: CGFloat(low) / 64) else { return minimum }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(text, in: constraints, factor: CGFloat(middle) / 64) { low = middle } else { high = middle }
    }
    return CGFloat(low) / 64
  }

  private static func fits(_ text: StyledText, in constraints: Constraints, factor: CGFloat) -> Bool {
    let layout = TextLayout(factor == 1 ? text : text.scaled(by: factor), in: constraints)
    return !layout.isTruncated && layout.size.height <= constraints.height + LineBreaker.tolerance
      && layout.size.width <= constraints.width + LineBreaker.tolerance
  }
}
