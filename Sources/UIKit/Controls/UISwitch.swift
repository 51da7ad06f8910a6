/// A switch between on and off, which a tap or a drag of its thumb moves.
///
/// Source: Apple, UISwitch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The duration of an animated change, in seconds; Apple doesn't document it.
  private static let moveDuration: TimeInterval = 0.25
  /// How far a finger moves until it drags the thumb, in points; Apple doesn't document it.
  private static let dragDistance: CGFloat = 8
  /// The alpha of the track while the switch is disabled; Apple doesn't document it.
  private static let disabledAlpha: CGFloat = 0.5

  private let offTrack = SwitchTrack(frame: .zero)
  private let onTrack = SwitchTrack(frame: .zero)
  private let thumb = UIImageView(frame: .zero)
  private var storedOn = false
  /// Where the thumb is, which a finger may have dragged.
  private var thumbIsOn = false
  /// The place at which the finger came down.
  private var dragStart: CGFloat = 0
  private var isDragged = false

  /// Creates a switch that is off; the size is its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a switch from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UISwitch.self)
  }

  private func prepare() {
    isOpaque = false
    for view in [offTrack, onTrack, thumb] { addSubview(view) }
    frame = super.frame
    takeAppearance()
    layoutParts()
  }

  // MARK: State

  /// Whether the switch is on; setting it sends no action.
  open var isOn: Bool {
    get { storedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets whether the switch is on, optionally with an animation; no action is sent.
  open func setOn(_ on: Bool, animated: Bool) {
    storedOn = on
    moveThumb(on, animated: animated)
  }

  private func moveThumb(_ on: Bool, animated: Bool) {
    if animated { UIView.performWithoutAnimation { layoutParts() } }
    thumbIsOn = on
    guard animated else { return layoutParts() }
    UIView.animate(
      withDuration: UISwitch.moveDuration,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { [self] in
      layoutParts()
    }
  }

  // MARK: Style

  /// The styles of switches, from iOS 14 on.
  public enum Style: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// A box with a checkmark, on a Mac.
    case checkbox = 1
    /// A thumb on a track.
    case sliding = 2
  }

  /// The style: always a thumb on a track.
  open var style: Style { .sliding }

  /// The style that the switch prefers; only a Mac has check boxes.
  open var preferredStyle = Style.automatic

  /// The title beside the check box on a Mac; phones and pads don't show it.
  open var title: String?

  // MARK: Appearance

  /// The colour of the track while the switch is on; nil for the system's.
  open var onTintColor: UIColor? {
    didSet {
      customize(onTintColor) { $0.onTintColor = $1 }
      takeAppearance()
    }
  }

  /// The colour of the thumb; nil for the system's.
  open var thumbTintColor: UIColor? {
    didSet {
      customize(thumbTintColor) { $0.thumbTintColor = $1 }
      takeAppearance()
    }
  }

  /// Updates the outline that the switch has while it is off: in its own tint colour, but not in that of its superviews.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeAppearance()
  }

  /// The colours are approximate.
  private func takeAppearance() {
    let behavior = device.behavior
    let outline = extras?.tintColor
    if behavior.switchesShine {
      offTrack.look = SwitchTrack.Look(
        fill: outline ?? UIColor(white: 0.93, alpha: 1),
        edge: UIColor(white: 0.6, alpha: 1),
        text: ("OFF", .gray)
      )
      let fill = onTintColor ?? UIColor(red: 0, green: 0.5, blue: 0.92, alpha: 1)
      onTrack.look = SwitchTrack.Look(fill: fill, edge: fill.darker(by: 0.3), text: ("ON", .white))
    } else if behavior.switchesAreOutlined {
      offTrack.look = SwitchTrack.Look(edge: outline ?? UIColor(white: 0.9, alpha: 1))
      onTrack.look = SwitchTrack.Look(
        fill: onTintColor ?? UIColor(red: 76 / 255, green: 217 / 255, blue: 100 / 255, alpha: 1)
      )
    } else {
      offTrack.look = SwitchTrack.Look(fill: .secondarySystemFill, edge: outline)
      onTrack.look = SwitchTrack.Look(fill: onTintColor ?? .systemGreen)
    }
    thumb.image = ThumbImage.make(
      side: behavior.switchSize.height,
      color: thumbTintColor,
      isGlossy: behavior.switchesShine
    )
  }

  // MARK: Layout

  private var ownSize: CGSize { device.behavior.switchSize }

  /// The frame, whose size is the switch's own.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: ownSize) : newValue }
  }

  /// Lays out the track and the thumb.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  private func layoutParts() {
    let alpha = isEnabled ? 1 : UISwitch.disabledAlpha
    offTrack.frame = bounds
    onTrack.frame = bounds
    offTrack.alpha = thumbIsOn ? 0 : alpha
    onTrack.alpha = thumbIsOn ? alpha : 0
    let side = bounds.height
    thumb.frame = CGRect(
      x: thumbIsOn != isRightToLeft ? bounds.maxX - side : 0,
      y: 0,
      width: side,
      height: side
    )
  }

  /// Returns the switch's own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  override var defaultContentPriorities: ContentPriorities {
    var priorities = ContentPriorities()
    priorities.hugging.horizontal = .defaultHigh
    priorities.hugging.vertical = .defaultHigh
    return priorities
  }

  /// The switch's own size within the alignment insets.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: ownSize.width - alignmentRectInsets.right, height: ownSize.height)
  }

  /// The distances from the frame to the rectangle by which constraints align the switch.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: device.behavior.switchAlignmentInset)
  }

  // MARK: Tracking

  /// Takes the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragStart = touch.location(in: self).x
    isDragged = false
    return true
  }

  /// Moves the thumb to the half in which the finger is.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if abs(x - dragStart) > UISwitch.dragDistance { isDragged = true }
    let on = (x > bounds.midX) != isRightToLeft
    if isDragged, on != thumbIsOn { moveThumb(on, animated: true) }
    return true
  }

  /// Switches after a tap, or to where the thumb was dragged, and sends the change.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let on = isDragged ? thumbIsOn : isTouchInside ? !storedOn : storedOn
    guard on != storedOn else { return }
    setOn(on, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Moves the thumb back.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if thumbIsOn != storedOn { moveThumb(storedOn, animated: true) }
  }

  override var keepsTapsFromSuperviews: Bool { true }

  /// Prevents pans of superviews that begin on the thumb and go along the track.
  ///
  /// Source: Apple, "Attaching gesture recognizers to UIKit controls".
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.numberOfTouches == 1,
      let view = pan.view, view !== self, isDescendant(of: view)
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let (translation, location) = (pan.translation(in: self), pan.location(in: self))
    return abs(translation.x) <= abs(translation.y)
      || !thumb.frame.contains(CGPoint(x: location.x - translation.x, y: location.y - translation.y))
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      value: self.storedOn ? "1" : "0",
      traits: stateTraits.union(.button),
      kind: "switch"
    )
  }

  package override var summaryDetails: [String] { [storedOn ? "on" : "off"] }
}

