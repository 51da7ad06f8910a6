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
