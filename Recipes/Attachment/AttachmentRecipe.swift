import RecipeKit

/// Beyond the texts: items tied by a rod and by a spring, and a finger that drags them.
@MainActor public let recipe: any ScriptedRecipe = AttachmentRecipe()

struct AttachmentRecipe: ScriptedRecipe {
  /// What the variants are made of: a controller with a rod and a spring.
  typealias Example = @MainActor () -> AttachmentViewController

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "attachment",
      title: "Drag an item on a rod, and another on a spring",
      chapter: "Dynamics",
      problem: """
        A finger is to drag something that swings and dangles as if it hung on a rod, and something else is \
        to trail behind it as if on a spring.
        """,
      solution: """
        Tie the first item to a point with a `UIAttachmentBehavior`, and move its `anchorPoint` in every \
        event of a pan. Tie the second item to the first with another one, which gets a `frequency` and a \
        `damping`.
        """,
      discussion: [
        """
        An attachment measures its length once, when it is created: from the attachment point of the item to \
        the anchor, or to the other item. So put the items where they belong first, attach them then. Moving \
        the anchor later changes nothing about the length; setting `length` does.
        """,
        """
        As created it is a rigid rod. A frequency makes it a spring that swings so many times a second, \
        whatever the items weigh. The damping goes from 0, which swings for ever, to 1, which goes back \
        without swinging. Damping without a frequency has no effect.
        """,
        """
        The offset of an attachment point is measured from the center of the item, not from its corner, and \
        turns with it. Held there, an item behaves like a picture on one nail: it turns until its center \
        hangs right below. Held at its center, it never turns.
        """,
        Paragraph(
          """
          People take a view by the point that they touch. So the attachment that carries the ball is made when \
          the pan begins, with the offset of the finger from the center and the anchor under the finger: its \
          length is 0. It is removed when the pan ends, and the ball flies on.
          """,
          tells: ["held-where-touched"]
        ),
        Paragraph(
          """
          While an animator has an item, its center is not yours. A center set in the pan is not noticed, and \
          is overwritten with the next move, unless you call `updateItem(usingCurrentState:)`; and even then the item is dropped \
          where the finger is instead of being pulled there. Move the anchor.
          """,
          tells: ["no-moving-by-hand"]
        ),
        """
        `viewDidAppear` is called each time that the view appears, for instance when a controller that was \
        presented over it is dismissed. In your own application set up the animator only if there is none yet.
        """,
        """
        Neither rod nor spring takes energy out of a pendulum. What makes the items come to rest is the air: \
        the resistances of a `UIDynamicItemBehavior`.
        """,
        """
        Here a recognizer takes a closure. In an app of your own write \
        `UIPanGestureRecognizer(target: self, action: #selector(drag))`, and `@objc` before `func drag`.
        """,
      ],
      seeAlso: ["elasticity"],
      keywords: [
        "UIAttachmentBehavior", "UIPanGestureRecognizer", "anchorPoint", "length", "frequency", "damping",
        "spring", "rod", "pendulum", "drag",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "AttachmentViewController.viewDidAppear",
        "AttachmentViewController.tieRod",
        "AttachmentViewController.tieSpring",
        "AttachmentViewController.drag",
        "AttachmentViewController.carry",
        "AttachmentViewController.makeGrip",
      ],
      deviceListing: DeviceFile.text,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The checks of springs.
  private static let springs: [Breakage] = [
    "spring-frequency", "spring-damping", "spring-rests#length", "spring-pulls-both",
    "spring-damping#critical",
  ]

  /// The checks of a rod that is fixed beside the center.
  private static let rodAtItsOffset: [Breakage] = [
    "offset-turns-item", "offset-from-center", "rod-keeps-length", "rod-keeps-length#lifted", "length-stays",
  ]

