/// A bar that shows the progress of a task and fills from left to right.
///
/// It contains two views: the track, and the filled part in front of it.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  override class var plainHitTestClass: UIView.Type { UIProgressView.self }

  /// The style of a progress view.
  public enum Style: Int, Sendable {
    /// The standard style.
    case `default` = 0
    /// The style for a toolbar.
    case bar = 1
  }

  /// The default width in points.
  private static let defaultWidth: CGFloat = 150

  /// The duration of an animated change, in seconds; Apple doesn't document it.
  private static let fillDuration: TimeInterval = 0.25

  private let track = UIImageView(frame: .zero)
  private let fill = UIImageView(frame: .zero)
  private var storedProgress: Float = 0

  /// Creates a progress view of 150 points with the height of its style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: UIProgressView.defaultWidth, height: 0))
    progressViewStyle = style
    // Property observers don't run in the initializer of their own class.
    takeStyle()
  }

  /// Creates a progress view of the default style, whose height replaces that of `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a progress view of the default style from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UIProgressView.self)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    addSubview(track)
    addSubview(fill)
    takeStyle()
  }

  /// The style, which determines the height.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { takeStyle() } }
  }

  private func takeStyle() {
    frame = CGRect(origin: frame.origin, size: CGSize(width: bounds.width, height: styleHeight))
    takeColors()
    invalidateIntrinsicContentSize()
  }

  /// The height of the style, in points.
  private var styleHeight: CGFloat {
    device.behavior.progressViewHeight(inBar: progressViewStyle == .bar)
  }

  // MARK: Progress

  /// The progress, from 0 to 1.
  ///
  /// Values are clamped; NaN is treated as 0.
  open var progress: Float {
    get {
      readObservedProgress()
      return storedProgress
    }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets `progress`, optionally with an animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    // The animation starts from the current progress, even if the bar was never laid out.
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

  /// A progress object whose completed fraction sets `progress`, or nil.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress != nil else { return }
      device.observePasses(for: self) { $0.readObservedProgress() }
      readObservedProgress()
    }
  }

  private func readObservedProgress() {
    guard let observedProgress else { return }
    let fraction = Float(observedProgress.fractionCompleted)
    let clamped = fraction.isNaN ? 0 : min(1, max(0, fraction))
    if clamped != storedProgress { setProgress(clamped, animated: true) }
  }

  // MARK: Appearance

  /// The colour of the filled part; nil for the tint colour.
  ///
  /// Setting it removes the image of the filled part.
  open var progressTintColor: UIColor? {
    didSet {
      customize(progressTintColor) { $0.progressTintColor = $1 }
      if progressTintColor != nil { progressImage = nil }
      takeColors()
    }
  }

  /// The colour of the track; nil for the system's.
  ///
  /// Setting it removes the image of the track.
  open var trackTintColor: UIColor? {
    didSet {
      customize(trackTintColor) { $0.trackTintColor = $1 }
      if trackTintColor != nil { trackImage = nil }
      takeColors()
    }
  }

  /// The image of the filled part, which replaces its colour and is stretched except for its caps.
  ///
  /// Setting it removes the colour of the filled part.
  open var progressImage: UIImage? {
    didSet {
      customize(progressImage) { $0.progressImage = $1 }
      if progressImage != nil { progressTintColor = nil }
      takeColors()
    }
  }

  /// The image of the track, which replaces its colour and is stretched except for its caps.
  ///
  /// Setting it removes the colour of the track.
  open var trackImage: UIImage? {
    didSet {
      customize(trackImage) { $0.trackImage = $1 }
      if trackImage != nil { trackTintColor = nil }
      takeColors()
    }
  }

  /// The grey level of the track in the default style; in the bar style the track is clear.
  private static let trackWhite: CGFloat = 0.72

  private func takeColors() {
    guard !device.behavior.progressViewsShine else {
      let gloss = GlossyProgressImages(style: progressViewStyle, height: styleHeight)
      fill.image = progressImage ?? gloss.fill(progressTintColor)
      track.image = trackImage ?? gloss.track(trackTintColor)
      return
    }
    fill.image = progressImage
    track.image = trackImage
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    let isThick = device.behavior.tracksAreThick && progressViewStyle == .default
    let standard: UIColor =
      progressViewStyle == .bar
      ? .clear
      : isThick
        ? .systemFill
        : UIColor(light: UIColor(white: UIProgressView.trackWhite, alpha: 1), dark: UIColor(hex: 0x5A5A5E))
    track.backgroundColor = trackImage == nil ? trackTintColor ?? standard : nil
    for (bar, image) in [(track, trackImage), (fill, progressImage)] {
      bar.layer.cornerRadius = isThick && image == nil ? styleHeight / 2 : 0
      bar.clipsToBounds = isThick && image == nil
    }
  }

  /// Updates the tint colour of the filled part, unless it has its own colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeColors()
  }

  /// Updates the tint colour, which may be different in a new superview.
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

  /// The frame, whose height is always that of the style.
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

  /// The bounds, whose height is always that of the style.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = CGRect(
        origin: newValue.origin,
        size: CGSize(width: newValue.width, height: styleHeight)
      )
    }
  }

  /// Returns the given width and the height of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: styleHeight)
  }

  override var defaultContentPriorities: ContentPriorities {
    var priorities = ContentPriorities()
    priorities.hugging.vertical = .defaultHigh
    return priorities
  }

  /// No intrinsic width, and the height of the style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: styleHeight)
  }

  /// Lays out the track and the filled part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }

  private func layoutBar() {
    track.frame = bounds
    let filled = CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: storedProgress > 0 ? bounds.width * CGFloat(storedProgress) : 0,
      height: bounds.height
    )
    fill.frame = directed(filled, in: bounds)
  }

  package override var summaryDetails: [String] {
    ["progress = \(DumpText.number(CGFloat(storedProgress)))"]
  }
}

