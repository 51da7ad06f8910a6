import RecipeKit

extension CollisionRecipe {
  /// The checks of squares that come to rest in the view.
  private static let staysInBounds: [Breakage] = [
    "stay-in-bounds", "final-stack", "identifier-is-name#bounds", "affects-only-its-items",
    "translates-bounds-yes", "translates-bounds-yes#stray",
  ]

  /// The checks of a line that is found by its name.
  private static let lineByName: [Breakage] = [
    "boundary-with-identifier", "boundary-unknown-nil", "points-are-cgpoints", "line-100-above-bottom",
  ]

  /// The right way, ways to go wrong, and saboteurs.
  var variants: [Variant<Example>] {
    [.rightWay(CollisionExamples())] + boundsMistakes + boundsSaboteurs + lineMistakes + reactionMistakes
  }

  private var boundsMistakes: [Variant<Example>] {
    [
      .wrongWay(
        "gravity only",
        "With nothing to stop them the squares fall out of the view.",
        source: .warnedOf(
          section: "2.1",
          paragraph: "last paragraph of the discussion",
          words: "with no boundary the square falls without end; a collision mends that"
        ),
        breaks: .all(
          [
            Breakage("views-conform", seeing: "[]"),
            Breakage("keeps-items-in", seeing: "[1450, 1450]"),
            "gravity-then-collision", "gravity-then-collision#items", "keeps-items-in#rest",
          ],
          Self.staysInBounds,
          ["detects-overlap"]
        ),
        CollisionExamples(bounds: { GravityOnlyController() })
      ),
      .wrongWay(
        "no boundary",
        "Without the flag there is no boundary: the squares may meet each other, but nothing else.",
        source: .againstTheRule(
          section: "2.2",
          paragraph: "first paragraph of the discussion",
          words: "a collision behaviour needs boundaries on the screen"
        ),
        breaks: .all(
          [
            Breakage("keeps-items-in#rest", seeing: "[1390, 1450]"),
            "keeps-items-in",
          ],
          Self.staysInBounds
        ),
        CollisionExamples(bounds: { NoBoundaryController() })
      ),
      .wrongWay(
        "another reference view",
        "An animator takes only what lies in its reference view: the first behaviour raises an exception.",
        source: .againstTheRule(
          section: "2.2",
          paragraph: "solution",
          words: "the animator is made with the view that contains the others"
        ),
        breaks: [
          Breakage(
            "animator-on-superview",
            seeing: "NSInvalidArgumentException: The view item <UIView; frame = (135 215; 50 50)> must be a "
              + "descendant of the reference view <UIView; frame = (0 0; 320 480)> of its dynamic animator."
          )
        ],
        CollisionExamples(reference: { AnotherReferenceController() })
      ),
    ]
  }

