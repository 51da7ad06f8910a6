import RecipeKit

extension PushRecipe {
  /// What chapter 2 states about pushes.
  var statements: [ClaimRecord] {
    [
      .core("simulates-push", "UIPushBehavior simulates pushes on views."),
      .core("needs-animator", "A push has no effect until it is added to an animator."),
      .core(
        "follows-finger-direction",
        "A finger that moves towards the top edge pushes the button that way, as if it lay on a table."
      ),
      .detail("push-direction-general", "The button is pushed in the direction in which the finger moves."),
      .detail("as-on-table", "A pushed button behaves as on a table: gravity has no part in it."),
      .detail(
        "stops-at-collision",
        "Together with a collision in the same animator, a pushed item does not leave the reference view."
      ),
    ]
  }
}
