/// What a custom field is asked about: a body as it is at the start of a sub-step.
public struct FieldSample: Sendable {
  /// Where its centre of mass is in the world, in metres.
  public let position: Vector2

  /// The velocity of its centre of mass, in metres a second.
  public let velocity: Vector2

  /// Its mass in kilograms.
  public let mass: Double

  /// Its charge.
  public let charge: Double

  /// The length of the sub-step for which the force is going to act, in seconds.
  public let seconds: Double
}
