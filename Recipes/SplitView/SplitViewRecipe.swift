import RecipeKit

/// Recipe 1.27: two controllers beside each other on the pad.
@MainActor public let recipe: any Recipe = SplitViewRecipe()

struct SplitViewRecipe: Recipe {
  /// What the variants are made of: an application for pad and phone.
  typealias Example = SplitViewExamples

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "split-view",
      title: "Show a list and its details with UISplitViewController",
      section: "1.27",
      chapter: "Views and controls",
      problem: """
        On the pad there is room for two screens at once. You want a list on the left, what was picked on the \
        right, and something sensible when the pad is held upright.
        """,
      solution: """
        Give two controllers to a `UISplitViewController`: first the master, then the detail. Make the \
        detail its delegate, which gets a bar button for the list whenever that is hidden.
        """,
      discussion: [
        """
        Up to iOS 7 a split view works on the pad only; on a phone it raises an exception as soon as it is \
        made. So the same application asks for the idiom, and puts its master in a navigation controller on \
        the phone, which pushes the detail.
        """,
        """
        On its side the pad shows both, with the master 320 points wide. Upright the master goes, and the \
        delegate is told: `willHide` brings a bar button item and a popover with the list. Set the item's \
        title, which it has none of, and put it on the left of your bar. When `willShow` is called, the item \
        is void: take it away.
        """,
        """
        Would you rather keep the list? Then let `splitViewController(_:shouldHide:in:)` return false, and \
        neither of the two calls comes any more. The system's settings do it that way.
        """,
        Paragraph(
          """
          It is the detail that implements these methods here, so it is the delegate.
          """,
          tells: ["detail-is-delegate"]
        ),
        Paragraph(
          """
          Here the master keeps the detail and tells it directly what was picked. The two might as well talk \
          by way of the application's delegate; which is better is for you to judge.
          """,
          tells: ["either-communication-style"]
        ),
      ],
      seeAlso: ["popover", "adaptive-split", "containers"],
      keywords: [
        "UISplitViewController", "master", "detail", "iPad", "landscape", "portrait", "popover",
        "bar button item", "idiom",
      ],
      listing: EmbeddedListings.example,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// What UIKit answers when a split view is made on a phone.
  private static let padOnly =
    "NSInvalidArgumentException: UISplitViewController is only supported when running under "
    + "UIUserInterfaceIdiomPad"

  /// The checks of what is to be seen and heard where the master hides.
  private static let masterHides: [Breakage] = [
    "portrait-master-button", "portrait-detail-only-list-in-popover", "will-hide-callback",
    "will-hide-installs-left-item", "will-hide-sets-title", "will-hide-keeps-popover", "will-show-callback",
  ]

  /// The checks of master and detail beside each other.
  private static let bothOnScreen: [Breakage] = [
    "two-controllers-side-by-side", "left-master-right-detail", "landscape-side-by-side",
    "landscape-shows-both", "detail-right-on-ipad",
  ]

