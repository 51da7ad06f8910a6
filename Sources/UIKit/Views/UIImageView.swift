/// A view that shows an image, or several in turn.
///
/// It shows its image itself: `draw(_:)` of a subclass is never called. Source: Apple, UIImageView.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates a view for an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of the size of an image that shows it.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Creates a view of the size of an image that shows it, and another one while highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Restores an archived view without its images.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: Images

  /// The image, or nil for none.
  open var image: UIImage? {
    didSet { contentDidChange() }
  }

  /// The image while highlighted; nil for no difference.
  open var highlightedImage: UIImage? {
    didSet { contentDidChange() }
  }

  /// Whether the highlighted image shows.
  open var isHighlighted = false {
    didSet { contentDidChange() }
  }

  // MARK: Images in turn

  /// The images that `startAnimating()` shows in turn.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The images that are shown in turn while highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// How long all images take, in seconds; 0, as at first, gives each a thirtieth of a second.
  open var animationDuration: TimeInterval = 0

  /// How often the images are shown; 0, the default, repeats indefinitely.
  open var animationRepeatCount = 0

  private var run: ImageAnimation?

  /// Shows the images in turn, from the first; does nothing without images.
  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard !images.isEmpty else { return }
    let timeline = device.timeline
    let started = ImageAnimation(
      images: images,
      start: timeline.now,
      duration: animationDuration,
      repeatCount: animationRepeatCount
    )
    run = started
    guard let end = started.end else { return }
    timeline.schedule(at: end) { [weak self] in
      if self?.run?.start == started.start && self?.run?.end == end { self?.stopAnimating() }
    }
  }

  /// Shows the image again.
  open func stopAnimating() {
    run = nil
    setNeedsDisplay()
  }

  /// Whether images are shown in turn.
  open var isAnimating: Bool { run != nil }

  /// The image shown at the moment.
  package final var shownImage: UIImage? {
    if let run { return run.image(at: device.timeline.now) }
    return isHighlighted ? highlightedImage ?? image : image
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(isElement: false, traits: .image)
  }

  // MARK: Drawing

  override var changesByItself: Bool { run != nil }

  override func makeDrawing() -> [DrawingCommand] {
    guard let image = shownImage else { return [] }
    let tinted = image.renderingMode == .alwaysTemplate ? image.stencil(effectiveTintColor) : image
    let frame = contentMode.frame(of: image.size, in: bounds)
    return GraphicsStack.record { context in context.draw(tinted, in: frame, alpha: 1) }
  }

  /// An image shown as a stencil follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// The tint may be another one in a new superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsDisplay()
  }

  /// How the image follows the bounds.
  open override var contentMode: ContentMode {
    didSet { setNeedsDisplay() }
  }

  // MARK: Size

  /// The size of the image shown, or the present one without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  /// The size of the image, or none.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

/// Images shown in turn, each for the same time.
@MainActor
struct ImageAnimation {
  let images: [UIImage]
  /// Seconds on the virtual clock.
  let start: TimeInterval
  /// The seconds that all images take once.
  let duration: TimeInterval
  /// 0 repeats indefinitely.
  let repeatCount: Int

  /// Images a second where no duration is given.
  ///
  /// Source: Apple, UIImageView.animationDuration.
  private static let rate: TimeInterval = 30

  /// An animation of one image or more; a duration that is not positive and finite gives each a thirtieth of a
  /// second.
  init(images: [UIImage], start: TimeInterval, duration: TimeInterval, repeatCount: Int) {
    self.images = images
    self.start = start
    self.duration = duration > 0 && duration.isFinite ? duration : TimeInterval(images.count) / Self.rate
    self.repeatCount = max(repeatCount, 0)
  }

  /// When it is over, or nil if never.
  var end: TimeInterval? {
    repeatCount == 0 ? nil : start + duration * TimeInterval(repeatCount)
  }

  /// The image of a moment; the last one once it is over.
  func image(at time: TimeInterval) -> UIImage {
    let rounds = max(time - start, 0) / duration
    if repeatCount > 0 && rounds >= TimeInterval(repeatCount) { return images[images.count - 1] }
    // So short a time for all of them that it cannot be divided.
    guard rounds.isFinite else { return images[0] }
    // A moment that is computed to be a hair before an image's turn belongs to that image.
    let place = (rounds - rounds.rounded(.down)) * TimeInterval(images.count) + Timeline.tolerance
    return images[Int(place) % images.count]
  }
}
