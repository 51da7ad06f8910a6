import Testing

@testable import Physics

// Independent truth: what is broken on purpose. A validator that can't fail proves nothing.
struct WorldValidatorTests {
  @Test func aSoundWorldHasNoFindings() {
    World().expectSound()
    var world = Self.scene()
    world.expectSound()
    for _ in 0..<120 { world.stepSoundly() }
  }

  @Test(arguments: Damage.all)
  func everyDamageIsFound(damage: Damage) {
    var world = Self.scene()
    world.run(seconds: 1)
    world.expectSound()
    damage.act(&world)
    let findings = world.inconsistencies()
    #expect(findings.contains { $0.contains(damage.sentence) }, "\(damage.name): \(findings)")
  }

  /// Something done to a world behind its back, and part of the sentence that tells of it.
  struct Damage: Sendable, CustomTestStringConvertible {
    let name: String
    let sentence: String
    let act: @Sendable (inout World) -> Void

    init(_ name: String, _ sentence: String, _ act: @escaping @Sendable (inout World) -> Void) {
      self.name = name
      self.sentence = sentence
      self.act = act
    }

    var testDescription: String { name }
  }

  /// Two boxes that rest on a line, one that hangs on a rope, and a disc in a field; what has been removed leaves gaps.
  private static func scene() -> World {
    var world = World(gravity: Vector2(0, -10))
    world.isSleepingEnabled = false
    let floor = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
    let boxes = (0..<4).map { world.addBox(Vector2(0, 0.5 + Double($0)), width: 1, height: 1) }
    let hanging = world.addBox(Vector2(5, 3), width: 1, height: 1)
    let anchor = world.addAnchor(Vector2(5, 6))
    let disc = world.addDisc(Vector2(-5, 3), radius: 0.5)
    let rope = JointDefinition(kind: .rope(length: 3), bodyA: anchor, bodyB: hanging)
    _ = world.addJoint(rope)
    world.removeJoint(world.addJoint(rope))
    var field = Field(kind: .vortex)
    field.bodies = [disc]
    _ = world.addField(field)
    world.run(seconds: 0.5)
    for box in boxes.suffix(2) { world.removeBody(box) }
    _ = floor
    return world
  }
}

extension WorldValidatorTests.Damage {
  static let all = bodies + shapes + trees + contacts + sleep + joints + fields

  private static let bodies = [
    Self("a velocity that is no number", "has the velocity") { $0.motions[1].linearVelocity.x = .nan },
    Self("a place at infinity", "is at") { $0.placements[1].center.y = .infinity },
    Self("an angle without its rotation", "but its rotation is") { $0.motions[2].angle += 1 },
    Self("a floor that moves", "is fixed and moves") { $0.motions[0].angularVelocity = 1 },
    Self("a mass without its inverse", "and the inverse mass") { $0.motions[1].inverseMass = 9 },
    Self("an inertia without its inverse", "and its inverse") { $0.motions[1].inverseInertia = 9 },
    Self("a body left in the solver", "in the solver") { $0.bodies[1].solverIndex = 4 },
    Self("a body that is used and free", "is used and free") { $0.freeBodies.append(1) },
    Self("a body that is forgotten", "is neither used nor free") { $0.freeBodies.removeAll() },
    Self("a body that is free twice", "is free twice") { $0.freeBodies.append($0.freeBodies[0]) },
    Self("a place that does not exist", "does not exist") { $0.freeBodies.append(99) },
    Self("a body without a generation", "the generation 0") { $0.bodies[1].generation = 0 },
  ]

  private static let shapes = [
    Self("a shape of another body", "which belongs to body") { $0.shapes[1].body = 2 },
    Self("a list that runs in a circle", "was removed or is listed twice") { $0.shapes[1].next = 1 },
    Self("a shape in no list", "is in no body's list") { $0.bodies[1].firstShape = -1 },
    Self("a shape that waits unawares", "in the list of moved shapes but stores") {
      $0.movedShapes.append(1)
    },
    Self("a shape with a stale queue entry", "but isn't there") { $0.shapes[0].movedPlace = 3 },
    Self("a list of shapes with a wrong way back", "but stores") { $0.shapes[1].previous = 2 },
  ]

  private static let trees = [
    Self("a box that outgrew its parent's", "doesn't contain that of its child") {
      $0.movingTree.setBox(FloatBox(lower: Float2(-90, -90), upper: Float2(90, 90)), of: $0.shapes[1].leaf)
    },
    Self("a shape outside of its box", "its leaf from") { $0.placements[1].center.x += 3 },
    Self("a leaf of another shape", "or of another shape") { $0.shapes[1].leaf = $0.shapes[2].leaf },
    Self("a leaf without a shape", "leaves") {
      _ = $0.movingTree.insert(1, FloatBox(lower: .zero, upper: Float2(1, 1)))
    },
    Self("a shape in the wrong tree", "is in the other tree") { $0.shapes[1].isInFixedTree = true },
    Self("a shape that lost its leaf", "though it can collide") { $0.shapes[1].leaf = -1 },
  ]

