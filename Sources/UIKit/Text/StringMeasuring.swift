import Foundation

/// The rules of `size()` and `boundingRect`, for strings of either kind.
package enum StringMeasuring {
  /// The size of text that breaks only at newlines; not rounded.
  static func size(of text: StyledText) -> CGSize {
    TextLayout(text, in: .newlinesOnly()).size
  }

  /// The rectangle that text takes up when drawn in a size.
  ///
  /// With `usesLineFragmentOrigin` lines wrap at the width, lines without room are dropped, and the rectangle
  /// begins at its origin; a width or height that is not positive is no limit. Without it text breaks only at
  /// newlines, and the origin is the beginning of the first line's baseline, so the rectangle begins above it.
  static func boundingRect(
    of text: StyledText,
    in size: CGSize,
    options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = TextLayout(text, in: .newlinesOnly(usesFontLeading: options.contains(.usesFontLeading)))
      let rect = CGRect(origin: CGPoint(x: 0, y: -layout.firstBaseline), size: layout.size)
      context?.report(scale: 1, bounds: rect)
      return rect
    }
    let constraints = constraints(for: size, options: options)
    let factor = TextLayout.shrinkFactor(
      for: text,
      in: constraints,
      minimum: context?.minimumScaleFactor ?? 0
    )
    let layout = TextLayout(factor == 1 ? text : text.scaled(by: factor), in: constraints)
    let rect = CGRect(origin: .zero, size: layout.size)
    context?.report(scale: factor, bounds: rect)
    return rect
  }

  /// The constraints of drawing in a rectangle of a size.
  package static func constraints(for size: CGSize, options: NSStringDrawingOptions) -> TextLayout.Constraints
  {
    var constraints = TextLayout.Constraints(
      width: size.width > 0 ? size.width : .infinity,
      height: size.height > 0 ? size.height : .infinity
    )
    constraints.usesFontLeading = options.contains(.usesFontLeading)
    constraints.truncatesLastLine = options.contains(.truncatesLastVisibleLine)
    return constraints
  }
}

extension NSStringDrawingContext {
  fileprivate func report(scale: CGFloat, bounds: CGRect) {
    actualScaleFactor = scale
    totalBounds = bounds
  }
}
