/// The dark frame of popovers up to iOS 6.
final class FramedPopoverBackgroundView: UIPopoverBackgroundView {
  private static let frameColor = UIColor(red: 0.09, green: 0.15, blue: 0.26, alpha: 0.95)
  private static let edgeColor = UIColor(red: 0.03, green: 0.06, blue: 0.12, alpha: 1)

  override class func arrowBase() -> CGFloat { 37 }

  override class func arrowHeight() -> CGFloat { 19 }

  override class func contentViewInsets() -> UIEdgeInsets {
    UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  override class var cornerRadius: CGFloat { 8 }

  override func draw(_ rect: CGRect) {
    let outline = outline(isCurved: false)
    FramedPopoverBackgroundView.frameColor.setFill()
    FramedPopoverBackgroundView.edgeColor.setStroke()
    outline.fill()
    outline.stroke()
  }
}
