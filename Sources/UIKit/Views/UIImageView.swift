/// A view that shows an image, or an animation of several images.
///
/// It draws its image itself: `draw(_:)` of a subclass is never called. Source: Apple, UIImageView.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image, in the image's size.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Creates a view with an image, in the image's size, and another image for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    // Initializers don't call observers.
    playImage()
  }

  /// Restores an archived view without its images.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.decodeNib(self, as: UIImageView.self)
  }

  // MARK: Images

  /// The image, or nil for none.
  ///
  /// An animated image starts to play.
  open var image: UIImage? {
    didSet {
      if image?.images != nil {
        playImage()
      } else if oldValue?.images != nil {
        run = nil
      }
      contentDidChange()
    }
  }

  /// The image while highlighted; nil for `image`.
  open var highlightedImage: UIImage? {
    didSet { contentDidChange() }
  }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet { contentDidChange() }
  }

  /// What the configuration of a symbol image leaves open; nil for the size and weight of body text.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { contentDidChange() }
  }

  // MARK: Animation

  /// The images that `startAnimating()` shows in turn.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The images that are shown in turn while highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The duration of one round of images, in seconds; 0, the default, gives each image 1/30 s.
  open var animationDuration: TimeInterval = 0

  /// The number of rounds; 0, the default, repeats indefinitely.
  open var animationRepeatCount = 0

  private var run: ImageAnimation?

  /// Starts showing the images in turn, from the first; has no effect without images.
  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard !images.isEmpty else { return playImage() }
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

  private func playImage() {
    guard let image, let images = image.images, run == nil || run?.images != images else { return }
    run = ImageAnimation(images: images, start: device.timeline.now, duration: image.duration, repeatCount: 0)
  }

  /// Stops the animation and shows the image again.
  open func stopAnimating() {
    run = nil
    setNeedsDisplay()
  }

  /// Whether the animation is running.
  open var isAnimating: Bool { run != nil }

  /// The image that is visible now.
  package final var shownImage: UIImage? {
    let shown = run?.image(at: device.timeline.now) ?? (isHighlighted ? highlightedImage ?? image : image)
    return shown?.preferring(preferredSymbolConfiguration)
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(isElement: false, traits: .image)
  }

  // MARK: Drawing

  override var changesByItself: Bool { run != nil }

  override func makeDrawing() -> [DrawingCommand] {
    guard let image = shownImage?.current else { return [] }
    let shown =
      image.flipsForRightToLeftLayoutDirection && isRightToLeft
      ? image.withHorizontallyFlippedOrientation() : image
    let tinted = shown.isDrawnAsTemplate ? shown.stencil(effectiveTintColor) : shown
    let frame = contentMode.frame(of: image.size, in: bounds)
    return GraphicsStack.record { context in context.draw(tinted, in: frame) }
  }

  /// Redraws a template image in the new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Redraws, as the tint colour may differ in a new superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsDisplay()
  }

  /// The placement of the image in the bounds.
  open override var contentMode: ContentMode {
    didSet { setNeedsDisplay() }
  }

  // MARK: Size

  /// The size of the visible image; the present size without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  /// The size of the image; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
  }

  /// The insets of the image, inside of which constraints align it.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

/// An animation of images, each for the same time.
@MainActor
struct ImageAnimation {
  let images: [UIImage]
  /// The start, in seconds of the device's clock.
  let start: TimeInterval
  /// The duration of one round of images, in seconds.
  let duration: TimeInterval
  /// The number of rounds; 0 repeats indefinitely.
  let repeatCount: Int

  /// The default number of images per second.
  ///
  /// Source: Apple, UIImageView.animationDuration.
  private static let rate: TimeInterval = 30

  /// Creates an animation of at least one image.
  ///
  /// A duration that is not positive and finite is replaced by 1/30 s per image.
  init(images: [UIImage], start: TimeInterval, duration: TimeInterval, repeatCount: Int) {
    self.images = images
    self.start = start
    self.duration = duration > 0 && duration.isFinite ? duration : TimeInterval(images.count) / Self.rate
    self.repeatCount = max(repeatCount, 0)
  }

  /// The end of the animation; nil if it repeats indefinitely.
  var end: TimeInterval? {
    repeatCount == 0 ? nil : start + duration * TimeInterval(repeatCount)
  }

  /// The image at a time; the last one after the end.
  func image(at time: TimeInterval) -> UIImage {
    let rounds = max(time - start, 0) / duration
    if repeatCount > 0 && rounds >= TimeInterval(repeatCount) { return images[images.count - 1] }
    // The duration is too short to divide by.
    guard rounds.isFinite else { return images[0] }
    // The tolerance assigns a time just before an image's start, because of rounding, to that image.
    let index = (rounds - rounds.rounded(.down)) * TimeInterval(images.count) + Timeline.tolerance
    return images[Int(index) % images.count]
  }
}
