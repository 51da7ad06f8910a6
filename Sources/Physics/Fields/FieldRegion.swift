/// Where a field acts, relative to its position, in metres.
///
/// A radius or half size that is negative or not a number encloses nothing.
public indirect enum FieldRegion: Equatable, Sendable {
  /// Everywhere.
  case infinite

  /// Within a distance, edge included.
  case circle(radius: Double)

  /// Within an upright rectangle of twice the half sizes, edges included.
  case rectangle(halfWidth: Double, halfHeight: Double)

  /// Where the other region is not.
  case inverse(FieldRegion)

  /// Where either region is.
  case union(FieldRegion, FieldRegion)

  /// Where the first region is but not the second.
  case difference(FieldRegion, FieldRegion)

  /// Where both regions are.
  case intersection(FieldRegion, FieldRegion)

  /// Whether a point relative to the position of the field lies in the region; one that is not finite never does.
  public func contains(_ point: Vector2) -> Bool { point.isFinite && encloses(point) }

  private func encloses(_ point: Vector2) -> Bool {
    switch self {
    case .infinite:
      return true
    case .circle(let radius):
      return radius >= 0 && point.length <= radius
    case .rectangle(let halfWidth, let halfHeight):
      return point.x.magnitude <= halfWidth && point.y.magnitude <= halfHeight
    case .inverse(let region):
      return !region.encloses(point)
    case .union(let one, let other):
      return one.encloses(point) || other.encloses(point)
    case .difference(let region, let taken):
      return region.encloses(point) && !taken.encloses(point)
    case .intersection(let one, let other):
      return one.encloses(point) && other.encloses(point)
    }
  }
}
