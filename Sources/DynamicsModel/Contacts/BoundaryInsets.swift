/// How far a boundary lies inside of the reference bounds, in points; negative insets make it larger.
public struct BoundaryInsets: Equatable, Sendable {
  /// The distances from the edges.
  public var top, left, bottom, right: Double

  /// Creates insets, none by default.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
