/// The colours, fonts and metrics of alerts: white and flat from iOS 7 on, dark blue before.
@MainActor
struct AlertAppearance {
  /// Whether hairlines separate the buttons, instead of plates.
  let isFlat = SimulatedDevice.current.behavior.alertsAreFlat

  /// The width of an alert in points.
  var width: CGFloat { isFlat ? 270 : 284 }

  /// The height of a button in points: room for large texts.
  var buttonHeight: CGFloat { isFlat ? max(44, (buttonFont(isBold: true).lineHeight + 22).rounded(.up)) : 44 }

  /// The space around the texts in points.
  let padding: CGFloat = 16

  /// The space above and below the texts in points.
  let margin: CGFloat = 20

  /// The space between title, message and text fields in points.
  let gap: CGFloat = 4

  /// The height of a text field in points.
  let fieldHeight: CGFloat = 30

  /// The thickness of the lines between buttons in points.
  let hairline: CGFloat = 0.5

  /// The corner radius of flat alerts, in points.
  let cornerRadius: CGFloat = 12

  /// The background of flat alerts.
  let background = InterfaceColors.alert

  var text: UIColor { isFlat ? InterfaceColors.text : .white }

  /// The colour of the text shadow before iOS 7.
  var textShadow: UIColor? { isFlat ? nil : UIColor(white: 0, alpha: 0.5) }

  let buttonText = InterfaceColors.alertButton

  var destructiveText: UIColor { InterfaceColors.delete }

  var line: UIColor { InterfaceColors.alertLine }

  var disabledText: UIColor { isFlat ? InterfaceColors.disabledAlertButton : UIColor(white: 0.7, alpha: 1) }

  let dimming = UIColor(white: 0, alpha: 0.4)

  // Fonts are those of text styles, so texts have the size that the user prefers.

  var titleFont: UIFont { isFlat ? .preferredFont(forTextStyle: .headline) : .boldSystemFont(ofSize: 18) }

  func messageFont(hasTitle: Bool) -> UIFont {
    isFlat ? .preferredFont(forTextStyle: hasTitle ? .footnote : .subheadline) : .systemFont(ofSize: 16)
  }

  func buttonFont(isBold: Bool) -> UIFont {
    if !isFlat { return .boldSystemFont(ofSize: 18) }
    guard isBold else { return .preferredFont(forTextStyle: .body) }
    return UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 17))
  }
}

/// The backgrounds of alerts and sheets before iOS 7 (colours approximate).
@MainActor
enum AlertBackground {
  /// Dark blue glass in a light frame.
  case alert
  /// Black glass over the whole width, with a light line along the top.
  case sheet

  private static let radius: CGFloat = 10
  private static let frame: CGFloat = 2
  private static let glass = DrawingGradient(
    UIColor(hex: 0x1B2C5E, alpha: 0.93),
    UIColor(hex: 0x0A1534, alpha: 0.93)
  )
  private static let shine = DrawingGradient(UIColor(white: 1, alpha: 0.5), UIColor(white: 1, alpha: 0.14))
  /// The height of the highlight in the middle, in points.
  private static let shineDepth: CGFloat = 32
  private static let sheetGlass = DrawingGradient(
    UIColor(white: 0.16, alpha: 0.86),
    UIColor(white: 0, alpha: 0.86)
  )
  private static let sheetShineHeight: CGFloat = 18

  /// Draws the background in the bounds of a panel, or of a whole sheet.
  func draw(in bounds: CGRect) {
    switch self {
    case .alert: drawAlert(bounds)
    case .sheet: drawSheet(bounds)
    }
  }

  private func drawAlert(_ bounds: CGRect) {
    let inner = bounds.insetBy(dx: AlertBackground.frame, dy: AlertBackground.frame)
    let glass = UIBezierPath(roundedRect: inner, cornerRadius: AlertBackground.radius - AlertBackground.frame)
    glass.fill(with: AlertBackground.glass)
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    glass.addClip()
    // The lower edge of the highlight is the lower part of a wide ellipse.
    let reach = inner.width * 0.35
    UIBezierPath(
      ovalIn: CGRect(
        x: inner.minX - reach,
        y: inner.minY - 2 * AlertBackground.shineDepth,
        width: inner.width + 2 * reach,
        height: 3 * AlertBackground.shineDepth
      )
    ).fill(with: AlertBackground.shine)
    context?.restoreGState()
    UIColor(white: 0.97, alpha: 0.88).setStroke()
    let rim = UIBezierPath(
      roundedRect: bounds.insetBy(dx: AlertBackground.frame / 2, dy: AlertBackground.frame / 2),
      cornerRadius: AlertBackground.radius - AlertBackground.frame / 2
    )
    rim.lineWidth = AlertBackground.frame
    rim.stroke()
  }

