/// Recognizes one kind of gesture among the touches of a view and of all it holds.
///
/// A subclass reads the touches that come down in its view and sets `state`. What the state may change to is
/// the business of `GestureTransition`; who may recognize beside whom is that of `GestureCoordinator`.
@preconcurrency @MainActor
open class UIGestureRecognizer: @preconcurrency CustomStringConvertible, DeviceBound, MessageReceiver {
  /// How far a recognizer has come with its gesture.
  public enum State: Int, Sendable {
    /// Nothing was recognized yet.
    case possible = 0
    /// A gesture that lasts was recognized.
    case began = 1
    /// Something changed in a gesture that began.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// A gesture that had begun was taken away.
    case cancelled = 4
    /// The touches are of some other gesture.
    case failed = 5

    /// What a gesture of one moment reaches: the same as `ended`.
    public static let recognized = State.ended
  }

  // What the recognizer has to do with the touches under way.
  final var storedState = State.possible
  /// The state that handlers are being told of, if another has followed it already.
  final var shownState: State?
  /// What was recognized but waits for others to fail.
  final var waitingStates: [State] = []
  /// The fingers in hand, in the order in which they came down.
  final var touches: [UITouch] = []
  /// All fingers since the recognizer was reset, lifted ones too.
  final var concernedTouches: [UITouch] = []
  final var lastPlace = CGPoint.zero
  @WeakReference final var lastWindow: UIWindow?
  @WeakReference private final var storedView: UIView?

  // What it has to do with others.
  final var handlers: [Handler] = []
  /// How many handlers were ever added, so that no token is given twice.
  final var handlerCount = 0
  final var requiredFailures: [WeakGestureRecognizer] = []
  /// What delegates and subclasses answered in this attempt.
  final var askedRequirements: [ObjectIdentifier: Bool] = [:]

  /// Creates a recognizer that belongs to no view yet.
  public required init() {}

  /// Creates a recognizer that sends a message to a target, which is not kept; see `addTarget(_:action:)`.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  // MARK: State

  /// How far the recognizer has come.
  ///
  /// Subclasses set it. A change that the state machine does not know is ignored; one that others must first
  /// allow by failing is made when they have failed. Handlers run on the next turn of the run loop. After
  /// `ended`, `cancelled` and `failed` the system goes back to `possible` by itself.
  open var state: State {
    get { shownState ?? storedState }
    set { ask(for: newValue) }
  }

  /// The view that the recognizer belongs to.
  open internal(set) var view: UIView? {
    get { storedView }
    set { storedView = newValue }
  }

  /// Who has a say in what is recognized.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer gets touches; switching it off cancels a gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { withdraw() } }
  }

  /// A name to tell recognizers apart when debugging.
  open var name: String?

  // MARK: Touches in the view

  /// Whether touches are taken from their view by `touchesCancelled` once the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view gets touches only when this recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the view hears that fingers were lifted only when this recognizer has failed.
  open var delaysTouchesEnded = true

  /// The raw values of the kinds of touches that the recognizer gets: all, at first.
  open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.allCases.map { NSNumber(value: $0.rawValue) }

  /// Whether touches of another kind than those in hand are left alone.
  open var requiresExclusiveTouchType = true

  // MARK: Places

  /// How many fingers are in hand.
  open var numberOfTouches: Int { locatedTouches.count }

  /// The middle of the fingers in hand, or where it was last, in points of `view`, or of the window if it is
  /// nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(UIGestureRecognizer.middle(of: locatedTouches) ?? lastPlace, to: view)
  }

  /// The place of one finger, in points of `view`, or of the window if it is nil.
  ///
  /// An index that no finger has raises NSRangeException.
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

  /// The fingers that the gesture is made of at the moment.
  var locatedTouches: [UITouch] { touches }

  // MARK: Other recognizers

  /// Lets this recognizer wait until the other has failed; if the other recognizes, this one fails.
  ///
  /// Requiring the failure of itself does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  /// Whether recognizing makes `preventedGestureRecognizer` fail, unless a delegate allows both.
  ///
  /// True by default; subclasses override it.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer fails when `preventingGestureRecognizer` recognizes, unless a delegate allows both.
  ///
  /// True by default; subclasses override it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until the other has failed; asked once in an attempt.
  ///
  /// False by default; subclasses override it.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other recognizer waits until this one has failed; asked once in an attempt.
  ///
  /// False by default; subclasses override it.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Among recognizers that see their gesture at one moment, those with higher numbers come first.
  ///
  /// Otherwise the one nearest to the finger does.
  var precedence: Int { 0 }

  // MARK: Subclassing

  /// Fingers came down in the view; does nothing unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved; does nothing unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted; does nothing unless overridden.
  ///
  /// A recognizer that sees that its gesture can't come any more must set its state to `failed`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took the touches away; does nothing unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The gesture is over and the state is possible again: a subclass forgets what it knew of the touches.
  ///
  /// Fingers that are still down are not heard of any more.
  open func reset() {}

  /// Leaves a finger to others: this recognizer neither gets it nor takes it from its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    drop(touch)
  }

  /// Class, state and the name, if it has one; no address.
  open var description: String {
    let label = name.map { " \"\($0)\"" } ?? ""
    return "<\(type(of: self))\(label); state = \(state)>"
  }
}

