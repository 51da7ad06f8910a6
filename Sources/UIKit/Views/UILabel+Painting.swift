extension UILabel {
  /// The colour of text in a label that is switched off, whatever its own (approximate).
  private static let disabledTextColor = UIColor(white: 0.56, alpha: 1)

  /// No text shrinks below this part of its size: it could not be seen.
  private static let leastScaleFactor: CGFloat = 0.01

  /// Draws the text into the current context.
  ///
  /// 1. Lines are placed between the sides of `rect`, and half way down, as `textRect` has it.
  /// 2. Text that is too large shrinks first, if it may, and is truncated then.
  /// 3. Text that shrank keeps its baseline, its middle or its top, as `baselineAdjustment` says.
  final func paintText(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, rect.origin.isFinite, let context = UIGraphicsGetCurrentContext(),
      let text = styledText, !text.units.isEmpty
    else { return }
    let constraints = TextLayout.Constraints.label(
      numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode,
      alignment: storedAttributedText == nil ? storedAlignment : nil,
      width: rect.width,
      height: rect.height
    )
    let factor =
      shrinks
      ? TextLayout.shrinkFactor(
        for: text,
        in: constraints,
        minimum: minimumScaleFactor > 0 ? minimumScaleFactor : UILabel.leastScaleFactor
      ) : 1
    let layout = TextLayout(factor == 1 ? text : text.scaled(by: factor), in: constraints)
    let box = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    func top(_ layout: TextLayout) -> CGFloat {
      let spare = box.height - layout.size.height
      // Less than a point is only what the box was rounded up by.
      return (0..<1).contains(spare) ? box.minY : box.minY + spare / 2
    }
    var y = top(layout)
    if factor != 1 && numberOfLines == 1 {
      let natural = TextLayout(text, in: constraints)
      y = top(natural)
      switch baselineAdjustment {
      case .alignBaselines: y += natural.firstBaseline - layout.firstBaseline
      case .alignCenters: y += (natural.size.height - layout.size.height) / 2
      case .none: break
      }
    }
    TextPainter(
      layout: layout,
      looks: looks,
      origin: CGPoint(x: rect.minX, y: y),
      visible: rect.union(bounds)
    ).paint(into: context)
  }

  private var shrinks: Bool {
    guard adjustsFontSizeToFitWidth else { return false }
    if numberOfLines == 1 { return true }
    return numberOfLines > 1 && SimulatedDevice.current.behavior.shrinksTextOfSeveralLines
  }

  /// How the text is painted in the label's state.
  private var looks: TextLooks {
    let style = styleWithoutAttributes ?? LabelStyle(of: self)
    let looks =
      storedAttributedText.map { TextLooks($0, defaultColor: style.textColor) }
      ?? TextLooks(TextLook([:], defaultColor: storedTextColor))
    var stateColor = isHighlighted ? highlightedTextColor : nil
    if !isEnabled { stateColor = UILabel.disabledTextColor }
    let shadow = style.shadowColor.map { DrawingShadow(offset: style.shadowOffset, blur: 0, color: $0) }
    guard stateColor != nil || shadow != nil else { return looks }
    return looks.map { look in
      if let stateColor { look.color = stateColor }
      look.shadow = look.shadow ?? shadow
    }
  }
}
