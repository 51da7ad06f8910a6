/// Recognizes a gesture from the touches of a view and its subviews.
///
/// A subclass evaluates the touches in its view and sets `state`. `GestureTransition` defines the allowed
/// changes of the state; `GestureCoordinator` decides which recognizers may recognize together.
@preconcurrency @MainActor
open class UIGestureRecognizer: @preconcurrency CustomStringConvertible, DeviceBound, MessageReceiver {
  /// The states of a gesture recognizer.
  public enum State: Int, Sendable {
    /// No gesture has been recognized yet.
    case possible = 0
    /// A continuous gesture has been recognized.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture has ended.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches are not this recognizer's gesture.
    case failed = 5

    /// The state of a recognized discrete gesture: the same as `ended`.
    public static let recognized = State.ended
  }

  // The recognizer's state and touches.
  final var storedState = State.possible
  /// The state that handlers see, if another state has followed it already.
  final var shownState: State?
  /// The recognized states that wait for other recognizers to fail.
  final var pendingStates: [State] = []
  /// The touches on the screen, in the order in which they began.
  final var touches: [UITouch] = []
  /// All touches since the last reset, including those that have ended.
  final var concernedTouches: [UITouch] = []
  final var lastPlace = CGPoint.zero
  @WeakReference final var lastWindow: UIWindow?
  @WeakReference private final var storedView: UIView?

  // Handlers and relations to other recognizers.
  final var handlers: [Handler] = []
  /// The number of handlers that were ever added; makes tokens unique.
  final var handlerCount = 0
  final var requiredFailures: [WeakGestureRecognizer] = []
  /// The answers of delegates and subclasses in this attempt.
  final var askedRequirements: [ObjectIdentifier: Bool] = [:]

  /// Creates a recognizer without a view.
  public convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer that sends a message to a target, which is not kept; see `addTarget(_:action:)`.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  // MARK: State

  /// The state of the recognizer.
  ///
  /// Subclasses set it. A change that `GestureTransition` doesn't allow is ignored; a change that must wait
  /// for other recognizers is made when they have failed. Handlers run at the end of the event, before views get
  /// its touches. After `ended`, `cancelled` and `failed` the system goes back to `possible`.
  open var state: State {
    get { shownState ?? storedState }
    set { ask(for: newValue) }
  }

  /// The view to which the recognizer is attached.
  open internal(set) var view: UIView? {
    get { storedView }
    set { storedView = newValue }
  }

  /// The delegate, which can prevent or combine gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer gets touches; disabling it cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { withdraw() } }
  }

  /// A name for debugging.
  open var name: String?

  // MARK: Touches in the view

  /// Whether the touches of a recognized gesture are cancelled in their view.
  open var cancelsTouchesInView = true

  /// Whether the view gets touches only after this recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the view gets the end of touches only after this recognizer has failed.
  open var delaysTouchesEnded = true

  /// The raw values of the touch types that the recognizer gets; all by default.
  open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.allCases.map { NSNumber(value: $0.rawValue) }

  /// Whether touches of a type other than that of the present touches are ignored.
  open var requiresExclusiveTouchType = true

  // MARK: Locations

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { locatedTouches.count }

  /// The centroid of the touches, or its last location, in the coordinates of `view`, or
  /// of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(UIGestureRecognizer.middle(of: locatedTouches) ?? lastPlace, to: view)
  }

  /// The location of a touch, in the coordinates of `view`, or of the window for nil.
  ///
  /// An index out of range raises NSRangeException.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = locatedTouches
    guard touches.indices.contains(touchIndex) else {
      UIKitException.raise(
        .rangeException,
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(touches.count))."
      )
    }
    return touches[touchIndex].location(in: view)
  }

  /// The touches that currently make up the gesture.
  var locatedTouches: [UITouch] { touches }

  // MARK: Other recognizers

  /// Makes this recognizer wait until the other has failed; if the other recognizes, this one fails.
  ///
  /// Has no effect if both are the same.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  /// Whether this recognizer, once it recognizes, makes the other fail, unless a delegate allows both.
  ///
  /// True by default; subclasses override it.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer fails when the other recognizes, unless a delegate allows both.
  ///
  /// True by default; subclasses override it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until the other has failed; called once per attempt.
  ///
  /// False by default; subclasses override it.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other recognizer waits until this one has failed; called once per attempt.
  ///
  /// False by default; subclasses override it.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The order among recognizers that recognize at the same time: higher numbers come first.
  ///
  /// With equal numbers, the recognizer whose view is nearest to the touched view comes first.
  var precedence: Int { 0 }

  // MARK: Subclassing

  /// Called when touches begin in the view; does nothing unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move; does nothing unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end; does nothing unless overridden.
  ///
  /// A recognizer whose gesture has become impossible must set its state to `failed`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system cancels touches; does nothing unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after the gesture, when the state is `possible` again; subclasses reset their own state.
  ///
  /// Touches that are still on the screen are not reported any more.
  open func reset() {}

  /// Ignores a touch: this recognizer doesn't get it and doesn't cancel it in its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    drop(touch)
  }

  /// The class, the state and the name, if any; without an address.
  open var description: String {
    let label = name.map { " \"\($0)\"" } ?? ""
    return "<\(type(of: self))\(label); state = \(state)>"
  }

  /// Sends a message to a target, which is not retained, whenever the state changes, except when the recognizer fails.
  ///
  /// The method may take the recognizer. A pair of target and action is added once.
  /// Source: Apple, UIGestureRecognizer.addTarget(_:action:).
  open func addTarget(_ target: Any, action: Selector) {
    guard !handlers.contains(where: { $0.target?.matches(target, action) ?? false }) else { return }
    let known = TargetAction(target, action)
    add(target: known) { recognizer in _ = known.target.map { action.send(to: $0, recognizer) } }
  }

  /// Removes targets; nil stands for all targets, and for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll { handler in
      guard let known = handler.target else { return false }
      if target == nil { return action == nil || known.action == action }
      return known.matches(target, action)
    }
  }
}

