extension UIButton {
  /// Colours of rounded buttons up to iOS 6 (approximate).
  private enum RoundedColors {
    static let border = UIColor(white: 0.67, alpha: 1)
    static let highlight = DrawingGradient(UIColor(hex: 0x058CF5), UIColor(hex: 0x015DE6))
    static let icon = UIColor(hex: 0x2368D6)
  }

  /// Draws the background of the button's type.
  final func drawTypeBackground() {
    switch buttonType {
    case .custom: return
    case .system: if isRounded && currentBackgroundImage == nil { drawRoundedBox() }
    case .detailDisclosure:
      guard currentImage == nil else { return }
      if isOfOlderSystem {
        drawDisc(UIBezierPath.arrowIcon)
      } else {
        drawSymbol(UIBezierPath.informationIcon)
      }
    case .infoLight, .infoDark:
      if currentImage == nil { drawSymbol(UIBezierPath.informationIcon) }
    case .close: if currentImage == nil { drawCross() }
    case .contactAdd:
      guard currentImage == nil else { return }
      if isOfOlderSystem { drawDisc(UIBezierPath.thickPlusSign) } else { drawSymbol(UIBezierPath.plusSign) }
    }
  }

  /// Draws a grey disc with a cross, in a square of 30 points (approximate).
  private func drawCross() {
    let content = contentRect(forBounds: bounds)
    let side = min(Metrics.closeSide, content.width, content.height)
    guard side > 1 else { return }
    let middle = CGPoint(x: content.midX, y: content.midY)
    UIColor.secondarySystemFill.setFill()
    UIBezierPath(
      ovalIn: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    ).fill()
    let reach = side * 0.155
    let cross = UIBezierPath()
    for sign in [CGFloat(1), -1] {
      cross.move(to: CGPoint(x: middle.x - reach, y: middle.y - sign * reach))
      cross.addLine(to: CGPoint(x: middle.x + reach, y: middle.y + sign * reach))
    }
    cross.lineWidth = side * 0.083
    cross.lineCapStyle = .round
    let color: UIColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    color.withAlphaComponent(isHighlighted ? color.cgColor.alpha * Metrics.fadedAlpha : color.cgColor.alpha)
      .setStroke()
    cross.stroke()
  }

  private var isOfOlderSystem: Bool { device.behavior.systemButtonsAreRounded }

  /// The colour of an icon: the tint, or up to iOS 6 the colour of the type.
  private var iconColor: UIColor {
    guard isEnabled else { return .gray }
    guard isOfOlderSystem else { return effectiveTintColor }
    return buttonType == .infoLight ? .white : .darkGray
  }

  /// Draws a blue disc with a white icon, up to iOS 6; darker while highlighted.
  private func drawDisc(_ icon: UIBezierPath) {
    let content = contentRect(forBounds: bounds)
    let side = min(Metrics.iconSide, content.width, content.height)
    guard side > 1, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: content.midX - side / 2, y: content.midY - side / 2)
    context.scaleBy(x: side / Metrics.iconSide, y: side / Metrics.iconSide)
    let color = isEnabled ? RoundedColors.icon : .gray
    GlossyDisc(color: isHighlighted ? color.darker(by: 0.4) : color)
      .draw(in: CGRect(x: 0, y: 0, width: Metrics.iconSide, height: Metrics.iconSide))
    UIColor.white.setStroke()
    icon.lineWidth = 2.6
    icon.stroke()
    context.restoreGState()
  }

  /// Draws a white rounded box with a grey border of one point, which is blue while highlighted.
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

  /// Draws an icon in a circle with a line width of one point, in the tint colour; translucent while
  /// highlighted.
  private func drawSymbol(_ icon: UIBezierPath) {
    let content = contentRect(forBounds: bounds)
    let side = min(Metrics.iconSide, content.width, content.height)
    guard side > 1, let context = UIGraphicsGetCurrentContext() else { return }
    let color = iconColor
    context.saveGState()
    context.setAlpha(isHighlighted || !isEnabled ? Metrics.fadedAlpha : 1)
    color.set()
    context.translateBy(x: content.midX - side / 2, y: content.midY - side / 2)
    context.scaleBy(x: side / Metrics.iconSide, y: side / Metrics.iconSide)
    let circle = CGRect(x: 0, y: 0, width: Metrics.iconSide, height: Metrics.iconSide)
    UIBezierPath(ovalIn: circle.insetBy(dx: 0.5, dy: 0.5)).stroke()
    icon.fill()
    context.restoreGState()
  }
}

