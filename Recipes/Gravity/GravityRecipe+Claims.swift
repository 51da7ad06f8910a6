import RecipeKit

extension GravityRecipe {
  /// What sections 2.0 and 2.1 state.
  var statements: [ClaimRecord] {
    animator + setting + items + fall
  }

  private var animator: [ClaimRecord] {
    [
      .core(
        "falls-out-without-collision",
        "A button with gravity falls from the top of its view to the bottom, and on out of it."
      ),
      .core("animator-required", "Every dynamic behaviour needs an animator, a `UIDynamicAnimator`."),
      .detail(
        "reference-view",
        "An animator is made with a reference view, such as the view of a controller."
      ),
      .detail(
        "reference-coordinates",
        "The animator works out the behaviours in the coordinates of its reference view."
      ),
      .detail(
        "animator-coordinates-behaviours",
        "One animator looks after the behaviours of several views, and how they work together."
      ),
      .detail(
        "items-in-reference-view",
        "The items live in the reference view; a view from elsewhere is an error."
      ),
      .detail(
        "class-list",
        "iOS 7 comes with behaviours for collisions, gravity, pushes and snaps."
      ),
    ]
  }

  private var setting: [ClaimRecord] {
    [
      .core("square-100", "The item is a square view of 100 × 100 points."),
      .detail("square-green", "The square is green."),
      .core("square-centred", "The square starts in the centre of the controller's view."),
      .detail("square-added", "The square is added to the controller's view before there is an animator."),
      .core(
        "set-up-in-view-did-appear",
        "All is set up in `viewDidAppear`, after `super.viewDidAppear`."
      ),
      .detail(
        "falls-when-appeared",
        "The square begins to fall as soon as the controller's view is on the screen."
      ),
      .detail("strong-animator", "The animator is kept in a strong property."),
      .detail("reference-is-view", "The animator's reference view is the controller's view."),
    ]
  }

  private var items: [ClaimRecord] {
    [
      .detail(
        "init-with-items-array",
        "A gravity is made with an array of objects that conform to `UIDynamicItem`."
      ),
      .core("views-are-dynamic-items", "All views conform to `UIDynamicItem` as they are."),
      .detail("custom-item-accepted", "Any object that conforms to `UIDynamicItem` will do, not only views."),
      .core("add-behavior-starts", "Adding the gravity to the animator is all that is needed."),
      .core("add-item-later", "Views can be added later, by `addItem`."),
      .detail("add-item-takes-dynamic-item", "`addItem` takes objects that conform to the same protocol."),
    ]
  }

  private var fall: [ClaimRecord] {
    [
      .core("falls-straight-down", "Gravity moves items downward only."),
      .core("default-vector-down", "Like real gravity it pulls down unless told otherwise."),
      .detail("accelerates", "The fall gets faster evenly, by 1000 points a second in every second."),
      .core(
        "leaves-screen",
        "The square falls from the centre to the lower edge and vanishes beyond it."
      ),
      .core("no-boundary-falls-forever", "Without a boundary an item falls without end."),
      .detail("falls-from-top", "An item that is put to the top edge falls down to the bottom edge."),
      .detail("falls-until-line", "With a collision behaviour items fall until they meet a given line."),
    ]
  }
}
