/// Something that runs when a property of a layer changes or another event happens to it.
///
/// Source: Apple, CAAction.
public protocol CAAction {
  /// Runs the action for an event, such as the key of a property, that happened to a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing, and ends the search for another one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
