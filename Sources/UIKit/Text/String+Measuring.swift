extension String {
  /// The size of the string in points, without line breaks except at newlines.
  ///
  /// It is not rounded to pixels.
  ///
  /// Text without a font is Helvetica, 12 points. An empty string has the height of one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    if let font = attrs?[.font] as? UIFont, attrs?.count == 1 {
      return TextLayout.size(of: self, font: font.ctFont, in: .newlinesOnly())
    }
    return StringMeasuring.size(of: StyledText(self, attributes: attrs))
  }

  /// The rectangle in points that the string fills when it is drawn in a size.
  ///
  /// It is not rounded to pixels.
  ///
  /// The options have the same meaning as for `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringMeasuring.boundingRect(
      of: StyledText(self, attributes: attributes),
      in: size,
      options: options,
      context: context
    )
  }
}

// MARK: - NSString

extension NSString {
  /// The size of the string in points, without line breaks except at newlines.
  ///
  /// It is not rounded to pixels.
  ///
  /// Text without a font is Helvetica, 12 points. An empty string has the height of one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attrs)
  }

  /// The rectangle in points that the string fills when it is drawn in a size.
  ///
  /// It is not rounded to pixels.
  ///
  /// The options have the same meaning as for `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

// MARK: - NSAttributedString

extension NSAttributedString {
  /// The size of the string in points, without line breaks except at newlines.
  ///
  /// It is not rounded to pixels.
  ///
  /// Text without a font is Helvetica, 12 points. An empty string has the height of one such line.
  public func size() -> CGSize { StringMeasuring.size(of: StyledText(self)) }

  /// The rectangle in points that the string fills when it is drawn in a size.
  ///
  /// It is not rounded to pixels.
  ///
  /// - With `usesLineFragmentOrigin` lines wrap at the width, and lines that don't fit in the height are
  ///   left out. Without it lines break only at newlines, and the rectangle begins above the origin,
  ///   which is on the baseline.
  /// - The context can allow smaller fonts and receives the results.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringMeasuring.boundingRect(of: StyledText(self), in: size, options: options, context: context)
  }
}

/// Options for measuring and drawing strings in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top left corner of the first line instead of its baseline, and
  /// lines wrap at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The line spacing includes the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last visible line ends in an ellipsis if text is left out; requires ``usesLineFragmentOrigin``.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The parameters of scaling text to fit, and the results of a measuring or drawing call.
public final class NSStringDrawingContext: NSObject {
  /// The smallest factor for scaling fonts, from 0 to 1; 0, the default, disables scaling.
  public var minimumScaleFactor: CGFloat = 0
  /// The factor by which the last call scaled fonts; 1 without scaling.
  public package(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle in points that the last call's text fills.
  public package(set) var totalBounds = CGRect.zero
}

/// Implements `size()` and `boundingRect` for strings of all types.
package enum StringMeasuring {
  /// The size of text without line breaks except at newlines; not rounded.
  static func size(of text: StyledText) -> CGSize {
    TextLayout(text, in: .newlinesOnly()).size
  }

  /// The rectangle that text fills when drawn in a size.
  ///
  /// With `usesLineFragmentOrigin` lines wrap at the width, lines that don't fit in the height are left out,
  /// and the rectangle begins at its origin; a width or height that is not positive means no limit. Without
  /// it lines break only at newlines, and the origin is the start of the first line's baseline, so the
  /// rectangle begins above it.
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

  /// The constraints for drawing in a rectangle of a size.
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
