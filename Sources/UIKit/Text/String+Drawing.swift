extension String {
  /// Draws the string in the current context, with its top left corner at a point.
  ///
  /// Lines break only at newlines. Text without a font is Helvetica, 12 points; without a colour it is black.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing.draw(StyledText(self, attributes: attrs), TextLooks(TextLook(attrs ?? [:])), at: point)
  }

  /// Draws the string in the current context within a rectangle.
  ///
  /// Lines wrap at the width, and those without room are dropped. A width or height that is not positive is no
  /// limit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing.draw(StyledText(self, attributes: attrs), TextLooks(TextLook(attrs ?? [:])), in: rect)
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
    StringDrawing.draw(
      StyledText(self, attributes: attributes),
      TextLooks(TextLook(attributes ?? [:])),
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

// MARK: - NSAttributedString

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

/// The rules of drawing strings of either kind into the current context.
///
/// What is drawn takes up what `StringMeasuring` measures.
enum StringDrawing {
  /// Draws text that breaks only at newlines, from its top left corner.
  static func draw(_ text: StyledText, _ looks: TextLooks, at point: CGPoint) {
    paint(TextLayout(text, in: .newlinesOnly()), looks, at: point)
  }

  /// Draws text within a rectangle: lines wrap at its width, and those without room are dropped.
  static func draw(_ text: StyledText, _ looks: TextLooks, in rect: CGRect) {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let constraints = StringMeasuring.constraints(for: rect.size, options: options)
    paint(TextLayout(text, in: constraints), looks, at: rect.origin)
  }

  /// Draws text within a rectangle, or from a baseline: see `StringMeasuring.boundingRect`.
  static func draw(
    _ text: StyledText,
    _ looks: TextLooks,
    with rect: CGRect,
    options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
  ) {
    let bounds = StringMeasuring.boundingRect(of: text, in: rect.size, options: options, context: context)
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = TextLayout(text, in: .newlinesOnly(usesFontLeading: options.contains(.usesFontLeading)))
      paint(layout, looks, at: CGPoint(x: rect.minX + bounds.minX, y: rect.minY + bounds.minY))
      return
    }
    let factor = context?.actualScaleFactor ?? 1
    let constraints = StringMeasuring.constraints(for: rect.size, options: options)
    let layout = TextLayout(factor == 1 ? text : text.scaled(by: factor), in: constraints)
    paint(layout, looks, at: rect.origin)
  }

  private static func paint(_ layout: TextLayout, _ looks: TextLooks, at origin: CGPoint) {
    guard origin.isFinite, let context = UIGraphicsGetCurrentContext() else { return }
    TextPainter(layout: layout, looks: looks, origin: origin).paint(into: context)
  }
}
