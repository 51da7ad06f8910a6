/// A width and a height in points.
@frozen
public struct LayoutSize: Equatable, Sendable {
  /// The width.
  public var width: Double

  /// The height.
  public var height: Double

  /// Creates a size.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