  /// The right way, and mistakes that are easily made.
  var variants: [Variant<Example>] {
    [
      .rightWay { AttachmentViewController() },
      .wrongWay(
        "no damping",
        "A spring has no damping unless it is given one: left alone, it swings for ever.",
        source: .ours,
        breaks: [
          Breakage("spring-rests", seeing: "true"), "spring-rests#length",
          "spring-frequency", "spring-damping", "spring-pulls-both",
        ]
      ) { NoDampingController() },
      .wrongWay(
        "no frequency",
        "Damping makes no spring: without a frequency the attachment is a rod.",
        source: .ours,
        breaks: [
          "spring-frequency", "spring-damping", "spring-damping#critical",
        ]
      ) { NoFrequencyController() },
      .wrongWay(
        "angular frequency",
        "The frequency is in hertz; in radians a second it is 2π times too high.",
        source: .ours,
        breaks: [
          "spring-frequency", "spring-damping", "spring-damping#critical",
        ]
      ) { AngularFrequencyController() },
      .wrongWay(
        "spring for rod",
        "With a frequency the rod gives way, and the square hangs lower and bobs.",
        source: .ours,
        breaks: [
          "rigid-as-created", "offset-turns-item", "rod-keeps-length", "rod-keeps-length#lifted",
        ]
      ) { SpringForRodController() },
      .wrongWay(
        "attached after moving",
        "The length is taken at creation: who moves the square first gets a longer rod.",
        source: .ours,
        breaks: .all(
          [
            Breakage("length-stays", seeing: "184.0543"),
            "length-at-creation", "offset-turns-item", "rod-keeps-length", "rod-keeps-length#lifted",
          ],
          Self.springs
        )
      ) { AttachedAfterMovingController() },
      .wrongWay(
        "offset forgotten",
        "Held at its center the square hangs on the rod, but nothing ever turns it.",
        source: .ours,
        breaks: .all([Breakage("length-at-creation", seeing: "156.8949")], Self.rodAtItsOffset)
      ) { OffsetForgottenController() },
      .wrongWay(
        "offset from the corner",
        "Measured from the corner the offset points to a place outside of the square.",
        source: .ours,
        breaks: .all([Breakage("length-at-creation", seeing: "197.474")], Self.rodAtItsOffset)
      ) { OffsetFromTheCornerController() },
      .wrongWay(
        "tied to the knob",
        "A view that things are tied to is an item itself: nothing holds the knob, and it goes along.",
        source: .ours,
        breaks: [
          "two-types", "everything-rests", "offset-turns-item", "offset-from-center", "anchor-follows-finger",
          "rod-keeps-length", "rod-keeps-length#lifted", "follower-follows",
        ]
      ) { TiedToTheKnobController() },
      .wrongWay(
        "item moved by hand",
        "The view goes along, but the animator does not hear of it: rod, spring and ball stay behind.",
        source: .ours,
        breaks: [
          "anchor-follows-finger", "rod-keeps-length", "rod-keeps-length#lifted", "follower-follows",
        ]
      ) { ItemMovedByHandController() },
      .wrongWay(
        "translation for location",
        "A translation says how far the finger has come, not where it is.",
        source: .ours,
        breaks: [
          "anchor-follows-finger", "rod-keeps-length", "follower-follows",
        ]
      ) { TranslationForLocationController() },
      .wrongWay(
        "a new rod each time",
        "Each new rod takes the distance that it finds, so the square is not pulled but left behind.",
        source: .ours,
        breaks: [
          "rod-keeps-length", "rod-keeps-length#lifted", "length-stays",
        ]
      ) { NewRodEachTimeController() },
      .wrongWay(
        "held at its center",
        "Without the offset the ball hangs from the finger on a rod, and the touched point leaves the finger.",
        source: .ours,
        breaks: ["held-where-touched"]
      ) { HeldAtItsCenterController() },
      .wrongWay(
        "tied to a point",
        "Attached to where the square was, the ball does not notice when the square is dragged away.",
        source: .ours,
        breaks: .all(["two-types", "follower-follows"], Self.springs)
      ) { TiedToAPointController() },
      .wrongWay(
        "never added",
        "A behaviour does nothing until it is in an animator: the ball falls.",
        source: .ours,
        breaks: .all(["everything-rests", "follower-follows"], Self.springs)
      ) { NeverAddedController() },
    ]
  }
}
