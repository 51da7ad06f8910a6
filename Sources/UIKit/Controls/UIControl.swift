/// A view that turns touches into events and runs the actions registered for them.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  override class var plainHitTestClass: UIView.Type { UIControl.self }

  /// The distance outside the bounds, in points, within which a touch that began inside still counts as
  /// inside.
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

  /// Creates a control from an archive, without its actions, which are closures.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeNib(self, as: UIControl.self)
  }

  // MARK: State

  /// Whether the control receives touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is highlighted, as during a touch.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state as a set of the flags above.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment, with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let alignment: alignment
    }
  }

  /// Called after a change of state, to update the appearance.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Menus

  /// The interaction that shows the control's menu; nil unless it is enabled.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether the control has a menu, which a press of half a second shows; false by default.
  ///
  /// Source of this and the following members: Apple, UIControl.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let old = contextMenuInteraction { removeInteraction(old) }
      contextMenuInteraction = newValue ? UIContextMenuInteraction(self, isCompact: true) : nil
      if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
    }
  }

  /// Whether a touch shows the menu at once, in place of the primary action; false by default.
  open var showsMenuAsPrimaryAction = false

  /// The point in the control at which its menu is; in the middle of the lower edge by default.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Returns the control's menu; nil unless a subclass has one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Called before the control's menu is shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the control's menu is dismissed.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The sender of the actions of the control's menu.
  var menuSender: Any { self }

  /// Whether choosing an action of the control's menu selects it, as in a pop-up button.
  var menuSelects: Bool { false }

  /// Called after an element of the control's menu was chosen.
  func menuDidChoose() {}

  /// The touch that has shown the menu, and the menu.
  final var menuTouch: (touch: UITouch, session: any ShownMenu)?

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.joinedLabelTexts, traits: stateTraits, kind: "control")
  }

  /// The accessibility traits for the selected and the disabled state.
  final var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isSelected ? .selected : .none
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  // MARK: Actions

  /// Runs `action` for each of `controlEvents`.
  ///
  /// It replaces an action with the same identifier that is registered for the same event.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(ActionRegistration(work: .action(action), events: controlEvents))
  }

  /// Stops running `action` for these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action with this identifier for these events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeRegistrations(for: controlEvents) { $0.action?.identifier == identifier }
  }

  /// Returns the actions for an event, in the order of their registration.
  package func actions(for controlEvents: Event) -> [UIAction] {
    registrations.filter { !$0.events.isDisjoint(with: controlEvents) }.compactMap(\.work.action)
  }

  /// All events that have actions.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs the actions for these events, with targets or closures, in the order of their registration.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.work {
      case .action(let action): sendAction(action)
      case .target(let target):
        if !target.isGone { sendAction(target.action, to: target.target, for: currentEvent) }
      }
    }
  }

  /// Sends the events of a tap, as if people had triggered the control, from iOS 17.4 on.
  ///
  /// A disabled control does nothing.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    willTriggerPrimaryAction()
    sendActions(for: .primaryActionTriggered)
  }

  /// Runs an action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Sends an action to a target, or up the responder chain if that is nil, with this control as its sender.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    device.application.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: Tracking

  /// Whether a touch is being tracked.
  open private(set) var isTracking = false

  /// Whether the tracked touch is inside, or was when last seen.
  open private(set) var isTouchInside = false

  private var trackedTouch: UITouch? {
    didSet { isTracking = trackedTouch != nil }
  }

  /// Called when a touch began; returning false ignores it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moved; returning false stops tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ended or is no longer tracked.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system cancelled the touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// Starts tracking the first touch.
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
    if isTracking, showsMenu(for: touch) {
      trackedTouch = nil
      isTouchInside = false
      cancelTracking(with: event)
      sendActions(for: .touchCancel)
    }
    if !isTracking { isHighlighted = false }
  }

  /// Tracks the touch, and sends events for its movement.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    if let menuTouch, touches.contains(menuTouch.touch) {
      return menuTouch.session.fingerMoved(to: menuTouch.touch.location(in: nil))
    }
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

  /// Stops tracking; a touch that ended inside triggers the control.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    if let menuTouch, touches.contains(menuTouch.touch) {
      self.menuTouch = nil
      return menuTouch.session.fingerLifted(at: menuTouch.touch.location(in: nil))
    }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch)
    trackedTouch = nil
    isHighlighted = false
    endTracking(touch, with: event)
    if isTouchInside && triggersPrimaryAction { willTriggerPrimaryAction() }
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
    if isTouchInside && triggersPrimaryAction { sendActions(for: .primaryActionTriggered) }
  }

  /// Stops tracking without triggering the control.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    if let menuTouch, touches.contains(menuTouch.touch) { self.menuTouch = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Whether a touch that ended inside is the control's primary action, as for buttons.
  var triggersPrimaryAction: Bool { false }

  /// Called before the actions of a tap are sent.
  func willTriggerPrimaryAction() {}

  /// Whether the control prevents tap recognizers of its superviews from recognizing taps on it.
  var keepsTapsFromSuperviews: Bool { false }

  /// Prevents single-tap recognizers of superviews, for controls with a tap as their action.
  ///
  /// Exceptions are recognizers of the control itself, those that don't cancel touches in views, and disabled
  /// controls. Source: Apple, "Attaching gesture recognizers to UIKit controls"; Stack Overflow 77329118 for
  /// recognizers that don't cancel touches.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard keepsTapsFromSuperviews, isEnabled, gestureRecognizer.cancelsTouchesInView,
      let tap = gestureRecognizer as? UITapGestureRecognizer, tap.isSingle,
      let view = tap.view, view !== self, isDescendant(of: view)
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  /// Returns whether a touch is inside, including the tolerance around the bounds.
  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -UIControl.dragSlop, dy: -UIControl.dragSlop)
      .contains(touch.location(in: self))
  }

  // MARK: Targets

  /// Sends `action` to a target, which is not kept, when one of `controlEvents` happens.
  ///
  /// The method may take the control, and then the event. Without a target the nearest responder that has the method receives
  /// it: see `UIApplication.sendAction(_:to:from:for:)`. A pair of target and action that is registered already gets the events
  /// as well. Source: Apple, UIControl.addTarget(_:action:for:).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let known = registrations.firstIndex { $0.work.target?.matches(target, action) ?? false }
    if let known {
      registrations[known].events.formUnion(controlEvents)
    } else {
      let work = ActionRegistration.Work.target(TargetAction(target, action))
      registrations.append(ActionRegistration(work: work, events: controlEvents))
    }
  }

  /// No longer sends `action` to a target for these events; nil stands for all actions, and all targets.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeRegistrations(for: controlEvents) { work in
      guard let known = work.target else { return false }
      if target == nil { return action == nil || known.action == action }
      return known.matches(target, action)
    }
  }
}
