import RecipeKit

extension SnapRecipe {
  /// What chapter 2 states about snapping.
  var statements: [ClaimRecord] {
    [
      .core("snaps-to-point", "UISnapBehavior attaches a view to a given place on the screen."),
      .core("needs-animator", "A snap has no effect until it is added to an animator."),
      .detail("any-start", "The item reaches the place whatever position it starts from."),
      .detail("reference-coordinates", "The place is given in the reference view's coordinates."),
      .detail("photo-bin", "A photo that is thrown at a bin can be made to stick there."),
    ]
  }
}
