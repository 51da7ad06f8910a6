extension String {
  /// Draws the string in the current context, with its top left corner at a point.
  ///
  /// Lines break only at newlines. Text without a font is Helvetica, 12 points; without a colour it is black.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing.draw(
      StyledText(self, attributes: attrs),
      TextAppearances(TextAppearance(attrs ?? [:])),
      at: point
    )
  }

  /// Draws the string in the current context within a rectangle.
  ///
  /// Lines wrap at the width; lines that don't fit in the height are left out. A width or height that is not
  /// positive means no limit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing.draw(
      StyledText(self, attributes: attrs),
      TextAppearances(TextAppearance(attrs ?? [:])),
      in: rect
    )
  }

  /// Draws the string in the current context as measured by `boundingRect(with:options:attributes:context:)`.
  ///
  /// The options have the same meaning as for `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing.draw(
      StyledText(self, attributes: attributes),
      TextAppearances(TextAppearance(attributes ?? [:])),
      with: rect,
      options: options,
      context: context
    )
  }
}

// MARK: - NSString

extension NSString {
  /// Draws the string in the current context, with its top left corner at a point.
  ///
  /// Lines break only at newlines. Text without a font is Helvetica, 12 points; without a colour it is black.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the string in the current context within a rectangle.
  ///
  /// Lines wrap at the width; lines that don't fit in the height are left out. A width or height that is not
  /// positive means no limit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the string in the current context as measured by `boundingRect(with:options:attributes:context:)`.
  ///
  /// The options have the same meaning as for `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(self).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

// MARK: - NSAttributedString

extension NSAttributedString {
  /// Draws the string in the current context, with its top left corner at a point.
  ///
  /// Lines break only at newlines. Text without a font is Helvetica, 12 points; without a colour it is black.
  public func draw(at point: CGPoint) {
    StringDrawing.draw(StyledText(self), TextAppearances(self), at: point)
  }

  /// Draws the string in the current context within a rectangle.
  ///
  /// Lines wrap at the width; lines that don't fit in the height are left out. A width or height that is not
  /// positive means no limit.
  public func draw(in rect: CGRect) {
    StringDrawing.draw(StyledText(self), TextAppearances(self), in: rect)
  }

  /// Draws the string in the current context as measured by `boundingRect(with:options:context:)`.
  ///
  /// Without `usesLineFragmentOrigin` the rectangle's origin is the start of the first baseline. The context
  /// can allow smaller fonts and receives the results.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    StringDrawing.draw(
      StyledText(self),
      TextAppearances(self),
      with: rect,
      options: options,
      context: context
    )
  }
}

/// Draws strings of all types into the current context.
///
/// The size of the drawing is that measured by `StringMeasuring`.
enum StringDrawing {
  /// Draws text from its top left corner; lines break only at newlines.
  static func draw(_ text: StyledText, _ appearances: TextAppearances, at point: CGPoint) {
    paint(TextLayout(text, in: .newlinesOnly()), appearances, at: point)
  }

  /// Draws text within a rectangle: lines wrap at its width, and lines that don't fit in its
  /// height are left out.
  static func draw(_ text: StyledText, _ appearances: TextAppearances, in rect: CGRect) {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let constraints = StringMeasuring.constraints(for: rect.size, options: options)
    paint(TextLayout(text, in: constraints), appearances, at: rect.origin)
  }

  /// Draws text within a rectangle, or from a baseline: see `StringMeasuring.boundingRect`.
  static func draw(
    _ text: StyledText,
    _ appearances: TextAppearances,
    with rect: CGRect,
    options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
  ) {
    let bounds = StringMeasuring.boundingRect(of: text, in: rect.size, options: options, context: context)
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = TextLayout(text, in: .newlinesOnly(usesFontLeading: options.contains(.usesFontLeading)))
      paint(layout, appearances, at: CGPoint(x: rect.minX + bounds.minX, y: rect.minY + bounds.minY))
      return
    }
    let factor = context?.actualScaleFactor ?? 1
    let constraints = StringMeasuring.constraints(for: rect.size, options: options)
    let layout = TextLayout(factor == 1 ? text : text.scaled(by: factor), in: constraints)
    paint(layout, appearances, at: rect.origin)
  }

  private static func paint(_ layout: TextLayout, _ appearances: TextAppearances, at origin: CGPoint) {
    guard origin.isFinite, let context = UIGraphicsGetCurrentContext() else { return }
    TextPainter(layout: layout, appearances: appearances, origin: origin).paint(into: context)
  }
}
