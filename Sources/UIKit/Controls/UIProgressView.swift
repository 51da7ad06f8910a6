/// A bar that fills from left to right as work gets done.
///
/// It holds two views: the track, and in front of it the filled part.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  override class var plainHitTestClass: UIView.Type { UIProgressView.self }

  /// What a progress view is meant for.
  public enum Style: Int, Sendable {
    /// The standard look.
    case `default` = 0
    /// For a toolbar.
    case bar = 1
  }

  /// The width of a progress view that was created with a style, in points.
  private static let defaultWidth: CGFloat = 150

  /// How long the bar takes to follow an animated change, in seconds; Apple documents none.
  private static let fillDuration: TimeInterval = 0.25

  private let track = UIImageView(frame: .zero)
  private let fill = UIImageView(frame: .zero)
  private var storedProgress: Float = 0

  /// Creates a progress view, 150 points wide and as high as its style demands.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: UIProgressView.defaultWidth, height: 0))
    progressViewStyle = style
    // Observers of a property don't run while its own class initialises.
    takeStyle()
  }

  /// Creates a progress view of the default style; the height of `frame` gives way to the style's.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Restores an archived progress view of the default style.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    addSubview(track)
    addSubview(fill)
    takeStyle()
  }

  /// What the view is meant for; decides about its height.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { takeStyle() } }
  }

  private func takeStyle() {
    frame = CGRect(origin: frame.origin, size: CGSize(width: bounds.width, height: styleHeight))
    takeColors()
  }

  /// The height in points that the style fixes.
  private var styleHeight: CGFloat {
    device.behavior.progressViewHeight(inBar: progressViewStyle == .bar)
  }

  // MARK: Progress

  /// How much is done, from 0 (nothing yet) to 1 (everything).
  ///
  /// Values outside go to the nearer end, and one that is not a number counts as 0.
  open var progress: Float {
    get {
      readObservedProgress()
      return storedProgress
    }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets `progress`; with `animated` the bar follows gradually.
  open func setProgress(_ progress: Float, animated: Bool) {
    // The bar sets out from where it belongs, even if it has never been laid out.
    if animated { UIView.performWithoutAnimation { layoutBar() } }
    storedProgress = progress.isNaN ? 0 : min(1, max(0, progress))
    guard animated else {
      setNeedsLayout()
      return
    }
    UIView.animate(
      withDuration: UIProgressView.fillDuration,
      delay: 0,
      options: .beginFromCurrentState
    ) { [self] in
      layoutBar()
    }
  }

  /// Work whose completed fraction `progress` follows, or nil.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress != nil else { return }
      device.observeTurns(for: self) { $0.readObservedProgress() }
      readObservedProgress()
    }
  }

  private func readObservedProgress() {
    guard let observedProgress else { return }
    let fraction = Float(observedProgress.fractionCompleted)
    let clamped = fraction.isNaN ? 0 : min(1, max(0, fraction))
    if clamped != storedProgress { setProgress(clamped, animated: true) }
  }

  // MARK: Look

  /// The colour of the filled part; nil for the tint.
  ///
  /// Setting one takes the filled part's image away.
  open var progressTintColor: UIColor? {
    didSet {
      if progressTintColor != nil { progressImage = nil }
      takeColors()
    }
  }

  /// The colour of the track; nil for the system's.
  ///
  /// Setting one takes the track's image away.
  open var trackTintColor: UIColor? {
    didSet {
      if trackTintColor != nil { trackImage = nil }
      takeColors()
    }
  }

  /// The image of the filled part in place of a colour, stretched but for its caps.
  ///
  /// Setting one takes the filled part's colour away.
  open var progressImage: UIImage? {
    didSet {
      if progressImage != nil { progressTintColor = nil }
      takeColors()
    }
  }

  /// The image of the track in place of a colour, stretched but for its caps.
  ///
  /// Setting one takes the track's colour away.
  open var trackImage: UIImage? {
    didSet {
      if trackImage != nil { trackTintColor = nil }
      takeColors()
    }
  }

  /// The white of the default style's track; the bar style has a clear one.
  private static let trackWhite: CGFloat = 0.72

  private func takeColors() {
    guard !device.behavior.progressViewsShine else {
      let gloss = ProgressGloss(style: progressViewStyle, height: styleHeight)
      fill.image = progressImage ?? gloss.fill(progressTintColor)
      track.image = trackImage ?? gloss.track(trackTintColor)
      return
    }
    fill.image = progressImage
    track.image = trackImage
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    let standard: UIColor =
      progressViewStyle == .bar ? .clear : UIColor(white: UIProgressView.trackWhite, alpha: 1)
    track.backgroundColor = trackImage == nil ? trackTintColor ?? standard : nil
  }

  /// The filled part follows the tint unless it has a colour of its own.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeColors()
  }

  /// The tint may be another one in a new superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    takeColors()
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    let percent = Int((progress * 100).rounded())
    return AccessibilityDefaults(label: "Progress", value: "\(percent)%", traits: .updatesFrequently)
  }

  // MARK: Size

  /// Place and size; the height is always that of the style.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard transform.isIdentity else {
        super.frame = newValue
        return
      }
      super.frame = CGRect(
        origin: newValue.origin,
        size: CGSize(width: newValue.width, height: styleHeight)
      )
    }
  }

  /// The view's own coordinates; the height is always that of the style.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = CGRect(
        origin: newValue.origin,
        size: CGSize(width: newValue.width, height: styleHeight)
      )
    }
  }

  /// The given width and the height of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: styleHeight)
  }

  /// No width of its own, and the height of the style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: styleHeight)
  }

  /// Places track and filled part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }

  private func layoutBar() {
    track.frame = bounds
    fill.frame = CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: storedProgress > 0 ? bounds.width * CGFloat(storedProgress) : 0,
      height: bounds.height
    )
  }

  package override var summaryDetails: [String] {
    ["progress = \(DumpText.number(CGFloat(storedProgress)))"]
  }
}

