/// Something that can respond to events, linked to the one that is asked next.
///
/// The root of the class tree: compared by identity, and on the main actor like all of UIKit.
@preconcurrency @MainActor
open class UIResponder: @preconcurrency CustomStringConvertible, DeviceBound, MessageReceiver {
  // Made for the first who refers to the responder without keeping it; all that refer to it find it there.
  final nonisolated(unsafe) var life: ResponderLife?

  /// Creates a responder.
  public init() {}

  deinit {
    endLife()
  }

  /// The responder that is asked when this one does not handle an event, or nil at the chain's end.
  open var next: UIResponder? { nil }

  /// Whether this responder may become the first one.
  ///
  /// Plain responders may not.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder is willing to stop being the first one.
  open var canResignFirstResponder: Bool { true }

  /// Whether events that belong to no point come here first.
  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  /// Asks to become the first responder of the window; returns whether it is now.
  ///
  /// Fails if this responder cannot become first, is in no window, or the present one refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    // The keyboard stays while one responder takes it over from another.
    return device.focus.whileMoving {
      if let present = window.firstResponder {
        guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
      }
      window.firstResponder = self
      return isFirstResponder
    }
  }

  /// Stops being the first responder; returns whether it was given up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { responderWindow?.firstResponder = nil }
    return true
  }

  /// What the keyboard shows in place of the system's keys while this responder is the first one; nil for those.
  ///
  /// The nearest one up the responder chain counts. Its width is the screen's, its height the one that it has.
  open var inputView: UIView? { nil }

  /// What the keyboard shows above the keys while this responder is the first one; nil for nothing.
  ///
  /// The nearest one up the responder chain counts. Its width is the screen's, its height the one that it has.
  open var inputAccessoryView: UIView? { nil }

  /// Lets the keyboard ask again what it shows, if this is the first responder.
  open func reloadInputViews() {
    device.focus.observer?.inputViewsDidChange(of: self)
  }

  /// Fingers came down; by default the next responder is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesBegan, event) { $0.touchesBegan(touches, with: event) }
  }

  /// Fingers moved; by default the next responder is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesMoved, event) { $0.touchesMoved(touches, with: event) }
  }

  /// Fingers were lifted; by default the next responder is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesEnded, event) { $0.touchesEnded(touches, with: event) }
  }

  /// The system took the touches away; by default the next responder is told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesCancelled, event) { $0.touchesCancelled(touches, with: event) }
  }

  /// The device began to be moved; by default the next responder is told.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn(.motionBegan, event) { $0.motionBegan(motion, with: event) }
  }

  /// The device was moved; by default the next responder is told.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn(.motionEnded, event) { $0.motionEnded(motion, with: event) }
  }

  /// The motion was taken back, such as a shake that went on for too long; by default the next responder is told.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn(.motionCancelled, event) { $0.motionCancelled(motion, with: event) }
  }

  /// A button of an accessory was pressed; by default the next responder is told.
  open func remoteControlReceived(with event: UIEvent?) {
    passOn(.remoteControlReceived, event) { $0.remoteControlReceived(with: event) }
  }

  /// Whether this responder, if it is a `target`, is willing to act on it for `sender` right now.
  ///
  /// By default it is. One that is not is passed over, and those above it are asked.
  open func canPerformAction(_ target: Any.Type, withSender sender: Any?) -> Bool { true }

  /// Whether this responder is willing to perform an action for `sender` right now: by default, whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The nearest responder up the chain, this one included, that can perform an action; nil if none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  /// The class in angle brackets.
  ///
  /// There is no address in it: same run, same text.
  open var description: String { "<\(type(of: self))>" }

  /// This responder has become the first one.
  func didBecomeFirstResponder() {}

  /// This responder is no longer the first one, in whatever way that came about.
  func didStopBeingFirstResponder() {}

  /// The window whose first responder this could be.
  var responderWindow: UIWindow? { nil }
}

