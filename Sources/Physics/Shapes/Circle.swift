/// A disc in the coordinates of its body, in metres.
public struct Circle: Equatable, Sendable {
  /// The middle.
  public var center: Vector2

  /// The radius.
  public var radius: Double

  /// Creates a disc.
  public init(center: Vector2 = .zero, radius: Double) {
    self.center = center
    self.radius = radius
  }
}
