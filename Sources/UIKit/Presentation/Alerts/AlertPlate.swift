/// The glossy plates that the buttons of alerts and sheets are before iOS 7 (colours approximate).
@MainActor
struct AlertPlate {
  /// What a plate stands for.
  enum Role {
    case choice
    case cancel
    case destructive
  }

  /// From top to bottom.
  let shade: DrawingShade
  /// The edge around it.
  let edge: UIColor
  /// The title, and what it throws up or down.
  let text: UIColor
  let textShadow: UIColor
  let textShadowOffset: CGSize

  /// The plate of a button on the dark blue of an alert.
  static func onAlert(_ role: Role) -> AlertPlate {
    func white(_ alpha: CGFloat) -> UIColor { UIColor(white: 1, alpha: alpha) }
    let isDark = role == .cancel
    return AlertPlate(
      shade: isDark
        ? DrawingShade(glossy: white(0.36), white(0.16), white(0.03), white(0.12))
        : DrawingShade(glossy: white(0.58), white(0.32), white(0.19), white(0.3)),
      edge: UIColor(hex: 0x050B20, alpha: 0.75),
      text: .white,
      textShadow: UIColor(white: 0, alpha: 0.5),
      textShadowOffset: CGSize(width: 0, height: -1)
    )
  }

  /// The plate of a button on the black of a sheet.
  static func onSheet(_ role: Role) -> AlertPlate {
    let isDark = role != .choice
    return AlertPlate(
      shade: sheetShade(role),
      edge: UIColor(white: 0, alpha: 0.85),
      text: isDark ? .white : .black,
      textShadow: UIColor(white: isDark ? 0 : 1, alpha: isDark ? 0.5 : 0.8),
      textShadowOffset: CGSize(width: 0, height: isDark ? -1 : 1)
    )
  }

  private static func sheetShade(_ role: Role) -> DrawingShade {
    switch role {
    case .choice:
      DrawingShade(glossy: .white, UIColor(hex: 0xEDEEF1), UIColor(hex: 0xD5D8DE), UIColor(hex: 0xEBEDF0))
    case .cancel:
      DrawingShade(
        glossy: UIColor(hex: 0x6A6A6A),
        UIColor(hex: 0x333333),
        UIColor(hex: 0x151515),
        UIColor(hex: 0x262626)
      )
    case .destructive:
      DrawingShade(
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
    UIBezierPath(roundedRect: bounds, cornerRadius: AlertPlate.radius).fill()
    let plate = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    edge.setFill()
    UIBezierPath(roundedRect: plate, cornerRadius: AlertPlate.radius).fill()
    let shade =
      isTouched ? shade.mapped { $0.interpolated(to: UIColor(hex: 0x2B62C4), progress: 0.6) } : shade
    UIBezierPath(roundedRect: plate.insetBy(dx: 1, dy: 1), cornerRadius: AlertPlate.radius - 1).fill(
      with: shade
    )
  }
}
