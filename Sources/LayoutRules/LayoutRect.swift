/// An axis-aligned rectangle in points; y points down.
///
/// This module has UIKit's layout rules as pure functions of numbers, without views, Foundation or state.
/// UIKit and code compiled as Embedded Swift for WebAssembly share them.
@frozen
public struct LayoutRect: Equatable, Sendable {
  /// The left edge.
  public var x: Double

  /// The top edge.
  public var y: Double

  /// The width.
  public var width: Double

  /// The height.
  public var height: Double

  /// Creates a rectangle.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
