import Physics

/// A hand that pulls an item with a spring of limited force.
extension DynamicsSimulation {
  /// Grabs an item at a point, in points, and releases the one held before.
  public func grab(_ id: ItemID, at point: Vector2) {
    releaseItem()
    guard let item = items[id.number], !item.isInactive, point.isFinite else { return }
    let anchor = reading { $0.pose(of: item.body) }.localPoint(DynamicsScale.meters(point))
    let definition = JointDefinition(kind: pull(to: point, item), bodyB: item.body, localAnchorB: anchor)
    hold = (id, world.addJoint(definition))
    needsUpdate = true
  }

  /// Moves the hand, in points.
  public func moveGrab(to point: Vector2) {
    guard let hold, point.isFinite, let item = items[hold.item.number] else { return }
    world.setJointKind(pull(to: point, item), of: hold.joint)
    needsUpdate = true
  }

  /// Releases the item.
  public func releaseItem() {
    guard let hold else { return }
    world.removeJoint(hold.joint)
    self.hold = nil
    needsUpdate = true
  }

  private func pull(to point: Vector2, _ item: SimulatedItem) -> JointKind {
    .pull(
      target: DynamicsScale.meters(point),
      angle: nil,
      frequency: DynamicsScale.handFrequency,
      dampingRatio: DynamicsScale.handDampingRatio,
      maximumForce: DynamicsScale.greatestHandAcceleration * reading { $0.mass(of: item.body) }
    )
  }
}
