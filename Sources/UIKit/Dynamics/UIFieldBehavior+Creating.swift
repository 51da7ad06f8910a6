extension UIFieldBehavior {
  /// Creates a field that slows items down, the more the faster they are.
  public static func dragField() -> UIFieldBehavior {
    UIFieldBehavior(.drag)
  }

  /// Creates a field that makes items circle its position.
  ///
  /// It pushes at right angles to the line to its position: counter-clockwise on the screen for a positive strength,
  /// clockwise for a negative one.
  ///
  /// Source: Apple's documentation of `UIFieldBehavior.vortexField()`.
  public static func vortexField() -> UIFieldBehavior {
    UIFieldBehavior(.vortex)
  }

  /// Creates a field that pulls items to a position, by their mass.
  public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Creates a field that pulls items in one direction, by their mass.
  public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Creates a field that gives items its own velocity.
  public static func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// Creates a field that pushes items to and fro without a plan, yet the same way in every run.
  public static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Creates a field like noise whose force grows with the speed of the item.
  public static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Creates a field that pulls items to its position, the more the farther they are.
  public static func springField() -> UIFieldBehavior {
    UIFieldBehavior(.spring)
  }

  /// Creates a field that pulls items to its position or away from it, by their charge.
  public static func electricField() -> UIFieldBehavior {
    UIFieldBehavior(.electric)
  }

  /// Creates a field that pushes moving items aside, by their charge.
  public static func magneticField() -> UIFieldBehavior {
    UIFieldBehavior(.magnetic)
  }

  /// Creates a field whose force a closure tells, in UIKit newtons.
  ///
  /// It is called once an item and step, for items within the region, with the field, the item's position in
  /// reference coordinates, velocity in points/s, mass, charge, and the length of the step in seconds. The
  /// force is multiplied by the strength; one that is not finite is ignored.
  public static func field(
    evaluationBlock block:
      @escaping (
        _ field: UIFieldBehavior,
        _ position: CGPoint,
        _ velocity: CGVector,
        _ mass: CGFloat,
        _ charge: CGFloat,
        _ deltaTime: TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior(.closure(block))
  }
}
