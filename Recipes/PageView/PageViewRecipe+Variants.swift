import RecipeKit

extension PageViewRecipe {
  /// What breaks where one page shows instead of two.
  private static let onePageShows: [Breakage] = [
    Breakage("spine-return-applied", seeing: "[min, min, min]"),
    Breakage("spine-enum-values#shown", seeing: "[1, 1]"),
    Breakage("mid-two-controllers", seeing: "[\"February\"]"),
    Breakage("mid-two-controllers#beside", seeing: "[(0, 0, 1024, 768)]"),
    Breakage("container-for-pages", seeing: "[\"February\"]"),
    Breakage("mid-turn-right-to-left", seeing: "[2]"),
    Breakage("mid-spine-centre#phone", seeing: "[480, 0]"),
    Breakage("mid-spine-centre#pad", seeing: "[1024, 0]"),
    Breakage("mid-needs-two", seeing: "no exception"),
  ]

  /// What breaks where no page follows the finger.
  private static let noPageTurns: [Breakage] = [
    Breakage("did-finish-on-abort", seeing: "[]"),
    Breakage("completed-flag", seeing: "\"Turned: 0\""),
    Breakage("manages-transitions#during", seeing: "1"),
    Breakage("manages-transitions#after", seeing: "[\"January\"]"),
    Breakage("mid-turn-right-to-left", seeing: "[0, 1]"),
  ]

  /// The right way, two mistakes against the source's rules, and our saboteurs.
  var variants: [Variant<Example>] {
    [.rightWay(PageViewExamples())] + spineMistakes + turnMistakes + pageMistakes + structureMistakes
  }

  private var spineMistakes: [Variant<Example>] {
    [
      .wrongWay(
        "one page for two",
        "A spine in the middle needs two pages; with one the application ends.",
        source: .againstTheRule(
          section: "1.28",
          paragraph: "discussion, after the list of spine locations",
          words: "a spine in the middle needs two controllers at the same time"
        ),
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
          Breakage("spine-enum-values#shown", seeing: "[2, 2]"),
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
        source: .ours,
        breaks: [Breakage("completed-flag", seeing: "\"Turned: 2\"")],
        PageViewExamples(root: { CompletedIgnoredController() })
      ),
      .wrongWay(
        "no way back",
        "Whoever thinks better of it is taken to the next page all the same.",
        source: .ours,
        breaks: [
          Breakage("abort-returns-to-page", seeing: "[\"February\"]"),
          Breakage("abort-returns-to-page#same", seeing: "2"),
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
            Breakage("root-is-delegate", seeing: "\"none\""),
            Breakage("did-finish-on-next", seeing: "[]"),
            Breakage("did-finish-on-previous", seeing: "[]"),
            Breakage("did-finish-on-abort", seeing: "[]"),
            Breakage("completed-flag", seeing: "\"Turned: 0\""),
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
            "only-model-needed"
          ],
          [
            Breakage("model-is-data-source", seeing: "\"none\""),
            Breakage("min-next-is-new-controller", seeing: "1"),
            Breakage("did-finish-on-next", seeing: "[]"),
            Breakage("after-called-for-next", seeing: "[]"),
            Breakage("after-called-for-next#shown", seeing: "[\"January\"]"),
            Breakage("data-controller-per-page", seeing: "1"),
            Breakage(
              "data-controller-per-page#data",
              seeing: "[\"January\", \"January\", \"January\", \"January\"]"
            ),
            Breakage("asks-data-source-when-needed", seeing: "[]"),
            Breakage("did-finish-on-previous", seeing: "[]"),
            Breakage("before-called-for-previous", seeing: "[]"),
            Breakage("before-called-for-previous#shown", seeing: "[\"June\"]"),
            Breakage("data-source-two-methods#after", seeing: "[]"),
            Breakage("data-source-two-methods#before", seeing: "[]"),
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
          Breakage("model-is-data-source", seeing: "\"UIViewController: UIResponder\"")
        ],
        PageViewExamples(root: { RootAsSourceController() })
      ),
      .wrongWay(
        "before and after mixed up",
        "Turning on leads back.",
        source: .ours,
        breaks: .all(
          [
            Breakage("min-next-is-new-controller", seeing: "1"),
            Breakage("did-finish-on-next", seeing: "[]"),
            Breakage("after-called-for-next#shown", seeing: "[\"January\"]"),
            Breakage("data-controller-per-page", seeing: "1"),
            Breakage(
              "data-controller-per-page#data",
              seeing: "[\"January\", \"January\", \"January\", \"January\"]"
            ),
            Breakage("before-called-for-previous#shown", seeing: "[\"July\"]"),
            Breakage("data-source-two-methods#after", seeing: "[]"),
          ],
          Self.noPageTurns,
          ["asks-data-source-when-needed", "did-finish-signature", "data-source-two-methods#before"]
        ),
        PageViewExamples(root: { MixedUpController() })
      ),
      .wrongWay(
        "two controllers for all pages",
        "Two controllers in turn: a page that is still on screen already shows what comes next.",
        source: .againstTheRule(
          section: "1.28",
          paragraph: "the template's classes, DataViewController",
          words: "each page gets an instance of this class of its own"
        ),
        breaks: [
          Breakage("data-controller-per-page", seeing: "2"),
          Breakage("data-controller-per-page#data", seeing: "[\"March\", \"April\", \"March\", \"April\"]"),
          Breakage("mid-turn-right-to-left", seeing: "[2, 1]"),
        ],
        PageViewExamples(root: { TwoForAllController() })
      ),
      .wrongWay(
        "pages that the root knows",
        "A root that makes pages of its own has to be changed with every change of the content.",
        source: .ours,
        breaks: [
          "only-model-needed"
        ],
        PageViewExamples(root: { KnowingRootController() })
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
          Breakage("root-hosts-page-controller", seeing: "[]"),
          Breakage("root-hosts-page-controller#parent", seeing: "\"none\""),
        ],
        PageViewExamples(root: { ChildNotAddedController() })
      ),
      .wrongWay(
        "presented",
        "The book lies over the root instead of in it.",
        source: .ours,
        breaks: [
          Breakage("root-hosts-page-controller", seeing: "[]"),
          Breakage("root-hosts-page-controller#parent", seeing: "\"none\""),
          Breakage("root-hosts-page-controller#view", seeing: "\"another\""),
          Breakage("ui-mix-of-two", seeing: "[\"UILabel\"]"),
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
          Breakage("mid-two-controllers#beside", seeing: "[(0, 0, 384, 1024), (384, 0, 384, 1024)]"),
          Breakage("min-landscape-single-page", seeing: "[768]"),
        ],
        PageViewExamples(root: { FixedFrameController() })
      ),
      .wrongWay(
        "pads only",
        "On a phone the window stays empty.",
        source: .ours,
        breaks: [Breakage("works-on-both-idioms#phone", seeing: "[]")],
        PageViewExamples(delegate: { PadsOnlyDelegate() })
      ),
      .wrongWay(
        "phones only",
        "On a pad the window stays empty.",
        source: .ours,
        breaks: [
          Breakage("delegate-presents-root", seeing: "\"UIViewController\""),
          Breakage("works-on-both-idioms#pad", seeing: "[]"),
        ],
        PageViewExamples(delegate: { PhonesOnlyDelegate() })
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
