import RecipeKit

extension SplitViewRecipe {
  /// What UIKit answers when a split view is made on a phone.
  private static let padOnly =
    "NSInvalidArgumentException: UISplitViewController is only supported when running under "
    + "UIUserInterfaceIdiomPad"

  /// The checks of what is to be seen and heard where the master hides.
  private static let masterHides: [Breakage] = [
    "portrait-master-button", "will-hide-callback",
    "will-hide-callback#controller", "will-hide-callback#item", "will-hide-callback#popover",
    "will-hide-installs-left-item", "will-hide-sets-title", "will-hide-keeps-popover", "will-show-callback",
    "will-show-callback#item", "hide-show-alternate", "title-localized", "bar-item-animated#comes",
    "bar-item-animated#goes",
  ]

  /// The checks of master and detail beside each other.
  private static let bothOnScreen: [Breakage] = [
    "two-controllers-side-by-side", "left-master-right-detail", "landscape-side-by-side",
    "landscape-shows-both", "parts-updated-separately#master", "selecting-opens-detail#list",
  ]

  /// The checks of what + adds and a pick shows.
  private static let plusAndPick: [Breakage] = [
    "plus-adds-date", "plus-adds-date#moments", "selecting-opens-detail", "master-passes-values",
  ]

  /// The checks of a master that stays.
  private static let masterStays: [Breakage] = [
    "should-hide-no-keeps-both", "should-hide-no-suppresses-button", "should-hide-no-like-settings",
  ]

  /// The right way, mistakes that the source speaks of, and our saboteurs.
  var variants: [Variant<Example>] {
    [.rightWay(Example())] + mistakes + structures + hidings + buttons + contents
  }

  private var mistakes: [Variant<Example>] {
    [
      .wrongWay(
        "a split view on the phone",
        "On a phone up to iOS 7 a split view raises an exception when it is made.",
        source: .warnedOf(
          section: "1.27",
          paragraph: "discussion, third paragraph",
          words: "don't even try to make one on anything but an iPad: you get an exception"
        ),
        breaks: [
          Breakage("ipad-only-exception", seeing: Self.padOnly),
          Breakage("ipad-only-guide", seeing: Self.padOnly),
        ],
        Example(probed: { SplitEverywhereApp() })
      ),
      .wrongWay(
        "shouldHide not implemented",
        "Leave the method out, and the master disappears when the pad is held upright.",
        source: .againstTheRule(
          section: "1.27",
          paragraph: "discussion, before the listing of `shouldHide`",
          words: "to keep both in every orientation, as Settings does, implement this method"
        ),
        breaks: .all(Self.masterStays),
        Example(settings: { ForgetfulApp() })
      ),
    ]
  }

  private var structures: [Variant<Example>] {
    [
      .wrongWay(
        "a stack on the pad",
        "One column on a big screen leaves most of it unused.",
        source: .ours,
        breaks: .all(
          [
            "detail-is-delegate"
          ],
          [
            "ipad-structure-split", "detail-right-on-ipad", "starts-empty#detail",
          ],
          Self.bothOnScreen,
          Self.plusAndPick,
          [
            "master-is-table-controller", "portrait-detail-only-list-in-popover",
          ],
          [
            "universal-same-code", "two-children-content", "master-holds-detail", "portrait-hides-master",
          ],
          [
            "appearance-by-orientation", "portrait-detail-only-list-in-popover#detail",
          ],
          Self.masterHides,
          ["will-show-removes-item", "will-show-removes-item#popover", "parts-updated-separately"]
        ),
        Example(pad: { StackEverywhereApp() })
      ),
      .wrongWay(
        "a master without a stack",
        "A master that is in no navigation controller has nowhere to push the detail.",
        source: .ours,
        breaks: [
          "iphone-structure-navigation", "master-first-on-iphone", "detail-pushed-on-iphone",
        ],
        Example(phone: { MasterAloneApp() })
      ),
      .wrongWay(
        "a table in a plain controller",
        "A plain controller with a table in its view has to do by itself what a table view controller does.",
        source: .ours,
        breaks: .all(
          Self.plusAndPick,
          [
            "universal-same-code", "landscape-shows-both", "master-is-table-controller",
            "selecting-opens-detail#list", "master-holds-detail", "portrait-detail-only-list-in-popover",
            "will-hide-callback#controller", "will-hide-callback#popover", "will-show-callback",
          ]
        ),
        Example(pad: { PlainMasterApp() })
      ),
    ]
  }