/// Icons in a square of 22 points.
extension UIBezierPath {
  /// A small letter i: a dot and a stem with serifs.
  fileprivate static var informationIcon: UIBezierPath {
    let icon = UIBezierPath(ovalIn: CGRect(x: 9.6, y: 4.6, width: 2.6, height: 2.6))
    icon.append(UIBezierPath(rect: CGRect(x: 9, y: 9, width: 3, height: 1)))
    icon.append(UIBezierPath(rect: CGRect(x: 10.5, y: 9, width: 1.5, height: 7.5)))
    icon.append(UIBezierPath(rect: CGRect(x: 9, y: 16, width: 4.5, height: 1)))
    return icon
  }

  /// An arrow to the right, as a line.
  fileprivate static var arrowIcon: UIBezierPath {
    let icon = UIBezierPath()
    icon.move(to: CGPoint(x: 9, y: 6.5))
    icon.addLine(to: CGPoint(x: 13.5, y: 11))
    icon.addLine(to: CGPoint(x: 9, y: 15.5))
    return icon
  }

  /// A plus, as lines.
  fileprivate static var thickPlusSign: UIBezierPath {
    let icon = UIBezierPath()
    icon.move(to: CGPoint(x: 11, y: 6))
    icon.addLine(to: CGPoint(x: 11, y: 16))
    icon.move(to: CGPoint(x: 6, y: 11))
    icon.addLine(to: CGPoint(x: 16, y: 11))
    return icon
  }

  fileprivate static var plusSign: UIBezierPath {
    let icon = UIBezierPath(rect: CGRect(x: 5.5, y: 10.5, width: 11, height: 1))
    icon.append(UIBezierPath(rect: CGRect(x: 10.5, y: 5.5, width: 1, height: 11)))
    return icon
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The alignment with left and right exchanged.
  var mirrored: UIControl.ContentHorizontalAlignment {
    switch self {
    case .left: .right
    case .right: .left
    case let alignment: alignment
    }
  }
}

// MARK: - Layout

extension UIButton {
  /// Returns the frame of the title to the right of the image, according to the alignments.
  final func placedTitle(in contentRect: CGRect) -> CGRect {
    let room = contentRect.inset(by: titleEdgeInsets)
    let imageWidth = min(currentImage?.size.width ?? 0, room.width)
    let natural = label.sizeThatFits(CGSize(width: room.width - imageWidth, height: room.height))
    return place(natural, in: room, widthBefore: imageWidth, widthAfter: 0)
  }

  /// Returns the frame of the image to the left of the title, according to the alignments.
  final func placedImage(in contentRect: CGRect) -> CGRect {
    guard let size = currentImage?.size else { return CGRect(origin: contentRect.origin, size: .zero) }
    let room = contentRect.inset(by: imageEdgeInsets)
    let title = label.sizeThatFits(CGSize(width: room.width - size.width, height: room.height))
    let titleWidth = min(title.width, max(room.width - size.width, 0))
    return place(size, in: room, widthBefore: 0, widthAfter: titleWidth)
  }