  private var boundsSaboteurs: [Variant<Example>] {
    [
      .wrongWay(
        "local animator",
        "An animator in a local variable is gone when the method returns, and the squares hang in the air.",
        source: .ours,
        breaks: [
          "set-up-in-view-did-appear#animator",
          Breakage("final-stack", seeing: "[(160, 240), (160, 300)]"),
          "gravity-then-collision", "gravity-then-collision#items", "views-conform",
          "animator-on-superview#reference", "keeps-items-in", "keeps-items-in#rest",
          "identifier-is-name#bounds", "affects-only-its-items",
          "translates-bounds-yes", "detects-overlap",
        ],
        CollisionExamples(bounds: { LocalAnimatorController() })
      ),
      .wrongWay(
        "one square forgotten",
        "The square that the collision behaviour does not have falls through the other and the floor.",
        source: .ours,
        breaks: [
          Breakage("views-conform", seeing: "[\"red\"]"),
          Breakage("affects-only-its-items", seeing: "[\"green\", \"other\"]"),
          "gravity-then-collision#items", "keeps-items-in", "keeps-items-in#rest",
          "stay-in-bounds", "final-stack", "translates-bounds-yes", "translates-bounds-yes#stray",
          "detects-overlap",
        ],
        CollisionExamples(bounds: { OneForgottenController() })
      ),
      .wrongWay(
        "a behaviour for each",
        "Items of two collision behaviours do not meet: both squares end in one place.",
        source: .ours,
        breaks: [
          Breakage(
            "gravity-then-collision",
            seeing: "[\"UIGravityBehavior\", \"UICollisionBehavior\", \"UICollisionBehavior\"]"
          ),
          Breakage("detects-overlap", seeing: "[0, 0]"),
          "gravity-then-collision#items", "views-conform", "keeps-items-in#rest",
          "no-overlap", "final-stack",
        ],
        CollisionExamples(bounds: { ABehaviourForEachController() })
      ),
      .wrongWay(
        "boundaries only",
        "In this mode the squares stop at the floor and pass through each other.",
        source: .ours,
        breaks: [
          Breakage("detects-overlap", seeing: "[0, 0]"),
          "keeps-items-in#rest", "no-overlap", "final-stack",
        ],
        CollisionExamples(bounds: { BoundariesOnlyController() })
      ),
      .wrongWay(
        "collision first",
        "The order of the behaviours is another one; the motion is the same.",
        source: .ours,
        breaks: [
          Breakage("gravity-then-collision", seeing: "[\"UICollisionBehavior\", \"UIGravityBehavior\"]")
        ],
        CollisionExamples(bounds: { CollisionFirstController() })
      ),
      .wrongWay(
        "set up in viewDidLoad",
        "A loaded view is not on the screen yet, and does not have its final size.",
        source: .againstTheRule(
          section: "2.2",
          paragraph: "the listing of `viewDidAppear`",
          words: "squares and behaviours are set up when the view appears on the screen"
        ),
        breaks: [
          "set-up-in-view-did-appear#animator", "set-up-in-view-did-appear",
        ],
        CollisionExamples(bounds: { SetUpInViewDidLoadController() })
      ),
      .wrongWay(
        "set up in viewWillAppear",
        "What is set up before the view is on screen has begun to fall when people see it.",
        source: .ours,
        breaks: [
          "set-up-in-view-did-appear"
        ],
        CollisionExamples(bounds: { SetUpInViewWillAppearController() })
      ),
      .wrongWay(
        "all in one place",
        "Squares that start in one place push each other apart.",
        source: .ours,
        breaks: [
          Breakage("square-centres", seeing: "[(160, 240), (160, 240)]"),
          Breakage("ten-point-gap", seeing: "[265, 215]"),
          "no-overlap",
        ],
        CollisionExamples(bounds: { AllInOnePlaceController() })
      ),
      .wrongWay(
        "colours mixed up",
        "The green one comes first.",
        source: .ours,
        breaks: [Breakage("square-colours", seeing: "[\"green\", \"red\"]")],
        CollisionExamples(bounds: { MixedUpController() })
      ),
      .wrongWay(
        "the corner in the middle",
        "The origin of a frame is a corner of the view, not its center.",
        source: .ours,
        breaks: [
          Breakage("square-centres", seeing: "[(185, 265), (185, 325)]"), "ten-point-gap", "final-stack",
        ],
        CollisionExamples(bounds: { CornerController() })
      ),
      .wrongWay(
        "larger squares",
        "Both are larger, and the gap between them is gone.",
        source: .ours,
        breaks: [
          Breakage("two-squares-50", seeing: "[60 × 60, 60 × 60]"),
          Breakage("detects-overlap", seeing: "[1, 1]"),
          Breakage("ten-point-gap", seeing: "[270, 270]"),
          "keeps-items-in#rest", "final-stack",
        ],
        CollisionExamples(bounds: { LargerController() })
      ),
      .wrongWay(
        "behind one another",
        "The list of squares and that of subviews have different orders.",
        source: .ours,
        breaks: [
          Breakage("views-added-in-order", seeing: "[\"green\", \"red\"]")
        ],
        CollisionExamples(bounds: { BehindController() })
      ),
    ]
  }

