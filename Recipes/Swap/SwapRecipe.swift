import RecipeKit

/// Chapter 5, third part: two views, one for each way of holding the phone.
@MainActor public let recipe: any ScriptedRecipe = SwapRecipe()

struct SwapRecipe: ScriptedRecipe {
  /// What the variants are made of: a controller with two views.
  typealias Example = @MainActor () -> SwapViewController

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "swap",
      title: "Swap in another view when the interface turns",
      section: "5.3",
      chapter: "Autorotation",
      problem: """
        Portrait and landscape differ so much that moving every control by code would be tedious. You would \
        rather design two views and show the one that fits.
        """,
      solution: """
        Make both views, keep outlets to them and to the controls of each, and override \
        `willAnimateRotation(to:duration:)`: assign the fitting one to `view`, then set its transform and \
        its bounds.
        """,
      discussion: [
        Paragraph(
          """
          The buttons of both views call the same `buttonPressed`, but an outlet refers to one object only. \
          So there are two sets of outlets, one for each view, and whatever happens to a control must happen \
          to its twin as well. That makes this way laborious: use it only for complex interfaces.
          """,
          tells: ["two-sets-of-outlets"]
        ),
        Paragraph(
          """
          `loadView` makes both views in place of the default one, each in the size that its orientation \
          leaves under a status bar of 20 points. `view` is the portrait one, so that is what a launch shows. \
          Both have the same titles and the same picture, so people need not know that there are two.
          """,
          tells: ["default-view-replaced"]
        ),
        """
        The system turns the view that it finds, just before the method is called. A view that is swapped in \
        there comes as it was left, so all three lines count: the transform is reset, set anew, and the \
        bounds get the size for this orientation. A transform can scale, move and turn a view; rotations are \
        made from radians.
        """,
        Paragraph(
          """
          All this is for iOS 7 and earlier, where the window stays in portrait and its root view is turned. \
          From iOS 8 on the window turns itself: the view's transform stays the identity, so leave it alone, \
          and exchange the view in `viewWillTransition(to:with:)`. What is `willAnimateRotation(to:duration:)` \
          here is `willAnimateRotationToInterfaceOrientation:duration:` in Objective-C, and deprecated since \
          then. Up to iOS 5 `shouldAutorotateToInterfaceOrientation:` says which orientations are supported, \
          from iOS 6 on `supportedInterfaceOrientations`.
          """,
          tells: ["turned-view-versions"]
        ),
        Paragraph(
          """
          Why hide a button? One that starts something long should not be tapped again until that is done. \
          But nothing here shows a hidden button again: with both tapped, only a new launch helps. In an app \
          of your own, offer a way back.
          """,
          tells: ["why-hide-a-button"]
        ),
        Paragraph(
          """
          When the controller goes away, its outlets go with it, and both views and all four buttons are \
          released. A closure that held the controller strongly would keep them all; hence `[weak self]`.
          """,
          tells: ["dealloc-releases-all"]
        ),
      ],
      seeAlso: ["rearrange", "autosize"],
      keywords: [
        "rotation", "orientation", "willAnimateRotation", "transform", "bounds", "outlet", "loadView",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "SwapViewController.willAnimateRotation",
        "SwapViewController.show",
        "SwapViewController.degreesToRadians",
        "SwapViewController.buttonPressed",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The right way, four mistakes by what the chapter says, and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay { SwapViewController() },
      .wrongWay(
        "sender only",
        "Foo in the other view is another button: hiding only the one that was tapped brings Foo back.",
        source: .warnedOf(
          section: "5.3",
          paragraph: "on outlets and actions, third paragraph",
          words: "Foo in the other view is another button, and stays visible"
        ),
        breaks: [
          Breakage("sender-only-pitfall", seeing: "[\"Foo\", \"Bar\"]"),
          Breakage("foo-hides-both#portrait", seeing: "1"),
          Breakage("bar-hides-both#portrait", seeing: "1"),
          Breakage("hidden-survives-rotation", seeing: "[\"landscape: Foo beside Bar\", \"portrait: Bar\"]"),
          Breakage("no-way-back", seeing: "[2, 0, 2, 0]"),
          "foo-hides-both#landscape", "bar-hides-both#landscape", "else-branch-is-bar", "buttons-125-ok",
        ]
      ) { SenderOnlyController() },
      .wrongWay(
        "one outlet pair",
        "An outlet refers to one object: connected to both views, it knows only the button connected last.",
        source: .againstTheRule(
          section: "5.3",
          paragraph: "on outlets and actions, first paragraph",
          words: "an outlet cannot refer to several objects, so there must be four"
        ),
        breaks: [
          Breakage("four-button-outlets", seeing: "2"),
          Breakage("foo-hides-both#portrait", seeing: "0"),
          Breakage("other-stays-visible#portrait-bar", seeing: "1"),
          "portrait-foo-above", "bar-hides-both#portrait",
          "foo-hides-both#landscape", "bar-hides-both#landscape", "tap-hides", "one-action",
          "else-branch-is-bar", "buttons-125-ok", "sender-only-pitfall", "hidden-survives-rotation",
          "no-way-back",
        ]
      ) { OneOutletPairController() },
      .wrongWay(
        "transform never set",
        "The system has turned the old view; the new one stays as it was and sticks out of the window.",
        source: .againstTheRule(
          section: "5.3",
          paragraph: "below the listing, second paragraph",
          words: "the system turns a view by itself, but one that is swapped in must be set right"
        ),
        breaks: [
          "turned-view-versions",
          Breakage("system-sets-transform-normally", seeing: "480"),
          Breakage("fits-window#landscape-right", seeing: "(-90, 90, 480, 300)"),
          Breakage("landscape-right-branch", seeing: "[\"landscape\", \"0°\", \"480 × 300\"]"),
          "actions-animated", "upside-down-branch", "fits-window#upside-down", "landscape-left-branch",
          "fits-window#landscape-left", "portrait-branch", "fits-window#portrait", "transform-reset-first",
        ]
      ) { TransformNeverSetController() },
      .wrongWay(
        "bounds never set",
        "Each turn leaves the outgoing view in the size of the other orientation.",
        source: .againstTheRule(
          section: "5.3",
          paragraph: "below the listing, end of the second paragraph",
          words: "once turned, the view is made to fit the window exactly"
        ),
        breaks: [
          Breakage("bounds-needed", seeing: "320 × 460"),
          Breakage("portrait-branch", seeing: "[\"portrait\", \"0°\", \"480 × 300\"]"),
          Breakage("fits-window#portrait", seeing: "(-80, 100, 480, 300)"),
          "upside-down-branch", "fits-window#upside-down", "landscape-left-branch",
          "fits-window#landscape-left", "no-way-back",
        ]
      ) { BoundsNeverSetController() },
      .wrongWay(
        "transform never reset",
        "Turning a view on from where it stands adds one rotation to the other.",
        source: .ours,
        breaks: [
          Breakage("transform-reset-first", seeing: "[2, 3, 4, 5, 6, 8, 9]"),
          Breakage("portrait-branch", seeing: "[\"portrait\", \"-90°\", \"320 × 460\"]"),
          "upside-down-branch", "fits-window#upside-down", "landscape-left-branch", "fits-window#portrait",
        ]
      ) { TransformNeverResetController() },
      .wrongWay(
        "degrees for radians",
        "90 radians are more than 14 full turns, and a quarter turn is nowhere near.",
        source: .ours,
        breaks: [
          "turned-view-versions",
          Breakage("landscape-right-branch", seeing: "[\"landscape\", \"117°\", \"480 × 300\"]"),
          "degrees-to-radians", "radians-argument", "actions-animated", "system-sets-transform-normally",
          "fits-window#landscape-right", "upside-down-branch", "fits-window#upside-down",
          "landscape-left-branch", "fits-window#landscape-left", "transform-reset-first",
        ]
      ) { DegreesForRadiansController() },
      .wrongWay(
        "one view for both",
        "Connected to both outlets, the portrait view is all there is: Bar ends up below the edge.",
        source: .ours,
        breaks: [
          Breakage("rotation-switches-view", seeing: "\"portrait: Foo over Bar\""),
          Breakage("two-view-outlets", seeing: "1"),
          "landscape-480x300", "called-before-end", "landscape-right-branch", "landscape-left-branch",
          "bar-hides-both#landscape", "tap-hides", "one-action", "hidden-survives-rotation",
          "same-titles-other-objects#objects", "same-portrait-object",
        ]
      ) { OneViewForBothController() },
      .wrongWay(
        "after the turn",
        "In `didRotate` the old view has turned along, and the new one comes with a jerk.",
        source: .ours,
        breaks: [
          "turned-view-versions",
          Breakage("called-before-end", seeing: "[\"portrait\", \"portrait\", \"landscape\"]"),
          "actions-animated", "fits-window#landscape-right", "fits-window#upside-down",
          "fits-window#landscape-left", "fits-window#portrait",
        ]
      ) { AfterTheTurnController() },
      .wrongWay(
        "made anew",
        "Loading both views at each turn forgets what was hidden.",
        source: .ours,
        breaks: [
          "both-views-kept-alive#landscape",
          Breakage("both-views-kept-alive", seeing: "\"a new view\""),
          "same-portrait-object", "sender-only-pitfall", "hidden-survives-rotation", "no-way-back",
        ]
      ) { MadeAnewController() },
      .wrongWay(
        "landscape at launch",
        "With `view` connected to the other one, the app starts with the wrong view.",
        source: .ours,
        breaks: [
          Breakage("view-outlet-is-portrait", seeing: "\"landscape\""),
          "starts-portrait-two-buttons", "called-before-end", "both-views-kept-alive",
          "bar-hides-both#portrait", "tap-hides", "one-action",
        ]
      ) { LandscapeAtLaunchController() },
      .wrongWay(
        "status bar forgotten",
        "The screen has 320 × 480 points, but the status bar takes 20 of its height.",
        source: .ours,
        breaks: [
          Breakage("portrait-320x460", seeing: "320 × 480"),
          Breakage("landscape-480x300", seeing: "480 × 320"),
        ]
      ) { StatusBarForgottenController() },
      .wrongWay(
        "weak outlets",
        "A view that is not shown belongs to nobody but its outlet: a weak one loses it, and it is made anew.",
        source: .ours,
        breaks: [
          "landscape-480x300", "two-view-outlets", "same-titles-other-objects#objects",
          "user-need-not-know", "user-need-not-know#picture", "rotation-switches-view",
          "called-before-end", "actions-animated", "turned-view-versions", "landscape-right-branch",
          "landscape-left-branch", "both-views-kept-alive", "both-views-kept-alive#landscape",
          "touch-up-inside-x4", "foo-hides-both#portrait", "bar-hides-both#portrait",
          "foo-hides-both#landscape", "bar-hides-both#landscape", "tap-hides", "one-action",
          "else-branch-is-bar", "buttons-125-ok", "sender-only-pitfall", "hidden-survives-rotation",
          "no-way-back",
        ]
      ) { WeakOutletsController() },
      .wrongWay(
        "a view that cannot be turned",
        "A view that ignores its transform stays as it was made.",
        source: .ours,
        breaks: [
          "transform-size-position-angle", "actions-animated", "system-sets-transform-normally",
          "turned-view-versions", "landscape-right-branch", "fits-window#landscape-right",
          "landscape-left-branch", "fits-window#landscape-left", "transform-reset-first",
        ]
      ) { StiffViewController() },
      .wrongWay(
        "another picture",
        "With another picture everybody sees that another view has come.",
        source: .ours,
        breaks: ["user-need-not-know#picture"]
      ) { AnotherPictureController() },
      .wrongWay(
        "other words",
        "Titles that change with the turn look like other buttons.",
        source: .ours,
        breaks: [
          "same-titles-other-objects", "user-need-not-know", "rotation-switches-view",
          "foo-hides-both#portrait", "bar-hides-both#portrait", "foo-hides-both#landscape",
          "bar-hides-both#landscape", "tap-hides", "one-action", "else-branch-is-bar", "buttons-125-ok",
          "sender-only-pitfall", "hidden-survives-rotation",
        ]
      ) { OtherWordsController() },
      .wrongWay(
        "crossed connections",
        "The outlets of Foo are connected to Bar, and the other way round.",
        source: .ours,
        breaks: [
          Breakage("portrait-foo-above", seeing: "-320"),
          Breakage("landscape-foo-left", seeing: "-326"),
          "same-titles-other-objects", "else-branch-is-bar",
        ]
      ) { CrossedConnectionsController() },
      .wrongWay(
        "the window's sizes",
        "The window stays upright, but the bounds of a turned view are as wide as people see it.",
        source: .ours,
        breaks: [
          "turned-view-versions",
          "landscape-right-branch", "landscape-left-branch", "fits-window#landscape-right",
          "fits-window#landscape-left", "system-sets-transform-normally", "bounds-needed",
          "bar-hides-both#landscape", "tap-hides", "one-action",
        ]
      ) { WindowsSizesController() },
      .wrongWay(
        "crossed views",
        "The outlet of each view is connected to the other one: each turn shows the wrong one.",
        source: .ours,
        breaks: [
          "rotation-switches-view", "portrait-320x460", "landscape-480x300", "called-before-end",
          "landscape-right-branch", "upside-down-branch", "landscape-left-branch", "portrait-branch",
          "both-views-kept-alive", "bar-hides-both#landscape", "tap-hides", "one-action",
          "hidden-survives-rotation", "no-way-back",
        ]
      ) { CrossedViewsController() },
      .wrongWay(
        "remembered for good",
        "What is stored outlives the app: not even a new launch brings the buttons back.",
        source: .ours,
        breaks: [Breakage("no-way-back#launch", seeing: "[]")]
      ) { RememberedController() },
      .wrongWay(
        "landscape not connected",
        "Buttons without an action look like the others, and do nothing.",
        source: .ours,
        breaks: [
          Breakage("touch-up-inside-x4", seeing: "2"),
          "foo-hides-both#landscape", "bar-hides-both#landscape", "tap-hides", "one-action",
        ]
      ) { LandscapeNotConnectedController() },
      .wrongWay(
        "sender ignored",
        "Without a look at the sender every tap hides everything.",
        source: .ours,
        breaks: [
          Breakage("other-stays-visible#portrait-bar", seeing: "2"),
          "other-stays-visible#portrait-foo", "other-stays-visible#landscape-bar",
          "other-stays-visible#landscape-foo", "one-action", "hidden-survives-rotation",
          Breakage("sender-only-pitfall", seeing: "[]"),
        ]
      ) { SenderIgnoredController() },
      .wrongWay(
        "upside down refused",
        "Three orientations are not four.",
        source: .ours,
        breaks: [
          Breakage("all-orientations", seeing: "3"),
          "upside-down-branch", "fits-window#upside-down", "transform-reset-first",
        ]
      ) { UpsideDownRefusedController() },
      .wrongWay(
        "ignored warning",
        "Without `super` the view stays in memory, and so do the outlets.",
        source: .ours,
        breaks: [Breakage("view-did-unload-clears-six", seeing: "6")]
      ) { IgnoredWarningController() },
      .wrongWay(
        "strong self",
        "The controller owns the button, the button its action, the action the controller: none ever goes.",
        source: .ours,
        breaks: [Breakage("dealloc-releases-all", seeing: "6")]
      ) { StrongSelfController() },
    ]
  }
}
