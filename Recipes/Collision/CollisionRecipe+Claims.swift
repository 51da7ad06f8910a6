import RecipeKit

extension CollisionRecipe {
  /// What sections 2.0 and 2.2 state.
  var statements: [ClaimRecord] {
    bounds + squares + line + delegate
  }

  private var bounds: [ClaimRecord] {
    [
      .core("keeps-items-in", "A collision behaviour stops falling items at the bottom of the view."),
      .detail(
        "detects-overlap",
        "Two squares collide if they overlap, in the coordinates of their superview."
      ),
      .core(
        "translates-bounds-yes",
        "`translatesReferenceBoundsIntoBoundary` makes the reference view's bounds a boundary."
      ),
      .core(
        "translates-bounds-default-no",
        "It is off unless you turn it on, and then the bounds stop nothing."
      ),
      .detail(
        "animator-on-superview",
        "The animator must be made with the superview of the items.",
        proof: .told
      ),
      .core("affects-only-its-items", "Only the views that the behaviour has are held back."),
      .detail("views-conform", "Views are dynamic items already, and are added without further work."),
      .core(
        "line-along-bottom",
        "A line from the lower left to the lower right corner keeps falling views on the screen."
      ),
      .detail("boundaries-impassable", "Items cannot cross boundaries."),
    ]
  }

  private var squares: [ClaimRecord] {
    [
      .detail("two-squares-50", "The example makes two views of 50 × 50 points."),
      .detail("square-colours", "The first one is red and the second one green."),
      .core("square-centres", "The first stands in the centre, and each next one 60 points lower."),
      .detail("ten-point-gap", "The squares start 10 points apart, the first one above the second."),
      .detail("views-added-in-order", "Each square is added to the view, and to the list of squares."),
      .detail("set-up-in-view-did-appear", "All is set up when the view appears on the screen."),
      .detail(
        "gravity-then-collision",
        "First a gravity with both views is added to the animator, then a collision with both."
      ),
      .core("no-overlap", "The views never overlap each other."),
      .detail("stay-in-bounds", "The views never leave the bounds of the reference view."),
      .core("final-stack", "In the end green lies on the bottom edge, and red on top of it."),
    ]
  }

  private var line: [ClaimRecord] {
    [
      .detail(
        "custom-line-api",
        "`addBoundary(withIdentifier:from:to:)` adds a boundary of your own."
      ),
      .core(
        "identifier-is-name",
        "The identifier is a name, by which you learn later which boundary was hit."
      ),
      .core(
        "boundary-with-identifier",
        "`boundary(withIdentifier:)` returns the boundary of a name, as a `UIBezierPath`."
      ),
      .detail("boundary-unknown-nil", "A name that was never added has no boundary."),
      .detail("complex-paths", "A boundary can be a path with strong curves."),
      .detail("points-are-cgpoints", "The two points, of type `CGPoint`, are the line's start and end."),
      .core(
        "line-100-above-bottom",
        "The line runs 100 points above the bottom edge, across the whole width."
      ),
      .core("stops-at-line", "The squares fall, but do not reach the bottom of the view."),
      .detail(
        "bounds-flag-cannot-do-it",
        "The flag is no help where the boundary is not the bounds of the view."
      ),
      .detail("line-not-walls", "With the line alone the sides of the view stay open."),
    ]
  }

  private var delegate: [ClaimRecord] {
    [
      .core(
        "collision-delegate",
        "`collisionDelegate` is told when items of the behaviour collide."
      ),
      .detail("delegate-protocol", "The delegate must conform to `UICollisionBehaviorDelegate`."),
      .core("delegate-item-item", "Collisions of different items can be noticed as well."),
    ]
  }
}
