/// What alerts and sheets lie on before iOS 7 (colours approximate).
@MainActor
enum AlertGround {
  /// Dark blue glass in a light frame.
  case alert
  /// Black glass from side to side, with a light line along the top.
  case sheet

  private static let radius: CGFloat = 10
  private static let frame: CGFloat = 2
  private static let glass = DrawingShade(
    UIColor(hex: 0x1B2C5E, alpha: 0.93),
    UIColor(hex: 0x0A1534, alpha: 0.93)
  )
  private static let shine = DrawingShade(UIColor(white: 1, alpha: 0.5), UIColor(white: 1, alpha: 0.14))
  /// How far the shine reaches down in the middle, in points.
  private static let shineDepth: CGFloat = 32
  private static let sheetGlass = DrawingShade(
    UIColor(white: 0.16, alpha: 0.86),
    UIColor(white: 0, alpha: 0.86)
  )
  private static let sheetShineHeight: CGFloat = 18

  /// Draws the ground in the bounds of a panel, or of a whole sheet.
  func draw(in bounds: CGRect) {
    switch self {
    case .alert: drawAlert(bounds)
    case .sheet: drawSheet(bounds)
    }
  }

  private func drawAlert(_ bounds: CGRect) {
    let inner = bounds.insetBy(dx: AlertGround.frame, dy: AlertGround.frame)
    let glass = UIBezierPath(roundedRect: inner, cornerRadius: AlertGround.radius - AlertGround.frame)
    glass.fill(with: AlertGround.glass)
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    glass.addClip()
    // The lower edge of the light is the lower part of a broad ellipse.
    let reach = inner.width * 0.35
    UIBezierPath(
      ovalIn: CGRect(
        x: inner.minX - reach,
        y: inner.minY - 2 * AlertGround.shineDepth,
        width: inner.width + 2 * reach,
        height: 3 * AlertGround.shineDepth
      )
    ).fill(with: AlertGround.shine)
    context?.restoreGState()
    UIColor(white: 0.97, alpha: 0.88).setStroke()
    let rim = UIBezierPath(
      roundedRect: bounds.insetBy(dx: AlertGround.frame / 2, dy: AlertGround.frame / 2),
      cornerRadius: AlertGround.radius - AlertGround.frame / 2
    )
    rim.lineWidth = AlertGround.frame
    rim.stroke()
  }

  private func drawSheet(_ bounds: CGRect) {
    UIBezierPath(rect: bounds).fill(with: AlertGround.sheetGlass)
    UIBezierPath(
      rect: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: AlertGround.sheetShineHeight)
    ).fill(with: DrawingShade(UIColor(white: 1, alpha: 0.34), UIColor(white: 1, alpha: 0.1)))
    UIColor(white: 1, alpha: 0.3).setFill()
    UIBezierPath(rect: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1)).fill()
  }
}
