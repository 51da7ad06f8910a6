/// Boxes for geometry, as Foundation's collections and notifications hold them.
///
/// On Linux Foundation's class knows points, sizes, rectangles and ranges; the others are arrays of numbers, each with an
/// encoding of its own.
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

  /// Boxes insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: insets)
  }

  /// Boxes an offset.
  public convenience init(uiOffset insets: UIOffset) { self.init(numbers: insets) }

  /// The boxed rectangle; zero if something else is boxed.
  public var cgRectValue: CGRect { self as? CGRect ?? .zero }

  /// The boxed point; zero if something else is boxed.
  public var cgPointValue: CGPoint { self as? CGPoint ?? .zero }

  /// The boxed size; zero if something else is boxed.
  public var cgSizeValue: CGSize { self as? CGSize ?? .zero }

  /// The boxed vector; zero if something else is boxed.
  public var cgVectorValue: CGVector { self as? CGVector ?? .zero }

  /// The boxed transform; the identity if something else is boxed.
  public var cgAffineTransformValue: CGAffineTransform { self as? CGAffineTransform ?? .identity }

  /// The boxed insets; zero if something else is boxed.
  public var uiEdgeInsetsValue: UIEdgeInsets { self as? UIEdgeInsets ?? .zero }

  /// The boxed insets; zero if something else is boxed.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { self as? NSDirectionalEdgeInsets ?? .zero }

  /// The boxed offset; zero if something else is boxed.
  public var uiOffsetValue: UIOffset { self as? UIOffset ?? .zero }

  fileprivate convenience init<Value: BoxedGeometry>(numbers value: Value) {
    self.init(bytes: withUnsafeBytes(of: value, Array.init), objCType: Value.encoding)
  }
}

/// A structure that an `NSValue` boxes, so that casts between the two work as on Apple's platforms.
public protocol BoxedGeometry: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// A value to be overwritten by the boxed one.
  init()

  /// How Foundation tells what a box holds.
  static var encoding: String { get }
}

extension BoxedGeometry {
  /// Boxes the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(numbers: self) }

  /// Takes the value out of its box.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      fatalError("Could not cast a value of \(String(cString: source.objCType)) to \(Self.self).")
    }
  }

  /// Takes the value out of its box; returns false if that holds something else.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    guard String(cString: source.objCType) == encoding else { return false }
    var value = Self()
    withUnsafeMutablePointer(to: &value) { source.getValue($0) }
    result = value
    return true
  }

  /// Takes the value out of its box; an empty one for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, BoxedGeometry {
  /// How Foundation tells what a box holds.
  public static var encoding: String { String(cString: NSValue(rect: .zero).objCType) }

  /// Boxes the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, BoxedGeometry {
  /// How Foundation tells what a box holds.
  public static var encoding: String { String(cString: NSValue(point: .zero).objCType) }

  /// Boxes the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, BoxedGeometry {
  /// How Foundation tells what a box holds.
  public static var encoding: String { String(cString: NSValue(size: .zero).objCType) }

  /// Boxes the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, BoxedGeometry {
  /// How Foundation tells what a box holds.
  public static var encoding: String { String(cString: NSValue(range: NSRange()).objCType) }

  /// Boxes the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(range: self) }
}

extension CGVector: BoxedGeometry {
  /// How Foundation tells what a box holds: integers of the size of an offset's doubles, to be told apart from one.
  public static var encoding: String { "[2q]" }
}

extension UIOffset: BoxedGeometry {
  /// How Foundation tells what a box holds.
  public static var encoding: String { "[2d]" }
}

extension CGAffineTransform: BoxedGeometry {
  /// How Foundation tells what a box holds.
  public static var encoding: String { "[6d]" }
}

extension UIEdgeInsets: BoxedGeometry {
  /// How Foundation tells what a box holds.
  public static var encoding: String { "[4d]" }
}

extension NSDirectionalEdgeInsets: BoxedGeometry {
  /// How Foundation tells what a box holds.
  public static var encoding: String { "[4q]" }
}
