import Foundation

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
