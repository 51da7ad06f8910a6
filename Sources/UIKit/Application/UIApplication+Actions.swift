extension UIApplication {
  /// Runs `action` with the nearest responder that is a `Target`; returns whether there was one.
  ///
  /// Stands for UIKit's `sendAction(_:to:from:for:)` with a nil target: a protocol says what a selector says
  /// there, so that the compiler knows what the target can do.
  ///
  /// ```swift
  /// UIApplication.shared.sendAction(to: (any Saving).self, from: button) { $0.save() }
  /// ```
  ///
  /// Asked are the first responder of the key window and all responders above it; then, if none of them is one,
  /// `sender`, if that is a responder, and all above.
  ///
  /// - Parameters:
  ///   - type: a protocol or class.
  ///   - sender: who wants the action; also given to `canPerformAction(_:withSender:)`.
  ///   - action: what is done with the responder that was found.
  @discardableResult
  public func sendAction<Target>(
    to type: Target.Type,
    from sender: Any? = nil,
    _ action: (Target) -> Void
  ) -> Bool {
    let starts = [keyWindow?.firstResponder, sender as? UIResponder]
    for case let start? in starts {
      guard let target = start.target(for: type, withSender: sender) else { continue }
      action(target)
      return true
    }
    return false
  }

  // MARK: Remote control

  /// Asks for the events of headsets and other accessories; calls nest and are counted.
  public func beginReceivingRemoteControlEvents() {
    remoteControlCount += 1
  }

  /// Takes back one call of `beginReceivingRemoteControlEvents`.
  public func endReceivingRemoteControlEvents() {
    remoteControlCount = max(0, remoteControlCount - 1)
  }
}
