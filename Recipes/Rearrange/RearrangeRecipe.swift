import RecipeKit

/// Chapter 5, second part: controls that a controller moves by code when the interface turns.
@MainActor public let recipe: any ScriptedRecipe = RearrangeRecipe()

struct RearrangeRecipe: ScriptedRecipe {
  /// What the variants are made of: a controller with six square buttons.
  typealias Example = @MainActor () -> RearrangeViewController

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "rearrange",
      title: "Move controls by code when the interface turns",
      section: "5.2",
      chapter: "Autorotation",
      problem: """
        Six large buttons fill the screen in portrait. On its side the screen is too low for three rows of \
        them, and autoresizing masks push them on top of each other.
        """,
      solution: """
        Keep an outlet to every button, override `willAnimateRotation(to:duration:)`, and set each frame for \
        the orientation that is coming: two columns of three in portrait, three columns of two in landscape.
        """,
      discussion: [
        Paragraph(
          """
          Masks are a matter of the views alone. Whatever goes beyond them is the controller's: it overrides \
          the methods by which `UIViewController` hears of a turn, and says which orientations it supports.
          """,
          tells: ["overrides-controller-methods"]
        ),
        """
        Masks end where the arrangement itself must change. Three rows of two cannot become two rows of \
        three by stretching and shifting, so here the controller says where everything goes.
        """,
        """
        `willAnimateRotation(to:duration:)` is called `willAnimateRotationToInterfaceOrientation:duration:` \
        in Objective-C. From iOS 8 on it is deprecated: there `viewWillTransition(to:with:)` is told the new \
        size, and animates beside the turn. Up to iOS 5 `shouldAutorotateToInterfaceOrientation:` answers \
        which orientations are supported, from iOS 6 on `supportedInterfaceOrientations`.
        """,
        """
        A `frame` is place and size in one `CGRect`; Objective-C makes it with `CGRectMake`. Setting it \
        moves and sizes the view at once.
        """,
        """
        The method runs inside the animation of the turn. The new frames are set at once, but on screen the \
        buttons glide there while the interface turns.
        """,
        """
        Both portraits share one branch, and so do both landscapes. The branch for upside down never runs \
        here: the controller refuses that orientation, as phones should, since a call may come in meanwhile.
        """,
        """
        Up to iOS 5 a view that is off screen is released when memory runs low, and `viewDidUnload` tells \
        of it; from iOS 6 on it stays, and that method is never called. The outlets would keep its \
        buttons alive, so the controller clears them. When the controller itself is released, its outlets \
        and the buttons are released with it.
        """,
      ],
      seeAlso: ["autosize", "swap"],
      keywords: [
        "rotation", "orientation", "willAnimateRotation", "frame", "CGRect", "outlet", "overlap",
        "viewWillTransition",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "RearrangeViewController.supportedInterfaceOrientations",
        "RearrangeViewController.willAnimateRotation",
        "RearrangeViewController.placeButtons",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The checks of where buttons 2 to 6 lie in landscape.
  private static let landscapePlaces: [Breakage] = [
    "landscape-2", "landscape-3", "landscape-4", "landscape-5", "landscape-6", "landscape-fits-300",
  ]

  /// The right way, two mistakes that the chapter shows, and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay { RearrangeViewController() },
      .wrongWay(
        "masks only",
        "Masks keep three rows where only two have room: the buttons lie on top of each other.",
        source: .warnedOf(
          section: "5.2",
          paragraph: "figure 5.11",
          words: "too much overlap: there is no room for three rows of 125 points"
        ),
        breaks: .all(
          [
            Breakage("overlap-with-masks", seeing: "[57.2, 57.8]"),
            Breakage("landscape-fits-300#overlap", seeing: "[\"1+3\", \"2+4\", \"3+5\", \"4+6\"]"),
            Breakage("square-buttons-fit-by-moving", seeing: "0"),
            Breakage("column-order", seeing: "[\"1 3 5\", \"2 4 6\"]"),
            "will-animate-called",
          ],
          Self.landscapePlaces,
          ["flexible-height-wastes-space", "round-trip", "round-trip#columns"]
        )
      ) { MasksOnlyController() },
      .wrongWay(
        "flexible heights",
        "Buttons that shrink do not overlap any more, but waste the middle of the screen.",
        source: .warnedOf(
          section: "5.2",
          paragraph: "below figure 5.11",
          words: "letting heights change wastes space: a wide gap stays in the middle"
        ),
        breaks: .all(
          [
            Breakage("flexible-height-wastes-space", seeing: "190"),
            Breakage("buttons-125", seeing: "[125 × 79.5, 125 × 81.5]"),
            Breakage("three-rows-do-not-fit", seeing: "[140.9, 61.4]"),
            "will-animate-called", "landscape-1",
          ],
          Self.landscapePlaces,
          [
            "column-order", "square-buttons-fit-by-moving", "frame-is-position-and-size",
            "frame-is-position-and-size#bounds", "round-trip", "round-trip#columns",
            "outlet-needed-to-change",
          ]
        )
      ) { FlexibleHeightsController() },
      .wrongWay(
        "landscape only",
        "Frames that are set for landscape only are missed on the way back: buttons leave the screen.",
        source: .ours,
        breaks: [
          Breakage("portrait-2", seeing: "(-140, 155, 125, 125)"),
          Breakage("portrait-5", seeing: "(328, 180, 125, 125)"),
          Breakage("portrait-fits-460#free", seeing: "4"),
          "portrait-3", "portrait-4", "portrait-6", "portrait-fits-460", "round-trip",
          "round-trip#columns",
        ]
      ) { LandscapeOnlyController() },
      .wrongWay(
        "after the turn",
        "Moved in `didRotate`, the buttons first turn along with their masks, and jump at the end.",
        source: .ours,
        breaks: [Breakage("will-animate-called", seeing: "[\"175\", \"335\", \"20\"]")]
      ) { AfterTheTurnController() },
      .wrongWay(
        "corner as center",
        "The numbers name the upper left corner; taken for the center they push every button off.",
        source: .ours,
        breaks: .all(
          [
            Breakage("portrait-1", seeing: "(-42.5, -42.5, 125, 125)"),
            Breakage("landscape-1", seeing: "(-42.5, -42.5, 125, 125)"),
            Breakage("frame-is-position-and-size", seeing: "(20, 20)"),
            "will-animate-called",
          ],
          Self.landscapePlaces,
          [
            "square-buttons-fit-by-moving", "portrait-2", "portrait-3", "portrait-4", "portrait-5",
            "portrait-6", "portrait-fits-460", "portrait-fits-460#free", "round-trip",
          ]
        )
      ) { CornerAsCenterController() },
      .wrongWay(
        "placed by turning only",
        "A view loads without any turn: until the first one the buttons have no size.",
        source: .ours,
        breaks: [
          Breakage("buttons-125#loaded", seeing: "[0 × 0]"),
          "portrait-fits", "will-animate-called", "outlet-needed-to-change",
        ]
      ) { PlacedByTurningController() },
      .wrongWay(
        "one of each",
        "Asking for one portrait and one landscape forgets that there are two of each.",
        source: .ours,
        breaks: [
          Breakage("both-landscapes-same-branch", seeing: "[2, 3, 4, 5, 6]"),
          Breakage("both-portraits-same-branch", seeing: "[2, 3, 4, 5, 6]"),
        ]
      ) { OneOfEachController() },
      .wrongWay(
        "every orientation",
        "Supporting all four orientations lets the interface turn upside down.",
        source: .ours,
        breaks: [Breakage("no-upside-down-rotation", seeing: "3")]
      ) { EveryOrientationController() },
      .wrongWay(
        "connected one off",
        "An outlet that is connected to the wrong button moves the wrong button.",
        source: .ours,
        breaks: [
          Breakage("six-outlets", seeing: "[\"2\", \"3\", \"4\", \"5\", \"6\", \"1\"]"),
          "column-order", "round-trip#columns", "outlet-needed-to-change", "will-animate-called",
        ]
      ) { ConnectedOneOffController() },
      .wrongWay(
        "far corner for the size",
        "The last two numbers of a frame are its size, not its lower right corner.",
        source: .ours,
        breaks: [
          Breakage("cgrectmake", seeing: "[30, 60, 120, 100]"), "landscape-1", "landscape-2", "landscape-3",
          "landscape-4", "landscape-5", "landscape-6", "landscape-fits-300", "landscape-fits-300#overlap",
          "buttons-125", "three-rows-do-not-fit", "overlap-with-masks", "flexible-height-wastes-space",
          "square-buttons-fit-by-moving", "frame-is-position-and-size", "frame-is-position-and-size#bounds",
          "portrait-1", "portrait-2", "portrait-3", "portrait-4", "portrait-5", "portrait-6",
          "portrait-fits-460", "portrait-fits-460#free", "round-trip",
        ]
      ) { FarCornerController() },
      .wrongWay(
        "row before column",
        "A rectangle begins with x, the way to the right, not with the row.",
        source: .ours,
        breaks: [
          "will-animate-called", "landscape-2", "landscape-3", "landscape-4", "landscape-5", "landscape-6",
          "landscape-fits-300", "column-order", "flexible-height-wastes-space",
          "square-buttons-fit-by-moving", "portrait-2", "portrait-3", "portrait-4", "portrait-5",
          "portrait-6", "portrait-fits-460", "portrait-fits-460#free", "round-trip", "round-trip#columns",
          Breakage("cgrectmake", seeing: "[60, 30, 40, 90]"),
        ]
      ) { RowBeforeColumnController() },
      .wrongWay(
        "buttons that keep their controller",
        "The controller owns the button, the button its action, the action the controller: none is released.",
        source: .ours,
        breaks: [Breakage("dealloc-releases", seeing: "\"6 of 6\"")]
      ) { KeptButtonsController() },
      .wrongWay(
        "no status bar",
        "An application that hides the status bar hides signal, time and battery.",
        source: .ours,
        breaks: [
          "portrait-fits", "three-rows-do-not-fit", "outlet-needed-to-change",
          Breakage("status-bar-contents", seeing: "\"\""),
        ]
      ) { NoStatusBarController() },
      .wrongWay(
        "ignored warning",
        "Without `super` the view stays in memory, and so do its buttons.",
        source: .ours,
        breaks: [
          Breakage("view-did-unload-clears", seeing: "6"),
          "memory-warning-calls-super",
        ]
      ) { IgnoredWarningController() },
      .wrongWay(
        "view thrown away",
        "A view that people look at is not released: whoever does it by hand takes it from their eyes.",
        source: .ours,
        breaks: ["memory-warning-calls-super#on-screen"]
      ) { ViewThrownAwayController() },
      .wrongWay(
        "portrait only",
        "An interface that supports no other orientation is not turned, and nobody is told of a turn.",
        source: .ours,
        breaks: .all(
          [
            "will-animate-called", "duration-argument",
          ],
          Self.landscapePlaces,
          [
            "column-order", "three-rows-do-not-fit", "flexible-height-wastes-space", "round-trip",
            "round-trip#columns", "outlet-needed-to-change",
          ]
        )
      ) { PortraitOnlyController() },
    ]
  }
}
