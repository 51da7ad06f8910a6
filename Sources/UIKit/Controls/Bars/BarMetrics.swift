/// Sizes, fonts and colours of bars.
///
/// Heights are Apple's; colours, margins and fonts are approximate, and no test depends on them.
@MainActor
enum BarMetrics {
  /// The height of navigation bars and toolbars.
  static let height: CGFloat = 44

  /// Their height on an iPhone in landscape, except Plus models.
  static let compactHeight: CGFloat = 32

  /// The additional height of a navigation bar with a prompt.
  static let promptHeight: CGFloat = 30

  /// The additional height of a navigation bar with a large title.
  ///
  /// Source: the heights of bars as developers read them, 44 and 96 points.
  static let largeTitleHeight: CGFloat = 52

  /// The height of a large title from which the title in the row is invisible.
  static let fadingTitleHeight: CGFloat = 13

  /// Whether titles can be large now: not where the height is compact, as on phones in landscape.
  static var hasLargeTitles: Bool {
    let device = SimulatedDevice.current
    return device.behavior.hasLargeTitles
      && device.behavior.sizeClasses(in: device.application.interfaceOrientation).vertical == .regular
  }

  /// The current height of a tab bar: from iOS 11 it is lower on an iPhone in landscape, except Plus models.
  static var tabBarHeight: CGFloat {
    isCompact && SimulatedDevice.current.behavior.tabBarsAreLowInLandscape ? compactHeight : 49
  }

  /// The space between the edge of a bar and its first item.
  static let margin: CGFloat = 8

  /// The minimum space between two items.
  static let spacing: CGFloat = 8

  /// The minimum width of an item, as a touch target.
  static let leastItemWidth: CGFloat = 30

  /// The side length of an icon.
  static let glyphSide: CGFloat = 22

  /// The space left of a back button's title, which contains the arrow.
  static let arrowWidth: CGFloat = 19

  /// The alpha of highlighted and disabled items.
  static let fadedAlpha: CGFloat = 0.3

  /// Whether bars are flat with coloured texts, from iOS 7.
  static var isFlat: Bool { SimulatedDevice.current.behavior.barsAreFlat }

  /// Whether bars currently have their compact height: on an iPhone in landscape, except Plus models.
  static var isCompact: Bool {
    let device = SimulatedDevice.current
    return device.behavior.barsAreLow(in: device.application.interfaceOrientation)
  }

  /// The current height of navigation bars and toolbars.
  static var currentHeight: CGFloat { isCompact ? compactHeight : height }

  static var titleFont: UIFont { .boldSystemFont(ofSize: isFlat ? 17 : 20) }
  static var largeTitleFont: UIFont { .boldSystemFont(ofSize: 34) }
  static var promptFont: UIFont { .systemFont(ofSize: isFlat ? 15 : 14) }

  static func itemFont(isDone: Bool) -> UIFont {
    if !isFlat { return .boldSystemFont(ofSize: 12) }
    return isDone ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }

  /// Returns the background of flat bars without a custom colour.
  static func background(_ style: UIBarStyle, isTranslucent: Bool) -> UIColor {
    switch style {
    case .default: InterfaceColors.bar(isTranslucent: isTranslucent)
    case .black, .blackTranslucent: UIColor(white: 0.11, alpha: isTranslucent ? 0.97 : 1)
    }
  }

  /// Returns the colour of titles in flat bars.
  static func title(_ style: UIBarStyle) -> UIColor {
    style == .default ? InterfaceColors.text : .white
  }

  /// Fades in new items at their positions.
  static func fadeIn(_ items: [UIView]) {
    UIView.performWithoutAnimation { for item in items { item.alpha = 0 } }
    UIView.animate(withDuration: fadeDuration) { for item in items { item.alpha = 1 } }
  }

  /// The duration of a fade, in seconds.
  static let fadeDuration: TimeInterval = 0.2

  /// The line between a bar and the content.
  static let hairline = InterfaceColors.barLine
}

/// The background of a bar: stores and draws its appearance.
@MainActor
final class BarBackground: UIView {
  /// The edge with the line between bar and content.
  enum LineEdge {
    case top
    case bottom
  }

  /// The style, which determines colours that are not set.
  var style = UIBarStyle.default { didSet { updateAppearance() } }

  /// The colour; nil for that of the style.
  var color: UIColor? { didSet { updateAppearance() } }

  /// Whether the bar is translucent; defaults to true from iOS 7, false before.
  var isTranslucent = BarMetrics.isFlat { didSet { updateAppearance() } }

  /// The image that replaces the colour.
  var image: UIImage? { didSet { updateAppearance() } }

  /// The image of the line; if a background image is set, an empty image hides the line.
  var shadow: UIImage? { didSet { updateAppearance() } }

  private let line = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let lineEdge: LineEdge

  /// Whether the bar is a tab bar, which is black in all styles before iOS 7.
  private let isOfTabs: Bool

  /// The glossy style before iOS 7.
  private(set) var glossyStyle: GlossyBarStyle?

  init(lineAt edge: LineEdge, isOfTabs: Bool = false) {
    lineEdge = edge
    self.isOfTabs = isOfTabs
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
    addSubview(picture)
    addSubview(line)
    updateAppearance()
  }

  required init?(coder: NSCoder) { nil }

  private func updateAppearance() {
    picture.image = image
    picture.isHidden = image == nil
    // An empty custom image hides the line.
    line.isHidden = image != nil && shadow?.size == .zero
    if BarMetrics.isFlat {
      let color = color ?? BarMetrics.background(style, isTranslucent: isTranslucent)
      backgroundColor = image == nil ? color : nil
      line.backgroundColor = BarMetrics.hairline
      return
    }
    let newStyle: GlossyBarStyle =
      isOfTabs
      ? .tabBar(tint: color ?? tint, isTranslucent: isTranslucent)
      : .bar(style, tint: color ?? tint, isTranslucent: isTranslucent)
    glossyStyle = newStyle
    line.backgroundColor = newStyle.line
    setNeedsDisplay()
  }

  /// The tint colour set for the bar, which colours the bar itself before iOS 7.
  ///
  /// Source: Apple, UINavigationBar.tintColor and iOS 7 UI Transition Guide.
  private var tint: UIColor? { superview?.extras?.tintColor }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if !BarMetrics.isFlat { updateAppearance() }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if !BarMetrics.isFlat { updateAppearance() }
  }

  /// The colour of the lowest pixel row before iOS 7, or nil if there is an image.
  var bottomColor: UIColor? {
    image == nil ? glossyStyle?.background.stops.last.map { UIColor(cgColor: $0.color) } : nil
  }

  override func draw(_ rect: CGRect) {
    guard image == nil, let glossyStyle else { return }
    UIBezierPath(rect: bounds).fill(with: glossyStyle.background)
    glossyStyle.light.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width, height: 1)).fill()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let thickness = BarMetrics.isFlat ? 1 / device.screen.scale : 1
    let y = lineEdge == .bottom ? bounds.maxY - (BarMetrics.isFlat ? 0 : 1) : bounds.minY - thickness
    line.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
  }
}