/// The track of a switch in one of its states.
private final class SwitchTrack: UIView {
  /// What a track looks like; nil for what it lacks.
  struct Look {
    var fill: UIColor?
    var edge: UIColor?
    var text: (word: String, color: UIColor)?
  }

  /// The width of the outline in points.
  private static let edgeWidth: CGFloat = 1.5
  /// The distance of the word from the side, in points.
  private static let margin: CGFloat = 12

  var look = Look() { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let inset = look.edge == nil ? 0 : SwitchTrack.edgeWidth / 2
    let area = bounds.insetBy(dx: inset, dy: inset)
    let outline = UIBezierPath(roundedRect: area, cornerRadius: area.height / 2)
    if let fill = look.fill {
      fill.setFill()
      outline.fill()
    }
    if let edge = look.edge {
      edge.setStroke()
      outline.lineWidth = SwitchTrack.edgeWidth
      outline.stroke()
    }
    guard let text = look.text else { return }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 16), .foregroundColor: text.color,
    ]
    let size = text.word.size(withAttributes: attributes)
    let x = text.word == "ON" ? SwitchTrack.margin : bounds.maxX - SwitchTrack.margin - size.width
    text.word.draw(at: CGPoint(x: x, y: bounds.midY - size.height / 2), withAttributes: attributes)
  }
}
