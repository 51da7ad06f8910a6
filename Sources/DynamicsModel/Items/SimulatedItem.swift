import Physics

/// An item and the body that stands for it in the solver.
///
/// The pose of the body is the truth: what becomes of the item outside counts only once the simulation is given a new
/// state.
final class SimulatedItem {
  let id: ItemID
  let body: BodyID
  var shapes: [ShapeID] = []

  /// Its size and outline; nil as long as it never had any.
  var form: ItemForm?

  /// Whether it takes no part: it was taken out, or its state was no number.
  var isAway = true

  /// Whether it was taken out, so that it will come back at rest.
  var isOut = true

  /// What the behaviours ask for, and what was last put into effect.
  var plan = ItemPlan()
  var appliedPlan: ItemPlan?

  /// Where it was last told to be, and the same in metres.
  private(set) var place = ItemPlace(center: .zero)
  private(set) var pose = Pose(position: .zero, angle: 0)

  /// What is to be told of the last step.
  private(set) var move: ItemMove?

  init(id: ItemID, body: BodyID) {
    self.id = id
    self.body = body
  }

  /// Stands at a place that was given.
  func stand(at place: ItemPlace) {
    self.place = place
    pose = Pose(position: DynamicsScale.meters(place.center), angle: place.angle)
    move = nil
  }

  /// Notes where a step has brought the body.
  ///
  /// A coordinate that changes by less than a screen could ever show keeps its exact value.
  func noteMove(to newPose: Pose) {
    move = nil
    let least = DynamicsScale.leastMove
    let position = newPose.position
    let isMovedAcross = (position.x - pose.position.x).magnitude > least
    let isMovedDown = (position.y - pose.position.y).magnitude > least
    let isTurned = (newPose.angle - pose.angle).magnitude > least
    guard isMovedAcross || isMovedDown || isTurned, newPose.isFinite else { return }
    if isMovedAcross {
      pose.position.x = position.x
      place.center.x = DynamicsScale.points(position.x)
    }
    if isMovedDown {
      pose.position.y = position.y
      place.center.y = DynamicsScale.points(position.y)
    }
    if isTurned {
      pose.angle = newPose.angle
      place.angle = newPose.angle
    }
    move = ItemMove(place: place, isMoved: isMovedAcross || isMovedDown, isTurned: isTurned)
  }

  /// There is nothing to tell.
  func forgetMove() {
    move = nil
  }
}

/// That an item moved or turned in the last step.
public struct ItemMove: Equatable, Sendable {
  /// Where the item is now.
  public let place: ItemPlace

  /// Whether its middle is elsewhere.
  public let isMoved: Bool

  /// Whether it is turned otherwise.
  public let isTurned: Bool
}

/// What all behaviours together ask of one item, in the numbers of the solver.
struct ItemPlan: Equatable {
  /// The collision lanes that the item is in, and those that it meets.
  var filter = CollisionFilter.nothing

  /// The sum of gravities, in m/s².
  var acceleration = Vector2.zero

  /// The sum of constant forces through the middle, in newtons.
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
