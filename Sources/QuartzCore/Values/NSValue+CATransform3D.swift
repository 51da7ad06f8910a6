extension NSValue {
  /// Boxes a transform.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(bytes: withUnsafeBytes(of: t, Array.init), objCType: CATransform3D.encoding)
  }

  /// The boxed transform, or the identity if the box holds another type.
  public var caTransform3DValue: CATransform3D { self as? CATransform3D ?? CATransform3DIdentity }
}

/// Casts between a transform and its box work as on Apple's platforms.
extension CATransform3D: _ObjectiveCBridgeable {
  /// Foundation's type encoding of the boxed value.
  fileprivate static let encoding = "[16d]"

  /// Boxes the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  /// Unboxes the value; traps if the box holds another type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      fatalError("Could not cast a value of \(String(cString: source.objCType)) to CATransform3D.")
    }
  }

  /// Unboxes the value; returns false if the box holds another type.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?)
    -> Bool
  {
    guard String(cString: source.objCType) == encoding else { return false }
    var value = CATransform3D()
    withUnsafeMutablePointer(to: &value) { source.getValue($0) }
    result = value
    return true
  }

  /// Unboxes the value; returns zeros for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    var result: CATransform3D?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? CATransform3D()
  }
}