/// The images of progress views up to iOS 6: an engraved track and a glossy bar (colours approximate).
///
/// They have the height of the bar, and are stretched between their round ends.
@MainActor
struct GlossyProgressImages {
  let style: UIProgressView.Style
  /// The height in points.
  let height: CGFloat

  /// Returns the track in a custom colour or in the system's.
  func track(_ color: UIColor?) -> UIImage {
    if let color {
      return picture(DrawingGradient(color.darker(by: 0.25), color), edge: color.darker(by: 0.4))
    }
    switch style {
    case .default:
      return picture(
        DrawingGradient(UIColor(white: 0.66, alpha: 1), UIColor(white: 0.98, alpha: 1)),
        edge: UIColor(white: 0.5, alpha: 1)
      )
    case .bar:
      return picture(
        DrawingGradient(UIColor(white: 0, alpha: 0.5), UIColor(white: 0, alpha: 0.2)),
        edge: UIColor(white: 0, alpha: 0.45)
      )
    }
  }

  /// Returns the filled part in a custom colour or in the system's.
  func fill(_ color: UIColor?) -> UIImage {
    guard color == nil, style == .bar else {
      let color = color ?? GlossyProgressImages.blue
      return picture(
        DrawingGradient(
          glossy: color.lighter(by: 0.65),
          color.lighter(by: 0.3),
          color,
          color.lighter(by: 0.4)
        ),
        edge: color.darker(by: 0.35)
      )
    }
    return picture(
      DrawingGradient(
        glossy: .white,
        UIColor(white: 0.93, alpha: 1),
        UIColor(white: 0.82, alpha: 1),
        UIColor(white: 0.92, alpha: 1)
      ),
      edge: UIColor(white: 0.4, alpha: 1)
    )
  }

  private static let blue = UIColor(red: 0.2, green: 0.47, blue: 0.87, alpha: 1)

  /// Returns a bar of minimum width with round ends.
  private func picture(_ shade: DrawingGradient, edge: UIColor) -> UIImage {
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
