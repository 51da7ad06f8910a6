import Foundation

extension String {
  /// The size in points of the string when it breaks only at newlines.
  ///
  /// It is not rounded to pixels.
  ///
  /// Text without a font is Helvetica, 12 points. An empty string has the height of one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    if let font = attrs?[.font] as? UIFont, attrs?.count == 1 {
      return TextLayout.size(of: self, font: font, in: .newlinesOnly())
    }
    return StringMeasuring.size(of: StyledText(self, attributes: attrs))
  }

  /// The rectangle in points that the string takes up when it is drawn in a size.
  ///
  /// It is not rounded to pixels.
  ///
  /// The options mean what they mean for `NSAttributedString.boundingRect(with:options:context:)`.
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
  /// The size in points of the string when it breaks only at newlines.
  ///
  /// It is not rounded to pixels.
  ///
  /// Text without a font is Helvetica, 12 points. An empty string has the height of one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attrs)
  }

  /// The rectangle in points that the string takes up when it is drawn in a size.
  ///
  /// It is not rounded to pixels.
  ///
  /// The options mean what they mean for `NSAttributedString.boundingRect(with:options:context:)`.
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
  /// The size in points of the string when it breaks only at newlines.
  ///
  /// It is not rounded to pixels.
  ///
  /// Text without a font is Helvetica, 12 points. An empty string has the height of one such line.
  public func size() -> CGSize { StringMeasuring.size(of: StyledText(self)) }

  /// The rectangle in points that the string takes up when it is drawn in a size.
  ///
  /// It is not rounded to pixels.
  ///
  /// - `usesLineFragmentOrigin`: lines wrap at the width and those without room are dropped; otherwise the string
  /// breaks only at newlines and the rectangle begins above the origin, which is the baseline.
  /// - The context may permit smaller fonts and is told what was used.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringMeasuring.boundingRect(of: StyledText(self), in: size, options: options, context: context)
  }
}

/// How a string is measured or drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top left corner of the first line instead of its baseline, and lines wrap at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font asks for, its leading included.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends in an ellipsis if text is left over; needs ``usesLineFragmentOrigin``.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What a measuring or drawing call may do to make text fit, and what it did.
public final class NSStringDrawingContext: NSObject {
  /// The smallest factor, from 0 to 1, that fonts may be scaled by; 0, as at first, forbids scaling.
  public var minimumScaleFactor: CGFloat = 0
  /// The factor that the last call scaled fonts by; 1 if it didn't.
  public package(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle in points that the last call's text takes up.
  public package(set) var totalBounds = CGRect.zero
}

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
