/// The lines of a text view, and what it draws.
extension UITextView {
  /// The alpha of the selection, which has the tint colour (approximate).
  private static let selectionAlpha: CGFloat = 0.2

  /// The upper left corner of the text in the content.
  private var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  private var horizontalMargins: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// The text in the present width of the view.
  final var textLayout: TextLayout {
    let width = max(0, bounds.width - horizontalMargins)
    if let keptLayout, keptLayout.width == width { return keptLayout.layout }
    let layout = makeLayout(width: width)
    keptLayout = (width, layout)
    return layout
  }

  private func makeLayout(width: CGFloat) -> TextLayout {
    var constraints = TextLayout.Constraints(
      width: width,
      maximumLines: textContainer.maximumNumberOfLines
    )
    constraints.truncatesLastLine = CTLineBreakMode(textContainer.lineBreakMode).truncates
    guard hasText else {
      // The insertion point of an empty text is where typed text will be.
      let attributes = typingAttributes
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      let text = StyledText(
        "",
        font: (attributes[.font] as? UIFont ?? .defaultForDrawing).ctFont,
        paragraph: style?.attributes ?? .standard
      )
      return TextLayout(text, in: constraints)
    }
    return TextLayout(StyledText(storage), in: constraints)
  }

  /// Lays the text out again.
  final func layoutDidChange() {
    keptLayout = nil
    textContent.setNeedsDisplay()
    updateContentSize()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    device.keyboard.textDidChange(of: self)
  }

  /// Makes the content as wide as the view, and as high as the text.
  final func updateContentSize() {
    guard bounds.width > 0 else { return }
    let size = CGSize(width: bounds.width, height: height(of: textLayout))
    if size != contentSize { contentSize = size }
    // The lines of an animated text view are at once where they will be.
    UIView.performWithoutAnimation { textContent.frame = CGRect(origin: .zero, size: size) }
  }

  private func height(of layout: TextLayout) -> CGFloat {
    UILabel.wholePixels(layout.size.height) + textContainerInset.top + textContainerInset.bottom
  }

  final func fittingSize(width: CGFloat) -> CGSize {
    let isLimited = width > 0 && width < TextLength.greatest
    let layout = makeLayout(width: isLimited ? max(0, width - horizontalMargins) : .infinity)
    return CGSize(
      width: UILabel.wholePixels(layout.size.width) + horizontalMargins,
      height: height(of: layout)
    )
  }

  // MARK: Positions

  /// The position between two characters nearest to a point of the content.
  final func position(nearest point: CGPoint) -> Int {
    textLayout.position(nearest: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }

  /// Scrolls until a range is visible, and beside the first or last line also the text's distance from the edge.
  final func reveal(_ range: NSRange, animated: Bool) {
    let layout = textLayout
    let start = min(max(0, range.location), storage.length)
    let end = start + min(max(0, range.length), storage.length - start)
    let first = layout.insertionPoint(at: start)
    let last = layout.insertionPoint(at: end)
    var top = first.minY + textOrigin.y
    var bottom = last.maxY + textOrigin.y
    if first.minY <= 0 { top = 0 }
    if last.maxY >= layout.size.height { bottom = max(bottom, contentSize.height) }
    reveal(CGRect(x: bounds.minX, y: top, width: 0, height: bottom - top), animated: animated)
  }

  // MARK: Drawing

  /// Draws the text, and while the view is the first responder the selection or the insertion point.
  final func paint() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = textLayout
    let origin = textOrigin
    if isFirstResponder { paintSelection(layout, origin) }
    TextPainter(layout: layout, appearances: TextAppearances(storage), origin: origin).paint(into: context)
    guard isFirstResponder, isEditable, !clearsOnInsertion, storedSelection.length == 0 else { return }
    InsertionPoint.paint(
      at: layout.insertionPoint(at: storedSelection.location).offsetBy(dx: origin.x, dy: origin.y),
      limit: bounds.width,
      color: effectiveTintColor
    )
  }

  private func paintSelection(_ layout: TextLayout, _ origin: CGPoint) {
    effectiveTintColor.withAlphaComponent(UITextView.selectionAlpha).setFill()
    let range = storedSelection.location..<storedSelection.location + storedSelection.length
    for rect in layout.rects(of: range) where rect.width > 0 {
      let shown = rect.offsetBy(dx: origin.x, dy: origin.y).intersection(textContent.bounds)
      if !shown.isEmpty { UIRectFill(shown) }
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
