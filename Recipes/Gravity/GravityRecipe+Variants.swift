import RecipeKit

extension GravityRecipe {
  /// The checks of a fall straight down that never stops.
  private static let straightDownForEver: [Breakage] = [
    "falls-straight-down#down", "leaves-screen", "no-boundary-falls-forever",
    "no-boundary-falls-forever#deep",
  ]

  /// The checks of other items, which fall from wherever they are.
  private static let otherItemsFall: [Breakage] = [
    "reference-coordinates", "falls-from-top", "add-item-later", "falls-out-without-collision",
    "views-are-dynamic-items",
  ]

  /// The checks of how gravity sets in.
  private static let gravityBegins: [Breakage] = [
    "init-with-items-array", "default-vector-down", "falls-when-appeared#first-frame", "add-behavior-starts",
    "add-behavior-starts#falls", "no-boundary-falls-forever#restless",
  ]

  /// The checks of items of other kinds, and of other behaviours.
  private static let otherItemsAndBehaviors: [Breakage] = [
    "add-item-takes-dynamic-item", "custom-item-accepted", "items-in-reference-view", "falls-until-line",
    "animator-coordinates-behaviours",
  ]

  /// The right way, ways to go wrong, and saboteurs.
  var variants: [Variant<Example>] {
    [.rightWay { GravityViewController() }] + withoutMotion + settingUp + pulls + items
  }

  private var withoutMotion: [Variant<Example>] {
    [
      .wrongWay(
        "no animator",
        "A behaviour is only a rule: without an animator nobody follows it, and the square stays.",
        source: .againstTheRule(
          section: "2.0",
          paragraph: "below the list of classes",
          words: "every behaviour needs an animator"
        ),
        breaks: .all(
          [
            Breakage("set-up-in-view-did-appear", seeing: "[0, 0]"),
            Breakage("animator-required", seeing: "0"),
            Breakage("items-in-reference-view", seeing: "no exception"),
            "reference-view", "reference-is-view",
          ],
          Self.gravityBegins,
          [
            "strong-animator", "accelerates",
          ],
          Self.straightDownForEver,
          Self.otherItemsFall,
          [
            "add-item-takes-dynamic-item", "custom-item-accepted", "falls-until-line",
            "animator-coordinates-behaviours", "animator-coordinates-behaviours#count", "class-list",
          ]
        )
      ) { NoAnimatorController() },
      .wrongWay(
        "behaviour never added",
        "An animator without the behaviour has nothing to do.",
        source: .againstTheRule(
          section: "2.1",
          paragraph: "solution",
          words: "add the behaviour to the animator, which does the rest"
        ),
        breaks: .all(
          [
            Breakage("animator-required", seeing: "0"),
            Breakage("animator-coordinates-behaviours#count", seeing: "1"),
          ],
          Self.gravityBegins,
          [
            "strong-animator", "accelerates",
          ],
          Self.straightDownForEver,
          Self.otherItemsFall,
          Self.otherItemsAndBehaviors
        )
      ) { NeverAddedController() },
      .wrongWay(
        "local animator",
        "An animator in a local variable is gone when the method returns, and the square stays.",
        source: .ours,
        breaks: .all(
          [
            Breakage("strong-animator", seeing: "0"),
            Breakage("accelerates", seeing: "[0, 0]"),
            "set-up-in-view-did-appear", "reference-view", "reference-is-view",
          ],
          Self.gravityBegins,
          [
            "animator-required"
          ],
          Self.straightDownForEver,
          Self.otherItemsFall,
          Self.otherItemsAndBehaviors,
          ["animator-coordinates-behaviours#count", "class-list"]
        )
      ) { LocalAnimatorController() },
      .wrongWay(
        "nothing to pull",
        "A gravity that has no items pulls nothing.",
        source: .ours,
        breaks: .all(
          [
            Breakage("init-with-items-array", seeing: "[]"),
            Breakage("animator-required", seeing: "0"),
            "falls-when-appeared#first-frame", "strong-animator", "accelerates", "add-behavior-starts#falls",
            "no-boundary-falls-forever#restless",
          ],
          Self.straightDownForEver,
          [
            "reference-coordinates", "falls-from-top", "add-item-takes-dynamic-item", "falls-until-line",
            "animator-coordinates-behaviours",
          ]
        )
      ) { NothingToPullController() },
    ]
  }