  private var lineMistakes: [Variant<Example>] {
    [
      .wrongWay(
        "flag instead of the line",
        "The flag makes a boundary of the bounds, so the squares rest 100 points too low.",
        source: .warnedOf(
          section: "2.2",
          paragraph: "before the last listing",
          words: "for a line that is not the edge of the view the flag is no help"
        ),
        breaks: .all(
          [
            Breakage("bounds-flag-cannot-do-it", seeing: "0"),
            Breakage("identifier-is-name", seeing: "{\"nil\"}"),
            Breakage("line-not-walls", seeing: "103"),
            "custom-line-api", "collision-delegate", "translates-bounds-default-no",
            "translates-bounds-default-no#open",
          ],
          Self.lineByName,
          ["stops-at-line", "boundaries-impassable"]
        ),
        CollisionExamples(line: { FlagInsteadController() })
      ),
      .wrongWay(
        "line never added",
        "The line belongs to a behaviour that is in no animator.",
        source: .ours,
        breaks: .all(
          [
            Breakage("stops-at-line", seeing: "[1390, 1450]"),
            Breakage("collision-delegate", seeing: "[\"nothing\", \"nothing\"]"),
            "custom-line-api",
          ],
          Self.lineByName,
          [
            "bounds-flag-cannot-do-it", "identifier-is-name", "delegate-item-item", "line-along-bottom",
            "boundaries-impassable", "complex-paths",
          ]
        ),
        CollisionExamples(line: { NeverAddedController() })
      ),
      .wrongWay(
        "line and bounds",
        "With the flag as well, the sides are walls.",
        source: .ours,
        breaks: [
          Breakage("line-not-walls", seeing: "103.022"), "translates-bounds-default-no",
          "translates-bounds-default-no#open",
        ],
        CollisionExamples(line: { LineAndBoundsController() })
      ),
      .wrongWay(
        "line at the bottom",
        "The height of the view is the bottom edge, not the line above it.",
        source: .ours,
        breaks: [
          Breakage("line-100-above-bottom", seeing: "[(0, 480), (320, 480)]"),
          Breakage("bounds-flag-cannot-do-it", seeing: "0"),
          "boundary-with-identifier", "stops-at-line", "boundaries-impassable",
        ],
        CollisionExamples(line: { LineAtTheBottomController() })
      ),
      .wrongWay(
        "another name",
        "Whoever asks for a boundary must know the name that it was given.",
        source: .ours,
        breaks: .all(
          [
            Breakage("custom-line-api", seeing: "[\"nope\"]"),
            Breakage("identifier-is-name", seeing: "{\"nope\"}"), "collision-delegate",
          ],
          Self.lineByName
        ),
        CollisionExamples(line: { AnotherNameController() })
      ),
      .wrongWay(
        "boundaries only, with the line",
        "In this mode nobody hears of items that meet, as they do not.",
        source: .ours,
        breaks: [
          "stops-at-line", "collision-delegate", "delegate-item-item", "line-along-bottom",
        ],
        CollisionExamples(line: { LineOnlyController() })
      ),
    ]
  }

  private var reactionMistakes: [Variant<Example>] {
    [
      .wrongWay(
        "delegate not set",
        "The methods are there, but nobody calls them.",
        source: .ours,
        breaks: [
          Breakage("collision-delegate#both", seeing: "2"),
          "delegate-protocol", "collision-delegate#halfway", "collision-delegate#gone",
          "collision-delegate#red",
        ],
        CollisionExamples(reaction: { DelegateNotSetController() })
      ),
      .wrongWay(
        "delegate that nobody keeps",
        "The behaviour does not keep its delegate alive: it is gone before the first contact.",
        source: .ours,
        breaks: [
          "delegate-protocol",
          "collision-delegate#halfway", "collision-delegate#gone", "collision-delegate#both",
          "collision-delegate#red",
        ],
        CollisionExamples(reaction: { LostDelegateController() })
      ),
      .wrongWay(
        "methods without the protocol",
        "A class that does not declare the protocol can't be the delegate, whatever methods it has.",
        source: .ours,
        breaks: [
          "delegate-protocol",
          "collision-delegate#halfway", "collision-delegate#gone", "collision-delegate#both",
          "collision-delegate#red",
        ],
        CollisionExamples(reaction: { UndeclaredController() })
      ),
      .wrongWay(
        "any boundary",
        "Whoever does not look at the identifier reacts to every boundary.",
        source: .ours,
        breaks: [
          "identifier-is-name#ledge"
        ],
        CollisionExamples(reaction: { AnyBoundaryController() })
      ),
      .wrongWay(
        "every bounce",
        "At the second contact nothing is left to animate, so the square is removed then and there.",
        source: .ours,
        breaks: [
          Breakage("collision-delegate#gone", seeing: "[\"gone\", \"gone\"]"),
          "collision-delegate#halfway",
        ],
        CollisionExamples(reaction: { EveryBounceController() })
      ),
      .wrongWay(
        "never removed",
        "What has faded away still lies there, and holds up what comes after it.",
        source: .ours,
        breaks: [
          Breakage("collision-delegate#both", seeing: "2"),
          "collision-delegate#gone",
        ],
        CollisionExamples(reaction: { NeverRemovedController() })
      ),
      .wrongWay(
        "at once",
        "Removed without an animation the square just vanishes.",
        source: .ours,
        breaks: [
          Breakage("collision-delegate#gone", seeing: "[\"gone\", \"gone\"]"),
          "collision-delegate#halfway", "collision-delegate#red",
        ],
        CollisionExamples(reaction: { AtOnceController() })
      ),
    ]
  }
}
