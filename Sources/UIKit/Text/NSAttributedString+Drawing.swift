extension NSAttributedString {
  /// Draws the string in the current context, with its top left corner at a point.
  ///
  /// Lines break only at newlines. Text without a font is Helvetica, 12 points; without a colour it is black.
  public func draw(at point: CGPoint) {
    StringDrawing.draw(StyledText(self), TextLooks(self), at: point)
  }

  /// Draws the string in the current context within a rectangle.
  ///
  /// Lines wrap at the width, and those without room are dropped. A width or height that is not positive is no
  /// limit.
  public func draw(in rect: CGRect) {
    StringDrawing.draw(StyledText(self), TextLooks(self), in: rect)
  }

  /// Draws the string in the current context as `boundingRect(with:options:context:)` measures it.
  ///
  /// Without `usesLineFragmentOrigin` the rectangle's origin is the beginning of the first baseline. The context
  /// may permit smaller fonts and is told what was used.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    StringDrawing.draw(StyledText(self), TextLooks(self), with: rect, options: options, context: context)
  }
}