  private var settingUp: [Variant<Example>] {
    [
      .wrongWay(
        "set up in viewDidLoad",
        "A loaded view is not on the screen yet: the square falls while nobody sees it.",
        source: .ours,
        breaks: [
          Breakage("set-up-in-view-did-appear", seeing: "[1, 1]"),
          Breakage("falls-when-appeared", seeing: "125"),
          "set-up-in-view-did-appear#super", "falls-when-appeared#first-frame",
        ]
      ) { SetUpInViewDidLoadController() },
      .wrongWay(
        "super at the end",
        "Setting up before `super.viewDidAppear` leaves the superclass out of its turn.",
        source: .ours,
        breaks: [
          Breakage("set-up-in-view-did-appear#super", seeing: "\"nothing\"")
        ]
      ) { SuperAtTheEndController() },
      .wrongWay(
        "center before size",
        "A size that is set by the frame keeps the corner where it is, not the center.",
        source: .ours,
        breaks: [
          Breakage("square-centred", seeing: "(210, 290)"),
          "falls-when-appeared", "leaves-screen",
        ]
      ) { CenterBeforeSizeController() },
      .wrongWay(
        "no size",
        "A view without a frame has no size: what falls here cannot be seen.",
        source: .ours,
        breaks: [
          Breakage("square-100", seeing: "0 × 0"),
          "leaves-screen", "falls-from-top",
        ]
      ) { NoSizeController() },
      .wrongWay(
        "no colour",
        "A view has no colour unless you give it one: what falls here cannot be seen.",
        source: .ours,
        breaks: ["square-green"]
      ) { NoColorController() },
      .wrongWay(
        "animator first",
        "An animator that is there before its square has nothing to move yet.",
        source: .ours,
        breaks: [Breakage("square-added#first", seeing: "1")]
      ) { AnimatorFirstController() },
      .wrongWay(
        "square in a box",
        "In a view of its own the square falls just as well, but that view covers the controller's.",
        source: .ours,
        breaks: [
          Breakage("square-added", seeing: "\"another view\"")
        ]
      ) { SquareInABoxController() },
      .wrongWay(
        "window as reference",
        "The animator reckons in the window: when the view moves, the square stays behind.",
        source: .ours,
        breaks: [
          Breakage("reference-is-view", seeing: "\"another view\""),
          Breakage("reference-coordinates", seeing: "(-100, 75)"),
          "items-in-reference-view",
        ]
      ) { WindowAsReferenceController() },
    ]
  }

  private var pulls: [Variant<Example>] {
    [
      .wrongWay(
        "upwards",
        "On screen y grows downwards, so a direction of -1 pulls up.",
        source: .ours,
        breaks: .all(
          [
            Breakage("accelerates", seeing: "[-125, -500]"),
            "default-vector-down", "falls-when-appeared#first-frame", "animator-required",
            "add-behavior-starts#falls",
          ],
          Self.straightDownForEver,
          Self.otherItemsFall,
          ["custom-item-accepted", "falls-until-line", "animator-coordinates-behaviours"]
        )
      ) { UpwardsController() },
      .wrongWay(
        "angle in degrees",
        "Angles are in radians: 90 of them are fourteen turns and a bit, and the square falls to the left.",
        source: .ours,
        breaks: .all(
          [
            Breakage("animator-required", seeing: "446.9983"),
            "default-vector-down", "accelerates", "falls-straight-down", "leaves-screen",
            "no-boundary-falls-forever#deep", "add-behavior-starts#falls",
          ],
          Self.otherItemsFall,
          ["custom-item-accepted", "falls-until-line", "animator-coordinates-behaviours"]
        )
      ) { AngleInDegreesController() },
      .wrongWay(
        "metres per second squared",
        "The magnitude of the Earth is 1, not 9.81, which is almost ten times too strong.",
        source: .ours,
        breaks: .all(
          [
            Breakage("accelerates", seeing: "[1226.25, 4905]"),
            "default-vector-down", "animator-required", "leaves-screen", "falls-when-appeared#first-frame",
            "add-behavior-starts#falls", "no-boundary-falls-forever#deep",
          ],
          Self.otherItemsFall,
          ["custom-item-accepted"]
        )
      ) { MetresController() },
      .wrongWay(
        "with a floor",
        "With a collision behaviour for the bounds the square cannot leave the screen.",
        source: .ours,
        breaks: .all(
          [
            Breakage("animator-coordinates-behaviours#count", seeing: "3"),
            "add-behavior-starts", "animator-required", "accelerates", "no-boundary-falls-forever#restless",
          ],
          Self.straightDownForEver,
          ["falls-out-without-collision"]
        )
      ) { WithAFloorController() },
    ]
  }

  private var items: [Variant<Example>] {
    [
      .wrongWay(
        "whatever there is",
        "A gravity that takes every subview pulls those, too, that you meant to add later.",
        source: .ours,
        breaks: [
          "add-item-later#before", "add-item-later", "falls-out-without-collision",
        ]
      ) { WhateverThereIsController() },
      .wrongWay(
        "another gravity, not added",
        "A new gravity for each new item is one more behaviour that must be added to the animator.",
        source: .ours,
        breaks: [
          Breakage("add-item-later", seeing: "0"),
          Breakage("add-item-takes-dynamic-item", seeing: "[\"the square\"]"),
          "falls-out-without-collision", "views-are-dynamic-items", "custom-item-accepted",
          "items-in-reference-view", "animator-coordinates-behaviours",
        ]
      ) { AnotherGravityController() },
      .wrongWay(
        "an animator for each",
        "Two animators know nothing of each other: what one stops, the other pulls on.",
        source: .ours,
        breaks: [
          "add-item-takes-dynamic-item", "animator-coordinates-behaviours",
        ]
      ) { AnAnimatorForEachController() },
      .wrongWay(
        "views only",
        "Whoever asks for a view turns away items that a gravity would take.",
        source: .ours,
        breaks: [
          Breakage("add-item-takes-dynamic-item", seeing: "[\"the square\", \"the label\"]"),
          Breakage("custom-item-accepted", seeing: "0"),
        ]
      ) { ViewsOnlyController() },
    ]
  }
}
