import RecipeKit

extension PageViewRecipe {
  /// What breaks where one page shows instead of two.
  private static let onePageShows: [Breakage] = [
    Breakage("spine-return-applied", seeing: "[min, min, min]"),
    Breakage("spine-enum-values", seeing: "[0, 1, 2, 3, 1, 1]"),
    Breakage("mid-two-controllers", seeing: "[\"January\"]"),
    Breakage("container-for-pages", seeing: "[\"January\"]"),
    Breakage("mid-turn-right-to-left", seeing: "[1]"),
    Breakage("mid-spine-centre#phone", seeing: "[480, 0]"),
    Breakage("mid-spine-centre#pad", seeing: "[1024, 0]"),
    Breakage("mid-needs-two", seeing: "no exception"),
  ]

  /// What breaks where no page follows the finger.
  private static let noPageTurns: [Breakage] = [
    Breakage("did-finish-on-abort", seeing: "[]"),
    Breakage("completed-flag", seeing: "0"),
    Breakage("manages-transitions", seeing: "[[true, false], [true, false]]"),
    Breakage("mid-turn-right-to-left", seeing: "[0, 1]"),
  ]

  /// The right way, three documented mistakes, and our saboteurs.
  var variants: [Variant<Example>] {
    [.rightWay(PageViewExamples())] + spineMistakes + turnMistakes + pageMistakes + structureMistakes
  }

  private var spineMistakes: [Variant<Example>] {
    [
      .wrongWay(
        "one page for two",
        "A spine in the middle needs two pages; with one the application ends.",
        source: .warnedOf(section: "1.28", paragraph: "on UIPageViewControllerSpineLocationMid", words: ""),
        breaks: [
          Breakage(
            "mid-needs-two#rotation",
            seeing: "NSInvalidArgumentException: The number of view controllers provided (1) doesn't match "
              + "the number required (2) for the requested spine location "
              + "(UIPageViewControllerSpineLocationMid)"
          )
        ],
        PageViewExamples(turned: { OnePageForTwoController() })
      ),
      .wrongWay(
        "always min",
        "Even on its side the device shows a single wide page.",
        source: .ours,
        breaks: Self.onePageShows,
        PageViewExamples(root: { AlwaysMinController() })
      ),
      .wrongWay(
        "always mid",
        "Upright, two narrow pages show.",
        source: .ours,
        breaks: [
          Breakage("spine-return-applied", seeing: "[mid, mid, mid]"),
          Breakage("spine-enum-values", seeing: "[0, 1, 2, 3, 2, 2]"),
          Breakage("min-one-controller", seeing: "2"),
        ],
        PageViewExamples(root: { AlwaysMidController() })
      ),
      .wrongWay(
        "counting from zero",
        "Min is 1 and mid is 2: whoever counts from zero gets other locations.",
        source: .ours,
        breaks: Self.onePageShows,
        PageViewExamples(root: { CountingFromZeroController() })
      ),
    ]
  }

  private var turnMistakes: [Variant<Example>] {
    [
      .wrongWay(
        "completed not looked at",
        "A page that fell back counts as turned.",
        source: .warnedOf(section: "1.28", paragraph: "on transitionCompleted", words: ""),
        breaks: [
          Breakage("completed-flag", seeing: "2")
        ],
        PageViewExamples(root: { CompletedIgnoredController() })
      ),
      .wrongWay(
        "no way back",
        "Whoever thinks better of it is taken to the next page all the same.",
        source: .ours,
        breaks: [
          Breakage("abort-returns-to-page", seeing: "[\"January\", \"February\", \"another\"]"),
          "did-finish-signature",
        ],
        PageViewExamples(root: { NoWayBackController() })
      ),
      .wrongWay(
        "delegate not set",
        "The methods are there, but nobody calls them.",
        source: .ours,
        breaks: .all(
          [
            Breakage("root-is-delegate", seeing: "false"),
            Breakage("did-finish-on-next", seeing: "[]"),
            Breakage("did-finish-on-previous", seeing: "[]"),
            Breakage("did-finish-on-abort", seeing: "[]"),
            Breakage("completed-flag", seeing: "0"),
            Breakage("spine-called-on-rotation", seeing: "[]"),
          ],
          Self.onePageShows,
          ["did-finish-signature"]
        ),
        PageViewExamples(root: { DelegateNotSetController() })
      ),
    ]
  }

