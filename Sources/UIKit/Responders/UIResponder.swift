/// An object that can respond to events, linked to the next responder.
///
/// The root of the class hierarchy. Responders are compared by `isEqual(_:)`, and are isolated to the main
/// actor like all of UIKit.
@preconcurrency @MainActor
open class UIResponder: @preconcurrency CustomStringConvertible, @preconcurrency CustomDebugStringConvertible,
  DeviceBound, MessageReceiver
{
  // Created for the first weak reference to the responder; all weak references share it.
  final nonisolated(unsafe) var responderReference: ResponderReference?

  /// Creates a responder.
  public init() {}

  deinit {
    clearWeakReferences()
  }

  /// Whether this responder equals an object: whether it is the same, unless a subclass says otherwise.
  nonisolated open func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject } === self }

  /// A number that is the same for equal responders; those that override `isEqual(_:)` override it, too.
  nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The text that debuggers show: the description, unless a subclass says otherwise.
  open var debugDescription: String { description }

  /// The next responder, which gets the events that this one doesn't handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Called when an activity of the responder that needs to be saved is about to be stored: add its values to `userInfo`.
  ///
  /// Source: Apple, UIResponder.updateUserActivityState(_:).
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores what an activity describes; called by code that continues it, such as a scene's delegate.
  ///
  /// Source: Apple, UIResponder.restoreUserActivityState(_:).
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Whether this responder can become first responder.
  ///
  /// False by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Called when all objects of the nib or scene have been made and connected; does nothing unless overridden.
  ///
  /// A controller's view is not loaded then. Source: Apple, NSObject.awakeFromNib.
  open func awakeFromNib() {}

  /// Called by Interface Builder alone; does nothing unless overridden.
  open func prepareForInterfaceBuilder() {}

  /// Whether this responder can resign first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder of its window, which gets non-touch events first.
  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  /// Makes this the first responder of its window; returns whether it is now.
  ///
  /// Fails if this responder can't become first responder or is in no window, or if the present
  /// one refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    // The keyboard stays while one responder takes over from another.
    return device.focus.deferringNotification {
      if let present = window.firstResponder {
        guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
      }
      window.firstResponder = self
      return isFirstResponder
    }
  }

  /// Resigns first responder; returns whether it has done so.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { responderWindow?.firstResponder = nil }
    return true
  }

  /// The view to show instead of the system's keys while this is the first responder; nil for the keys.
  ///
  /// The nearest one up the responder chain is used, in the width of the screen and its own height.
  open var inputView: UIView? { nil }

  /// The view to show above the keys while this is the first responder; nil for none.
  ///
  /// The nearest one up the responder chain is used, in the width of the screen and its own height.
  open var inputAccessoryView: UIView? { nil }

  /// Makes the keyboard read the input views again, if this is the first responder.
  open func reloadInputViews() {
    device.focus.observer?.inputViewsDidChange(of: self)
  }

  /// Called when touches begin; calls the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.touchesBegan, event) { $0.touchesBegan(touches, with: event) }
  }

  /// Called when touches move; calls the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.touchesMoved, event) { $0.touchesMoved(touches, with: event) }
  }

  /// Called when touches end; calls the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.touchesEnded, event) { $0.touchesEnded(touches, with: event) }
  }

  /// Called when the system cancels touches; calls the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.touchesCancelled, event) { $0.touchesCancelled(touches, with: event) }
  }

  /// Called when a motion of the device begins; calls the next responder by default.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.motionBegan, event) { $0.motionBegan(motion, with: event) }
  }

  /// Called when a motion of the device ends; calls the next responder by default.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.motionEnded, event) { $0.motionEnded(motion, with: event) }
  }

  /// Called when a motion is cancelled, such as a shake that took too long; calls the next
  /// responder by default.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.motionCancelled, event) { $0.motionCancelled(motion, with: event) }
  }

  /// Called when a button of an accessory was pressed; calls the next responder by default.
  open func remoteControlReceived(with event: UIEvent?) {
    forward(.remoteControlReceived, event) { $0.remoteControlReceived(with: event) }
  }

  /// The nearest undo manager up the responder chain; a window has one of its own.
  ///
  /// Source: Apple, UIResponder.undoManager.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The commands of a hardware keyboard that are in effect while this is the first responder, or above it in the chain.
  ///
  /// None by default. Source: Apple, UIResponder.keyCommands.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether this responder, if it is a `target`, can perform the action for `sender` now.
  ///
  /// True by default. If it is false, the search continues up the responder chain.
  open func canPerformAction(_ target: Any.Type, withSender sender: Any?) -> Bool { true }

  /// Whether this responder is willing to perform an action for `sender` right now: by default, whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The nearest responder up the chain, this one included, that can perform an action; nil if none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: Editing

  /// Moves the selection to the pasteboard; subclasses that override one of these methods can perform it.
  ///
  /// Source: Apple, UIResponderStandardEditActions.
  open func cut(_ sender: Any?) { refuse(edit: "cut:") }

  /// Copies the selection to the pasteboard.
  open func copy(_ sender: Any?) { refuse(edit: "copy:") }

  /// Inserts what is on the pasteboard.
  open func paste(_ sender: Any?) { refuse(edit: "paste:") }

  /// Selects what was touched.
  open func select(_ sender: Any?) { refuse(edit: "select:") }

  /// Selects everything.
  open func selectAll(_ sender: Any?) { refuse(edit: "selectAll:") }

  /// Removes the selection.
  open func delete(_ sender: Any?) { refuse(edit: "delete:") }

  private func refuse(edit selector: Selector) {
    UIKitException.raise(
      .invalidArgumentException,
      "\(selector.name(in: self)): unrecognized selector sent to instance"
    )
  }

  /// The class in angle brackets.
  ///
  /// It contains no address, so equal runs print equal texts.
  open var description: String { "<\(type(of: self))>" }

  /// Called when this responder has become first responder.
  func didBecomeFirstResponder() {}

  /// Called when this responder is no longer the first responder, for whatever reason.
  func didStopBeingFirstResponder() {}

  /// The window whose first responder this can be.
  var responderWindow: UIWindow? { nil }
}

