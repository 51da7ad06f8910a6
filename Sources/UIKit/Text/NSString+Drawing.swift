extension NSString {
  /// Draws the string in the current context, with its top left corner at a point.
  ///
  /// Lines break only at newlines. Text without a font is Helvetica, 12 points; without a colour it is black.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the string in the current context within a rectangle.
  ///
  /// Lines wrap at the width, and those without room are dropped. A width or height that is not positive is no
  /// limit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the string in the current context as `boundingRect(with:options:attributes:context:)` measures it.
  ///
  /// The options mean what they mean for `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(self).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
