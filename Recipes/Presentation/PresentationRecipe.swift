import RecipeKit

/// The guide's fourth part: a controller that shows another one over itself.
@MainActor public let recipe: any ScriptedRecipe = PresentationRecipe()

struct PresentationRecipe: ScriptedRecipe {
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
        You need something from people before you can go on: a name, a choice. They should enter it on a \
        separate screen, and then return to where they were.
        """,
      solution: """
        Make the controller that asks, become its delegate, and `present` it. When it hands you the result, \
        take it, and `dismiss`.
        """,
      discussion: [
        """
        A controller is on screen if its view is in a window. There are four ways to get there: as the \
        window's root, as the child of a controller that is on screen, in a popover, or presented. The \
        popover here is that of iOS 7, a `UIPopoverController`, and for the iPad only. Since iOS 8 a popover \
        is one more style of presenting.
        """,
        """
        The presenting controller is in charge. It sets the new controller up, gets the data from it, and \
        dismisses it. The form only says that it is done; without a name it is not.
        """,
        """
        What is presented may present in turn: the form here shows photos. Each level is dismissed by the \
        one that presented it, so there are two steps back.
        """,
        """
        Up to iOS 12 the presented view covers the window by default, however small the part that its \
        presenter has. Since iOS 13 the default is a sheet, which leaves a strip of the presenter visible and \
        can be pulled down; set `modalPresentationStyle` to `.fullScreen` to cover the window there. With the \
        style `currentContext` it covers the area of the nearest controller upwards that \
        `definesPresentationContext`; that one becomes the `presentingViewController`.
        """,
        """
        `present(_:animated:completion:)` and `dismiss` are there since iOS 5. Older code says \
        `presentModalViewController:animated:` and `dismissModalViewControllerAnimated:`; `definesPresentationContext` came \
        with iOS 5, too.
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
      excerpt: [
        "ContactsController.makeForm",
        "ContactsController.showForm",
        "ContactsController.newContactController",
        "NewContactDelegate",
        "NewContactController.delegate",
        "NewContactController.save",
        "HalvesController.presentOverHalf",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The checks of a form that is presented and stays.
  private static let form: [Breakage] = [
    Breakage("contacts-present", seeing: "\"nothing\""),
    Breakage("contacts-present#presenter", seeing: "\"nobody\""),
    "presented-view-temporarily-in-window",
    Breakage("stays-until-done", seeing: "\"nothing\""),
    Breakage("info-back-then-dismiss", seeing: "[]"),
    Breakage("info-back-then-dismiss#dismissal", seeing: "false"),
    Breakage("presenter-responsibilities", seeing: "\"nobody\""),
    Breakage("presenter-responsibilities#gets", seeing: "\"No contacts\""),
    Breakage("presented-view-temporarily-in-window#afterwards", seeing: "\"no form\""),
    Breakage("chained-presentation", seeing: "\"nothing\""),
  ]

  /// The right way, and slips of which each costs one of its properties.
  var variants: [Variant<Example>] {
    let ways = "A view controller's content can be displayed in many ways"
    return [
      .rightWay(Example()),
      .wrongWay(
        "a view laid on top",
        "A view that is merely put over another one leaves its controller unknown to everybody.",
        source: .ours,
        breaks: .all(
          [
            "stays-until-done#nameless", "info-back-then-dismiss#arrival",
            "presenter-responsibilities#decides",
          ],
          Self.form,
          [
            Breakage("presented-view-temporarily-in-window#back", seeing: "\"form\""),
            Breakage("chained-presentation#seen", seeing: "\"form\""),
            Breakage("dismiss-separately", seeing: "[\"form\", \"form\"]"),
            Breakage("presented-any-kind", seeing: "[\"nothing\", \"nothing\"]"),
          ]
        ),
        Example(contacts: { LaidOnTopController() })
      ),
      .wrongWay(
        "a form that keeps its data",
        "A form that dismisses itself without telling its presenter loses what was typed.",
        source: .againstTheRule(
          section: ways,
          paragraph: "on figure 1-10, last sentence",
          words: "the data goes to the presenter, which then dismisses the form"
        ),
        breaks: [
          "stays-until-done#nameless", "info-back-then-dismiss#arrival", "presenter-responsibilities#decides",
          Breakage("info-back-then-dismiss", seeing: "[]"),
          Breakage("presenter-responsibilities#gets", seeing: "\"No contacts\""),
        ],
        Example(contacts: { KeepingContactsController() })
      ),
      .wrongWay(
        "a Cancel that saves",
        "A form that hands its data over whichever way it is left makes a contact that nobody wanted.",
        source: .ours,
        breaks: [Breakage("presenter-responsibilities#cancelled", seeing: "\"Anna Appleseed\"")],
        Example(contacts: { SavingContactsController() })
      ),
      .wrongWay(
        "a form that nobody listens to",
        "If the presenter forgets to become the form's delegate, Save and Cancel do nothing.",
        source: .againstTheRule(
          section: "Presentation represents a transient display of another interface",
          paragraph: "first",
          words: "the presenter sets up what it presents, gets its result, and dismisses it"
        ),
        breaks: [
          "info-back-then-dismiss#arrival",
          Breakage("info-back-then-dismiss", seeing: "[]"),
          Breakage("info-back-then-dismiss#dismissal", seeing: "false"),
          Breakage("presenter-responsibilities", seeing: "\"nobody\""),
          Breakage("presenter-responsibilities#gets", seeing: "\"No contacts\""),
          Breakage("presenter-responsibilities#dismisses", seeing: "\"form\""),
          Breakage("presented-view-temporarily-in-window#afterwards", seeing: "\"the window\""),
          Breakage("presented-view-temporarily-in-window#back", seeing: "\"form\""),
          Breakage("dismiss-separately", seeing: "[\"form\", \"form\"]"),
        ],
        Example(contacts: { UnheardContactsController() })
      ),
      .wrongWay(
        "dismissed as soon as it is shown",
        "A presenter that dismisses the form in `completion` takes it away before anybody has filled it in.",
        source: .againstTheRule(
          section: ways,
          paragraph: "on figure 1-10, third sentence",
          words: "the form stays until it is cancelled, or has enough to save"
        ),
        breaks: .all(
          [
            "stays-until-done#nameless", "info-back-then-dismiss#arrival",
            "presenter-responsibilities#decides",
          ],
          Self.form,
          [
            Breakage("chained-presentation#seen", seeing: "\"list\""),
            Breakage("dismiss-separately", seeing: "[\"list\", \"list\"]"),
          ]
        ),
        Example(contacts: { HastyContactsController() })
      ),
      .wrongWay(
        "a form that dismisses itself",
        "A form that dismisses itself goes even where its presenter would have kept it.",
        source: .ours,
        breaks: [
          "stays-until-done#nameless",
          Breakage("info-back-then-dismiss#arrival", seeing: "true"),
          Breakage("presenter-responsibilities#decides", seeing: "\"nothing\""),
        ],
        Example(contacts: { SelfDismissingContactsController() })
      ),
      .wrongWay(
        "a contact without a name",
        "A form that hands over whatever there is fills the list with contacts that nobody can tell apart.",
        source: .ours,
        breaks: [Breakage("stays-until-done#nameless", seeing: "\"nothing\"")],
        Example(contacts: { NamelessContactsController() })
      ),
      .wrongWay(
        "all at once",
        "Dismissing by way of the presenter's presenter takes both levels away.",
        source: .againstTheRule(
          section: ways,
          paragraph: "on presenting in a chain, last sentence",
          words: "the photos and the form are dismissed separately"
        ),
        breaks: [Breakage("dismiss-separately", seeing: "[\"list\", \"list\"]")],
        Example(contacts: { AllAtOnceContactsController() })
      ),
      .wrongWay(
        "a context of its own",
        "If the tab defines a context, too, the nearest one counts: the form gets only the tab's area.",
        source: .ours,
        breaks: [
          Breakage("context-may-differ-from-presenter", seeing: "\"list\""),
          Breakage("uses-context-area", seeing: "(0, 20, 320, 411)"),
          Breakage("uses-context-area#bar", seeing: "\"tabs\""),
        ],
        Example(tabs: { OwnContextTabsController() })
      ),
      .wrongWay(
        "a context where none was wanted",
        "A style that asks for a context keeps the form to a part of the screen.",
        source: .ours,
        breaks: [Breakage("context-default-window", seeing: "(0, 0, 320, 240)")],
        Example(halves: { UnwantedContextController() })
      ),
      .wrongWay(
        "a context that nobody defines",
        "Without a controller that defines the context, the root's area is taken.",
        source: .ours,
        breaks: [Breakage("context-defined-by-controller", seeing: "(0, 0, 320, 480)")],
        Example(halves: { UndefinedContextController() })
      ),
      .wrongWay(
        "a root that is replaced",
        "When the window gets another root, the first one and all that it showed are gone.",
        source: .ours,
        breaks: [
          "four-ways-visible", "four-ways-visible#child", "four-ways-visible#presented",
        ],
        Example(fourWays: { ReplacedRootController() })
      ),
      .wrongWay(
        "a child without its view",
        "With `addChild` alone nothing of the child is seen.",
        source: .ours,
        breaks: [
          "four-ways-visible#child"
        ],
        Example(fourWays: { ViewlessChildController() })
      ),
      .wrongWay(
        "a popover that stays in the drawer",
        "A popover that was made and never presented shows nothing.",
        source: .ours,
        breaks: [
          "four-ways-visible#popover"
        ],
        Example(fourWays: { UnshownPopoverController() })
      ),
      .wrongWay(
        "presented by a stranger",
        "A controller that is not on screen itself cannot present another.",
        source: .ours,
        breaks: [
          "four-ways-visible#presented"
        ],
        Example(fourWays: { StrangerPresentsController() })
      ),
    ]
  }
}
