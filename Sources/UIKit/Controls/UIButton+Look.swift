extension UIButton {
  /// Colours of rounded buttons up to iOS 6 (approximate).
  private enum RoundedColors {
    static let border = UIColor(white: 0.67, alpha: 1)
    static let highlight = DrawingShade(UIColor(hex: 0x058CF5), UIColor(hex: 0x015DE6))
    static let sign = UIColor(hex: 0x2368D6)
  }

  /// Draws what the button's look puts behind its title.
  final func drawLook() {
    switch buttonType {
    case .custom: return
    case .system: if isRounded && currentBackgroundImage == nil { drawRoundedBox() }
    case .detailDisclosure:
      guard currentImage == nil else { return }
      if isOfOlderSystem { drawDisc(UIBezierPath.arrowSign) } else { drawSign(UIBezierPath.informationSign) }
    case .infoLight, .infoDark:
      if currentImage == nil { drawSign(UIBezierPath.informationSign) }
    case .contactAdd:
      guard currentImage == nil else { return }
      if isOfOlderSystem { drawDisc(UIBezierPath.thickPlusSign) } else { drawSign(UIBezierPath.plusSign) }
    }
  }

  private var isOfOlderSystem: Bool { SimulatedDevice.current.behavior.systemButtonsAreRounded }

  /// The colour of a thin sign: the tint, or up to iOS 6 what its type says.
  private var signColor: UIColor {
    guard isEnabled else { return .gray }
    guard isOfOlderSystem else { return effectiveTintColor }
    return buttonType == .infoLight ? .white : .darkGray
  }

  /// A blue disc with a white sign, up to iOS 6; darker while it is touched.
  private func drawDisc(_ sign: UIBezierPath) {
    let content = contentRect(forBounds: bounds)
    let side = min(Metrics.signSide, content.width, content.height)
    guard side > 1, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: content.midX - side / 2, y: content.midY - side / 2)
    context.scaleBy(x: side / Metrics.signSide, y: side / Metrics.signSide)
    let color = isEnabled ? RoundedColors.sign : .gray
    GlossyDisc(color: isHighlighted ? color.darker(by: 0.4) : color)
      .draw(in: CGRect(x: 0, y: 0, width: Metrics.signSide, height: Metrics.signSide))
    UIColor.white.setStroke()
    sign.lineWidth = 2.6
    sign.stroke()
    context.restoreGState()
  }

  /// A white box with round corners and a grey line of one point around it, blue while it is touched.
  private func drawRoundedBox() {
    let frame = backgroundRect(forBounds: bounds)
    let box = UIBezierPath(
      roundedRect: frame.insetBy(dx: 0.5, dy: 0.5),
      cornerRadius: Metrics.cornerRadius - 0.5
    )
    RoundedColors.border.setStroke()
    if isHighlighted {
      box.fill(with: RoundedColors.highlight)
    } else {
      UIColor.white.setFill()
      box.fill()
    }
    box.stroke()
  }

  /// A circle of one point with a sign in it, in the tint; faint while it is touched.
  private func drawSign(_ sign: UIBezierPath) {
    let content = contentRect(forBounds: bounds)
    let side = min(Metrics.signSide, content.width, content.height)
    guard side > 1, let context = UIGraphicsGetCurrentContext() else { return }
    let color = signColor
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

  /// An arrow to the right, as a line.
  fileprivate static var arrowSign: UIBezierPath {
    let sign = UIBezierPath()
    sign.move(to: CGPoint(x: 9, y: 6.5))
    sign.addLine(to: CGPoint(x: 13.5, y: 11))
    sign.addLine(to: CGPoint(x: 9, y: 15.5))
    return sign
  }

  /// A plus, as lines.
  fileprivate static var thickPlusSign: UIBezierPath {
    let sign = UIBezierPath()
    sign.move(to: CGPoint(x: 11, y: 6))
    sign.addLine(to: CGPoint(x: 11, y: 16))
    sign.move(to: CGPoint(x: 6, y: 11))
    sign.addLine(to: CGPoint(x: 16, y: 11))
    return sign
  }

  /// A plus.
  fileprivate static var plusSign: UIBezierPath {
    let sign = UIBezierPath(rect: CGRect(x: 5.5, y: 10.5, width: 11, height: 1))
    sign.append(UIBezierPath(rect: CGRect(x: 10.5, y: 5.5, width: 1, height: 11)))
    return sign
  }
}
