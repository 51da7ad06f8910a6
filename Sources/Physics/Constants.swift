/// All tolerances of the solver, with unit and reason.
///
/// Lengths suit bodies from a few centimetres to some tens of metres.
enum Constants {
  /// The depth to which shapes may overlap at rest, in metres; it lets resting contacts persist from step to
  /// step.
  static let slop = 0.0005

  /// The largest gap at which shapes count as touching at the end of a step, in metres.
  static let touchTolerance = 0.0015

  /// The gap beyond which touching shapes count as separated, in metres.
  ///
  /// It is larger than ``touchTolerance``; otherwise a resting contact would begin and end repeatedly.
  static let partingTolerance = 0.004

  /// The gap within which a contact is solved even if nothing approaches, in metres.
  ///
  /// Neighbours may push the bodies into each other within the step.
  static let speculativeDistance = 0.005

  /// How far the relative position may drift before a manifold is recomputed, in metres.
  ///
  /// A small part of ``slop``, which keeps the linear update of separations accurate enough.
  static let manifoldReuseDistance: Float = 0.0002

  /// How far the relative angle may drift before a manifold is recomputed, in radians.
  ///
  /// With a less accurate normal, stacks keep rocking.
  static let manifoldReuseAngle: Float = 0.0002

  /// How far contacts may move along gravity before they are sorted again, in metres.
  ///
  /// The order only affects how fast impulses propagate through a stack, whose layers are much farther apart.
  static let scheduleReuseDistance: Float = 0.01

  /// The number of contacts from which their memory order matters; fewer fit into the cache.
  static let manyContacts = 2048

  /// The margin of broad phase boxes around their shapes, in metres; resting bodies stay inside.
  static let boxMargin: Float = 0.02

  /// The same margin relative to the size of the shape, for small shapes with close neighbours.
  static let boxMarginRatio: Float = 0.2

  /// The number of steps of motion that broad phase boxes include.
  static let boxPredictionSteps: Float = 2

  /// The stiffness of contacts in hertz.
  ///
  /// The solver also limits it to a quarter of the sub-step rate, above which a spring is unstable noise.
  static let contactFrequency = 105.0

  /// The number of contacts from which a heap may be so tall that its contacts are softer, and their stiffness
  /// in hertz.
  ///
  /// A pass over the contacts carries only a part of an impulse through a tall heap, which therefore yields
  /// and swings back, the more slowly the taller it is: at 6 Hz for forty rows. Overlaps that are corrected as
  /// fast feed the swing instead of damping it: at 105 Hz, pyramids from 22 rows on, with 484 contacts, rock
  /// for ever.
  static let tallHeapContactCount = 400
  static let tallHeapFrequency = 80.0

  /// The damping ratio of contacts: strongly overdamped, so overlaps are corrected without bouncing.
  static let contactDampingRatio = 7.0

  /// The depth in metres beyond which contacts are stiffer, and the factor.
  ///
  /// Without it, the contacts with the highest load in a heap would sink in too far; if all contacts were as
  /// stiff, the heap would rock.
  static let stiffeningDepth: Float = 0.003
  static let stiffening: Float = 4

  /// The smallest cosine between the old and the new normal at which points are matched despite different
  /// features.
  ///
  /// The angle between two sides of a box is much larger, that between two facing edges much smaller.
  static let similarNormals: Float = 0.9

  /// The rate in 1/s at which gaps may close after the last sub-step: practically unlimited.
  static let openGapRate: Float = 1e6

  /// The largest speed at which overlapping shapes are pushed apart, in metres per second.
  static let maximumPushSpeed: Float = 3

  /// The stiffness of rigid joints in hertz: the maximum for eight sub-steps at 60 steps per second.
  static let jointFrequency = 120.0

  /// The damping ratio of rigid joints.
  static let jointDampingRatio = 2.0

  /// The length in metres up to which rods and ropes are solved as pins.
  ///
  /// They would rotate too far within a sub-step, and a fifth of a point is hardly visible.
  static let shortLength = 0.002

  /// The square of the distance from a pin to the centre of mass, in squares of the radius of gyration, beyond
  /// which the pin is far.
  ///
  /// Pins on boxes, discs and regular polygons are closer: at the corner of a triangle it is 4.
  static let farPinRatio: Float = 4.5

  /// The largest number of pins that are solved at once: the time grows with its cube where all hold one body.
  static let maximumJointGroupSize = 64

  /// The part of a pin's response to an impulse that is left by the pins before, below which it depends on them.
  static let dependentPart = 1e-6

  /// The approach speed below which nothing bounces, in metres per second.
  ///
  /// It exceeds the speed that gravity adds in a step; otherwise resting bodies would jitter.
  static let restitutionThreshold = 0.2

  /// The speed below which a body counts as at rest, in metres per second.
  static let sleepThreshold = 0.05

  /// The acceleration below which an unsupported body in a field counts as at rest, in m/s².
  static let restingAcceleration = 0.001

  /// The time that all bodies of an island must rest before it falls asleep, in seconds.
  static let timeToSleep = 0.5

  /// The largest speed in metres per second; beyond it, positions lose precision within few steps.
  static let maximumSpeed = 100_000.0

  /// The largest angular speed in radians per second.
  static let maximumAngularSpeed = 10_000.0

  /// The largest acceleration in metres and radians per second squared, and the largest step in seconds.
  ///
  /// Larger values would make distances overflow.
  static let maximumAcceleration = 1e9
  static let maximumAngularAcceleration = 1e9
  static let maximumStep = 3600.0

  /// The largest force in newtons and torque in newton metres; larger values would be infinite in the solver.
  static let maximumForce = 1e30

  /// The smallest mass in kilograms and the smallest inertia in kg·m².
  ///
  /// Their inverses are finite in single precision.
  static let minimumMass = 1e-30
  static let minimumInertia = 1e-36

  /// The largest density in kilograms per square metre.
  static let maximumDensity = 1e12

  /// The largest coordinate in metres; beyond it, a double can't resolve a hundredth of a millimetre.
  static let maximumCoordinate = 1e10

  /// The length in metres below which edges and radii are degenerate.
  static let minimumLength = 1e-5

  /// The largest number of vertices of a convex polygon.
  static let maximumVertexCount = 8

  /// The default number of sub-steps per step.
  static let defaultSubStepCount = 8

  /// The largest depth that a body may reach in a boundary within a step, in metres.
  ///
  /// For small bodies it is half the half width. It is deeper than any resting overlap, and too small to be
  /// visible.
  static let toleratedDepth: Float = 0.005

  /// The accuracy with which a deeper body is stopped there, in metres.
  static let impactDistance: Float = 0.0005

  /// The movement in metres below which continuous collision is skipped.
  static let negligibleMove: Float = 1e-7

  /// How often a body is moved out of surrounding boundaries before its path is searched for the time of
  /// impact.
  static let maximumShiftRounds = 4

  /// The largest number of conservative advancement iterations for a time of impact.
  static let maximumImpactIterations = 24
}
