/// A world of rigid bodies in the plane, simulated in time steps.
///
/// Lengths are metres, times seconds, masses kilograms, angles radians. A world is a value: copies are
/// independent. The same calls give the same bits on every machine.
///
/// Operations on the handle of a removed object have no effect and return zero, nil or false. Values that are
/// not finite are ignored by setters. No input traps or produces NaN.
public struct World {
  /// The acceleration of all dynamic bodies, in metres per second squared.
  public var gravity: Vector2 {
    didSet {
      gravity = gravity.isFinite ? gravity.limited(to: Constants.maximumAcceleration) : oldValue
      if gravity != oldValue { wakeAll() }
    }
  }

  /// The number of sub-steps per step, from 1 to 64.
  public var subStepCount = Constants.defaultSubStepCount {
    didSet { subStepCount = min(max(subStepCount, 1), 64) }
  }

  /// Whether bodies at rest fall asleep until they are disturbed.
  public var isSleepingEnabled = true {
    didSet { if !isSleepingEnabled { wakeAll() } }
  }

  /// The events of the last step.
  public internal(set) var events = StepEvents()

  /// The simulated time in seconds.
  public internal(set) var time = 0.0

  // Bodies, in parallel arrays by number.
  var bodies: ContiguousArray<Body> = []
  var placements: ContiguousArray<Placement> = []
  var motions: ContiguousArray<Motion> = []
  var freeBodies: ContiguousArray<Int32> = []
  var awakeBodies: ContiguousArray<Int32> = []

  // Shapes by number. Convex forms and geometries are separate: the broad phase doesn't read them, and
  // geometries are only needed when a body's mass changes.
  var shapes: ContiguousArray<Shape> = []
  var convexes: ContiguousArray<ConvexShape> = []
  var geometries: ContiguousArray<Geometry> = []
  var freeShapes: ContiguousArray<Int32> = []
  var movedShapes: ContiguousArray<Int32> = []
  var fixedTree = BoundingVolumeTree()
  var movingTree = BoundingVolumeTree()

  /// The velocity of the tree of moving shapes, and its current origin.
  var drift = Vector2.zero
  var frame = Vector2.zero

  /// Whether fixed shapes were added or moved since the last search for pairs.
  var hasFixedTreeChanged = false
  var sleepingBodyCount = 0

  // Contacts by number, and the numbers of those with an awake body.
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
  var fieldEffects: ContiguousArray<FieldEffect> = []

  var solver = Solver()
  var islands = Islands()

  /// The length of the last step, for which broad phase boxes speculate.
  var stepDuration = 1.0 / 60

  /// Creates an empty world.
  public init(gravity: Vector2 = .zero) {
    self.gravity = gravity.isFinite ? gravity.limited(to: Constants.maximumAcceleration) : .zero
  }
}
