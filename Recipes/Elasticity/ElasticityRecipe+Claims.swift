import RecipeKit

extension ElasticityRecipe {
  /// What Apple documents of item behaviours, and what mechanics says of it.
  var statements: [ClaimRecord] {
    [
      .core("bounce-height", "What falls from a height h rises again to e²·h, where e is its elasticity."),
      .core("no-bounce", "With elasticity 0 an item stays where it landed."),
      .core("endless-bounce", "With elasticity 1 an item comes up again to where it was let go, every time."),
      .detail("second-bounce", "Each bounce takes the same part of the height: the second one leaves e⁴·h."),
      .core(
        "last-wins",
        "If several behaviours set a property of an item, the one that was added last decides."
      ),
      .detail("no-rotation", "An item that may not turn stays upright."),
      .core("friction-stops", "Sliding with friction µ an item stops after v²/(2·µ·g)."),
      .detail("friction-brakes", "Friction slows it down at a constant rate of µ·g, until it stops."),
      .core("no-friction", "Without friction it slides on at the same speed."),
      .detail("anchored", "An anchored item holds others and stays where it is."),
      .core("resistance-decay", "Resistance r lets a speed die away as v·e^(-r·t), wherever the item is."),
      .detail("angular-decay", "Angular resistance does the same with the speed of turning."),
      .detail("velocity-units", "Velocities are in points and radians a second."),
      .detail(
        "two-surfaces",
        "Friction takes two surfaces: that of the item and that of what it slides on.",
        proof: .told
      ),
      .detail(
        "created-plain",
        "As created, a behaviour has elasticity, friction and resistances of 0 and a density of 1.",
        proof: .told
      ),
    ]
  }
}
