/// Two buttons, of which one makes a value smaller and the other one makes it larger.
///
/// Source: Apple, UIStepper.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The seconds from the touch to the first repetition, and between repetitions, at first and later; Apple doesn't document them.
  private static let firstPause: TimeInterval = 0.5
  private static let pause: TimeInterval = 0.1
  private static let shortPause: TimeInterval = 0.05
  /// The number of repetitions after which they come faster.
  private static let slowRepetitions = 10

  private let minus = StepperPart(label: "Decrement")
  private let plus = StepperPart(label: "Increment")
  /// What the finger presses; nil for nothing.
  private weak var pressed: StepperPart?
  /// Counts the touches: a repetition that was planned for an earlier one is none.
  private var touches = 0
  private var startValue: Double = 0

  /// Creates a stepper with the value 0 in 0...100; the size is its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a stepper from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UIStepper.self)
  }

  private func prepare() {
    addSubview(minus)
    addSubview(plus)
    frame = super.frame
    takeAppearance()
  }

  // MARK: Value

  private var storedValue: Double = 0

  /// The value; values outside of the range are clamped, and NaN is ignored.
  ///
  /// Setting it sends no action.
  open var value: Double {
    get { storedValue }
    set {
      if !newValue.isNaN { storedValue = max(minimumValue, min(newValue, maximumValue)) }
      takeAppearance()
    }
  }

  /// The smallest value; one that is not below the largest raises NSInvalidArgumentException.
  open var minimumValue: Double = 0 {
    didSet {
      guard minimumValue < maximumValue else { return refuse("minimumValue must be less than maximumValue.") }
      value = storedValue
    }
  }

  /// The largest value; one that is not above the smallest raises NSInvalidArgumentException.
  open var maximumValue: Double = 100 {
    didSet {
      guard minimumValue < maximumValue else {
        return refuse("maximumValue must be greater than minimumValue.")
      }
      value = storedValue
    }
  }

  /// How much a touch changes the value; one that is not positive raises NSInvalidArgumentException.
  open var stepValue: Double = 1 {
    didSet { if !(stepValue > 0) { refuse("stepValue must be greater than 0.") } }
  }

  private func refuse(_ reason: String) { UIKitException.raise(.invalidArgumentException, reason) }

  /// Whether `valueChanged` is sent at each change; otherwise when the finger is lifted.
  open var isContinuous = true

  /// Whether the value goes on changing while a finger holds.
  open var autorepeat = true

  /// Whether the smallest value follows the largest, and the other way round.
  open var wraps = false { didSet { takeAppearance() } }

  // MARK: Tracking

  override var keepsTapsFromSuperviews: Bool { true }

  /// Changes the value by a step.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let part = touch.location(in: self).x < bounds.midX ? minus : plus
    guard part.isEnabled else { return false }
    pressed = part
    touches += 1
    startValue = storedValue
    step()
    goOn(after: UIStepper.firstPause, touches)
    return true
  }

  private func goOn(after pause: TimeInterval, _ touch: Int, count: Int = 0) {
    let timeline = device.timeline
    timeline.schedule(at: timeline.now + pause) { [weak self] in
      guard let self, autorepeat, touch == touches, pressed != nil, isTouchInside else { return }
      step()
      let pause = count < UIStepper.slowRepetitions ? UIStepper.pause : UIStepper.shortPause
      goOn(after: pause, touch, count: count + 1)
    }
  }

  private func step() {
    let old = storedValue
    let new = old + (pressed === minus ? -stepValue : stepValue)
    value = !wraps ? new : new > maximumValue ? minimumValue : new < minimumValue ? maximumValue : new
    if isContinuous, storedValue != old { sendValue() }
  }

  private func sendValue() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// Ends the repetition, and sends the value unless that was done at each change.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    pressed = nil
    if !isContinuous, storedValue != startValue { sendValue() }
  }

  /// Ends the repetition.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressed = nil
  }

  // MARK: Images

  private var incrementImages = StateValues<UIImage>()
  private var decrementImages = StateValues<UIImage>()
  private var backgrounds = StateValues<UIImage>()

  /// Sets the image in place of the plus, as a template, for a state; nil for the plus.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    customize(image, axes: [Int(bitPattern: state.rawValue)]) { $0.setIncrementImage($1, for: state) }
    incrementImages[state] = image
    takeAppearance()
  }

  /// Returns the image in place of the plus for a state, or otherwise that for the normal state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }

  /// Sets the image in place of the minus, as a template, for a state; nil for the minus.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    customize(image, axes: [Int(bitPattern: state.rawValue)]) { $0.setDecrementImage($1, for: state) }
    decrementImages[state] = image
    takeAppearance()
  }

  /// Returns the image in place of the minus for a state, or otherwise that for the normal state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }

  /// Sets the image behind each button for a state; nil for the system's ground.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    customize(image, axes: [Int(bitPattern: state.rawValue)]) { $0.setBackgroundImage($1, for: state) }
    backgrounds[state] = image
    takeAppearance()
  }

  /// Returns the image behind each button for a state, or otherwise that for the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state] }

  // MARK: Appearance

  private func takeAppearance() {
    let hasGround = backgrounds[.normal] == nil
    let (isFlat, tint) = takeSegmentOutline(isDrawn: hasGround)
    minus.isEnabled = isEnabled && (wraps || storedValue > minimumValue)
    plus.isEnabled = isEnabled && (wraps || storedValue < maximumValue)
    for part in [minus, plus] {
      let color = isFlat ? tint : InterfaceColors.text
      let state: State =
        !part.isEnabled ? .disabled : part === pressed && isTouchInside ? .highlighted : .normal
      part.image = part === plus ? incrementImages[state] : decrementImages[state]
      part.background = backgrounds[state]
      part.color = part.isEnabled ? color : color.withAlphaComponent(0.3)
      part.edge = part === plus && hasGround ? isFlat ? tint : InterfaceColors.stepperLine : nil
      part.edgeInset = isFlat ? 0 : 7
      part.setNeedsDisplay()
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    takeAppearance()
  }

  /// Updates the colours up to iOS 12.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeAppearance()
  }

  // MARK: Layout

  private var ownSize: CGSize { CGSize(width: 94, height: device.behavior.stepperHeight) }

  /// The frame, whose size is the stepper's own.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: ownSize) : newValue }
  }

  /// Lays out the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    minus.frame = left
    plus.frame = right
    direct([minus, plus], in: bounds)
  }

  /// Returns the stepper's own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  override var defaultContentPriorities: ContentPriorities {
    var priorities = ContentPriorities()
    priorities.hugging.horizontal = .defaultHigh
    priorities.hugging.vertical = .defaultHigh
    return priorities
  }

  /// The stepper's own size.
  open override var intrinsicContentSize: CGSize { ownSize }

  /// Its buttons are the elements.
  override var accessibilityDefaults: AccessibilityDefaults? { nil }

  package override var summaryDetails: [String] { ["value = \(DumpText.number(CGFloat(storedValue)))"] }
}

