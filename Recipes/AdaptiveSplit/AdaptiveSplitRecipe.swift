import RecipeKit

/// The adaptive article: a split view whose master is a tab bar controller, on every device.
@MainActor public let recipe: any Recipe = AdaptiveSplitRecipe()

struct AdaptiveSplitRecipe: Recipe {
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
        From iOS 8 on split views are for all devices. What they do depends on the size classes: in regular \
        width there are two columns, in compact width one. A phone is compact, except a Plus on its side.
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
        detail for the same image.
        """,
        Paragraph(
          """
          With a tab bar controller as the master you need both methods. Leave one out, and its part of the \
          trouble is back.
          """,
          tells: ["two-methods-needed"]
        ),
      ],
      seeAlso: ["split-view", "recents", "adaptive-popover"],
      keywords: [
        "UISplitViewController", "UITabBarController", "size classes", "compact", "regular",
        "collapse",
        "separate", "showDetail", "iPhone 6 Plus",
      ],
      listing: EmbeddedListings.example,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The checks of the image on the tab's stack in compact width.
  private static let imageOnTheStack: [Breakage] = [
    "extracts-image-controller", "true-means-handled", "compact-slides", "compact-back-button",
    "compact-check-first", "gets-master-navigation",
  ]

  /// The checks of the image that becomes the detail again.
  private static let imageBackInTheDetail: [Breakage] = [
    "image-only-in-detail", "pop-on-landscape", "detail-restored-from-storyboard", "iphone-6-plus-rotation",
    "separate-delegate-method",
  ]

  /// The right way, documented mistakes, and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay(Example()),
      .wrongWay(
        "no delegate",
        "Without a delegate the image is presented on a phone, and there is no way back.",
        source: .warnedOf(section: "Split views", paragraph: "case 3", words: ""),
        breaks: .all(Self.imageOnTheStack, Self.imageBackInTheDetail),
        Example(delegate: { SilentDelegate() })
      ),
      .wrongWay(
        "without separateSecondary",
        "Turned on its side, a Plus keeps the image in the master's column.",
        source: .warnedOf(section: "Split views", paragraph: "case 3", words: ""),
        breaks: [
          "landscape-image-in-master-pitfall",
          "image-only-in-detail",
          "pop-on-landscape",
          "row-reselected",
          "detail-restored-from-storyboard",
          "iphone-6-plus-rotation",
          "separate-delegate-method",
        ],
        Example(delegate: { NoSeparationDelegate() })
      ),
      .wrongWay(
        "the stack on the stack",
        "Pushing the navigation controller with the image puts one bar under another.",
        source: .warnedOf(section: "Split views", paragraph: "case 3", words: ""),
        breaks: [
          "extracts-image-controller",
          "true-means-handled",
          "compact-slides",
          "pop-on-landscape",
          "row-reselected",
          "detail-restored-from-storyboard",
          "iphone-6-plus-rotation",
          "separate-delegate-method",
        ],
        Example(delegate: { StackOnStackDelegate() })
      ),
      .wrongWay(
        "pushed in every width",
        "Without a look at the width the image goes to the master on the pad as well.",
        source: .warnedOf(section: "Split views", paragraph: "case 3", words: ""),
        breaks: [
          "ipad-works-unchanged",
          "detail-shows-photo",
          "false-means-default",
          "compact-check-first",
        ],
        Example(delegate: { EveryWidthDelegate() })
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
        source: .warnedOf(section: "Split views", paragraph: "case 3", words: ""),
        breaks: [
          "true-means-handled",
          "compact-back-button",
          "landscape-image-in-master-pitfall",
          "image-only-in-detail",
          "pop-on-landscape",
          "row-reselected",
          "detail-restored-from-storyboard",
          "iphone-6-plus-rotation",
          "separate-delegate-method",
        ],
        Example(delegate: { UnsaidDelegate() })
      ),
      .wrongWay(
        "a row forgotten",
        "Without marking the row the list does not say which photo is shown.",
        source: .warnedOf(section: "Split views", paragraph: "case 3", words: ""),
        breaks: [
          "row-reselected"
        ],
        Example(delegate: { ForgottenRowDelegate() })
      ),
      .wrongWay(
        "an empty detail",
        "A new detail that is not told which image to show is empty.",
        source: .ours,
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
          "case-3-tab-master",
          "tab-two-tabs",
          "tabs-embedded-in-navigation",
          "compact-modal-pitfall",
          "compact-modal-no-buttons",
          "compact-modal-no-way-out",
          "reason-tab-in-between",
          "extracts-image-controller",
          "true-means-handled",
          "compact-slides",
          "gets-master-navigation",
          "row-reselected",
          "detail-restored-from-storyboard",
          "separate-delegate-method",
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
          ["detail-always-image", "fix-show-detail-delegate"],
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
          "case-1-single-master",
          "case-2-many-tables",
          "reason-tab-in-between",
        ],
        Example(single: .bareList)
      ),
      .wrongWay(
        "room that isn't there",
        "A phone that is told to be wide shows two columns in the width of one.",
        source: .ours,
        breaks: .all(
          [
            "size-classes-drive", "compact-modal-pitfall", "compact-modal-no-buttons",
            "compact-modal-no-way-out", "reason-tab-in-between",
          ],
          Self.imageOnTheStack,
          [
            "pop-on-landscape", "detail-restored-from-storyboard", "separate-delegate-method",
            "non-plus-stay-compact",
          ]
        ),
        Example(pretendsRoom: true)
      ),
    ]
  }
}
