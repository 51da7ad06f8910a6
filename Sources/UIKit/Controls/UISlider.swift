/// A thumb on a horizontal track, by which a finger chooses a value of a range.
///
/// Only a touch on the thumb moves it. Each change by a finger sends `valueChanged`.
@preconcurrency @MainActor
open class UISlider: UIControl {
  override class var plainHitTestClass: UIView.Type { UISlider.self }

  /// The distance of the track from the sides, in points; the thumb reaches the sides.
  private static let trackInset: CGFloat = 2
  /// The distance between the track and the images at its ends, in points.
  private static let imageGap: CGFloat = 8
  /// How far from the thumb a touch still takes it, in points; Apple doesn't document it.
  private static let thumbSlop: CGFloat = 8
  /// The duration of an animated change, in seconds; Apple doesn't document it.
  private static let moveDuration: TimeInterval = 0.25

  private let minimumTrack = UIImageView(frame: .zero)
  private let maximumTrack = UIImageView(frame: .zero)
  private let thumb = UIImageView(frame: .zero)
  private let minimumPicture = UIImageView(frame: .zero)
  private let maximumPicture = UIImageView(frame: .zero)
  private var storedValue: Float = 0
  private var images: [SliderPart: [UInt: UIImage]] = [:]
  /// How far right of the thumb's middle the tracked finger is.
  private var grip: CGFloat = 0