  /// Returns the frame of a part of the content, given the width of the part before or after it.
  private func place(
    _ natural: CGSize,
    in room: CGRect,
    widthBefore: CGFloat,
    widthAfter: CGFloat
  ) -> CGRect {
    let width = min(natural.width, max(room.width - widthBefore, 0))
    let height = min(natural.height, room.height)
    var rect = CGRect(
      x: room.midX - (widthBefore + width + widthAfter) / 2 + widthBefore,
      y: room.midY - height / 2,
      width: width,
      height: height
    )
    // Left and right are exchanged at the end.
    let alignment = effectiveContentHorizontalAlignment
    switch isRightToLeft ? alignment.mirrored : alignment {
    case .left, .leading: rect.origin.x = room.minX + widthBefore
    case .right, .trailing: rect.origin.x = room.maxX - widthAfter - width
    case .fill:
      rect.origin.x = room.minX + widthBefore
      rect.size.width = max(room.width - widthBefore - widthAfter, 0)
    case .center: break
    }
    switch contentVerticalAlignment {
    case .top: rect.origin.y = room.minY
    case .bottom: rect.origin.y = room.maxY - height
    case .fill:
      rect.origin.y = room.minY
      rect.size.height = room.height
    case .center: break
    }
    return directed(rect, in: room)
  }

  /// The size of title and image with insets and padding, where the title is rounded up to whole points.
  final var fittingSize: CGSize {
    var fitting = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    if let image = currentImage?.size {
      fitting.width = fitting.width.rounded(.up) + image.width
      fitting.height = max(fitting.height.rounded(.up), image.height)
    } else if !isRounded && (fitting.height > 0 || !hasIcon && currentBackgroundImage == nil) {
      // Without a title, the height is that of an empty line.
      if fitting.height == 0 { fitting.height = label.font.lineHeight }
      fitting = CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
      if contentEdgeInsets == .zero {
        fitting.width = max(fitting.width, Metrics.leastTitleWidth)
        fitting.height += 2 * Metrics.titlePadding
      }
    }
    fitting.width += contentEdgeInsets.left + contentEdgeInsets.right
    fitting.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    if isRounded {
      fitting.width += 2 * Metrics.roundedPadding
      fitting.height = max(fitting.height, Metrics.roundedHeight)
    } else if hasIcon {
      let side = buttonType == .close ? Metrics.closeSide : Metrics.iconSide
      fitting.width = max(fitting.width, side)
      fitting.height = max(fitting.height, side)
    }
    return fitting
  }

  private var hasIcon: Bool { buttonType != .custom && buttonType != .system }
}

// MARK: - Visible name

extension UIButton {
  /// The name of the button based on its appearance, or nil if it only has an image.
  ///
  /// It is the title, `+` for a plus icon, and `‹` for a back button, whatever its title.
  package final var nameOnScreen: String? {
    let title = (parts == nil ? popUpAction?.title ?? currentTitle : label.text).flatMap {
      $0.isEmpty ? nil : $0
    }
    guard let bar = self as? BarButton else { return buttonType == .contactAdd ? "+" : title }
    if bar.item.systemItem == .add { return "+" }
    return bar.shape == .back ? "‹" : title
  }

  /// The accessibility label of the system's icon on the button; nil if there is none.
  package final var iconLabel: String? {
    switch buttonType {
    case .contactAdd: "Add"
    case .close: "Close"
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .custom, .system: (self as? BarButton)?.item.systemItem?.iconLabel
    }
  }
}

/// The round icon of iOS 6 and earlier: a disc with a white ring and a highlight on its upper half.
struct GlossyDisc {
  let color: UIColor

  /// Draws the disc in a square.
  func draw(in square: CGRect) {
    UIColor(white: 0, alpha: 0.35).setFill()
    UIBezierPath(ovalIn: square.offsetBy(dx: 0, dy: 0.7)).fill()
    UIColor.white.setFill()
    UIBezierPath(ovalIn: square).fill()
    UIBezierPath(ovalIn: square.insetBy(dx: 2, dy: 2)).fill(
      with: DrawingGradient(
        glossy: color.lighter(by: 0.45),
        color.lighter(by: 0.15),
        color,
        color.darker(by: 0.12)
      )
    )
  }
}
