/// Every tolerance of the solver, with its unit and reason.
///
/// Lengths suit bodies from a few centimetres to some tens of metres.
enum Constants {
  /// How deep shapes may rest in one another, in metres: deep enough that resting contacts persist from step to step.
  static let slop = 0.0005

  /// Up to which gap shapes count as touching when the step is over, in metres.
  static let touchTolerance = 0.0015

  /// The gap beyond which shapes that touched have parted, in metres: more than ``touchTolerance``, so that a resting
  /// contact isn't reported again and again.
  static let partingTolerance = 0.004

  /// The gap within which a contact takes part in solving though nothing approaches, in metres: neighbours may be
  /// pushed into each other within the step.
  static let speculativeDistance = 0.005

  /// How far a relative pose may drift before a manifold is computed anew, in metres: a small part of ``slop``, so that
  /// the linear update of separations stays exact enough.
  static let manifoldReuseDistance: Float = 0.0002

  /// How far a relative angle may drift before a manifold is computed anew, in radians: a normal that is farther off
  /// would keep stacks rocking.
  static let manifoldReuseAngle: Float = 0.0002

  /// How far contacts may move along gravity until they are put into another order, in metres: the order only decides how
  /// soon impulses get through a stack, in which neighbours are much farther apart.
  static let scheduleReuseDistance: Float = 0.01

  /// From how many contacts on it matters where they lie in memory: fewer stay in the cache.
  static let manyContacts = 2048

  /// By how much the boxes of the broad phase are larger than their shapes, in metres: a resting body stays within.
  static let boxMargin: Float = 0.02

  /// The same relative to the size of the shape, for small shapes whose neighbours are near.
  static let boxMarginRatio: Float = 0.2

  /// How many steps of motion the boxes of the broad phase foresee.
  static let boxForesight: Float = 2

  /// The stiffness of contacts in hertz.
  ///
  /// At 120, a pyramid of forty rows starts to rock by itself. It's never more than a quarter of the sub-steps in
  /// a second, beyond which a spring can't be told from noise.
  static let contactFrequency = 105.0

  /// The damping ratio of contacts: strongly overdamped, so that overlaps go without bouncing.
  static let contactDampingRatio = 7.0

  /// The depth in metres from which contacts are stiffer, and how many times as stiff they are there: what carries most
  /// in a heap would sink in too far, and all contacts as stiff would rock.
  static let stiffeningDepth: Float = 0.003
  static let stiffening: Float = 4

  /// The least cosine of the angle between the normals of a manifold and of the one before for which points are known
  /// again under other names: the sides of a box are much farther apart, two edges that face each other much less.
  static let kindredNormals: Float = 0.9

  /// The rate in 1/s at which gaps may close after the last sub-step: as good as freely.
  static let openGapRate: Float = 1e6

  /// How fast overlapping shapes are pushed apart at most, in metres a second.
  static let maximumPushSpeed: Float = 3

  /// The stiffness of rigid joints in hertz: as much as it can be with eight sub-steps at sixty frames a second.
  static let jointFrequency = 120.0

  /// The damping ratio of rigid joints.
  static let jointDampingRatio = 2.0

  /// Up to which length, in metres, rods and ropes are held as pins are: they would turn too far within a sub-step, and a
  /// fifth of a point is hardly seen.
  static let shortLength = 0.002

  /// The speed below which a bounce is swallowed, in metres a second: more than what gravity adds in a step,
  /// or resting bodies would dance.
  static let restitutionThreshold = 0.2

  /// The speed below which a body counts as resting, in metres a second.
  static let sleepThreshold = 0.05

  /// The acceleration below which a body that nothing holds counts as resting in a field, in metres per second squared.
  static let restingAcceleration = 0.001

  /// How long everything in an island must rest before it falls asleep, in seconds.
  static let timeToSleep = 0.5

  /// The largest speed, in metres a second: beyond it positions lose their digits in few steps.
  static let maximumSpeed = 100_000.0

  /// The largest angular speed, in radians a second.
  static let maximumAngularSpeed = 10_000.0

  /// The largest acceleration, in metres and radians per second squared, and the largest step, in seconds: with more,
  /// distances would overflow.
  static let maximumAcceleration = 1e9
  static let maximumAngularAcceleration = 1e9
  static let maximumStep = 3600.0

  /// The largest force in newtons and torque in newton metres; more couldn't be told from infinity by the solver.
  static let maximumForce = 1e30

  /// The least mass, in kilograms, and the least inertia, in kilogram square metres: their inverses are finite in single
  /// precision.
  static let minimumMass = 1e-30
  static let minimumInertia = 1e-36

  /// The largest density, in kilograms a square metre.
  static let maximumDensity = 1e12

  /// How far from the origin bodies can be, in metres: beyond it a double can't tell a hundredth of a millimetre.
  static let maximumCoordinate = 1e10

  /// Edges and radii shorter than this are nothing, in metres.
  static let minimumLength = 1e-5

  /// How many vertices a convex polygon has at most.
  static let maximumVertexCount = 8

  /// How many sub-steps a step has unless told otherwise.
  static let defaultSubStepCount = 8

  /// How deep a body may get into a boundary within a step, in metres, unless half its width is less than twice as much:
  /// deeper than anything rests, and less than can be seen.
  static let toleratedDepth: Float = 0.005

  /// How exactly a body that would have got deeper is stopped there, in metres.
  static let impactDistance: Float = 0.0005

  /// The way below which nothing is looked at, in metres.
  static let negligibleMove: Float = 1e-7

  /// How often a body is moved out of the boundaries around it before its way is looked at.
  static let maximumShiftRounds = 4

  /// How many conservative advances are made at most to find the time of an impact.
  static let maximumImpactIterations = 24
}
