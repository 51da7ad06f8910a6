import RecipeKit

/// Recipe 2.2: squares that stop at an edge, at a line, and at each other.
@MainActor public let recipe: any ScriptedRecipe = CollisionRecipe()

struct CollisionRecipe: ScriptedRecipe {
  /// What the variants are made of: the lesson's three controllers.
  typealias Example = CollisionExamples

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "collision",
      title: "Stop views with UICollisionBehavior",
      section: "2.2",
      chapter: "Dynamics",
      problem: """
        Views that fall, or move in other ways, should stop at the edge of the screen or at a line of \
        yours, and should not run through each other. And you want to know when they meet.
        """,
      solution: """
        Make a `UICollisionBehavior` with the views, turn on `translatesReferenceBoundsIntoBoundary` or add \
        a boundary of your own, and add the behaviour to the animator. Its `collisionDelegate` is told of \
        each contact.
        """,
      discussion: [
        Paragraph(
          """
          With `translatesReferenceBoundsIntoBoundary` the bounds of the reference view are the boundary. So \
          make the animator with the view that contains your items, their superview: these bounds are the \
          ones that people see. The flag is off at first, and a collision behaviour without any boundary \
          lets items fall past every edge.
          """,
          tells: ["animator-on-superview"]
        ),
        """
        Only the items of the behaviour are held back, by its boundaries and by each other. A view that \
        merely has gravity falls past them all, and so do the items of another collision behaviour. All of \
        this is for iOS 7 and later.
        """,
        """
        A boundary elsewhere is a line of your own, from one point to another, or any `UIBezierPath`. It is \
        a line and no more: nobody sees it, it stops items from both sides, and without the flag the other \
        edges of the view stay open.
        """,
        """
        The identifier of a boundary is its name. `boundary(withIdentifier:)` finds the path by it, and the \
        delegate gets it with each contact. For the bounds of the reference view it is nil. The same name \
        once more replaces the boundary.
        """,
        """
        The delegate is told when a contact begins and when it ends, not while it lasts. A square that \
        bounces comes again, so expect several began-contact calls. The behaviour does not keep its \
        delegate alive.
        """,
        """
        `viewDidAppear` is called each time that the view appears, for instance when a controller presented \
        over it is dismissed. Set up only what is not there yet.
        """,
        """
        In the delegate you may change views, even remove them. Take a view out of the behaviour before you \
        remove it from its superview: otherwise what nobody sees still takes part. Here the green square \
        goes, and the red one that lay on it falls on.
        """,
      ],
      seeAlso: ["gravity"],
      keywords: [
        "UIKit Dynamics", "UICollisionBehavior", "UICollisionBehaviorDelegate", "boundary", "collision",
        "contact", "UIBezierPath",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "BottomBoundaryViewController.makeCollision",
        "FadingSquaresViewController.collisionBehavior",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }
}
