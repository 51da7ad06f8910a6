/// What lies behind the items of a bar.
@MainActor
final class BarBackground: UIView {
  /// Which edge the line to the content is at.
  enum LineEdge {
    case top
    case bottom
  }

  private let line = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let lineEdge: LineEdge

  init(lineAt edge: LineEdge) {
    lineEdge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
    picture.isHidden = true
    addSubview(picture)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a bar's colours and pictures over.
  func show(color: UIColor, image: UIImage?, shadow: UIImage?) {
    backgroundColor = image == nil ? color : nil
    isGlossy = image == nil && !BarLook.isFlat
    picture.image = image
    picture.isHidden = image == nil
    // An own picture of no size does away with the line.
    line.isHidden = image != nil && shadow?.size == .zero
    line.backgroundColor = BarLook.isFlat ? BarLook.hairline : UIColor(white: 0, alpha: 0.5)
  }

  /// Up to iOS 6 light falls on the upper half of a bar.
  private var isGlossy = false {
    didSet { if isGlossy != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    guard isGlossy else { return }
    UIColor(white: 1, alpha: 0.14).setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)).fill()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let thickness = BarLook.isFlat ? 1 / SimulatedDevice.current.screen.scale : 1
    let y = lineEdge == .bottom ? bounds.maxY - (BarLook.isFlat ? 0 : 1) : bounds.minY - thickness
    line.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
  }
}