  /// Creates a slider with the value 0 in 0...1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a slider from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UISlider.self)
  }

  private func prepare() {
    for view in [minimumPicture, maximumPicture, maximumTrack, minimumTrack, thumb] { addSubview(view) }
    // Property observers of the frame don't run in the initializer.
    frame = super.frame
    takeAppearance()
  }

  // MARK: Value

  /// The value; values outside of the range are clamped, and NaN is the minimum.
  ///
  /// Source: Apple, UISlider.value.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the left end; values that are not finite are ignored.
  ///
  /// A value or a maximum below it becomes the same.
  open var minimumValue: Float = 0 {
    didSet {
      if !minimumValue.isFinite { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The value at the right end; values that are not finite are ignored.
  ///
  /// A value or a minimum above it becomes the same.
  open var maximumValue: Float = 1 {
    didSet {
      if !maximumValue.isFinite { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether `valueChanged` is sent while the thumb moves; otherwise only when the finger is lifted.
  open var isContinuous = true

  /// The style that the slider prefers, from iOS 15 on; only a Mac has another than that of the touch screen.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// The style of the slider: that of a touch screen.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// Sets the value, optionally with an animation; no action is sent.
  open func setValue(_ value: Float, animated: Bool) {
    // The animation starts from the current value, even if the slider was never laid out.
    if animated { UIView.performWithoutAnimation { layoutParts() } }
    storedValue = value.isNaN ? minimumValue : max(minimumValue, min(value, maximumValue))
    guard animated else { return setNeedsLayout() }
    UIView.animate(withDuration: UISlider.moveDuration, delay: 0, options: .beginFromCurrentState) { [self] in
      layoutParts()
    }
  }

  // MARK: Appearance

  /// The image left of the track, or nil.
  open var minimumValueImage: UIImage? {
    didSet {
      customize(minimumValueImage) { $0.minimumValueImage = $1 }
      takeAppearance()
    }
  }

  /// The image right of the track, or nil.
  open var maximumValueImage: UIImage? {
    didSet {
      customize(maximumValueImage) { $0.maximumValueImage = $1 }
      takeAppearance()
    }
  }

  /// The colour of the track left of the thumb; nil for the tint colour.
  ///
  /// Setting it removes the images of this part.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      customize(minimumTrackTintColor) { $0.minimumTrackTintColor = $1 }
      take(minimumTrackTintColor, for: .minimumTrack)
    }
  }

  /// The colour of the track right of the thumb; nil for the system's.
  ///
  /// Setting it removes the images of this part.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      customize(maximumTrackTintColor) { $0.maximumTrackTintColor = $1 }
      take(maximumTrackTintColor, for: .maximumTrack)
    }
  }

  /// The colour of the thumb; nil for the system's.
  ///
  /// Setting it removes the images of the thumb.
  open var thumbTintColor: UIColor? {
    didSet {
      customize(thumbTintColor) { $0.thumbTintColor = $1 }
      take(thumbTintColor, for: .thumb)
    }
  }

  /// Sets the image of the thumb in a state, which replaces its colour; nil removes the image.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    customize(image, axes: [Int(bitPattern: state.rawValue)]) { $0.setThumbImage($1, for: state) }
    if image != nil { thumbTintColor = nil }
    set(image, of: .thumb, for: state)
  }

  /// Sets the image of the track left of the thumb in a state, which replaces its colour; nil removes the image.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    customize(image, axes: [Int(bitPattern: state.rawValue)]) { $0.setMinimumTrackImage($1, for: state) }
    if image != nil { minimumTrackTintColor = nil }
    set(image, of: .minimumTrack, for: state)
  }

  /// Sets the image of the track right of the thumb in a state, which replaces its colour; nil removes the image.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    customize(image, axes: [Int(bitPattern: state.rawValue)]) { $0.setMaximumTrackImage($1, for: state) }
    if image != nil { maximumTrackTintColor = nil }
    set(image, of: .maximumTrack, for: state)
  }

  /// Returns the image of the thumb that was set for a state, or nil.
  open func thumbImage(for state: State) -> UIImage? { images[.thumb]?[state.rawValue] }

  /// Returns the image of the track left of the thumb that was set for a state, or nil.
  open func minimumTrackImage(for state: State) -> UIImage? { images[.minimumTrack]?[state.rawValue] }

  /// Returns the image of the track right of the thumb that was set for a state, or nil.
  open func maximumTrackImage(for state: State) -> UIImage? { images[.maximumTrack]?[state.rawValue] }

  /// The image of the thumb in the present state, or nil if none was set.
  open var currentThumbImage: UIImage? { current(.thumb) }

  /// The image of the track left of the thumb in the present state, or nil if none was set.
  open var currentMinimumTrackImage: UIImage? { current(.minimumTrack) }

  /// The image of the track right of the thumb in the present state, or nil if none was set.
  open var currentMaximumTrackImage: UIImage? { current(.maximumTrack) }

  private func take(_ color: UIColor?, for part: SliderPart) {
    if color != nil { images[part] = nil }
    takeAppearance()
  }

  private func set(_ image: UIImage?, of part: SliderPart, for state: State) {
    images[part, default: [:]][state.rawValue] = image
    takeAppearance()
  }

  private func current(_ part: SliderPart) -> UIImage? {
    images[part]?[state.rawValue] ?? images[part]?[State.normal.rawValue]
  }

  private func takeAppearance() {
    let style = SliderStyle()
    thumb.image = current(.thumb) ?? style.thumb(thumbTintColor)
    take(current(.minimumTrack) ?? style.minimumTrack(minimumTrackTintColor), in: minimumTrack)
    minimumTrack.backgroundColor = minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
    take(current(.maximumTrack) ?? style.maximumTrack(maximumTrackTintColor), in: maximumTrack)
    maximumTrack.backgroundColor =
      maximumTrack.image == nil ? maximumTrackTintColor ?? style.flatTrack : nil
    minimumPicture.image = minimumValueImage
    maximumPicture.image = maximumValueImage
    setNeedsLayout()
  }

  private func take(_ image: UIImage?, in track: UIImageView) {
    track.image = image
    track.layer.cornerRadius = image == nil ? SliderStyle().flatTrackHeight / 2 : 0
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !images.isEmpty { takeAppearance() }
  }

  /// Updates the colour of the track left of the thumb, unless it has its own.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeAppearance()
  }

  /// Updates the tint colour, which may be different in a new superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    takeAppearance()
  }

  // MARK: Layout

  /// Returns the rectangle of the image before the track.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: isRightToLeft ? bounds.maxX - size.width : bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Returns the rectangle of the image after the track.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Returns the rectangle of the whole track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let start =
      minimumValueImage == nil
      ? bounds.minX
      : directed(minimumValueImageRect(forBounds: bounds), in: bounds).maxX + UISlider.imageGap
    let end =
      maximumValueImage == nil
      ? bounds.maxX
      : directed(maximumValueImageRect(forBounds: bounds), in: bounds).minX - UISlider.imageGap
    let height = minimumTrack.image?.size.height ?? SliderStyle().flatTrackHeight
    let track = CGRect(
      x: start + UISlider.trackInset,
      y: (bounds.midY - height / 2).rounded(.up),
      width: max(0, end - start - 2 * UISlider.trackInset),
      height: height
    )
    return directed(track, in: bounds)
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumb.image?.size ?? .zero
    let range = maximumValue - minimumValue
    var fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if isRightToLeft { fraction = 1 - fraction }
    let room = max(0, rect.width + 2 * UISlider.trackInset - size.width)
    return CGRect(
      x: rect.minX - UISlider.trackInset + room * (fraction.isFinite ? min(1, max(0, fraction)) : 0),
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Lays out the track, the thumb and the images.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  private func layoutParts() {
    let track = trackRect(forBounds: bounds)
    let rect = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    thumb.frame = rect
    // Part of the track is on the other side where interfaces are laid out from right to left.
    let (minimumTrack, maximumTrack) =
      isRightToLeft ? (maximumTrack, minimumTrack) : (minimumTrack, maximumTrack)
    let split = min(max(rect.midX, track.minX), track.maxX)
    minimumTrack.frame = CGRect(x: track.minX, y: track.minY, width: split - track.minX, height: track.height)
    maximumTrack.frame = CGRect(x: split, y: track.minY, width: track.maxX - split, height: track.height)
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// The frame; up to iOS 6 its height is that of the thumb.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = transform.isIdentity ? withOwnHeight(newValue) : newValue }
  }

  /// The bounds; up to iOS 6 their height is that of the thumb.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = withOwnHeight(newValue) }
  }

  private func withOwnHeight(_ rect: CGRect) -> CGRect {
    guard device.behavior.slidersKeepTheirHeight else { return rect }
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: device.behavior.sliderHeight)
  }

  /// Returns the given width and the height of the thumb.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: device.behavior.sliderHeight)
  }

  /// No intrinsic width, and the height of the thumb within the alignment insets.
  open override var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: device.behavior.sliderHeight - insets.top - insets.bottom
    )
  }

  /// The distances from the frame to the rectangle by which constraints align the slider.
  open override var alignmentRectInsets: UIEdgeInsets { device.behavior.sliderAlignmentInsets }

  // MARK: Tracking

  /// Takes the thumb if the touch is on it; returns whether it is.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(value: storedValue)
    let point = touch.location(in: self)
    guard thumb.insetBy(dx: -UISlider.thumbSlop, dy: -UISlider.thumbSlop).contains(point) else {
      return false
    }
    grip = point.x - thumb.midX
    return true
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let start = thumbRect(value: minimumValue).midX
    let end = thumbRect(value: maximumValue).midX
    guard end != start else { return true }
    let fraction = min(1, max(0, (touch.location(in: self).x - grip - start) / (end - start)))
    let old = storedValue
    value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    if isContinuous && storedValue != old { sendValue() }
    return true
  }

  /// Sends the value, unless that was done while the thumb moved.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendValue() }
  }

  private func thumbRect(value: Float) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  private func sendValue() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Prevents swipes of superviews that begin on the thumb and go along the track.
  ///
  /// Source: Apple, "Attaching gesture recognizers to UIKit controls".
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let swipe = gestureRecognizer as? UISwipeGestureRecognizer,
      !swipe.direction.isDisjoint(with: [.left, .right]), let view = swipe.view, view !== self,
      isDescendant(of: view), thumb.frame.contains(swipe.location(in: self))
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    let range = maximumValue - minimumValue
    let share = range > 0 ? Double(storedValue - minimumValue) / Double(range) * 100 : 0
    let percent = share.isFinite ? Int(share.rounded()) : 0
    return AccessibilityDefaults(
      value: "\(percent)%",
      traits: stateTraits.union(.adjustable),
      kind: "slider"
    )
  }

  package override var summaryDetails: [String] {
    ["value = \(DumpText.number(CGFloat(storedValue)))"]
  }
}