  /// The right way, documented mistakes, and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay(Example()),
      .wrongWay(
        "a split view on the phone",
        "On a phone up to iOS 7 a split view raises an exception when it is made.",
        source: .warnedOf(section: "1.27", paragraph: "discussion", words: ""),
        breaks: [
          Breakage("ipad-only-exception", seeing: Self.padOnly),
          Breakage("ipad-only-guide", seeing: Self.padOnly),
        ],
        Example(probed: { SplitEverywhereApp() })
      ),
      .wrongWay(
        "shouldHide not implemented",
        "Leave the method out, and the master disappears when the pad is held upright.",
        source: .warnedOf(section: "1.27", paragraph: "discussion", words: ""),
        breaks: [
          "should-hide-no-keeps-both",
          "should-hide-no-suppresses-button",
          "should-hide-no-like-settings",
        ],
        Example(settings: { ShouldHideForgottenApp() })
      ),
      .wrongWay(
        "a stack on the pad",
        "One column on a big screen leaves most of it unused.",
        source: .ours,
        breaks: .all(
          ["ipad-structure-split"],
          Self.bothOnScreen,
          [
            "universal-same-code", "two-children-content", "plus-adds-date", "selecting-opens-detail",
            "master-holds-detail", "master-passes-values", "portrait-hides-master",
            "appearance-by-orientation",
          ],
          Self.masterHides,
          ["will-show-removes-item", "hide-show-alternate", "parts-updated-separately"]
        ),
        Example(pad: { StackEverywhereApp() })
      ),
      .wrongWay(
        "a master without a stack",
        "A master that is in no navigation controller has nowhere to push the detail.",
        source: .ours,
        breaks: [
          "iphone-structure-navigation",
          "master-first-on-iphone",
          "detail-pushed-on-iphone",
        ],
        Example(phone: { MasterAloneApp() })
      ),
      .wrongWay(
        "nobody asked",
        "Without a delegate the list is out of reach when the pad is held upright.",
        source: .warnedOf(section: "1.27", paragraph: "discussion", words: ""),
        breaks: .all(
          Self.masterHides,
          [
            "will-show-removes-item", "hide-show-alternate", "should-hide-no-keeps-both",
            "should-hide-no-suppresses-button", "should-hide-no-like-settings", "should-hide-arguments",
          ]
        ),
        Example(
          pad: { NobodyAskedApp() },
          settings: { NobodyAskedApp() }
        )
      ),
      .wrongWay(
        "a master that never hides",
        "With shouldHide returning false there is no button, and less room for the detail.",
        source: .warnedOf(section: "1.27", paragraph: "discussion", words: ""),
        breaks: .all(
          ["portrait-hides-master", "appearance-by-orientation"],
          Self.masterHides,
          ["hide-show-alternate"]
        ),
        Example(pad: { NeverHidingApp() })
      ),
      .wrongWay(
        "a master that always hides",
        "With shouldHide returning true the list is gone even where there is room.",
        source: .ours,
        breaks: .all(
          Self.bothOnScreen,
          [
            "plus-adds-date", "selecting-opens-detail", "master-passes-values", "appearance-by-orientation",
            "will-hide-callback", "will-hide-installs-left-item", "will-hide-keeps-popover",
            "will-show-callback", "will-show-removes-item", "hide-show-alternate", "parts-updated-separately",
          ]
        ),
        Example(pad: { AlwaysHidingApp() })
      ),
      .wrongWay(
        "a button that stays",
        "A button that is not taken away points at a popover that is void.",
        source: .warnedOf(section: "1.27", paragraph: "discussion", words: ""),
        breaks: [
          "will-show-removes-item"
        ],
        Example(pad: { StayingButtonApp() })
      ),
      .wrongWay(
        "a loose link",
        "A master that does not know the detail on the right covers itself with another one.",
        source: .ours,
        breaks: [
          "selecting-opens-detail",
          "master-holds-detail",
          "master-passes-values",
        ],
        Example(pad: { LooseLinkApp() })
      ),
      .wrongWay(
        "a plus that adds nothing",
        "A button that changes no data changes no table.",
        source: .ours,
        breaks: [
          "plus-adds-date",
          "selecting-opens-detail",
          "master-passes-values",
        ],
        Example(pad: { IdlePlusApp() })
      ),
      .wrongWay(
        "rows left in",
        "Rows from the days of trying things out are the first that people see.",
        source: .ours,
        breaks: [
          "starts-empty",
          "plus-adds-date",
          "selecting-opens-detail",
          "master-passes-values",
        ],
        Example(pad: { LeftInApp() })
      ),
      .wrongWay(
        "a table in a plain controller",
        "A plain controller with a table in its view has to do by itself what a table view controller does.",
        source: .ours,
        breaks: [
          "universal-same-code",
          "starts-empty",
          "master-is-table-controller",
          "plus-adds-date",
          "selecting-opens-detail",
          "master-holds-detail",
          "master-passes-values",
          "portrait-detail-only-list-in-popover",
        ],
        Example(pad: { PlainMasterApp() })
      ),
    ]
  }
}
