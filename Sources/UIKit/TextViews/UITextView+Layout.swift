/// The paragraphs of a text view, and their positions.
extension UITextView {
  /// The upper left corner of the text in the content.
  final var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  private var horizontalMargins: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  private var textWidth: CGFloat { max(0, bounds.width - horizontalMargins) }

  /// The text in the present width of the view.
  final var paragraphs: ParagraphStack {
    let width = textWidth
    if let keptStack, keptStack.width == width { return keptStack.paragraphs }
    let paragraphs = makeParagraphs(width: width)
    keptStack = (width, paragraphs)
    return paragraphs
  }

  private func makeParagraphs(width: CGFloat) -> ParagraphStack {
    .make(of: linkedText, in: textContainer, width: width, attributesOfEmptyText: typingAttributes)
  }

  /// Lays out the paragraphs that an edit has touched, or forgets all of them.
  final func textDidEdit(_ range: Range<Int>, _ newLength: Int, _ actions: NSTextStorage.EditActions) {
    keptData = nil
    if detectsData || !relayOut(range, newLength) { keptStack = nil }
    // After changes of its own the text view selects something else.
    if !isChangingText { select(storedSelection) }
    contentDidChange()
  }

  private func relayOut(_ range: Range<Int>, _ newLength: Int) -> Bool {
    let layout = ParagraphLayout(container: textContainer, width: textWidth)
    let delta = newLength - range.count
    guard layout.isByParagraph, let keptStack, keptStack.width == textWidth, keptStack.paragraphs.length > 0,
      storage.length > 0, keptStack.paragraphs.length + delta == storage.length
    else { return false }
    let touched = keptStack.paragraphs.units(touchedBy: range)
    let texts = ParagraphTexts.make(of: storage, in: touched.lowerBound..<touched.upperBound + delta)
    self.keptStack?.paragraphs.replace(touched, with: texts.map(layout.callAsFunction))
    return true
  }

  /// Lays the whole text out again.
  final func layoutDidChange() {
    keptStack = nil
    contentDidChange()
  }

  private func contentDidChange() {
    textContent.setNeedsDisplay()
    updateContentSize()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    device.keyboard.textDidChange(of: self)
  }

  /// Makes the content as wide as the view, and as high as the text.
  final func updateContentSize() {
    guard bounds.width > 0 else { return }
    let size = CGSize(width: bounds.width, height: height(of: paragraphs))
    if size != contentSize { contentSize = size }
    placeTextContent()
  }

  /// The height of content that is drawn as a whole, in points.
  private static let wholeHeight: CGFloat = 4000

  /// Makes the drawn area as large as the content; of a high content, as large as three views.
  final func placeTextContent() {
    var frame = CGRect(origin: .zero, size: contentSize)
    if frame.height > UITextView.wholeHeight {
      let present = textContent.frame
      if present.width == frame.width, present.height == 3 * bounds.height, present.minY <= bounds.minY,
        present.maxY >= bounds.maxY
      {
        return
      }
      frame.origin.y = bounds.minY - bounds.height
      frame.size.height = 3 * bounds.height
    }
    guard frame != textContent.frame else { return }
    // The lines of an animated text view are at once where they will be.
    UIView.performWithoutAnimation { textContent.frame = frame }
    textContent.setNeedsDisplay()
  }

  private func height(of paragraphs: ParagraphStack) -> CGFloat {
    UILabel.wholePixels(paragraphs.size.height) + textContainerInset.top + textContainerInset.bottom
  }

  final func fittingSize(width: CGFloat) -> CGSize {
    let isLimited = width > 0 && width < TextLength.greatest
    let textWidth = isLimited ? max(0, width - horizontalMargins) : .infinity
    let paragraphs =
      keptStack.flatMap { $0.width == textWidth ? $0.paragraphs : nil } ?? makeParagraphs(width: textWidth)
    return CGSize(
      width: UILabel.wholePixels(paragraphs.size.width) + horizontalMargins,
      height: height(of: paragraphs)
    )
  }

  // MARK: Positions

  /// The position between two characters nearest to a point of the content.
  final func position(nearest point: CGPoint) -> Int {
    paragraphs.position(nearest: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }

  final func caret(at position: Int) -> CGRect {
    var rect = paragraphs.insertionPoint(at: position).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    rect.size.width = InsertionPoint.width
    return rect
  }

  final func frames(of range: Range<Int>) -> [CGRect] {
    paragraphs.rects(of: range).map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
  }

  /// Scrolls until a range is visible, and beside the first or last line also the text's distance from the edge.
  final func reveal(_ range: NSRange, animated: Bool) {
    let paragraphs = paragraphs
    let start = min(max(0, range.location), storage.length)
    let end = start + min(max(0, range.length), storage.length - start)
    let first = paragraphs.insertionPoint(at: start)
    let last = paragraphs.insertionPoint(at: end)
    var top = first.minY + textOrigin.y
    var bottom = last.maxY + textOrigin.y
    if first.minY <= 0 { top = 0 }
    if last.maxY >= paragraphs.size.height { bottom = max(bottom, contentSize.height) }
    reveal(CGRect(x: bounds.minX, y: top, width: 0, height: bottom - top), animated: animated)
  }
}
