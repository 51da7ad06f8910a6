import Physics

/// A hand that pulls an item with a spring of limited force.
extension DynamicsSimulation {
  /// Grabs an item at a point, in points, and releases the one held before.
  public func takeHold(of id: ItemID, at point: Vector2) {
    letGo()
    guard let item = items[id.number], !item.isAway, point.isFinite else { return }
    let anchor = reading { $0.pose(of: item.body) }.localPoint(DynamicsScale.meters(point))
    let definition = JointDefinition(kind: pull(to: point, item), bodyB: item.body, localAnchorB: anchor)
    hold = (id, world.addJoint(definition))
    needsUpdate = true
  }

  /// Moves the hand, in points.
  public func moveHold(to point: Vector2) {
    guard let hold, point.isFinite, let item = items[hold.item.number] else { return }
    world.setJointKind(pull(to: point, item), of: hold.joint)
    needsUpdate = true
  }

  /// Releases the item.
  public func letGo() {
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