extension UIResponder: @preconcurrency Hashable {
  /// Responders are equal if they are the same object.
  nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }

  /// Feeds the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UIResponder {
  /// Delivers touches by the method of their phase; there is none for stationary touches.
  final func hear(_ touches: Set<UITouch>, _ phase: UITouch.Phase, with event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }
}

// MARK: - Passing on

extension UIResponder {
  /// What a responder tells the next one of.
  enum Message: Hashable {
    case touchesBegan
    case touchesMoved
    case touchesEnded
    case touchesCancelled
    case motionBegan
    case motionEnded
    case motionCancelled
    case remoteControlReceived
  }

  /// Tells the next responder.
  ///
  /// An application may override `next`, and so close the chain; an event ends where it would come by again.
  final func passOn(_ message: Message, _ event: UIEvent?, _ tell: (UIResponder) -> Void) {
    guard let next else { return }
    let visit = ResponderVisit(
      responder: ObjectIdentifier(self),
      message: message,
      event: event.map { ObjectIdentifier($0) }
    )
    guard device.views.responderVisits.insert(visit).inserted else {
      device.console.log("The responder chain comes back to \(self), which ends it there.")
      return
    }
    tell(next)
    device.views.responderVisits.remove(visit)
  }
}

// MARK: - Targets

extension UIResponder {
  /// The nearest responder up the chain, this one included, that is a `Target` and is willing to act.
  ///
  /// Stands for UIKit's `target(forAction:withSender:)`: a type says what a selector says there. A chain that
  /// comes back to itself ends where it does.
  ///
  /// - Parameters:
  ///   - type: a protocol or class.
  ///   - sender: who wants the action, for `canPerformAction(_:withSender:)`.
  public final func target<Target>(
    for type: Target.Type,
    withSender sender: Any? = nil
  ) -> Target? {
    for responder in chain {
      guard let target = responder as? Target else { continue }
      if responder.canPerformAction(type, withSender: sender) { return target }
    }
    return nil
  }

  /// This responder and all that are asked after it, each once.
  final var chain: [UIResponder] {
    var seen: Set<UIResponder> = []
    var chain: [UIResponder] = []
    var candidate: UIResponder? = self
    while let responder = candidate, seen.insert(responder).inserted {
      chain.append(responder)
      candidate = responder.next
    }
    return chain
  }
}

/// A responder that is telling the next one of an event.
struct ResponderVisit: Hashable {
  let responder: ObjectIdentifier
  let message: UIResponder.Message
  let event: ObjectIdentifier?
}

/// Tells whether a responder is still there; the responder owns it and clears it when it goes away.
final class ResponderLife {
  nonisolated(unsafe) fileprivate(set) unowned(unsafe) var responder: UIResponder?

  fileprivate init(of responder: UIResponder) {
    self.responder = responder
  }
}

extension UIResponder {
  /// What a ``WeakReference`` to the responder holds.
  final var livingLife: ResponderLife {
    if let life { return life }
    let life = ResponderLife(of: self)
    self.life = life
    return life
  }

  /// Lookups no longer find the responder.
  nonisolated final func endLife() {
    life?.responder = nil
  }
}

/// Refers to a responder without keeping it alive; is nil once the responder is gone.
///
/// A `weak var` would do the same, but Swift counts an object that was ever referred to by one out of line, for good.
/// Windows, root views and controllers are counted at every step of every walk through the tree, so they own a
/// ``ResponderLife`` that is referred to instead. Other than a `weak var`, a reference still finds a responder while the
/// `deinit` of its subclass runs.
@MainActor
@propertyWrapper
struct WeakReference<Responder: UIResponder> {
  private var life: ResponderLife?

  init(wrappedValue: Responder? = nil) {
    life = wrappedValue?.livingLife
  }

  /// The responder, or nil.
  var wrappedValue: Responder? {
    get {
      guard let responder = life?.responder else { return nil }
      return unsafeDowncast(responder, to: Responder.self)
    }
    set { life = newValue?.livingLife }
  }
}
