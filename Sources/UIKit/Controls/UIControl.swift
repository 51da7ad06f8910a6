/// A view that turns touches into events and runs the actions registered for them.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Points beyond the bounds up to which a finger that began inside still counts as inside.
  static let dragSlop: CGFloat = 70

  private var registrations: [ActionRegistration] = []

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

  // MARK: Actions

  /// Runs `action` when one of `controlEvents` happens.
  ///
  /// An action with the identifier of one that is registered for an event takes its place there.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(ActionRegistration(action: action, events: controlEvents))
  }

  /// No longer runs `action` for these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer runs the action with this identifier for these events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in registrations.indices where registrations[index].action.identifier == identifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The actions that run for an event, in the order registered.
  package func actions(for controlEvents: Event) -> [UIAction] {
    registrations.filter { !$0.events.isDisjoint(with: controlEvents) }.map(\.action)
  }

  /// All events that some action is registered for.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs the actions of these events, in the order registered.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  /// Runs one action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
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
