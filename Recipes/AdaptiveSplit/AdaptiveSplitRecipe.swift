import RecipeKit

/// The adaptive article: a split view whose master is a tab bar controller, on every device.
@MainActor public let recipe: any ScriptedRecipe = AdaptiveSplitRecipe()

struct AdaptiveSplitRecipe: ScriptedRecipe {
  /// What the variants are made of: what the split view is told, and its storyboard.
  typealias Example = AdaptiveSplitExamples

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "adaptive-split",
      title: "Let a split view with tabs adapt to every device",
      section: "Split views",
      chapter: "Adaptive applications",
      problem: """
        A split view with a tab bar controller as its master works on the pad. On a phone the image covers \
        everything, and there is no way back.
        """,
      solution: """
        Give the split view a delegate. In compact width, let `showDetail` push the image on the stack of the \
        selected tab; when there is room again, let `separateSecondaryFrom` take it from there.
        """,
      discussion: [
        """
        From iOS 8 on split views are for all devices. In regular width there are two columns, in compact \
        width one. A phone is compact, except a Plus on its side.
        """,
        """
        The screens are drawn in Xcode, as in the lesson storyboards: a split view with the tab bar controller \
        and with the image's navigation controller, whose storyboard ID is "detail". The segue from a row to \
        that one is of the kind Show Detail, and starts at the list's prototype cell: don't register a class \
        for that cell in code, which would replace the prototype and lose the segue.
        """,
        """
        If the master is a navigation controller, a compact split view pushes the detail there. A tab bar \
        controller pushes nothing, so the detail is presented over everything; and what is presented has \
        no back button.
        """,
        """
        The delegate's `showDetail` is asked first. In compact width it takes the image out of its \
        navigation controller, pushes it on the selected tab's stack, and returns true: it has been taken \
        care of. In regular width it returns false, and the split view does as always.
        """,
        """
        That leads to the next question. When a Plus is turned on its side, the image would stay in the \
        master's column. `separateSecondaryFrom` pops it, marks its row in the list, and returns a new \
        detail for the same image. So you need both.
        """,
        """
        Size classes and both methods are for iOS 8 and later; the lesson runs on iOS 9. Before Swift 3 the \
        methods were called `splitViewController(_:showDetailViewController:sender:)` and \
        `splitViewController(_:separateSecondaryViewControllerFromPrimaryViewController:)`. Since iOS 14 a \
        split view made with a style can be given a controller of its own for compact width instead.
        """,
      ],
      seeAlso: ["split-view", "recents", "adaptive-popover"],
      keywords: [
        "UISplitViewController", "UITabBarController", "size classes", "compact", "regular",
        "collapse",
        "separate", "showDetail", "iPhone 6 Plus",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "AdaptiveDelegate.splitViewController(_:showDetail:sender:)",
        "AdaptiveDelegate.splitViewController(_:separateSecondaryFrom:)",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The checks of the image on the tab's stack in compact width.
  private static let imageOnTheStack: [Breakage] = [
    "extracts-image-controller", "true-means-handled", "compact-slides", "compact-back-button",
    "compact-back-button#tap", "compact-check-first", "gets-master-navigation",
  ]

  /// The checks of the image that becomes the detail again.
  private static let imageBackInTheDetail: [Breakage] = [
    "image-only-in-detail", "pop-on-landscape", "detail-restored-from-storyboard",
    "detail-restored-from-storyboard#new", "iphone-6-plus-rotation", "separate-delegate-method",
    "separate-delegate-method#answer",
  ]

  /// The right way, mistakes that the source speaks of, and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay(Example()),
      .wrongWay(
        "neither method",
        "Without either method a phone presents the image, and there is no way back.",
        source: .warnedOf(
          section: "3. Tab Bar Controller as master",
          paragraph: "second paragraph",
          words: "on every iPhone the image comes up modally, and there is no way on from it"
        ),
        breaks: .all(
          [
            "detail-restored-from-storyboard#drawing", "two-methods-needed", "two-methods-needed#separate",
          ],
          Self.imageOnTheStack,
          Self.imageBackInTheDetail
        ),
        Example(delegate: { SilentDelegate() })
      ),
      .wrongWay(
        "without separateSecondary",
        "Turned on its side, a Plus keeps the image in the master's column.",
        source: .warnedOf(
          section: "3. Tab Bar Controller as master",
          paragraph: "after the first listing",
          words: "on its side, the image we pushed may turn up in the master, which must not be"
        ),
        breaks: [
          "two-methods-needed",
          "landscape-image-in-master-pitfall",
          "image-only-in-detail",
          "pop-on-landscape",
          "row-reselected",
          "detail-restored-from-storyboard",
          "iphone-6-plus-rotation",
          "separate-delegate-method#answer",
        ],
        Example(delegate: { NoSeparationDelegate() })
      ),
      .wrongWay(
        "pushing the navigation controller",
        "A navigation controller can't be pushed on another one: it raises an exception.",
        source: .againstTheRule(
          section: "3. Tab Bar Controller as master",
          paragraph: "before the first listing",
          words: "take the image out, and put that on the master's stack"
        ),
        breaks: [
          Breakage(
            "extracts-image-controller#raises",
            seeing: "NSInvalidArgumentException: Pushing a navigation controller is not supported"
          )
        ],
        Example(probed: { PushedStackDelegate() })
      ),
      .wrongWay(
        "without showDetail",
        "Without `showDetail` a phone presents the image, with no way back.",
        source: .ours,
        breaks: .all(
          [
            "detail-restored-from-storyboard#drawing", "two-methods-needed", "two-methods-needed#separate",
          ],
          Self.imageOnTheStack,
          Self.imageBackInTheDetail
        ),
        Example(delegate: { NoShowDetailDelegate() })
      ),
      .wrongWay(
        "pushed in every width",
        "Without a look at the width the image goes to the master on the pad as well.",
        source: .againstTheRule(
          section: "3. Tab Bar Controller as master",
          paragraph: "before the first listing",
          words: "find out first whether the width is compact"
        ),
        breaks: [
          "case-1-single-master#detail", "detail-shows-photo#image",
          "detail-shows-photo",
          "false-means-default",
          "compact-check-first",
          "false-means-default#master",
          "ipad-works-unchanged#methods",
        ],
        Example(delegate: { EveryWidthDelegate() })
      ),
      .wrongWay(
        "pushed at once",
        "Pushed without an animation, the image is there before anybody sees where it comes from.",
        source: .ours,
        breaks: [Breakage("compact-slides", seeing: "0")],
        Example(delegate: { AbruptDelegate() })
      ),
      .wrongWay(
        "a list that pushes by itself",
        "A list that pushes the image itself asks nobody how wide the split view is.",
        source: .ours,
        breaks: [
          "detail-shows-photo#image", "two-methods-needed#show-detail",
          "fix-show-detail-delegate",
          "compact-back-button#tap",
          "compact-check-first",
          "compact-modal-no-buttons",
          "compact-modal-no-buttons#items",
          "compact-modal-no-way-out",
          "compact-modal-pitfall",
          "compact-modal-pitfall#master",
          "detail-shows-photo",
          "extracts-image-controller",
          "false-means-default",
          "false-means-default#master",
          "fix-show-detail-delegate#detail",
          "fix-show-detail-delegate#sender",
          "ipad-works-unchanged",
          "ipad-works-unchanged#methods",
          "landscape-image-in-master-pitfall",
          "reason-tab-in-between",
        ],
        Example(structure: .pushingList)
      ),
      .wrongWay(
        "always the first tab",
        "Pushed on the first tab's stack, the image is not where somebody looks.",
        source: .ours,
        breaks: [
          "gets-master-navigation"
        ],
        Example(delegate: { FirstTabDelegate() })
      ),
      .wrongWay(
        "handled, and not said so",
        "If the delegate pushes the image and returns false, the split view presents the rest of it.",
        source: .againstTheRule(
          section: "3. Tab Bar Controller as master",
          paragraph: "after the first listing",
          words: "true says that the split view must not show the detail itself"
        ),
        breaks: [
          "detail-restored-from-storyboard#drawing", "two-methods-needed",
          "true-means-handled",
          "landscape-image-in-master-pitfall",
          "image-only-in-detail",
          "pop-on-landscape",
          "row-reselected",
          "detail-restored-from-storyboard",
          "iphone-6-plus-rotation",
          "separate-delegate-method",
          "compact-back-button#tap",
          "detail-restored-from-storyboard#new",
          "separate-delegate-method#answer",
        ],
        Example(delegate: { UnsaidDelegate() })
      ),
      .wrongWay(
        "a row forgotten",
        "Without marking the row the list does not say which photo is shown.",
        source: .ours,
        breaks: [
          "row-reselected"
        ],
        Example(delegate: { ForgottenRowDelegate() })
      ),
      .wrongWay(
        "a detail made by hand",
        "What the drawing gives to the detail is missing where code makes it.",
        source: .ours,
        breaks: [
          "detail-restored-from-storyboard#drawing"
        ],
        Example(delegate: { HandmadeDetailDelegate() })
      ),
      .wrongWay(
        "an address without an image",
        "A detail that knows the address and loads no image stays white.",
        source: .ours,
        breaks: [
          "detail-shows-photo#image"
        ],
        Example(image: AddressOnlyImageViewController.self)
      ),
      .wrongWay(
        "an empty detail",
        "A new detail that is not told which image to show is empty.",
        source: .againstTheRule(
          section: "3. Tab Bar Controller as master",
          paragraph: "before the last listing of `AppDelegate`",
          words: "the detail is restored from the storyboard, and its model set to the photo"
        ),
        breaks: [
          "detail-restored-from-storyboard",
          "iphone-6-plus-rotation",
        ],
        Example(delegate: { EmptyDetailDelegate() })
      ),
      .wrongWay(
        "a navigation controller as master",
        "With a single stack as master there are no tabs, and none of this is needed.",
        source: .ours,
        breaks: [
          "two-methods-needed#show-detail", "two-methods-needed#separate",
          "case-3-tab-master",
          "tab-two-tabs",
          "tabs-embedded-in-navigation",
          "compact-modal-pitfall",
          "compact-modal-no-buttons",
          "compact-modal-no-way-out",
          "reason-tab-in-between",
          "extracts-image-controller",
          "compact-slides",
          "gets-master-navigation",
          "row-reselected",
          "compact-modal-no-buttons#items",
          "compact-modal-pitfall#master",
          "detail-restored-from-storyboard#new",
          "separate-delegate-method#answer",
        ],
        Example(structure: .stack)
      ),
      .wrongWay(
        "one tab",
        "With one tab only, the recents are missing.",
        source: .ours,
        breaks: [
          "tab-two-tabs",
          "tabs-embedded-in-navigation",
          "gets-master-navigation",
        ],
        Example(structure: .oneTab)
      ),
      .wrongWay(
        "an image without a stack",
        "A detail that is no navigation controller has no bar.",
        source: .ours,
        breaks: .all(
          [
            "detail-restored-from-storyboard#drawing", "two-methods-needed", "two-methods-needed#separate",
          ],
          [
            "detail-always-image", "fix-show-detail-delegate#detail",
          ],
          Self.imageOnTheStack,
          Self.imageBackInTheDetail
        ),
        Example(structure: .bareDetail)
      ),
      .wrongWay(
        "a list without a stack",
        "A master that is no navigation controller has nothing to push on.",
        source: .ours,
        breaks: [
          "case-2-many-tables",
          "reason-tab-in-between",
        ],
        Example(single: .bareList)
      ),
      .wrongWay(
        "two lists for one",
        "A list of photographers before the list of photos is one step more.",
        source: .ours,
        breaks: [
          "case-1-single-master", "case-1-single-master#detail",
        ],
        Example(one: .stack)
      ),
      .wrongWay(
        "room that isn't there",
        "A phone that is told to be wide shows two columns in the width of one.",
        source: .ours,
        breaks: [
          "two-methods-needed#show-detail", "two-methods-needed#separate",
          "compact-modal-pitfall",
          "compact-modal-no-buttons",
          "compact-modal-no-way-out",
          "reason-tab-in-between",
          "extracts-image-controller",
          "compact-slides",
          "compact-back-button",
          "compact-check-first",
          "gets-master-navigation",
          "pop-on-landscape",
          "separate-delegate-method",
          "non-plus-stay-compact",
          "compact-back-button#tap",
          "compact-modal-no-buttons#items",
          "detail-restored-from-storyboard#new",
          "separate-delegate-method#answer",
          "size-classes-drive#compact",
        ],
        Example(pretendedWidth: { _ in .regular })
      ),
      .wrongWay(
        "room for every phone on its side",
        "A phone that is told to be wide on its side asks for a detail, as only a Plus should.",
        source: .ours,
        breaks: [
          Breakage("non-plus-stay-compact", seeing: "2"),
          Breakage("non-plus-stay-compact#separate", seeing: "1"),
        ],
        Example(pretendedWidth: { $0.width > $0.height ? .regular : .unspecified })
      ),
      .wrongWay(
        "no room where there is some",
        "A pad that is told to be narrow shows one column on a big screen.",
        source: .ours,
        breaks: [
          "case-1-single-master#detail", "detail-shows-photo#image",
          "detail-restored-from-storyboard#drawing", "two-methods-needed",
          "size-classes-drive",
          "compact-check-first",
          "detail-always-image",
          "detail-restored-from-storyboard",
          "detail-restored-from-storyboard#new",
          "detail-shows-photo",
          "false-means-default",
          "false-means-default#master",
          "image-only-in-detail",
          "ipad-works-unchanged",
          "ipad-works-unchanged#methods",
          "ipad-works-unchanged#presented",
          "iphone-6-plus-rotation",
          "landscape-image-in-master-pitfall",
          "pop-on-landscape",
          "row-reselected",
          "separate-delegate-method",
          "separate-delegate-method#answer",
        ],
        Example(pretendedWidth: { _ in .compact })
      ),
    ]
  }
}
