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

  /// Whether the bar is a tab bar, which is black before iOS 7 whatever its style.
  private let isOfTabs: Bool

  /// How the bar shines before iOS 7.
  private(set) var glossyLook: GlossyBarLook?

  init(lineAt edge: LineEdge, isOfTabs: Bool = false) {
    lineEdge = edge
    self.isOfTabs = isOfTabs
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
    addSubview(picture)
    addSubview(line)
    showLook()
  }

  required init?(coder: NSCoder) { nil }

  private func showLook() {
    picture.image = image
    picture.isHidden = image == nil
    // An own picture of no size does away with the line.
    line.isHidden = image != nil && shadow?.size == .zero
    if BarLook.isFlat {
      let color = color ?? BarLook.background(style, isTranslucent: isTranslucent)
      backgroundColor = image == nil ? color : nil
      line.backgroundColor = BarLook.hairline
      return
    }
    let look: GlossyBarLook =
      isOfTabs
      ? .tabBar(tint: color ?? tint, isTranslucent: isTranslucent)
      : .bar(style, tint: color ?? tint, isTranslucent: isTranslucent)
    glossyLook = look
    line.backgroundColor = look.line
    setNeedsDisplay()
  }

  /// The bar's own tint, which colours the bar itself before iOS 7.
  ///
  /// Source: Apple, UINavigationBar.tintColor and iOS 7 UI Transition Guide.
  private var tint: UIColor? { superview?.extras?.tintColor }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if !BarLook.isFlat { showLook() }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if !BarLook.isFlat { showLook() }
  }

  /// The colour of the lowest row of pixels before iOS 7, or nil behind an image.
  var bottomColor: UIColor? {
    image == nil ? glossyLook?.ground.stops.last?.color : nil
  }

  override func draw(_ rect: CGRect) {
    guard image == nil, let glossyLook else { return }
    UIBezierPath(rect: bounds).fill(with: glossyLook.ground)
    glossyLook.light.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width, height: 1)).fill()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let thickness = BarLook.isFlat ? 1 / SimulatedDevice.current.screen.scale : 1
    let y = lineEdge == .bottom ? bounds.maxY - (BarLook.isFlat ? 0 : 1) : bounds.minY - thickness
    line.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
  }
}