  private func drawSheet(_ bounds: CGRect) {
    UIBezierPath(rect: bounds).fill(with: AlertBackground.sheetGlass)
    UIBezierPath(
      rect: CGRect(
        x: bounds.minX,
        y: bounds.minY,
        width: bounds.width,
        height: AlertBackground.sheetShineHeight
      )
    ).fill(with: DrawingGradient(UIColor(white: 1, alpha: 0.34), UIColor(white: 1, alpha: 0.1)))
    UIColor(white: 1, alpha: 0.3).setFill()
    UIBezierPath(rect: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1)).fill()
  }
}

/// The glossy buttons of alerts and sheets before iOS 7 (colours approximate).
@MainActor
struct AlertButtonBackground {
  /// The kind of button.
  enum Role {
    case choice
    case cancel
    case destructive
  }

  /// The gradient, from top to bottom.
  let shade: DrawingGradient
  let edge: UIColor
  /// The colour of the title, and its shadow above or below.
  let text: UIColor
  let textShadow: UIColor
  let textShadowOffset: CGSize

  /// The plate of a button of an alert, on dark blue.
  static func onAlert(_ role: Role) -> AlertButtonBackground {
    func white(_ alpha: CGFloat) -> UIColor { UIColor(white: 1, alpha: alpha) }
    let isDark = role == .cancel
    return AlertButtonBackground(
      shade: isDark
        ? DrawingGradient(glossy: white(0.36), white(0.16), white(0.03), white(0.12))
        : DrawingGradient(glossy: white(0.58), white(0.32), white(0.19), white(0.3)),
      edge: UIColor(hex: 0x050B20, alpha: 0.75),
      text: .white,
      textShadow: UIColor(white: 0, alpha: 0.5),
      textShadowOffset: CGSize(width: 0, height: -1)
    )
  }

  /// The plate of a button of a sheet, on black.
  static func onSheet(_ role: Role) -> AlertButtonBackground {
    let isDark = role != .choice
    return AlertButtonBackground(
      shade: sheetShade(role),
      edge: UIColor(white: 0, alpha: 0.85),
      text: isDark ? .white : .black,
      textShadow: UIColor(white: isDark ? 0 : 1, alpha: isDark ? 0.5 : 0.8),
      textShadowOffset: CGSize(width: 0, height: isDark ? -1 : 1)
    )
  }

  private static func sheetShade(_ role: Role) -> DrawingGradient {
    switch role {
    case .choice:
      DrawingGradient(glossy: .white, UIColor(hex: 0xEDEEF1), UIColor(hex: 0xD5D8DE), UIColor(hex: 0xEBEDF0))
    case .cancel:
      DrawingGradient(
        glossy: UIColor(hex: 0x6A6A6A),
        UIColor(hex: 0x333333),
        UIColor(hex: 0x151515),
        UIColor(hex: 0x262626)
      )
    case .destructive:
      DrawingGradient(
        glossy: UIColor(hex: 0xEE9A9C),
        UIColor(hex: 0xCC4547),
        UIColor(hex: 0xB3181B),
        UIColor(hex: 0xC93033)
      )
    }
  }

  private static let radius: CGFloat = 7

  /// Draws the plate, darker while it is touched.
  func draw(in bounds: CGRect, isTouched: Bool) {
    UIColor(white: 1, alpha: 0.14).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: AlertButtonBackground.radius).fill()
    let plate = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    edge.setFill()
    UIBezierPath(roundedRect: plate, cornerRadius: AlertButtonBackground.radius).fill()
    let shade =
      isTouched ? shade.mapped { $0.interpolated(to: UIColor(hex: 0x2B62C4), progress: 0.6) } : shade
    UIBezierPath(roundedRect: plate.insetBy(dx: 1, dy: 1), cornerRadius: AlertButtonBackground.radius - 1)
      .fill(
        with: shade
      )
  }
}
