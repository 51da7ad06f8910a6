internal import DynamicsModel

extension ItemPlace {
  /// Where an item is, in the coordinates of its center.
  @MainActor
  init(of item: any UIDynamicItem) {
    self.init(center: item.center.vector, angle: Double(item.transform.decomposed.rotation))
  }
}

extension ItemForm {
  /// The size and outline of an item.
  @MainActor
  init(of item: any UIDynamicItem) {
    self.init(size: item.bounds.size.vector, outline: ItemForm.outline(of: item))
  }

  @MainActor
  private static func outline(of item: any UIDynamicItem) -> Outline {
    switch item.collisionBoundsType {
    case .rectangle: return .rectangle
    case .ellipse: return .ellipse
    case .path:
      let lines = item.collisionBoundingPath.outline.polylines(tolerance: DynamicsScale.curveTolerance)
      return .polygons(lines.map { $0.points.map(\.vector) })
    }
  }
}
