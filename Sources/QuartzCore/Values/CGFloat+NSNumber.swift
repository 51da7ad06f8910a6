extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Boxes the number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Unboxes a number.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Unboxes a number.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Unboxes a number; 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
