import Physics

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
