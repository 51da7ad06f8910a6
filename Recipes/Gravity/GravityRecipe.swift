import RecipeKit

/// Recipe 2.1: a square that falls as real things do.
@MainActor public let recipe: any ScriptedRecipe = GravityRecipe()

struct GravityRecipe: ScriptedRecipe {
  /// What the variants are made of: a controller with a square, an animator and a gravity.
  typealias Example = @MainActor () -> GravityViewController

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "gravity",
      title: "Let views fall with UIGravityBehavior",
      section: "2.1",
      chapter: "Dynamics",
      problem: "You want parts of your interface to move as if they had weight: let go, and they fall.",
      solution: """
        Make a `UIGravityBehavior` with the views that are to fall, make a `UIDynamicAnimator` with the view \
        that contains them, and add the behaviour to the animator. The animator does the rest.
        """,
      discussion: [
        """
        A behaviour is only a rule. It is the animator that moves things, frame by frame, so a behaviour \
        outside of an animator does nothing. One animator serves for any number of behaviours and views, and \
        works out how they act together.
        """,
        """
        The animator is made with a reference view, and reckons in its coordinates. The views that it moves \
        must lie in that view: one from anywhere else raises an exception.
        """,
        """
        Nobody but you keeps the animator. In a local variable it is gone before the first frame, and \
        nothing tells you why the square hangs in the air. So it gets a property.
        """,
        """
        All this is set up in `viewDidAppear`, so that the fall begins when there is somebody to see it. \
        Mind that it is called each time the view appears: if yours comes back after another one, set up \
        only what is not there yet.
        """,
        """
        A gravity takes objects that conform to `UIDynamicItem`: a center, bounds and a transform are all \
        it asks for. Every view does already. Others can follow later, by `addItem`.
        """,
        """
        As created, a gravity pulls straight down with magnitude 1, which is 1000 points a second, every \
        second: 125 points in the first half second, 500 in the first whole one. An angle is in radians, \
        clockwise from the right, and y grows downwards.
        """,
        """
        All this is for iOS 7 and later. Before, such motion had to be worked out by hand, frame by frame or \
        with Core Animation, by somebody who knew their physics.
        """,
        """
        Nothing stops the square at the edge of the screen. It falls on without end, and the animator works \
        on with it. A collision behaviour gives it a floor.
        """,
      ],
      seeAlso: ["collision"],
      keywords: [
        "UIKit Dynamics", "UIGravityBehavior", "UIDynamicAnimator", "UIDynamicItem", "gravity", "fall",
        "physics",
      ],
      listing: EmbeddedListings.example,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }
}
