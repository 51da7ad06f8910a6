/// What a text view draws.
extension UITextView {
  /// Draws the text, and while the view is the first responder the selection or the insertion point.
  final func paint() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let area = textContent.frame
    let origin = CGPoint(x: textOrigin.x, y: textOrigin.y - area.minY)
    let (top, bottom) = (-origin.y, area.height - origin.y)
    let paragraphs = paragraphs
    if isFirstResponder { paintSelection(paragraphs, origin, top, bottom) }
    for paragraph in paragraphs.paragraphs(from: top, to: bottom) {
      TextPainter(
        layout: paragraph.layout,
        appearances: appearances(of: paragraph),
        origin: CGPoint(x: origin.x, y: origin.y + paragraph.top)
      ).paint(into: context)
    }
    paintMarkedText(paragraphs, origin)
    guard isFirstResponder, isEditable, !clearsOnInsertion, storedSelection.length == 0 else { return }
    // Subclasses hide the insertion point by an empty rectangle.
    let caret = caretRect(for: TextOffset(storedSelection.location))
    guard !caret.isEmpty else { return }
    InsertionPoint.paint(
      at: caret.offsetBy(dx: 0, dy: -area.minY),
      limit: bounds.width,
      color: effectiveTintColor
    )
  }

  private func appearances(of paragraph: ParagraphStack.Placed) -> TextAppearances {
    let range = NSRange(paragraph.start..<paragraph.end)
    var runs: [(end: Int, appearance: TextAppearance)] = []
    let links = linkTextAttributes ?? [:]
    let text = linkedText
    var location = range.location
    while location < range.location + range.length {
      var run = NSRange()
      var values = text.attributes(at: location, effectiveRange: &run)
      location = max(run.location + run.length, location + 1)
      if values.removeValue(forKey: .link) != nil { values.merge(links) { $1 } }
      runs.append((min(location, paragraph.end) - paragraph.start, TextAppearance(values)))
    }
    return runs.isEmpty ? TextAppearances(TextAppearance()) : TextAppearances(runs)
  }

  private func paintSelection(
    _ paragraphs: ParagraphStack,
    _ origin: CGPoint,
    _ top: CGFloat,
    _ bottom: CGFloat
  ) {
    effectiveTintColor.withAlphaComponent(InsertionPoint.selectionAlpha).setFill()
    let range = storedSelection.location..<storedSelection.location + storedSelection.length
    for rect in paragraphs.rects(of: range, from: top, to: bottom) where rect.width > 0 {
      let shown = rect.offsetBy(dx: origin.x, dy: origin.y).intersection(textContent.bounds)
      if !shown.isEmpty { UIRectFill(shown) }
    }
  }

  /// Underlines the provisional text of an input method.
  private func paintMarkedText(_ paragraphs: ParagraphStack, _ origin: CGPoint) {
    guard let markedRange else { return }
    (textColor ?? .black).setFill()
    for rect in paragraphs.rects(of: markedRange.location..<markedRange.location + markedRange.length) {
      UIRectFill(
        CGRect(x: rect.minX + origin.x, y: rect.maxY + origin.y - 1, width: rect.width, height: 1)
      )
    }
  }
}

/// What a text view draws: it moves with the content.
@MainActor
final class TextContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { (superview as? UITextView)?.paint() }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
