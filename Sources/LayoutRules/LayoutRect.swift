/// An upright rectangle in the plane of an interface, in points; y grows downwards.
///
/// This module holds rules of UIKit about where things lie, as pure functions of numbers: no views, no Foundation, nothing
/// kept. So a rule exists once: UIKit calls it, and so can what is compiled as Embedded Swift for WebAssembly.
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