  private var pageMistakes: [Variant<Example>] {
    [
      .wrongWay(
        "model that nobody keeps",
        "The data source is gone before the first turn, and no page can be turned.",
        source: .ours,
        breaks: .all(
          [
            Breakage("model-is-data-source", seeing: "[false, false, false]"),
            Breakage("min-next-is-new-controller", seeing: "false"),
            Breakage("did-finish-on-next", seeing: "[]"),
            Breakage("after-called-for-next", seeing: "[\"January\"]"),
            Breakage("data-controller-per-page", seeing: "1"),
            Breakage(
              "data-controller-per-page#data",
              seeing: "[\"January\", \"January\", \"January\", \"January\"]"
            ),
            Breakage("asks-data-source-when-needed", seeing: "[]"),
            Breakage("did-finish-on-previous", seeing: "[]"),
            Breakage("before-called-for-previous", seeing: "[\"June\"]"),
          ],
          Self.noPageTurns,
          ["did-finish-signature"]
        ),
        PageViewExamples(root: { LostModelController() })
      ),
      .wrongWay(
        "root as data source",
        "It works, but the root does the model's work.",
        source: .ours,
        breaks: [
          Breakage("model-is-data-source", seeing: "[false, false, true]")
        ],
        PageViewExamples(root: { RootAsSourceController() })
      ),
      .wrongWay(
        "before and after mixed up",
        "Turning on leads back.",
        source: .ours,
        breaks: .all(
          [
            Breakage("min-next-is-new-controller", seeing: "false"),
            Breakage("did-finish-on-next", seeing: "[]"),
            Breakage("after-called-for-next", seeing: "[\"after January\", \"January\"]"),
            Breakage("data-controller-per-page", seeing: "1"),
            Breakage(
              "data-controller-per-page#data",
              seeing: "[\"January\", \"January\", \"January\", \"January\"]"
            ),
            Breakage("before-called-for-previous", seeing: "[\"before June\", \"July\"]"),
          ],
          Self.noPageTurns,
          ["asks-data-source-when-needed", "did-finish-signature", "data-source-two-methods"]
        ),
        PageViewExamples(root: { MixedUpController() })
      ),
      .wrongWay(
        "one controller for all pages",
        "Pages that are used again cannot lie beside themselves.",
        source: .warnedOf(section: "1.28", paragraph: "on DataViewController", words: ""),
        breaks: [
          Breakage("data-controller-per-page", seeing: "2"),
          Breakage("data-controller-per-page#data", seeing: "[\"March\", \"April\", \"March\", \"April\"]"),
          Breakage("mid-turn-right-to-left", seeing: "[2, 1]"),
        ],
        PageViewExamples(root: { OneForAllController() })
      ),
      .wrongWay(
        "a class for each page",
        "Pages differ in their data, not in their class.",
        source: .ours,
        breaks: [
          Breakage("data-controller-subclass", seeing: "[\"JanuaryPage\", \"DataViewController\"]")
        ],
        PageViewExamples(root: { ClassForEachController() })
      ),
    ]
  }

  private var structureMistakes: [Variant<Example>] {
    [
      .wrongWay(
        "child not added",
        "Only the view is added: the root does not know the book.",
        source: .ours,
        breaks: [
          Breakage("root-hosts-page-controller", seeing: "[false, false, true]")
        ],
        PageViewExamples(root: { ChildNotAddedController() })
      ),
      .wrongWay(
        "presented",
        "The book lies over the root instead of in it.",
        source: .ours,
        breaks: [
          Breakage("root-hosts-page-controller", seeing: "[false, false, false]"),
          Breakage("ui-mix-of-two", seeing: "[true, false]"),
        ],
        PageViewExamples(root: { PresentedBookController() })
      ),
      .wrongWay(
        "fixed frame",
        "The book keeps its size when the root turns.",
        source: .ours,
        breaks: [
          Breakage("mid-spine-centre#phone", seeing: "[160, 160]"),
          Breakage("mid-spine-centre#pad", seeing: "[384, 384]"),
          Breakage("min-landscape-single-page", seeing: "[768]"),
        ],
        PageViewExamples(root: { FixedFrameController() })
      ),
      .wrongWay(
        "pads only",
        "On a phone the root stays empty.",
        source: .ours,
        breaks: [
          Breakage("works-on-both-idioms", seeing: "[0, 1]"),
          Breakage("did-finish-on-abort", seeing: "[]"),
          Breakage("completed-flag", seeing: "0"),
          Breakage("mid-spine-centre#phone", seeing: "[320, 0]"),
          "did-finish-signature",
        ],
        PageViewExamples(root: { PadsOnlyController() })
      ),
      .wrongWay(
        "a controller around it",
        "The window has another root.",
        source: .ours,
        breaks: [
          Breakage("delegate-presents-root", seeing: "\"UIViewController\"")
        ],
        PageViewExamples(delegate: { ControllerAroundItDelegate() })
      ),
    ]
  }
}
