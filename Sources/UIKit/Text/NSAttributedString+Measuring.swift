import Foundation

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