  private var hidings: [Variant<Example>] {
    [
      .wrongWay(
        "nobody asked",
        "Without a delegate the list is out of reach when the pad is held upright.",
        source: .ours,
        breaks: .all(
          Self.masterHides,
          Self.masterStays,
          [
            "portrait-detail-only-list-in-popover", "should-hide-arguments", "detail-is-delegate",
            "should-hide-arguments#orientation", "should-hide-arguments#split-view",
          ]
        ),
        Example(pad: { NobodyAskedApp() }, settings: { NobodyAskedApp() })
      ),
      .wrongWay(
        "a master that never hides",
        "With shouldHide returning false there is no button, and less room for the detail.",
        source: .ours,
        breaks: .all(
          [
            "portrait-hides-master", "appearance-by-orientation",
            "portrait-detail-only-list-in-popover#detail",
          ],
          Self.masterHides
        ),
        Example(pad: { NeverHidingApp() })
      ),
      .wrongWay(
        "a master that always hides",
        "With shouldHide returning true the list is gone even where there is room.",
        source: .ours,
        breaks: [
          "should-hide-no-keeps-both", "should-hide-no-like-settings",
        ],
        Example(settings: { AlwaysHidingApp() })
      ),
      .wrongWay(
        "a button beside the list",
        "A button for a list that is on screen already leads nowhere.",
        source: .ours,
        breaks: [Breakage("should-hide-no-suppresses-button#items", seeing: "[\"Master\"]")],
        Example(settings: { NeedlessButtonApp() })
      ),
    ]
  }

  private var buttons: [Variant<Example>] {
    [
      .wrongWay(
        "a button that stays",
        "A button that is not taken away shows a list that is there already.",
        source: .ours,
        breaks: [Breakage("will-show-removes-item", seeing: "[\"Master\"]"), "bar-item-animated#goes"],
        Example(pad: { StayingButtonApp() })
      ),
      .wrongWay(
        "a popover that stays",
        "A popover that is kept longer than its button is void.",
        source: .ours,
        breaks: [Breakage("will-show-removes-item#popover", seeing: "\"UIPopoverController\"")],
        Example(pad: { StayingPopoverApp() })
      ),
      .wrongWay(
        "a button that comes at once",
        "Set without an animation, the button is there while the pad still turns.",
        source: .ours,
        breaks: [Breakage("bar-item-animated#comes", seeing: "1")],
        Example(pad: { AbruptApp() })
      ),
      .wrongWay(
        "a button that goes at once",
        "Taken away without an animation, the button is gone while the pad still turns.",
        source: .ours,
        breaks: [Breakage("bar-item-animated#goes", seeing: "1")],
        Example(pad: { AbruptEndApp() })
      ),
      .wrongWay(
        "a title in one language",
        "A title written out in the code is the same in every language.",
        source: .ours,
        breaks: [Breakage("title-localized", seeing: "[\"Master\"]")],
        Example(pad: { OneLanguageApp() })
      ),
      .wrongWay(
        "a button of one's own",
        "Only the item that was brought opens the list.",
        source: .ours,
        breaks: [
          "will-hide-installs-left-item", "portrait-detail-only-list-in-popover",
        ],
        Example(pad: { OwnButtonApp() })
      ),
    ]
  }

  private var contents: [Variant<Example>] {
    [
      .wrongWay(
        "a loose link",
        "A master that does not know the detail on the right covers itself with another one.",
        source: .ours,
        breaks: [
          "selecting-opens-detail", "selecting-opens-detail#list", "master-holds-detail",
          "master-passes-values",
        ],
        Example(pad: { LooseLinkApp() })
      ),
      .wrongWay(
        "a plus that adds nothing",
        "A button that changes no data changes no table.",
        source: .ours,
        breaks: .all(Self.plusAndPick),
        Example(pad: { IdlePlusApp() })
      ),
      .wrongWay(
        "the beginning of time",
        "A date that is not the present one says nothing about the tap.",
        source: .ours,
        breaks: [
          "plus-adds-date#moments", "selecting-opens-detail", "master-passes-values",
        ],
        Example(pad: { OldDatesApp() })
      ),
      .wrongWay(
        "a row left in",
        "A row from the days of trying things out is the first that people see.",
        source: .ours,
        breaks: [Breakage("starts-empty", seeing: "1"), "plus-adds-date", "plus-adds-date#moments"],
        Example(pad: { LeftInApp() })
      ),
      .wrongWay(
        "a detail left in",
        "A detail that shows something before anything was picked is puzzling.",
        source: .ours,
        breaks: [Breakage("starts-empty#detail", seeing: "\"1970-01-01 00:00:00 +0000\"")],
        Example(pad: { DetailLeftInApp() })
      ),
    ]
  }
}
