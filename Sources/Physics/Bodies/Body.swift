/// The bookkeeping of a body: what the hot loops don't need.
struct Body: Slot {
  var kind: BodyKind
  var generation: UInt32
  var isUsed: Bool
  var isRotationFixed: Bool
  var canSleep: Bool

  /// The place in the list of bodies that are awake, -1 for one that sleeps or is fixed.
  var awakeIndex: Int32 = -1

  /// The place among the bodies of the running step's solver, 0 if nothing constrains the body.
  var solverIndex: Int32 = 0

  /// The heads of the lists of shapes, contacts and joints; contacts and joints by their edge's number.
  var firstShape: Int32 = -1
  var firstContact: Int32 = -1
  var firstJoint: Int32 = -1

  /// How many fields have the body as a member.
  var fieldCount: Int32 = 0

  /// The place among the bodies that fields drive in the running step; valid only if the body is found there.
  var fieldDrive: Int32 = 0

  /// The acceleration that was set for the body; fields may add to it.
  var acceleration = Vector2.zero

  /// The centre of mass in the coordinates of the body.
  var localCenter = Vector2.zero
  var mass = 0.0
  var inertia = 0.0
  var sleepTime = 0.0
  var charge: Double

  /// Where the body stood when its shapes' boxes were last made, and how far it may be from there without a new look.
  var boxedCenter = Vector2.zero
  var boxedAngle = 0.0
  var boxMargin: Float = 0

  /// How far the body may move in a step without tunnelling.
  var innerExtent: Float = 0
}
