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
