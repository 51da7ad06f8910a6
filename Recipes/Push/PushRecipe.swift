import RecipeKit

/// Recipe 2.0, pushes: a button that a finger pushes about as if it lay on a table.
@MainActor public let recipe: any ScriptedRecipe = PushRecipe()

struct PushRecipe: ScriptedRecipe {
  /// What the variants are made of: a controller with a button to push.
  typealias Example = @MainActor () -> PushViewController

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "push",
      title: "Push a view with a finger",
      section: "2.0",
      chapter: "Dynamics",
      problem: """
        A finger that moves over the screen should push a button along, as if the button lay on a table.
        """,
      solution: """
        Add a `UIPushBehavior` to a `UIDynamicAnimator`, and let a `UIPanGestureRecognizer` set its \
        `pushDirection` and switch it on, each time the finger moves.
        """,
      discussion: [
        """
        A behaviour does nothing by itself: it must be added to an animator, and the animator must be kept, \
        here in a property. Its reference view lends the coordinates, x to the right and y downwards. All of \
        this is for iOS 7 and later.
        """,
        """
        An `instantaneous` push is a blow: the button gets its speed at once, and then the push switches \
        itself off. Setting `active` makes the next blow. A `continuous` one is a force, which goes on and on \
        until someone switches it off.
        """,
        """
        Direction and strength are one vector. A blow of magnitude 1 gives a view of 100 × 100 points a speed \
        of 100 points a second; a larger view is heavier and gets less.
        """,
        """
        What makes the table is the rest: the `resistance` of a `UIDynamicItemBehavior` brings the button to a \
        halt, no gravity pulls at it, and a collision with the reference bounds keeps it from sliding off. \
        With resistance 2, and speeds of 2 points a second for each point of the finger's way, the button \
        slides exactly as far as the finger goes.
        """,
        """
        The recognizer adds up the finger's way from the beginning. Setting the translation back to zero each \
        time leaves only what is new.
        """,
      ],
      seeAlso: ["snap"],
      keywords: [
        "UIPushBehavior", "UIDynamicAnimator", "UIPanGestureRecognizer", "push", "finger", "resistance",
      ],
      listing: EmbeddedListings.example,
      deviceListing: DeviceFile.text,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The right way, a mistake against the chapter's rule, and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay { PushViewController() },
      .wrongWay(
        "without an animator",
        "A push that was never added to an animator pushes nothing.",
        source: .againstTheRule(
          section: "2.0",
          paragraph: "below the list of classes",
          words: "every behaviour needs an animator"
        ),
        breaks: [
          Breakage("simulates-push", seeing: "[0, 0, 0]"),
          Breakage("needs-animator", seeing: "0"),
          Breakage("follows-finger-direction", seeing: "0"),
          Breakage("as-on-table#way", seeing: "(160, 284)"),
          "simulates-push#every-frame", "push-direction-general", "stops-at-collision",
          "stops-at-collision#all-edges",
        ]
      ) { WithoutAnimatorController() },
      .wrongWay(
        "no collision",
        "Without a collision nothing holds the button: a hard push sends it off the screen.",
        source: .ours,
        breaks: ["stops-at-collision", "stops-at-collision#all-edges"]
      ) { NoCollisionController() },
      .wrongWay(
        "animator not kept",
        "An animator in a local variable is gone when the method ends, and with it all motion.",
        source: .ours,
        breaks: [
          Breakage("simulates-push", seeing: "[0, 0, 0]"),
          Breakage("follows-finger-direction", seeing: "0"),
          Breakage("as-on-table#way", seeing: "(160, 284)"),
          "simulates-push#every-frame", "needs-animator", "push-direction-general", "stops-at-collision",
          "stops-at-collision#all-edges",
        ]
      ) { AnimatorNotKeptController() },
      .wrongWay(
        "continuous push",
        "A force instead of blows: it starts softly, and never ends, even when the finger has left.",
        source: .ours,
        breaks: [
          "as-on-table#rest", "simulates-push", "simulates-push#every-frame", "as-on-table#way",
          "stops-at-collision",
          "stops-at-collision#all-edges", "needs-animator",
        ]
      ) { ContinuousPushController() },
      .wrongWay(
        "not switched on again",
        "An instantaneous push switches itself off after the first frame, long before a finger comes.",
        source: .ours,
        breaks: [
          Breakage("simulates-push", seeing: "[0, 0, 0]"),
          Breakage("follows-finger-direction", seeing: "0"),
          "simulates-push#every-frame", "needs-animator", "push-direction-general", "as-on-table#way",
          "stops-at-collision", "stops-at-collision#all-edges",
        ]
      ) { NotSwitchedOnController() },
      .wrongWay(
        "y axis up",
        "Mathematics' y axis points up, the screen's points down: the button moves against the finger.",
        source: .ours,
        breaks: [
          Breakage("follows-finger-direction#vector", seeing: "[(0, 1), (0, 1)]"),
          Breakage("follows-finger-direction", seeing: "0"),
          Breakage("push-direction-general", seeing: "[(1, 0), (0, -1), (-1, 0), (0, 1)]"),
        ]
      ) { UpwardAxisController() },
      .wrongWay(
        "angle in degrees",
        "Angles are in radians; read as such, 90 degrees are fourteen turns and a bit.",
        source: .ours,
        breaks: [
          "follows-finger-direction#vector", "follows-finger-direction#straight", "push-direction-general",
        ]
      ) { DegreesController() },
      .wrongWay(
        "translation not reset",
        "The whole way pushes again and again, so the button is soon much too fast.",
        source: .ours,
        breaks: [
          "simulates-push", "simulates-push#every-frame", "follows-finger-direction", "as-on-table#way",
          "needs-animator",
        ]
      ) { TranslationNotResetController() },
      .wrongWay(
        "moved by hand",
        "Setting the center moves the button, but not by physics: it stops dead with the finger.",
        source: .ours,
        breaks: [
          Breakage("simulates-push", seeing: "[100, 100, 100]"),
          Breakage("needs-animator#without", seeing: "100"),
          Breakage("follows-finger-direction", seeing: "10"),
          Breakage("stops-at-collision", seeing: "470"),
          "simulates-push#every-frame", "follows-finger-direction#vector", "stops-at-collision#all-edges",
          "needs-animator",
        ]
      ) { MovedByHandController() },
      .wrongWay(
        "no resistance",
        "Without resistance the table is smooth ice, and the button never comes to rest.",
        source: .ours,
        breaks: [
          "as-on-table#rest",
          "simulates-push", "simulates-push#every-frame", "as-on-table#way", "needs-animator",
        ]
      ) { NoResistanceController() },
      .wrongWay(
        "sloping table",
        "Gravity tilts the table: the button slides down to the bottom edge.",
        source: .ours,
        breaks: [
          "simulates-push", "simulates-push#every-frame", "follows-finger-direction",
          "push-direction-general", "as-on-table", "as-on-table#way", "stops-at-collision#all-edges",
          "needs-animator",
        ]
      ) { SlopingTableController() },
    ]
  }
}
