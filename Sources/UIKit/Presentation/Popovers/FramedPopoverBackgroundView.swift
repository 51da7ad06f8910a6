/// The dark frame of popovers up to iOS 6, on whose upper edge light falls (colours approximate).
final class FramedPopoverBackgroundView: UIPopoverBackgroundView {
  private static let topColor = UIColor(hex: 0x6E7A90, alpha: 0.97)
  private static let upperColor = UIColor(hex: 0x36435C, alpha: 0.97)
  private static let lowerColor = UIColor(hex: 0x1B2740, alpha: 0.97)
  private static let bottomColor = UIColor(hex: 0x0D1526, alpha: 0.97)
  private static let edgeColor = UIColor(hex: 0x04080F)
  private static let lightColor = UIColor(white: 1, alpha: 0.22)

  /// How far down from its upper edge the frame shines, in points: as far as a navigation bar in it.
  private static let shineHeight: CGFloat = 44

  override class func arrowBase() -> CGFloat { 37 }

  override class func arrowHeight() -> CGFloat { 19 }

  override class func contentViewInsets() -> UIEdgeInsets {
    UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  override class var cornerRadius: CGFloat { 8 }

  override class var cutsArrowAtCorners: Bool { true }

  override func draw(_ rect: CGRect) {
    typealias Frame = FramedPopoverBackgroundView
    let outline = outline(isCurved: false)
    let top = arrowDirection == .up ? Frame.arrowHeight() : 0
    let height = max(bounds.height, 1)
    func share(_ points: CGFloat) -> CGFloat { min(1, (top + points) / height) }
    outline.fill(
      with: DrawingShade([
        (place: 0, color: Frame.topColor),
        (place: share(0), color: Frame.topColor),
        (place: share(Frame.shineHeight / 2), color: Frame.upperColor),
        (place: share(Frame.shineHeight / 2), color: Frame.lowerColor),
        (place: share(Frame.shineHeight), color: Frame.lowerColor),
        (place: 1, color: Frame.bottomColor),
      ])
    )
    // A light line within the dark one.
    outline.lineWidth = 3
    Frame.lightColor.setStroke()
    outline.stroke()
    outline.lineWidth = 1
    Frame.edgeColor.setStroke()
    outline.stroke()
  }
}
