/// A value whose numbers can be compared within a tolerance.
public protocol Approximable {
  /// Returns whether each number of this value differs from its counterpart by at most the tolerance.
  ///
  /// Equal infinities are near each other; NaN is near nothing.
  func isNear(_ other: Self, within tolerance: Double) -> Bool
}

extension Approximable where Self: BinaryFloatingPoint {
  /// Returns whether the numbers are equal or differ by at most the tolerance.
  public func isNear(_ other: Self, within tolerance: Double) -> Bool {
    self == other || (Double(self) - Double(other)).magnitude <= tolerance
  }
}

extension Double: Approximable {}
extension Float: Approximable {}
extension CGFloat: Approximable {}

extension CGPoint: Approximable {
  /// Returns whether both coordinates are near.
  public func isNear(_ other: CGPoint, within tolerance: Double) -> Bool {
    x.isNear(other.x, within: tolerance) && y.isNear(other.y, within: tolerance)
  }
}

extension CGSize: Approximable {
  /// Returns whether width and height are near.
  public func isNear(_ other: CGSize, within tolerance: Double) -> Bool {
    width.isNear(other.width, within: tolerance) && height.isNear(other.height, within: tolerance)
  }
}

extension CGRect: Approximable {
  /// Returns whether origin and size are near.
  public func isNear(_ other: CGRect, within tolerance: Double) -> Bool {
    origin.isNear(other.origin, within: tolerance) && size.isNear(other.size, within: tolerance)
  }
}

extension Array: Approximable where Element: Approximable {
  /// Returns whether the lists are equally long and each element is near its counterpart.
  public func isNear(_ other: [Element], within tolerance: Double) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isNear($1, within: tolerance) }
  }
}

extension Optional: Approximable where Wrapped: Approximable {
  /// Returns whether both are nil, or both are non-nil and near.
  public func isNear(_ other: Wrapped?, within tolerance: Double) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): left.isNear(right, within: tolerance)
    default: false
    }
  }
}
