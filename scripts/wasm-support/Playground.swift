import DynamicsModel
import Physics

/// Simulates five seconds of UIKit Dynamics, and returns the hash of all poses in every frame and of all
/// contact points.
///
/// Squares and an ellipse fall and collide within the reference bounds. One hangs on a spring from a point,
/// one snaps to a point, and one was pushed off-centre.
func hashOfPlayground() -> UInt64 {
  let simulation = DynamicsSimulation(referenceBounds: ReferenceBounds(size: Vector2(320, 568)))
  let poses = [
    ItemPose(center: Vector2(60, 60), angle: 0.2), ItemPose(center: Vector2(160, 90)),
    ItemPose(center: Vector2(250, 200), angle: -1), ItemPose(center: Vector2(90, 300)),
  ]
  let outlines: [ItemForm.Outline] = [.rectangle, .ellipse, .rectangle, .rectangle]
  let items = poses.indices.map { index in
    let form = ItemForm(size: Vector2(60, 40), outline: outlines[index])
    return simulation.addItem(ItemState(pose: poses[index], form: form))
  }

  var gravity = GravityBehavior()
  gravity.pull.set(angle: 1.4, magnitude: 0.8)
  _ = simulation.addBehavior(.gravity(gravity), items: [items[0], items[1], items[2]])

  var collision = CollisionBehavior()
  collision.referenceInsets = BoundaryInsets(top: 10, left: 5, bottom: 20, right: 5)
  _ = simulation.addBehavior(.collision(collision), items: items)

  var properties = ItemProperties()
  properties.elasticity = 0.6
  properties.resistance = 0.1
  _ = simulation.addBehavior(.properties(properties), items: [items[0], items[1]])

  var spring = AttachmentBehavior(.rod, from: poses[2], offset: Vector2(20, -10), to: nil, at: Vector2(200, 40))
  spring.frequency = 1.5
  spring.damping = 0.2
  _ = simulation.addBehavior(.attachment(spring), items: [items[2]])
  _ = simulation.addBehavior(.snap(SnapBehavior(to: Vector2(240, 480))), items: [items[3]])

  var push = PushBehavior(isContinuous: false)
  push.push.vector = Vector2(0.3, -0.1)
  push.targets = [PushBehavior.Target(item: items[0], offset: Vector2(10, 15))]
  _ = simulation.addBehavior(.push(push), items: [items[0]])

  var hash = BitHash()
  for _ in 0..<300 {
    simulation.step()
    for item in items {
      guard let pose = simulation.pose(of: item) else { continue }
      hash.add(pose.center.x)
      hash.add(pose.center.y)
      hash.add(pose.angle)
    }
    for change in simulation.contactChanges {
      guard let point = change.point else { continue }
      hash.add(point.x)
      hash.add(point.y)
    }
  }
  return hash.value
}
