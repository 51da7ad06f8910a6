extension UITextField {
  /// The grey of placeholders from iOS 7 (approximate).
  static let placeholderColor = UIColor(white: 0.78, alpha: 1)

  /// The grey of borders (approximate).
  private static let borderColor = UIColor(white: 0.8, alpha: 1)

  /// The radius of rounded corners, in points (approximate).
  private static let cornerRadius: CGFloat = 5

  /// The side insets of the text for rounded and square borders, in points (approximate).
  private static let roundedInset: CGFloat = 7
  private static let squareInset: CGFloat = 2

  private var sideInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: UITextField.squareInset
    case .roundedRect: UITextField.roundedInset
    }
  }

  /// The text as displayed, where a secure text consists of bullets.
  final var displayedText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
  }

  final func textRect(in bounds: CGRect) -> CGRect {
    guard bounds.width > 2 * sideInset else {
      return CGRect(x: bounds.midX, y: bounds.minY, width: 0, height: bounds.height)
    }
    var rect = bounds.insetBy(dx: sideInset, dy: 0)
    if showsClearButton { rect.size.width = max(0, clearButtonRect(forBounds: bounds).minX - rect.minX) }
    return rect
  }

  // MARK: Clear button

  /// The side of the clear button, and its distance from the field's right side, in points (approximate).
  private static let clearButtonSide: CGFloat = 19
  private static let clearButtonInset: CGFloat = 5

  /// Whether the clear button is there: only a field with a text has one.
  ///
  /// Source: Apple, UITextField.clearButtonMode.
  final var showsClearButton: Bool {
    guard hasText else { return false }
    switch clearButtonMode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  final func clearButtonRect(in bounds: CGRect) -> CGRect {
    let side = UITextField.clearButtonSide
    return CGRect(
      x: bounds.maxX - UITextField.clearButtonInset - side,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
  }

  /// Draws a grey disc with a white cross.
  final func paintClearButton(in rect: CGRect) {
    let disc = rect.insetBy(dx: rect.width / 8, dy: rect.height / 8)
    UITextField.placeholderColor.setFill()
    UIBezierPath(ovalIn: disc).fill()
    let cross = disc.insetBy(dx: disc.width / 3, dy: disc.height / 3)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: cross.minX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
    path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
    UIColor.white.setStroke()
    path.stroke()
  }

  final var fittingSize: CGSize {
    let shown = hasText ? displayedText : placeholder ?? ""
    let line = shown.size(withAttributes: attributes(.black))
    let height = (font?.lineHeight ?? 0).rounded(.up)
    return CGSize(
      width: line.width.rounded(.up) + 2 * sideInset,
      height: borderStyle == .roundedRect
        ? max(height, device.behavior.roundedFieldHeight) : height + 2 * sideInset
    )
  }

  /// The baseline of the text, from the top of a field of a size.
  final func baseline(in size: CGSize) -> CGFloat {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let height = size.height > 0 ? size.height : fittingSize.height
    let rect = textRect(forBounds: CGRect(x: 0, y: 0, width: size.width, height: height))
    return rect.midY - font.lineHeight / 2 + font.ascender
  }

  private func attributes(_ color: UIColor) -> [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byTruncatingTail
    paragraph.alignment = textAlignment
    return [
      .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: color,
      .paragraphStyle: paragraph,
    ]
  }

  /// Draws one line, vertically centred in the rectangle.
  final func paint(_ line: String, color: UIColor, in rect: CGRect) {
    guard !line.isEmpty, rect.width > 0, let height = font?.lineHeight else { return }
    let place = CGRect(
      x: rect.minX,
      y: rect.midY - height / 2,
      width: rect.width,
      height: height.rounded(.up)
    )
    line.draw(in: place, withAttributes: attributes(color))
  }

  final func paintBorder() {
    let outline = bounds.insetBy(dx: 0.5, dy: 0.5)
    guard borderStyle != .none, outline.width > 0, outline.height > 0 else { return }
    let path =
      borderStyle == .roundedRect
      ? UIBezierPath(roundedRect: outline, cornerRadius: UITextField.cornerRadius)
      : UIBezierPath(rect: outline)
    if borderStyle == .roundedRect {
      UIColor.white.setFill()
      path.fill()
    }
    UITextField.borderColor.setStroke()
    path.stroke()
    guard borderStyle == .bezel else { return }
    UITextField.borderColor.setFill()
    UIRectFill(CGRect(x: outline.minX, y: outline.minY, width: outline.width, height: 1))
  }

  /// Draws the insertion point after the text.
  final func paintInsertionPoint() {
    let rect = editingRect(forBounds: bounds)
    guard rect.width > InsertionPoint.width, let height = font?.lineHeight else { return }
    let width = min(displayedText.size(withAttributes: attributes(.black)).width, rect.width)
    let spare = rect.width - width
    let start: CGFloat =
      switch textAlignment {
      case .center: rect.minX + spare / 2
      case .right: rect.minX + spare
      default: rect.minX
      }
    InsertionPoint.paint(
      at: CGRect(x: start + width, y: rect.midY - height / 2, width: 0, height: height),
      limit: rect.maxX,
      color: effectiveTintColor
    )
  }
}