  private static let contacts = [
    Self("a contact that lost a shape", "refers to a removed shape") {
      $0.contacts[contact(&$0)].shapeB = 99
    },
    Self("a contact of other bodies", "is of bodies") { $0.contacts[contact(&$0)].bodyA = 4 },
    Self("a contact of shapes that are apart", "but their boxes are apart") {
      $0.setPose(Pose(position: Vector2(0, 90)), of: $0.id(ofBody: 1))
      $0.shapes[1].movedPlace = -1
      $0.movedShapes.removeAll()
    },
    Self("a contact of shapes that don't collide", "that don't collide") {
      $0.shapes[1].filter = CollisionFilter(mask: 8)
    },
    Self("a contact of joined bodies", "joined by a joint") {
      $0.joints[0].bodyA = 0
      $0.joints[0].bodyB = 1
      $0.bodies[0].firstJoint = 0
    },
    Self("a contact that is in no table", "not in the table of pairs") {
      let contact = $0.contacts[contact(&$0)]
      $0.pairs.remove(PairTable.key(contact.shapeA, contact.shapeB))
    },
    Self("more pairs than contacts", "contacts of") { _ = $0.pairs.insert(PairTable.key(7, 8)) },
    Self("an impulse that pulls", "has the impulses") { $0.contacts[contact(&$0)].first.normalImpulse = -1 },
    Self("a gap that is no number", "has the gap") { $0.contacts[contact(&$0)].first.separation = .nan },
    Self("a normal of no length", "of length") { $0.contacts[contact(&$0)].normal = .zero },
    Self("three points", "has 3 points") { $0.contacts[contact(&$0)].count = 3 },
    Self("a touch without a point", "without a point") { $0.contacts[contact(&$0)].count = 0 },
    Self("a contact that is used and free", "is used and free") {
      $0.freeContacts.append(Int32(contact(&$0)))
    },
    Self("a contact in no list", "contacts instead of") { $0.bodies[1].firstContact = -1 },
    Self("a list of contacts with a wrong way back", "but stores") {
      $0.contacts[contact(&$0)].previousB = 77
    },
    Self("a contact with a wrong place", "but stores") { $0.contacts[contact(&$0)].activeIndex = 50 },
  ]

  private static let sleep = [
    Self("a body that only thinks that it is awake", "but isn't there") { $0.bodies[1].awakeIndex = 2 },
    Self("a body that is awake unawares", "but stores") { $0.bodies[1].awakeIndex = -1 },
    Self("a fixed body that is awake", "is fixed and awake") { $0.enlistAwake(0) },
    Self("a sleeper that moves", "sleeps and moves") {
      $0.delistAwake(1)
      $0.motions[1].linearVelocity = Vector2(1, 0)
    },
    Self("a sleeper that isn't counted", "bodies sleep, but") { $0.delistAwake(1) },
    Self("a body asleep on one awake", "touch, but only one is awake") { $0.delistAwake(2) },
    Self("a contact of sleepers that is active", "active while both bodies sleep") {
      $0.delistAwake(1)
      $0.delistAwake(2)
    },
    Self("a contact of bodies awake that is not", "inactive while") { $0.deactivate(contact(&$0)) },
  ]

  private static let joints = [
    Self("a joint of a body that is gone", "one of which was removed") { $0.joints[0].bodyB = 99 },
    Self("a rope with one end", "has the body A -1") { $0.joints[0].bodyA = -1 },
    Self("a joint in no list", "joints instead of") { $0.bodies[5].firstJoint = -1 },
    Self("a list of joints with a wrong way back", "but stores") { $0.joints[0].previousB = 8 },
    Self("an impulse that is no number", "has the impulses") { $0.joints[0].impulses.upper = .nan },
    Self("joints that are miscounted", "joints, but") { $0.jointCount += 1 },
    Self("a joint that is free and used", "is used and free") { $0.freeJoints.append(0) },
  ]

  private static let fields = [
    Self("a member that is gone", "which was removed") { $0.fields[0].members.append(99) },
    Self("a body that miscounts its fields", "but counts") { $0.bodies[1].fieldCount = 3 },
    Self("fields that are miscounted", "fields, but") { $0.fieldCount = 7 },
  ]

  /// The contact of the two boxes.
  private static func contact(_ world: inout World) -> Int {
    world.contacts.firstIndex { $0.isUsed && $0.isTouching && $0.bodyA == 1 && $0.bodyB == 2 } ?? -1
  }
}
