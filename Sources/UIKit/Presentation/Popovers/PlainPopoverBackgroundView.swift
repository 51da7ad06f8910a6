/// The flat white popover of iOS 7 and later.
final class PlainPopoverBackgroundView: UIPopoverBackgroundView {
  /// What fills body and arrow, or nil for white.
  var fillColor: UIColor? { didSet { setNeedsDisplay() } }

  override class func arrowBase() -> CGFloat { 26 }

  override class func arrowHeight() -> CGFloat { 13 }

  override class func contentViewInsets() -> UIEdgeInsets { .zero }

  override class var cornerRadius: CGFloat { 10 }

  override class var cutsArrowAtCorners: Bool { true }

  override class var contentCornerRadius: CGFloat { 10 }

  override func draw(_ rect: CGRect) {
    (fillColor ?? .white).setFill()
    outline(isCurved: true).fill()
  }
}
