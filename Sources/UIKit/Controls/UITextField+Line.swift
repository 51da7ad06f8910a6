/// The line of a field's text: where its characters are, and what is drawn of it.
extension UITextField {
  /// The text as it is drawn: bullets for a secure text, in a font that may have shrunk.
  private func shownLine(in width: CGFloat) -> NSAttributedString {
    let line =
      displayedStyledText
      ?? NSAttributedString(
        string: displayedText,
        attributes: attributes(textColor ?? .black, hasText ? styles.others : [:])
      )
    guard adjustsFontSizeToFitWidth, width > 0, line.length > 0 else { return line }
    let natural = line.size().width
    let size = font?.pointSize ?? UIFont.labelFontSize
    guard natural > width, minimumFontSize < size else { return line }
    return line.shrunk(by: max(width / natural, minimumFontSize / size))
  }

  private func layout(in width: CGFloat) -> TextLayout {
    TextLayout(StyledText(shownLine(in: width)), in: .newlinesOnly())
  }

  /// The index in what is drawn of a position of the text, which differ for a secure text.
  private func shownIndex(of position: Int) -> Int {
    guard isSecureTextEntry else { return position }
    let units = storedText.utf16
    let end = units.index(units.startIndex, offsetBy: min(position, units.count))
    return storedText[..<end].count
  }

  private func position(ofShown index: Int) -> Int {
    guard isSecureTextEntry else { return index }
    return String(storedText.prefix(index)).utf16.count
  }

  /// The left edge of the line in a rectangle.
  private func lineStart(_ width: CGFloat, in rect: CGRect) -> CGFloat {
    let spare = rect.width - width
    guard spare > 0 else { return rect.minX - (isEditing ? min(scrolledDistance, -spare) : 0) }
    return switch textAlignment {
    case .center: rect.minX + spare / 2
    case .right: rect.minX + spare
    default: rect.minX
    }
  }

  private var lineRect: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  final func caret(at position: Int) -> CGRect {
    let rect = lineRect
    let layout = layout(in: rect.width)
    let height = font?.lineHeight ?? 0
    return CGRect(
      x: lineStart(layout.size.width, in: rect) + layout.insertionPoint(at: shownIndex(of: position)).minX,
      y: rect.midY - height / 2,
      width: InsertionPoint.width,
      height: height
    )
  }

  final func frames(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let (start, end) = (caret(at: range.lowerBound), caret(at: range.upperBound))
    return [CGRect(x: start.minX, y: start.minY, width: max(0, end.minX - start.minX), height: start.height)]
  }

  final func position(nearest point: CGPoint) -> Int {
    let rect = lineRect
    let layout = layout(in: rect.width)
    let x = point.x - lineStart(layout.size.width, in: rect)
    return position(ofShown: layout.position(nearest: CGPoint(x: x, y: 0)))
  }

  /// Scrolls a text that is too long until the insertion point is visible.
  final func scrollToInsertionPoint() {
    let rect = editingRect(forBounds: bounds)
    guard rect.width > InsertionPoint.width else { return }
    let layout = layout(in: rect.width)
    let end = storedSelection.location + storedSelection.length
    let x = layout.insertionPoint(at: shownIndex(of: end)).minX
    let furthest = max(0, layout.size.width - rect.width)
    scrolledDistance = min(max(0, min(scrolledDistance, x), x - rect.width), furthest)
  }

  // MARK: Drawing

  /// Draws the text; while it is edited, a text that is too long is cut instead of truncated.
  final func paintText(in rect: CGRect) {
    guard rect.width > 0 else { return }
    let isPlain = !adjustsFontSizeToFitWidth || minimumFontSize >= (font?.pointSize ?? 0)
    let natural = isEditing || !isPlain ? layout(in: rect.width).size.width : 0
    if isPlain, !isEditing || natural <= rect.width {
      if let text = displayedStyledText {
        paint(text, in: rect)
      } else {
        paint(displayedText, color: textColor ?? .black, in: rect)
      }
      return
    }
    let line = shownLine(in: rect.width)
    guard isEditing, natural > rect.width, let context = UIGraphicsGetCurrentContext() else {
      return paint(line, in: rect)
    }
    context.saveGState()
    context.clip(to: rect)
    let height = line.size().height
    line.onOneLine.draw(
      in: CGRect(
        x: lineStart(natural, in: rect),
        y: rect.midY - height / 2,
        width: natural.rounded(.up) + 1,
        height: height.rounded(.up)
      )
    )
    context.restoreGState()
  }

  /// Draws the selection behind the text.
  final func paintSelection() {
    guard storedSelection.length > 0 else { return }
    effectiveTintColor.withAlphaComponent(InsertionPoint.selectionAlpha).setFill()
    let rect = editingRect(forBounds: bounds)
    for selected in selectionRects(for: TextOffsets(storedSelection)) {
      let shown = selected.rect.intersection(rect)
      if !shown.isEmpty { UIRectFill(shown) }
    }
  }

  /// Draws the insertion point.
  final func paintInsertionPoint() {
    let rect = editingRect(forBounds: bounds)
    guard rect.width > InsertionPoint.width, storedSelection.length == 0 else { return }
    // Subclasses hide the insertion point by an empty rectangle.
    let caret = caretRect(for: TextOffset(storedSelection.location))
    if !caret.isEmpty { InsertionPoint.paint(at: caret, limit: rect.maxX, color: effectiveTintColor) }
  }
}

extension NSAttributedString {
  /// The string with all fonts smaller by a factor.
  fileprivate func shrunk(by factor: CGFloat) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    var location = 0
    while location < length {
      var range = NSRange()
      let font = attributes(at: location, effectiveRange: &range)[.font] as? UIFont ?? .defaultForDrawing
      result.addAttributes([.font: font.withSize(font.pointSize * factor)], range: range)
      location = max(location + 1, range.location + range.length)
    }
    return result
  }
}
