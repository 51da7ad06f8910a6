extension UITextField {
  /// The grey of placeholders from iOS 7 (approximate).
  static let placeholderColor = InterfaceColors.placeholder

  /// The grey of borders (approximate).
  private static let borderColor = InterfaceColors.fieldBorder

  /// The radius of rounded corners, in points (approximate).
  private static let cornerRadius: CGFloat = 5

  /// The side insets of the text for rounded and square borders, in points (approximate).
  private static let roundedInset: CGFloat = 7
  private static let squareInset: CGFloat = 2

  final var sideInset: CGFloat {
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

  /// The rectangle of the text, as laid out from left to right.
  final func textRect(in bounds: CGRect) -> CGRect {
    guard bounds.width > 2 * sideInset else {
      return CGRect(x: bounds.midX, y: bounds.minY, width: 0, height: bounds.height)
    }
    var rect = bounds.insetBy(dx: sideInset, dy: 0)
    if showsLeftView {
      rect = rect.cut(from: directed(leftViewRect(forBounds: bounds), in: bounds).maxX + sideInset)
    }
    if showsClearButton {
      let button = directed(clearButtonRect(forBounds: bounds), in: bounds)
      rect.size.width = max(0, button.minX - rect.minX)
    }
    if showsRightView {
      rect = rect.cut(to: directed(rightViewRect(forBounds: bounds), in: bounds).minX - sideInset)
    }
    return rect
  }

  // MARK: Clear button

  /// The side of the clear button, and its distance from the field's right side, in points (approximate).
  private static let clearButtonSide: CGFloat = 19
  private static let clearButtonInset: CGFloat = 5

  /// Whether the clear button is there: only a field with a text has one, unless the right view covers it.
  ///
  /// Source: Apple, UITextField.clearButtonMode and rightView.
  final var showsClearButton: Bool { hasText && isShown(clearButtonMode) && !showsRightView }

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
    InterfaceColors.clearButtonCross.setStroke()
    path.stroke()
  }

  private func size(ofLine line: String) -> CGSize {
    line.size(withAttributes: attributes(.black, hasText ? styles.others : [:]))
  }

  final var fittingSize: CGSize {
    let shown = hasText ? displayedText : placeholder ?? ""
    let styled = hasText ? displayedStyledText : styles.placeholder.flatMap { _ in attributedPlaceholder }
    let line = styled?.size() ?? size(ofLine: shown)
    let height = (font?.lineHeight ?? 0).rounded(.up)
    return CGSize(
      width: line.width.rounded(.up) + 2 * sideInset + widthOfSideViews,
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

  /// Draws one line, vertically centred in the rectangle.
  final func paint(_ line: String, color: UIColor, in rect: CGRect) {
    guard !line.isEmpty, rect.width > 0, let height = font?.lineHeight else { return }
    let frame = CGRect(
      x: rect.minX,
      y: rect.midY - height / 2,
      width: rect.width,
      height: height.rounded(.up)
    )
    line.draw(in: frame, withAttributes: attributes(color, hasText ? styles.others : [:]))
  }

  /// Draws one line with attributes of its own, vertically centred in the rectangle.
  final func paint(_ line: NSAttributedString, in rect: CGRect) {
    guard line.length > 0, rect.width > 0 else { return }
    let height = line.size().height
    line.onOneLine.draw(
      in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height.rounded(.up))
    )
  }

  final func paintBorder() {
    let rect = borderRect(forBounds: bounds)
    if borderStyle != .roundedRect, let background {
      (isEnabled ? background : disabledBackground ?? background).draw(in: rect)
      return
    }
    let outline = rect.insetBy(dx: 0.5, dy: 0.5)
    guard borderStyle != .none, outline.width > 0, outline.height > 0 else { return }
    let path =
      borderStyle == .roundedRect
      ? UIBezierPath(roundedRect: outline, cornerRadius: UITextField.cornerRadius)
      : UIBezierPath(rect: outline)
    if borderStyle == .roundedRect {
      InterfaceColors.field.setFill()
      path.fill()
    }
    UITextField.borderColor.setStroke()
    path.stroke()
    guard borderStyle == .bezel else { return }
    UITextField.borderColor.setFill()
    UIRectFill(CGRect(x: outline.minX, y: outline.minY, width: outline.width, height: 1))
  }
}

extension CGRect {
  /// The part to the right of a coordinate.
  fileprivate func cut(from x: CGFloat) -> CGRect {
    let start = max(minX, x)
    return CGRect(x: start, y: minY, width: max(0, maxX - start), height: height)
  }

  /// The part to the left of a coordinate.
  fileprivate func cut(to x: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: max(0, min(maxX, x) - minX), height: height)
  }
}

extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line with a shadow at the top.
    case bezel = 2
    /// A line with rounded corners on a white background.
    case roundedRect = 3
  }
}
