import RecipeKit

/// The guide's fourth part: a controller that shows another one over itself.
@MainActor public let recipe: any Recipe = PresentationRecipe()

struct PresentationRecipe: Recipe {
  /// What the variants are made of: four controllers that show others.
  typealias Example = PresentationExamples

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "presentation",
      title: "Present a controller, and get its result back",
      section: "Presenting view controllers",
      chapter: "View controllers",
      problem: """
        You need something from people before you can go on: a name, a choice. They shall give it on a \
        screen of its own, and then be back where they were.
        """,
      solution: """
        Make the controller that asks, become its delegate, and `present` it. When it hands you the result, \
        take it, and `dismiss`.
        """,
      discussion: [
        """
        A controller is on screen if its view is in a window. There are four ways to get there: as the \
        window's root, as the child of a controller that is on screen, in a popover, or presented.
        """,
        """
        Whoever presents is in charge. It sets the new controller up, gets the data from it, and takes it \
        away again. The form only says that it is done.
        """,
        """
        What is presented may present in turn: the form here shows photos. Each level is dismissed by the \
        one that presented it, so there are two steps back.
        """,
        """
        Normally the presented view covers the window, however small the part that its presenter has. With \
        the style `currentContext` it covers the area of the nearest controller upwards that \
        `definesPresentationContext`; that one then counts as the one that presents.
        """,
        """
        While it is presented, the view is in the window. Afterwards it isn't, and unless you kept the \
        controller, both are gone.
        """,
      ],
      seeAlso: ["containers", "popover", "control-flow"],
      keywords: [
        "present", "dismiss", "modal", "presentation context", "definesPresentationContext", "delegate",
        "currentContext",
      ],
      listing: EmbeddedListings.example,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The checks of the form and of the photos over it, which come and go in turn.
  private static let formAndPhotos: [Breakage] = [
    "contacts-present", "presented-view-temporarily-in-window", "stays-until-done", "info-back-then-dismiss",
    "presenter-responsibilities", "presented-view-temporarily-in-window#afterwards", "chained-presentation",
    "dismiss-separately",
  ]

  /// The right way, and slips of which each costs one of its properties.
  var variants: [Variant<Example>] {
    [
      .rightWay(Example()),
      .wrongWay(
        "a view laid on top",
        "A view that is merely put over another one leaves its controller unknown to everybody.",
        source: .warnedOf(section: "Presenting view controllers", paragraph: "", words: ""),
        breaks: .all(Self.formAndPhotos, ["presented-any-kind"]),
        Example(contacts: { LaidOnTopController() })
      ),
      .wrongWay(
        "a form that keeps its data",
        "A form that goes without telling its presenter takes what was typed with it.",
        source: .warnedOf(section: "Presenting view controllers", paragraph: "", words: ""),
        breaks: [
          "info-back-then-dismiss",
          "presenter-responsibilities",
          "dismiss-separately",
        ],
        Example(contacts: { KeepingContactsController() })
      ),
      .wrongWay(
        "a form that goes by itself",
        "A form that disappears before it was saved or cancelled asks in vain.",
        source: .ours,
        breaks: Self.formAndPhotos,
        Example(contacts: { HastyContactsController() })
      ),
      .wrongWay(
        "all at once",
        "Dismissing by way of the presenter's presenter takes both levels away.",
        source: .ours,
        breaks: [
          "dismiss-separately"
        ],
        Example(contacts: { AllAtOnceContactsController() })
      ),
      .wrongWay(
        "no context",
        "If the tab defines the context instead of the tab bar controller, the form gets only the tab's area.",
        source: .warnedOf(section: "Presentation contexts", paragraph: "", words: ""),
        breaks: [
          "context-may-differ-from-presenter",
          "uses-context-area",
        ],
        Example(tabs: { NoContextTabsController() })
      ),
      .wrongWay(
        "a context where none was wanted",
        "A style that asks for a context keeps the form to a part of the screen.",
        source: .ours,
        breaks: [
          "context-default-window"
        ],
        Example(halves: { UnwantedContextController() })
      ),
      .wrongWay(
        "a context that nobody defines",
        "Without a controller that defines the context, the root's area is taken.",
        source: .warnedOf(section: "Presentation contexts", paragraph: "", words: ""),
        breaks: [
          "context-defined-by-controller"
        ],
        Example(halves: { UndefinedContextController() })
      ),
      .wrongWay(
        "a popover that stays in the drawer",
        "A popover that was made and never presented shows nothing.",
        source: .ours,
        breaks: [
          "four-ways-visible"
        ],
        Example(fourWays: { UnshownPopoverController() })
      ),
    ]
  }
}
