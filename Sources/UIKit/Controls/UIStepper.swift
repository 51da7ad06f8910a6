/// Two buttons, of which one makes a value smaller and the other one makes it larger.
///
/// Source: Apple, UIStepper.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The seconds from the touch to the first repetition, and between repetitions; Apple doesn't document them.
  private static let firstPause: TimeInterval = 0.5
  private static let pause: TimeInterval = 0.1

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

  private func goOn(after pause: TimeInterval, _ touch: Int) {
    let timeline = device.timeline
    timeline.schedule(at: timeline.now + pause) { [weak self] in
      guard let self, autorepeat, touch == touches, pressed != nil, isTouchInside else { return }
      step()
      goOn(after: UIStepper.pause, touch)
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

  // MARK: Appearance

  private func takeAppearance() {
    let (isFlat, tint) = takeSegmentOutline()
    minus.isEnabled = isEnabled && (wraps || storedValue > minimumValue)
    plus.isEnabled = isEnabled && (wraps || storedValue < maximumValue)
    for part in [minus, plus] {
      let color = isFlat ? tint : .black
      part.color = part.isEnabled ? color : color.withAlphaComponent(0.3)
      part.edge = part === plus ? isFlat ? tint : UIColor(white: 0, alpha: 0.2) : nil
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
  /// The colour of the line at the left side; nil for none.
  var edge: UIColor?

  init(label: String) {
    self.label = label
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let reach = StepperPart.reach
    color.setFill()
    UIRectFill(CGRect(x: bounds.midX - reach, y: bounds.midY - 0.75, width: 2 * reach, height: 1.5))
    if label == "Increment" {
      UIRectFill(CGRect(x: bounds.midX - 0.75, y: bounds.midY - reach, width: 1.5, height: 2 * reach))
    }
    guard let edge else { return }
    edge.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: bounds.height))
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.label, traits: isEnabled ? .button : [.button, .notEnabled])
  }
}