extension UIGestureRecognizer: @preconcurrency Hashable {
  /// Recognizers are equal if they are the same object.
  nonisolated public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool {
    left === right
  }

  /// Feeds the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

// MARK: - Handlers

extension UIGestureRecognizer {
  /// What `removeHandler(_:)` knows a handler by.
  public struct HandlerToken: Hashable, Sendable {
    let number: Int
  }

  /// Something that runs when the state has changed: a closure, or the action of a target.
  struct Handler {
    let token: HandlerToken
    var target: TargetAction?
    let work: (UIGestureRecognizer) -> Void
  }

  /// Sends a message to a target, which is not kept, whenever the state changes, except when the recognizer fails.
  ///
  /// The method may take the recognizer. A pair of target and action is added once.
  /// Source: Apple, UIGestureRecognizer.addTarget(_:action:).
  public func addTarget(_ target: Any, action: Selector) {
    guard !handlers.contains(where: { $0.target?.matches(target, action) ?? false }) else { return }
    let known = TargetAction(target, action)
    add(target: known) { recognizer in _ = known.target.map { action.send(to: $0, recognizer) } }
  }

  /// Takes targets away; nil stands for all targets, and all actions.
  public func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll { handler in
      guard let known = handler.target else { return false }
      if target == nil { return action == nil || known.action == action }
      return known.matches(target, action)
    }
  }

  @discardableResult
  final func add(target: TargetAction?, _ work: @escaping (UIGestureRecognizer) -> Void) -> HandlerToken {
    handlerCount += 1
    let handler = Handler(token: HandlerToken(number: handlerCount), target: target, work: work)
    handlers.append(handler)
    return handler.token
  }

  /// Takes a handler away; one that was taken away before is ignored.
  public func removeHandler(_ token: HandlerToken) {
    handlers.removeAll { $0.token == token }
  }

  /// Runs the handlers on the next turn of the run loop, showing them the state of this moment.
  final func sendAction() {
    let state = storedState
    device.onNextTurn { [self] in
      shownState = state
      for handler in handlers where handlers.contains(where: { $0.token == handler.token }) {
        handler.work(self)
      }
      shownState = nil
    }
  }
}

/// What every gesture recognizer is; it lets a handler see the recognizer with its own class.
///
@preconcurrency @MainActor
public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
  /// Creates a recognizer that runs `handler` whenever its state changes, except when it fails.
  ///
  /// The recognizer keeps the handler, so whatever keeps the recognizer should be captured weakly.
  public init(handler: @escaping (Self) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Runs `handler` after those added before, whenever the state changes, except when the recognizer fails.
  ///
  /// Returns what `removeHandler(_:)` takes.
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
  /// Beside `require(toFail:)` the subclasses and delegates of both sides may say so, for recognizers that have
  /// a finger in common; they are asked once in an attempt.
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

  /// Whether recognizing makes the other fail.
  ///
  /// Recognizers compete for fingers: two that have none in common leave each other alone.
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

/// Decides, for one gesture recognizer or several, what they may recognize.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a recognizer that has seen its gesture may leave possible; if not, it fails.
  ///
  /// True by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether a recognizer gets a finger that came down; asked before `touchesBegan(_:with:)`.
  ///
  /// True by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Whether two recognizers may recognize at the same time; it is enough if one side allows it.
  ///
  /// False by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the first recognizer must wait until the other has failed; asked once in an attempt.
  ///
  /// False by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the other recognizer must wait until the first has failed; asked once in an attempt.
  ///
  /// False by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets the recognizer begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Gives the recognizer the finger.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Leaves it to the other side.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Waits for no one.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Keeps no one waiting.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
