/// Performs methods by their selectors, as Objective-C's root class does.
///
/// Responders, gesture recognizers and bar items have these methods, which aren't subclasses of `NSObject` here, and so have
/// subclasses of `NSObject`. Source: Apple, NSObject and NSObjectProtocol.
public protocol MessageReceiver: AnyObject {}

extension NSObject: MessageReceiver {}

extension MessageReceiver {
  /// Whether the object's class is `aClass` or inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == aClass }
  }

  /// Whether the object's class is `aClass` itself.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Called when all objects of the nib or scene have been made and connected, if the class has a method of this name.
  ///
  /// This one does nothing. The plugin `AppleSources` lets subclasses of `NSObject` override it.
  @MainActor
  public func awakeFromNib() {}

  /// Whether the object has a method for the selector.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isImplemented(by: self) ?? false
  }

  /// Calls the method for a selector; raises NSInvalidArgumentException if there is none.
  ///
  /// - Returns: the object that the method returns, which lives at least to the next run-loop pass; nil for a method that
  ///   returns nothing.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    returned(aSelector.send(to: self))
  }

  /// Calls the method for a selector with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    returned(aSelector.send(to: self, object))
  }

  /// Calls the method for a selector with two arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  {
    returned(aSelector.send(to: self, object1, object2))
  }

  /// Calls the method for a selector when the device's clock has moved on by `delay` seconds, at the earliest in the next
  /// run-loop pass.
  ///
  /// Object and argument are kept until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let request = PerformRequest(target: self, selector: aSelector, argument: anArgument)
    PerformRequest.pending.withLock { $0.append(request) }
    DispatchedWork.current.run(after: delay) { request.perform() }
  }

  /// Calls the method for a selector after a delay, whatever the modes.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Takes back all calls with a delay that a target still waits for.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequest.cancel { $0.target === aTarget as AnyObject }
  }

  /// Takes back the calls with a delay that have this target, selector and argument.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    PerformRequest.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && isSame($0.argument, anArgument)
    }
  }

  private static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return first.map { $0 as AnyObject } === second.map { $0 as AnyObject }
  }

  /// The result of a method as an object that is not kept by the caller.
  private func returned(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, !(result is Void) else { return nil }
    nonisolated(unsafe) let object = result as AnyObject
    // In place of an autorelease pool.
    DispatchedWork.current.sendToMain { withExtendedLifetime(object) {} }
    return Unmanaged.passUnretained(object)
  }
}

/// A call with a delay.
private final class PerformRequest: @unchecked Sendable {
  // Checked by hand: the properties don't change.
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  static let pending = Locked<[PerformRequest]>([])

  init(target: AnyObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func perform() {
    let isPending = PerformRequest.pending.withLock { pending in
      guard let index = pending.firstIndex(where: { $0 === self }) else { return false }
      pending.remove(at: index)
      return true
    }
    if isPending { selector.send(to: target, argument) }
  }

  static func cancel(where matches: (PerformRequest) -> Bool) {
    // Released outside of the lock.
    let cancelled = pending.withLock { pending in
      let cancelled = pending.filter(matches)
      pending.removeAll { request in cancelled.contains { $0 === request } }
      return cancelled
    }
    withExtendedLifetime(cancelled) {}
  }
}
