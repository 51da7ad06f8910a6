/// A world of rigid bodies in the plane, moved on in steps of time.
///
/// Lengths are metres, times seconds, masses kilograms, angles radians. A world is a value: a copy goes its own way.
/// The same calls give the same bits on every machine.
///
/// Handles of things that are gone do nothing: changes are ignored, questions give zero, nil or false. Numbers that are
/// not finite are ignored where they're set. So no input makes a world trap or fills it with NaN.
public struct World {
  /// The acceleration of all dynamic bodies, in metres per second squared.
  public var gravity: Vector2 {
    didSet {
      gravity = gravity.isFinite ? gravity.limited(to: Constants.maximumAcceleration) : oldValue
      if gravity != oldValue { wakeAll() }
    }
  }

  /// Into how many parts the solver divides a step, from 1 to 64.
  public var subStepCount = Constants.defaultSubStepCount {
    didSet { subStepCount = min(max(subStepCount, 1), 64) }
  }

  /// Whether bodies that rest fall asleep until something disturbs them.
  public var isSleepingEnabled = true {
    didSet { if !isSleepingEnabled { wakeAll() } }
  }

  /// What happened in the last step.
  public internal(set) var events = StepEvents()

  /// How long the world has been running, in seconds.
  public internal(set) var time = 0.0

  // Bodies, in parallel arrays by their number.
  var bodies: ContiguousArray<Body> = []
  var placements: ContiguousArray<Placement> = []
  var motions: ContiguousArray<Motion> = []
  var freeBodies: ContiguousArray<Int32> = []
  var awakeBodies: ContiguousArray<Int32> = []

  // Shapes by their number; their forms apart, for the broad phase goes through many shapes without looking at those,
  // and their geometries, which are read only when a body's mass changes.
  var shapes: ContiguousArray<Shape> = []
  var convexes: ContiguousArray<ConvexShape> = []
  var geometries: ContiguousArray<Geometry> = []
  var freeShapes: ContiguousArray<Int32> = []
  var movedShapes: ContiguousArray<Int32> = []
  var fixedTree = BoundingVolumeTree()
  var movingTree = BoundingVolumeTree()

  /// The velocity of the tree of moving shapes, and where its origin has come to.
  var drift = Vector2.zero
  var frame = Vector2.zero

  /// Whether fixed shapes have come or moved since pairs were last sought.
  var hasFixedTreeChanged = false
  var sleepingBodyCount = 0

  // Contacts by their number, and the numbers of those with a body that is awake.
  var contacts: ContiguousArray<Contact> = []
  var freeContacts: ContiguousArray<Int32> = []
  var activeContacts: ContiguousArray<Int32> = []
  var contactOrder = ContactOrder()
  var pairs = PairTable()
  var endedContacts: ContiguousArray<ContactEnded> = []
  var beganContacts: ContiguousArray<BeganContact> = []

  var joints: ContiguousArray<Joint> = []
  var freeJoints: ContiguousArray<Int32> = []
  var jointCount = 0
  var fields: ContiguousArray<FieldSlot> = []
  var freeFields: ContiguousArray<Int32> = []
  var fieldCount = 0
  var fieldDrives: ContiguousArray<FieldDrive> = []

  var solver = Solver()
  var islands = Islands()

  /// The length of the last step, by which boxes foresee motion.
  var stepDuration = 1.0 / 60

  /// Creates an empty world.
  public init(gravity: Vector2 = .zero) {
    self.gravity = gravity.isFinite ? gravity.limited(to: Constants.maximumAcceleration) : .zero
  }
}
