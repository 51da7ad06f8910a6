/// A view that turns touches into events and runs the actions registered for them.
@preconcurrency @MainActor
open class UIControl: UIView {
  override class var plainHitTestClass: UIView.Type { UIControl.self }

  /// Points beyond the bounds up to which a finger that began inside still counts as inside.
  static let dragSlop: CGFloat = 70

  final var registrations: [ActionRegistration] = []

  /// The event whose touches the control receives at the moment, for its targets.
  private var currentEvent: UIEvent?

  /// Creates a control and registers `primaryAction` for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Restores an archived control without its actions, which are closures.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Whether the control takes touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control shows that a finger is on it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The flags above as one set.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Where the content stands between top and bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content stands between left and right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The alignment with leading and trailing made left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case let alignment: alignment
    }
  }

  /// The look may have to follow a change of state.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.joinedLabelTexts, traits: stateTraits, kind: "control")
  }

  /// Selected and disabled, as traits.
  final var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isSelected ? .selected : .none
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  // MARK: Actions

  /// Runs `action` when one of `controlEvents` happens.
  ///
  /// An action with the identifier of one that is registered for an event takes its place there.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(ActionRegistration(work: .action(action), events: controlEvents))
  }

  /// No longer runs `action` for these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer runs the action with this identifier for these events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeRegistrations(for: controlEvents) { $0.action?.identifier == identifier }
  }

  /// The actions that run for an event, in the order registered.
  package func actions(for controlEvents: Event) -> [UIAction] {
    registrations.filter { !$0.events.isDisjoint(with: controlEvents) }.compactMap(\.work.action)
  }

  /// All events that some action is registered for.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs the actions of these events, with targets or closures, in the order registered.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.work {
      case .action(let action): sendAction(action)
      case .target(let target):
        if !target.isGone { sendAction(target.action, to: target.target, for: currentEvent) }
      }
    }
  }

  /// Runs one action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Sends an action to a target, or up the responder chain if that is nil, with this control as its sender.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    device.application.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: Tracking

  /// Whether a finger is being followed.
  open private(set) var isTracking = false

  /// Whether the finger is inside, or was when it was seen last.
  open private(set) var isTouchInside = false

  /// The finger that is being followed.
  private var trackedTouch: UITouch? {
    didSet { isTracking = trackedTouch != nil }
  }

  /// A finger came down: returning false leaves it alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved: returning false stops following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted, or is no longer followed.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The system took the finger away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow the first finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = touches.min(by: { $0.sequence < $1.sequence }), isEnabled, !isTracking else {
      return
    }
    isTouchInside = true
    isHighlighted = true
    if beginTracking(touch, with: event) { trackedTouch = touch }
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
    sendActions(for: .touchDown)
    if !isTracking { isHighlighted = false }
  }

  /// Follows the finger, and tells whether it is inside.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    guard isTracking, !continueTracking(touch, with: event) else { return }
    trackedTouch = nil
    isHighlighted = false
    endTracking(touch, with: event)
  }

  /// Lets the finger go; inside, that triggers the control.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch)
    trackedTouch = nil
    isHighlighted = false
    endTracking(touch, with: event)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
    if isTouchInside && triggersPrimaryAction { sendActions(for: .primaryActionTriggered) }
  }

  /// Lets the finger go without triggering anything.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Whether lifting the finger inside is what the control is there for, as with buttons.
  var triggersPrimaryAction: Bool { false }

  /// Whether a tap belongs to this control rather than to a tap recognizer of a view that holds it.
  var keepsTapsFromSuperviews: Bool { false }

  /// Keeps a single tap from the recognizers of superviews, if this is a control that is there to be tapped.
  ///
  /// A recognizer of the control itself is not stopped, nor one that leaves touches to their views, nor one for
  /// a disabled control. Source: Apple, "Attaching gesture recognizers to UIKit controls"; Stack Overflow
  /// 77329118 for recognizers that leave touches to their views.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard keepsTapsFromSuperviews, isEnabled, gestureRecognizer.cancelsTouchesInView,
      let tap = gestureRecognizer as? UITapGestureRecognizer, tap.isSingle,
      let view = tap.view, view !== self, isDescendant(of: view)
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  /// A finger that slipped off the control a little still counts as inside.
  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -UIControl.dragSlop, dy: -UIControl.dragSlop)
      .contains(touch.location(in: self))
  }
}

extension UIControl {
  /// What can happen to a control; a set, so that an action can be registered for several.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again soon after: its tap count is above 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// What was typed changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The editing of a text field ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field; an action for it ends the editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of fingers.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks like and takes at the moment; a set.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Where content stands between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// Where content stands between left and right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From left to right.
    case fill = 3
    /// Where text begins: at the left, as the simulated language reads from left to right.
    case leading = 4
    /// Where text ends: at the right.
    case trailing = 5
  }
}

/// An action, or a target's, and the events that it runs for.
struct ActionRegistration {
  enum Work {
    case action(UIAction)
    case target(TargetAction)

    var action: UIAction? {
      if case .action(let action) = self { return action }
      return nil
    }

    var target: TargetAction? {
      if case .target(let target) = self { return target }
      return nil
    }
  }

  let work: Work
  var events: UIControl.Event
}

/// A value for each state of a control; a state without one falls back to the normal state.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value of a state, or of the normal one.
  ///
  /// Assigning nil takes the state's value away.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