extension UIResponder: @preconcurrency Hashable {
  /// Compares by `isEqual(_:)`.
  nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right || left.isEqual(right)
  }

  /// Hashes `hash`.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}

extension UIResponder: UntranslatedActions {
  func perform(_ name: String, from sender: Any?) -> Bool {
    switch name {
    case "cut:": cut(sender)
    case "copy:": copy(sender)
    case "paste:": paste(sender)
    case "select:": select(sender)
    case "selectAll:": selectAll(sender)
    case "delete:": delete(sender)
    default: return false
    }
    return true
  }
}

extension UIResponder {
  /// Calls the touch method for a phase; stationary touches have none.
  final func callTouchMethod(_ touches: Set<UITouch>, _ phase: UITouch.Phase, with event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }
}

// MARK: - Forwarding

extension UIResponder {
  /// The kinds of events that are forwarded to the next responder.
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

  /// Forwards an event to the next responder.
  ///
  /// An application may override `next` and create a cycle; the event stops at the first responder
  /// that it reaches twice.
  final func forward(_ message: Message, _ event: UIEvent?, _ tell: (UIResponder) -> Void) {
    guard let next else { return }
    let visit = ResponderVisit(
      responder: ObjectIdentifier(self),
      message: message,
      event: event.map { ObjectIdentifier($0) }
    )
    guard device.views.responderVisits.insert(visit).inserted else {
      device.console.log("The responder chain has a cycle at \(self); the event ends there.")
      return
    }
    tell(next)
    device.views.responderVisits.remove(visit)
  }
}

// MARK: - Targets

extension UIResponder {
  /// The nearest responder up the chain, from this one on, that is a `Target` and can perform the action.
  ///
  /// Replaces UIKit's `target(forAction:withSender:)`, with a type instead of a selector. The search ends if
  /// the chain is a cycle.
  ///
  /// - Parameters:
  ///   - type: a protocol or class.
  ///   - sender: the sender of the action, for `canPerformAction(_:withSender:)`.
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

  /// This responder and all next responders, each once.
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

/// A responder that is forwarding an event.
struct ResponderVisit: Hashable {
  let responder: ObjectIdentifier
  let message: UIResponder.Message
  let event: ObjectIdentifier?
}

/// Records whether a responder is alive; the responder owns it and clears it in its `deinit`.
final class ResponderReference {
  nonisolated(unsafe) fileprivate(set) unowned(unsafe) var responder: UIResponder?

  fileprivate init(of responder: UIResponder) {
    self.responder = responder
  }
}

extension UIResponder {
  /// The object that a ``WeakReference`` to the responder stores.
  final var ensuredResponderReference: ResponderReference {
    if let responderReference { return responderReference }
    let responderReference = ResponderReference(of: self)
    self.responderReference = responderReference
    return responderReference
  }

  /// Clears all weak references to the responder.
  nonisolated final func clearWeakReferences() {
    responderReference?.responder = nil
  }
}

/// A weak reference to a responder.
///
/// A `weak var` would do the same, but Swift moves the reference count of its object to a side table for
/// good. Windows, root views and controllers are retained and released at every step of a tree walk, so weak
/// references refer to their ``ResponderReference`` instead. In contrast to a `weak var`, it still returns a
/// responder while the `deinit` of its subclass runs.
@MainActor
@propertyWrapper
struct WeakReference<Responder: UIResponder> {
  private var responderReference: ResponderReference?

  init(wrappedValue: Responder? = nil) {
    responderReference = wrappedValue?.ensuredResponderReference
  }

  /// The responder, or nil.
  var wrappedValue: Responder? {
    get {
      guard let responder = responderReference?.responder else { return nil }
      return unsafeDowncast(responder, to: Responder.self)
    }
    set { responderReference = newValue?.ensuredResponderReference }
  }
}
