// Points, sizes and rectangles are written as on Apple's platforms: the numbers in parentheses.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The numbers, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x.native), \(y.native))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The numbers, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width.native), \(height.native))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The numbers, such as `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String {
    "(\(origin.x.native), \(origin.y.native), \(size.width.native), \(size.height.native))"
  }
}