/// The parts of a slider that can have images.
private enum SliderPart {
  case thumb, minimumTrack, maximumTrack
}

/// The look of a slider's parts without images (sizes and colours approximate).
@MainActor
private struct SliderStyle {
  /// Whether tracks are glossy tubes, as up to iOS 6.
  let isGlossy = SimulatedDevice.current.behavior.slidersShine
  private let isThick = SimulatedDevice.current.behavior.tracksAreThick

  var flatTrackHeight: CGFloat { isThick ? 4 : 2 }
  var flatTrack: UIColor { isThick ? .systemFill : InterfaceColors.track }
  private static let glossyTrackHeight: CGFloat = 9

  func minimumTrack(_ color: UIColor?) -> UIImage? {
    isGlossy
      ? GlossyProgressImages(style: .default, height: SliderStyle.glossyTrackHeight).fill(color) : nil
  }

  func maximumTrack(_ color: UIColor?) -> UIImage? {
    isGlossy
      ? GlossyProgressImages(style: .default, height: SliderStyle.glossyTrackHeight).track(color) : nil
  }

  func thumb(_ color: UIColor?) -> UIImage {
    ThumbImage.make(
      side: SimulatedDevice.current.behavior.sliderHeight,
      color: color,
      isGlossy: isGlossy
    )
  }
}
