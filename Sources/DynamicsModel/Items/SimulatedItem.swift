import Physics

/// An item and its body in the solver.
///
/// The body has the authoritative pose: changes of the item outside only take effect when the simulation is
/// given a new state.
final class SimulatedItem {
  let id: ItemID
  let body: BodyID
  var shapes: [ShapeID] = []

  /// The size and outline; nil until the item gets a state.
  var form: ItemForm?

  /// Whether the item is not simulated: it was taken out, or its state was not finite.
  var isInactive = true

  /// Whether the item was taken out, so that it returns at rest.
  var isTakenOut = true

  /// The effects of all behaviours, as last applied.
  var plan = ItemPlan()
  var appliedPlan: ItemPlan?

  /// The pose last reported, and that of the body in metres.
  private(set) var pose = ItemPose(center: .zero)
  private(set) var bodyPose = Pose(position: .zero, angle: 0)

  /// The movement in the last step.
  private(set) var move: ItemMove?

  init(id: ItemID, body: BodyID) {
    self.id = id
    self.body = body
  }

  /// Sets the pose of the item.
  func setPose(_ pose: ItemPose) {
    self.pose = pose
    bodyPose = Pose(position: DynamicsScale.meters(pose.center), angle: pose.angle)
    move = nil
  }

  /// Records the result of a step.
  ///
  /// A coordinate whose change is invisible on any screen keeps its exact value.
  func recordMove(to newPose: Pose) {
    move = nil
    let least = DynamicsScale.leastMove
    let position = newPose.position
    let isMovedAcross = (position.x - bodyPose.position.x).magnitude > least
    let isMovedDown = (position.y - bodyPose.position.y).magnitude > least
    let isTurned = (newPose.angle - bodyPose.angle).magnitude > least
    guard isMovedAcross || isMovedDown || isTurned, newPose.isFinite else { return }
    if isMovedAcross {
      bodyPose.position.x = position.x
      pose.center.x = DynamicsScale.points(position.x)
    }
    if isMovedDown {
      bodyPose.position.y = position.y
      pose.center.y = DynamicsScale.points(position.y)
    }
    if isTurned {
      bodyPose.angle = newPose.angle
      pose.angle = newPose.angle
    }
    move = ItemMove(pose: pose, isMoved: isMovedAcross || isMovedDown, isTurned: isTurned)
  }

  /// Clears the movement.
  func clearMove() {
    move = nil
  }
}

/// The movement of an item in the last step.
public struct ItemMove: Equatable, Sendable {
  /// The new pose.
  public let pose: ItemPose

  /// Whether the centre has changed.
  public let isMoved: Bool

  /// Whether the angle has changed.
  public let isTurned: Bool
}

/// The combined effects of all behaviours on an item, in the units of the solver.
struct ItemPlan: Equatable {
  /// The collision filter.
  var filter = CollisionFilter.nothing

  /// The sum of gravities, in m/s².
  var acceleration = Vector2.zero

  /// The sum of constant forces through the centre, in newtons.
  var force = Vector2.zero

  var friction = DynamicsScale.defaultFriction
  var elasticity = DynamicsScale.defaultElasticity
  var density = DynamicsScale.bodyDensityPerDensity
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  var isAnchored = false
  var allowsRotation = true
}
