/// What lies behind the items of a bar: it keeps the look that the bar was given, and shows it.
@MainActor
final class BarBackground: UIView {
  /// Which edge the line to the content is at.
  enum LineEdge {
    case top
    case bottom
  }

  /// The look that colours follow where none is given.
  var style = UIBarStyle.default { didSet { showLook() } }

  /// The colour; nil for that of the style.
  var color: UIColor? { didSet { showLook() } }

  /// Whether content shows through: true at first from iOS 7 on, false before.
  var isTranslucent = BarLook.isFlat { didSet { showLook() } }

  /// The image in place of the colour.
  var image: UIImage? { didSet { showLook() } }

  /// The image of the line; one of no size hides it where there is an image.
  var shadow: UIImage? { didSet { showLook() } }

  private let line = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let lineEdge: LineEdge

  /// The style that the bar shows whichever it is given, or nil.
  private let onlyStyle: UIBarStyle?

  init(lineAt edge: LineEdge, onlyStyle: UIBarStyle? = nil) {
    lineEdge = edge
    self.onlyStyle = onlyStyle
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
    addSubview(picture)
    addSubview(line)
    showLook()
  }

  required init?(coder: NSCoder) { nil }

  private func showLook() {
    let color = color ?? BarLook.background(onlyStyle ?? style, isTranslucent: isTranslucent)
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