extension UIGestureRecognizer: @preconcurrency Hashable {
  /// Compares identities.
  nonisolated public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

// MARK: - Handlers

extension UIGestureRecognizer {
  /// Identifies a handler, for `removeHandler(_:)`.
  public struct HandlerToken: Hashable, Sendable {
    let number: Int
  }

  /// A closure, or the action of a target, that runs when the state has changed.
  struct Handler {
    let token: HandlerToken
    var target: TargetAction?
    let work: (UIGestureRecognizer) -> Void
  }

  @discardableResult
  final func add(target: TargetAction?, _ work: @escaping (UIGestureRecognizer) -> Void) -> HandlerToken {
    handlerCount += 1
    let handler = Handler(token: HandlerToken(number: handlerCount), target: target, work: work)
    handlers.append(handler)
    return handler.token
  }

  /// Removes a handler; has no effect if it was removed before.
  public func removeHandler(_ token: HandlerToken) {
    handlers.removeAll { $0.token == token }
  }

  /// Runs the handlers when all recognizers have received the event; they see the present state.
  final func sendAction() {
    let state = storedState
    device.gestures.send { [self] in
      shownState = state
      for handler in handlers where handlers.contains(where: { $0.token == handler.token }) {
        handler.work(self)
      }
      shownState = nil
    }
  }
}

/// A protocol of all gesture recognizers, which passes handlers the recognizer with its own class.
@preconcurrency @MainActor
public protocol GestureHandling {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
  /// Creates a recognizer that runs `handler` whenever its state changes, except to `failed`.
  ///
  /// The recognizer retains the handler. To avoid a retain cycle, capture the owner of the recognizer weakly.
  public init(handler: @escaping (Self) -> Void) {
    guard let type = Self.self as? UIGestureRecognizer.Type,
      case let recognizer = type.appleSources_make(target: nil, action: nil), let own = recognizer as? Self
    else { preconditionFailure("Only UIGestureRecognizer conforms to GestureHandling") }
    self = own
    recognizer.add(target: nil) { recognizer in if let own = recognizer as? Self { handler(own) } }
  }
}

extension GestureHandling where Self: UIGestureRecognizer {
  /// Adds a handler; it runs after earlier ones whenever the state changes, except to `failed`.
  ///
  /// Returns the token for `removeHandler(_:)`.
  @discardableResult
  public func addHandler(_ handler: @escaping (Self) -> Void) -> UIGestureRecognizer.HandlerToken {
    add(target: nil) { recognizer in if let own = recognizer as? Self { handler(own) } }
  }
}

// MARK: - Relations

extension UIGestureRecognizer {
  final func addRequirement(_ other: UIGestureRecognizer) {
    guard other !== self else { return }
    requiredFailures.removeAll { $0.recognizer == nil || $0.recognizer === other }
    requiredFailures.append(WeakGestureRecognizer(recognizer: other))
  }

  /// Whether this recognizer has to wait until the other has failed.
  ///
  /// Besides `require(toFail:)` the subclasses and delegates of both can require it, for recognizers with a
  /// common touch; they are called once per attempt.
  final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if requiredFailures.contains(where: { $0.recognizer === other }) { return true }
    guard sharesTouch(with: other) else { return false }
    if let answer = askedRequirements[ObjectIdentifier(other)] { return answer }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    askedRequirements[ObjectIdentifier(other)] = answer
    return answer
  }

  /// Whether this recognizer, once it recognizes, makes the other fail.
  ///
  /// Only recognizers with a common touch compete.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    sharesTouch(with: other) && canPrevent(other) && other.canBePrevented(by: self)
      && !mayRecognize(beside: other)
  }

  private func mayRecognize(beside other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  private func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    concernedTouches.contains { other.concernedTouches.contains($0) }
  }
}

/// Controls what one or several gesture recognizers may recognize.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a recognizer may leave `possible` for its gesture; otherwise it fails.
  ///
  /// True by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether a recognizer gets a touch that begins; called before `touchesBegan(_:with:)`.
  ///
  /// True by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Whether two recognizers may recognize at the same time; one side's permission is enough.
  ///
  /// False by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the first recognizer must wait until the other has failed; called once per attempt.
  ///
  /// False by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the other recognizer must wait until the first has failed; called once per attempt.
  ///
  /// False by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