/// The pictures of progress views up to iOS 6: a sunken track, and a bar that light falls on (colours approximate).
///
/// They are as high as the bar, and stretched between their round ends.
@MainActor
struct ProgressGloss {
  /// What the bar is meant for.
  let style: UIProgressView.Style
  /// How high it is, in points.
  let height: CGFloat

  /// The track, in a colour of the application's own or the system's.
  func track(_ color: UIColor?) -> UIImage {
    if let color {
      return picture(DrawingShade(color.darker(by: 0.25), color), edge: color.darker(by: 0.4))
    }
    switch style {
    case .default:
      return picture(
        DrawingShade(UIColor(white: 0.66, alpha: 1), UIColor(white: 0.98, alpha: 1)),
        edge: UIColor(white: 0.5, alpha: 1)
      )
    case .bar:
      return picture(
        DrawingShade(UIColor(white: 0, alpha: 0.5), UIColor(white: 0, alpha: 0.2)),
        edge: UIColor(white: 0, alpha: 0.45)
      )
    }
  }

  /// The filled part, in a colour of the application's own or the system's.
  func fill(_ color: UIColor?) -> UIImage {
    guard color == nil, style == .bar else {
      let color = color ?? ProgressGloss.blue
      return picture(
        DrawingShade(
          glossy: color.lighter(by: 0.65),
          color.lighter(by: 0.3),
          color,
          color.lighter(by: 0.4)
        ),
        edge: color.darker(by: 0.35)
      )
    }
    return picture(
      DrawingShade(
        glossy: .white,
        UIColor(white: 0.93, alpha: 1),
        UIColor(white: 0.82, alpha: 1),
        UIColor(white: 0.92, alpha: 1)
      ),
      edge: UIColor(white: 0.4, alpha: 1)
    )
  }

  private static let blue = UIColor(red: 0.2, green: 0.47, blue: 0.87, alpha: 1)

  /// A bar with round ends, as wide as these and a point between them.
  private func picture(_ shade: DrawingShade, edge: UIColor) -> UIImage {
    let end = (height / 2).rounded(.up)
    let size = CGSize(width: 2 * end + 1, height: height)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let outline = CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5)
      let path = UIBezierPath(roundedRect: outline, cornerRadius: outline.height / 2)
      path.fill(with: shade)
      edge.setStroke()
      path.stroke()
    }
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: end, bottom: 0, right: end),
      resizingMode: .stretch
    )
  }
}
