extension UIButton {
  /// Colours of rounded buttons up to iOS 6 (approximate).
  private enum RoundedColors {
    static let border = UIColor(white: 0.67, alpha: 1)
    static let highlight = UIColor(red: 0.02, green: 0.42, blue: 0.92, alpha: 1)
  }

  /// Draws what the button's look puts behind its title.
  final func drawLook() {
    switch buttonType {
    case .custom: return
    case .system: if isRounded && currentBackgroundImage == nil { drawRoundedBox() }
    case .detailDisclosure, .infoLight, .infoDark:
      if currentImage == nil { drawSign(UIBezierPath.informationSign) }
    case .contactAdd:
      if currentImage == nil { drawSign(UIBezierPath.plusSign) }
    }
  }

  /// A white box with round corners and a grey line of one point around it, blue while it is touched.
  private func drawRoundedBox() {
    let frame = backgroundRect(forBounds: bounds)
    let box = UIBezierPath(
      roundedRect: frame.insetBy(dx: 0.5, dy: 0.5),
      cornerRadius: Metrics.cornerRadius - 0.5
    )
    (isHighlighted ? RoundedColors.highlight : UIColor.white).setFill()
    RoundedColors.border.setStroke()
    box.fill()
    box.stroke()
  }

  /// A circle of one point with a sign in it, in the tint; faint while it is touched.
  private func drawSign(_ sign: UIBezierPath) {
    let content = contentRect(forBounds: bounds)
    let side = min(Metrics.signSide, content.width, content.height)
    guard side > 1, let context = UIGraphicsGetCurrentContext() else { return }
    let color = isEnabled ? effectiveTintColor : .gray
    context.saveGState()
    context.setAlpha(isHighlighted || !isEnabled ? Metrics.fadedAlpha : 1)
    color.set()
    context.translateBy(x: content.midX - side / 2, y: content.midY - side / 2)
    context.scaleBy(x: side / Metrics.signSide, y: side / Metrics.signSide)
    let circle = CGRect(x: 0, y: 0, width: Metrics.signSide, height: Metrics.signSide)
    UIBezierPath(ovalIn: circle.insetBy(dx: 0.5, dy: 0.5)).stroke()
    sign.fill()
    context.restoreGState()
  }
}

/// Signs in a square of 22 points.
extension UIBezierPath {
  /// A small i: a dot and a stem with serifs.
  fileprivate static var informationSign: UIBezierPath {
    let sign = UIBezierPath(ovalIn: CGRect(x: 9.6, y: 4.6, width: 2.6, height: 2.6))
    sign.append(UIBezierPath(rect: CGRect(x: 9, y: 9, width: 3, height: 1)))
    sign.append(UIBezierPath(rect: CGRect(x: 10.5, y: 9, width: 1.5, height: 7.5)))
    sign.append(UIBezierPath(rect: CGRect(x: 9, y: 16, width: 4.5, height: 1)))
    return sign
  }

  /// A plus.
  fileprivate static var plusSign: UIBezierPath {
    let sign = UIBezierPath(rect: CGRect(x: 5.5, y: 10.5, width: 11, height: 1))
    sign.append(UIBezierPath(rect: CGRect(x: 10.5, y: 5.5, width: 1, height: 11)))
    return sign
  }
}
