/// Boxes for geometry values, for Foundation's collections and notifications.
///
/// On Linux, Foundation's NSValue supports points, sizes, rectangles and ranges. All other types are boxed as
/// arrays of numbers, each with its own type encoding.
extension NSValue {
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Boxes a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: vector) }

  /// Boxes a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(numbers: transform) }

  /// Boxes insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(numbers: insets) }

  /// Boxes directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: insets)
  }

  /// Boxes an offset.
  public convenience init(uiOffset insets: UIOffset) { self.init(numbers: insets) }

  /// The boxed rectangle, or zero if the box holds another type.
  public var cgRectValue: CGRect { self as? CGRect ?? .zero }

  /// The boxed point, or zero if the box holds another type.
  public var cgPointValue: CGPoint { self as? CGPoint ?? .zero }

  /// The boxed size, or zero if the box holds another type.
  public var cgSizeValue: CGSize { self as? CGSize ?? .zero }

  /// The boxed vector, or zero if the box holds another type.
  public var cgVectorValue: CGVector { self as? CGVector ?? .zero }

  /// The boxed transform, or the identity if the box holds another type.
  public var cgAffineTransformValue: CGAffineTransform { self as? CGAffineTransform ?? .identity }

  /// The boxed insets, or zero if the box holds another type.
  public var uiEdgeInsetsValue: UIEdgeInsets { self as? UIEdgeInsets ?? .zero }

  /// The boxed directional insets, or zero if the box holds another type.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { self as? NSDirectionalEdgeInsets ?? .zero }

  /// The boxed offset, or zero if the box holds another type.
  public var uiOffsetValue: UIOffset { self as? UIOffset ?? .zero }

  fileprivate convenience init<Value: BoxedGeometry>(numbers value: Value) {
    self.init(bytes: withUnsafeBytes(of: value, Array.init), objCType: Value.encoding)
  }
}

/// A structure that an `NSValue` can box; casts between the two work as on Apple's platforms.
public protocol BoxedGeometry: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// Creates a placeholder, to be overwritten by the boxed value.
  init()

  /// Foundation's type encoding of the boxed value.
  static var encoding: String { get }
}

extension BoxedGeometry {
  /// Boxes the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(numbers: self) }

  /// Unboxes the value; traps if the box holds another type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      fatalError("Could not cast a value of \(String(cString: source.objCType)) to \(Self.self).")
    }
  }

  /// Unboxes the value; returns false if the box holds another type.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    guard String(cString: source.objCType) == encoding else { return false }
    var value = Self()
    withUnsafeMutablePointer(to: &value) { source.getValue($0) }
    result = value
    return true
  }

  /// Unboxes the value; returns a new value for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, BoxedGeometry {
  /// Foundation's type encoding of the boxed value.
  public static var encoding: String { String(cString: NSValue(rect: .zero).objCType) }

  /// Boxes the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, BoxedGeometry {
  /// Foundation's type encoding of the boxed value.
  public static var encoding: String { String(cString: NSValue(point: .zero).objCType) }

  /// Boxes the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, BoxedGeometry {
  /// Foundation's type encoding of the boxed value.
  public static var encoding: String { String(cString: NSValue(size: .zero).objCType) }

  /// Boxes the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, BoxedGeometry {
  /// Foundation's type encoding of the boxed value.
  public static var encoding: String { String(cString: NSValue(range: NSRange()).objCType) }

  /// Boxes the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(range: self) }
}

extension CGVector: BoxedGeometry {
  /// The type encoding of the boxed value: integers as long as an offset's doubles, to distinguish the two.
  public static var encoding: String { "[2q]" }
}

extension UIOffset: BoxedGeometry {
  /// Foundation's type encoding of the boxed value.
  public static var encoding: String { "[2d]" }
}

extension CGAffineTransform: BoxedGeometry {
  /// Foundation's type encoding of the boxed value.
  public static var encoding: String { "[6d]" }
}

extension UIEdgeInsets: BoxedGeometry {
  /// Foundation's type encoding of the boxed value.
  public static var encoding: String { "[4d]" }
}

extension NSDirectionalEdgeInsets: BoxedGeometry {
  /// Foundation's type encoding of the boxed value.
  public static var encoding: String { "[4q]" }
}
