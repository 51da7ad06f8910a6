import RecipeKit

/// Beyond the texts: what items are made of, how they bounce, slide and glide.
@MainActor public let recipe: any ScriptedRecipe = ElasticityRecipe()

struct ElasticityRecipe: ScriptedRecipe {
  /// What the variants are made of: a controller with squares that bounce, slide and glide.
  typealias Example = @MainActor () -> ElasticityViewController

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "elasticity",
      title: "Let items bounce, slide and glide",
      chapter: "Dynamics",
      problem: """
        Items that fall, slide or are pushed all behave the same. One should bounce like a rubber ball, \
        another land like a sandbag; one should slide on, another stop.
        """,
      solution: """
        Give the items a `UIDynamicItemBehavior` and set its `elasticity`, `friction` or `resistance`. Add \
        it to the animator, beside gravity and collision.
        """,
      discussion: [
        """
        Elasticity is the part of its speed that an item keeps when it bounces. Heights go with the square \
        of speeds: with 0.5 a quarter of the height is left, with 0.8 not quite two thirds, with 1 all of it.
        """,
        """
        Several behaviours may have the same item. For each property the last one that was added decides. \
        So begin with the rule for all, and add the exceptions after it. Added last, the rule would undo them.
        """,
        Paragraph(
          """
          Friction works between two surfaces. How UIKit mixes two different frictions is not documented, so \
          here both sides have the same one. A boundary has a friction too, but not one that you could set: \
          if it matters, let the item slide on another item that is anchored.
          """,
          tells: ["two-surfaces"]
        ),
        """
        `viewDidAppear` is called each time that the view appears, for instance when a controller that was \
        presented over it is dismissed. In your own application set up the animator only if there is none yet.
        """,
        """
        Friction slows down at a constant rate and brings the item to a stop. Resistance takes a constant \
        part of the speed each second: strong at first, then weaker and weaker. It needs no contact.
        """,
        Paragraph(
          """
          Density has nothing to do with bouncing. It makes an item heavier, so that pushes and other items \
          move it less. A new behaviour reads 0 for all properties but the density, which is 1.
          """,
          tells: ["created-plain"]
        ),
      ],
      seeAlso: ["attachment"],
      keywords: [
        "UIDynamicItemBehavior", "elasticity", "friction", "resistance", "angularResistance", "density",
        "isAnchored", "bounce", "velocity",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "ElasticityViewController.bounce",
        "ElasticityViewController.setRule",
        "ElasticityViewController.setExceptions",
        "ElasticityViewController.slide",
        "ElasticityViewController.glide",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The checks of how high the squares bounce.
  private static let bounces: [Breakage] = [
    "bounce-height#four-fifths", "no-bounce", "endless-bounce", "second-bounce",
  ]

  /// The checks of how the sliders brake, and where they stop.
  private static let friction: [Breakage] = [
    "friction-brakes#two-tenths", "friction-brakes#four-tenths", "friction-stops#two-tenths",
    "friction-stops#four-tenths",
  ]

  /// The right way, and mistakes that are easily made.
  var variants: [Variant<Example>] {
    [
      .rightWay { ElasticityViewController() },
      .wrongWay(
        "rule added last",
        "The last behaviour decides: a rule that comes after its exceptions undoes them.",
        source: .ours,
        breaks: .all(Self.bounces, ["last-wins"])
      ) { RuleAddedLastController() },
      .wrongWay(
        "never added",
        "Behaviours that are made, but not added to the animator, change nothing.",
        source: .ours,
        breaks: .all(Self.bounces, ["last-wins"])
      ) { NeverAddedController() },
      .wrongWay(
        "the wrong item",
        "Each behaviour has the neighbour of the item that was meant.",
        source: .ours,
        breaks: [
          Breakage("bounce-height#half", seeing: "0"), "bounce-height#four-fifths", "no-bounce",
          "second-bounce", "last-wins",
        ]
      ) { TheWrongItemController() },
      .wrongWay(
        "density for elasticity",
        "Density makes items light or heavy, and they all bounce alike.",
        source: .ours,
        breaks: .all(Self.bounces, ["last-wins"])
      ) { DensityForElasticityController() },
      .wrongWay(
        "air in the way",
        "With resistance even an elasticity of 1 does not bring the square up again.",
        source: .ours,
        breaks: .all(["bounce-height#half"], Self.bounces)
      ) { AirInTheWayController() },
      .wrongWay(
        "free to turn",
        "A square that may turn lands on a corner and tumbles.",
        source: .ours,
        breaks: [
          "bounce-height#half", "no-rotation",
        ]
      ) { FreeToTurnController() },
      .wrongWay(
        "smooth shelves",
        "On ice the roughest square slides on.",
        source: .ours,
        breaks: Self.friction
      ) { SmoothShelvesController() },
      .wrongWay(
        "one roughness for all",
        "Made all equally rough, all squares stop at the same place.",
        source: .ours,
        breaks: [
          "friction-brakes#four-tenths",
          "friction-stops#four-tenths", "no-friction",
        ]
      ) { OneRoughnessForAllController() },
      .wrongWay(
        "resistance for friction",
        "The air slows a square down in its own way, and much less.",
        source: .ours,
        breaks: Self.friction
      ) { ResistanceForFrictionController() },
      .wrongWay(
        "shelves not anchored",
        "A shelf that is no more than an item gives way to the square that slides on it.",
        source: .ours,
        breaks: .all(Self.friction, ["no-friction", "anchored"])
      ) { ShelvesNotAnchoredController() },
      .wrongWay(
        "friction for resistance",
        "What touches nothing feels no friction, and glides on.",
        source: .ours,
        breaks: [
          "resistance-decay", "resistance-decay#way", "angular-decay",
        ]
      ) { FrictionForResistanceController() },
      .wrongWay(
        "points a frame",
        "Velocities in points a frame are sixty times too low.",
        source: .ours,
        breaks: [
          "resistance-decay", "resistance-decay#way", "angular-decay", "velocity-units",
        ]
      ) { PointsAFrameController() },
    ]
  }
}