/// A button of a stepper, which shows a sign.
private final class StepperPart: UIView {
  /// Half the length of the sign's strokes, in points.
  private static let reach: CGFloat = 7

  let label: String
  var isEnabled = true
  var color = UIColor.black
  /// The image in place of the sign; nil for the sign.
  var image: UIImage?
  /// The image behind it; nil for none.
  var background: UIImage?
  /// The colour of the line at the leading side; nil for none.
  var edge: UIColor?
  /// The distance of that line from the top and the bottom, in points.
  var edgeInset: CGFloat = 0

  init(label: String) {
    self.label = label
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    background?.draw(in: bounds)
    if let image { draw(image) } else { drawSign() }
    guard let edge else { return }
    edge.setFill()
    let line = CGRect(x: 0, y: edgeInset, width: 1, height: bounds.height - 2 * edgeInset)
    UIRectFill(directed(line, in: bounds))
  }

  private func draw(_ image: UIImage) {
    let shown = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)
    let origin = CGPoint(x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2)
    shown.draw(at: origin)
  }

  private func drawSign() {
    let reach = StepperPart.reach
    color.setFill()
    UIRectFill(CGRect(x: bounds.midX - reach, y: bounds.midY - 0.75, width: 2 * reach, height: 1.5))
    if label == "Increment" {
      UIRectFill(CGRect(x: bounds.midX - 0.75, y: bounds.midY - reach, width: 1.5, height: 2 * reach))
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.label, traits: isEnabled ? .button : [.button, .notEnabled])
  }
}
