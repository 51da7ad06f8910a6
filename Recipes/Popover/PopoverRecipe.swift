import RecipeKit

/// Recipe 1.29: a popover on the pad, an alert elsewhere.
@MainActor public let recipe: any Recipe = PopoverRecipe()

struct PopoverRecipe: Recipe {
  /// What the variants are made of: a screen with a button that opens something.
  typealias Example = PopoverExamples

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "popover",
      title: "Offer a choice in a UIPopoverController",
      section: "1.29",
      chapter: "Views and controls",
      problem: """
        A button leads to a small choice. On the pad that should not cover the whole screen; on the phone, \
        which has no popovers, people need another way to it.
        """,
      solution: """
        Make a `UIPopoverController` with a controller for its content, keep it, and present it from the \
        bar button. Ask for the idiom first: on a phone show an alert instead.
        """,
      discussion: [
        Paragraph(
          """
          The root is put in a navigation controller, so that there is a bar for the + button. It keeps both \
          the button and the popover in strong properties: a popover that nobody keeps ends the application \
          while it is open.
          """,
          tells: ["navigation-controller-added", "popover-strong-in-root", "bar-button-strong-in-root"]
        ),
        Paragraph(
          """
          The content knows its popover, to close it. That reference must be weak: the popover holds its \
          content already, and two that hold each other are never freed.
          """,
          tells: ["content-popover-weak"]
        ),
        """
        There is no popover without a content: in Swift the initialiser takes no nil, so the compiler refuses \
        what raises an exception in Objective-C. Later the content may be replaced.
        """,
        """
        The content says how large it wants to be, by `preferredContentSize`, and the popover follows. Where \
        it goes is up to UIKit: next to the button or the rectangle, on a side that you permit, and within \
        the screen. Its arrow points back at where it came from.
        """,
        """
        A tap outside closes it. Views that are named as `passthroughViews` stay usable meanwhile.
        """,
        Paragraph(
          """
          When the pad is turned, the popover hides, and comes back beside its button. If the button is gone \
          by then, so is the popover.
          """,
          tells: ["rotation-redisplay"]
        ),
        """
        The alert tells its delegate which button it was by an index. Compare the title at that index, not \
        the number: Cancel comes first, and the rest is easily reordered.
        """,
      ],
      seeAlso: ["adaptive-popover", "split-view", "presentation"],
      keywords: [
        "UIPopoverController", "UIAlertView", "iPad", "popover", "alert", "bar button item", "retain cycle",
        "weak", "preferredContentSize",
      ],
      listing: EmbeddedListings.example,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The checks of what the buttons in the popover do.
  private static let buttonsDismiss: [Breakage] = [
    "photo-dismisses", "audio-dismisses", "any-button-only-dismisses#photo",
    "any-button-only-dismisses#audio", "buttons-touch-up-inside",
  ]

  /// All checks of the popover that + opens.
  private static let popoverFromPlus: [Breakage] = .all(
    [
      "ipad-plus-action", "ipad-two-buttons", "not-full-screen", "arrow-up-from-navbar", "anchored-at-button",
      "preferred-size-read", "present-from-bar-button", "preferred-size-drives-size",
      "content-replaceable-later",
    ],
    buttonsDismiss,
    ["inside-tap-keeps", "rotation-dismisses-or-hides", "rotation-redisplay", "rotation-anchor-gone"]
  )

  /// The right way, documented mistakes, and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay(Example()),
      .wrongWay(
        "a popover on the phone",
        "On a phone a popover raises an exception when it is made.",
        source: .warnedOf(section: "1.29", paragraph: "discussion", words: ""),
        breaks: [
          Breakage(
            "ipad-only",
            seeing:
              "NSInvalidArgumentException: -[UIPopoverController initWithContentViewController:] called "
              + "when not running under UIUserInterfaceIdiomPad."
          )
        ],
        Example(probed: { PopoverEverywhereController() })
      ),
      .wrongWay(
        "a popover that nobody keeps",
        "A popover in a local variable ends the application as soon as it is shown.",
        source: .warnedOf(section: "1.29", paragraph: "discussion", words: ""),
        breaks: [
          "ipad-only#pad"
        ],
        Example(probed: { UnkeptPopoverController() })
      ),
      .wrongWay(
        "a strong back reference",
        "Popover and content hold each other, and neither is ever freed.",
        source: .warnedOf(section: "1.29", paragraph: "discussion", words: ""),
        breaks: [
          "strong-back-reference-cycle",
          "content-popover-weak",
        ],
        Example(root: { StrongReferenceController() })
      ),
      .wrongWay(
        "a content that does not know its popover",
        "Without the reference the buttons cannot close the popover.",
        source: .warnedOf(section: "1.29", paragraph: "discussion", words: ""),
        breaks: .all(Self.buttonsDismiss, ["content-popover-weak", "back-reference-after-init"]),
        Example(root: { UnknownPopoverController() })
      ),
      .wrongWay(
        "a content without a size",
        "Without a preferred size the popover takes one of its own.",
        source: .ours,
        breaks: [
          "preferred-size-read",
          "content-size-200x125",
          "photo-frame",
          "audio-frame",
          "buttons-fit-content",
        ],
        Example(root: { SizelessController() })
      ),
      .wrongWay(
        "an alert for all",
        "An alert on the pad blocks everything where a popover would do.",
        source: .ours,
        breaks: Self.popoverFromPlus,
        Example(root: { AlertForAllController() })
      ),
      .wrongWay(
        "an alert without a way out",
        "Without Cancel people have to pick something.",
        source: .ours,
        breaks: [
          "iphone-three-buttons",
          "alert-cancel-and-others",
          "alert-no-title",
          "alert-delegate-did-dismiss",
          "alert-cancel-lets-user-close",
        ],
        Example(root: { NoCancelController() })
      ),
      .wrongWay(
        "numbers instead of titles",
        "Counting the buttons wrongly takes Cancel for a choice.",
        source: .ours,
        breaks: [
          "alert-delegate-did-dismiss",
          "alert-cancel-lets-user-close",
        ],
        Example(root: { NumbersController() })
      ),
      .wrongWay(
        "a button on the left",
        "The + belongs to the right end of the bar.",
        source: .ours,
        breaks: .all(
          ["add-button-right"],
          Self.popoverFromPlus,
          [
            "iphone-plus-action", "iphone-three-buttons", "alert-cancel-and-others", "alert-no-title",
            "root-alert-delegate", "alert-delegate-did-dismiss", "alert-cancel-lets-user-close",
          ]
        ),
        Example(root: { LeftButtonController() })
      ),
      .wrongWay(
        "a popover that stays",
        "If touches pass through to the whole view, none is outside.",
        source: .ours,
        breaks: [
          "outside-tap-dismisses",
          "permitted-directions-limit",
        ],
        Example(map: { StayingMapController() })
      ),
      .wrongWay(
        "a place that nothing passes through",
        "Without views to pass through to, every tap outside only closes the popover.",
        source: .ours,
        breaks: [
          "passthrough-area"
        ],
        Example(map: { ClosedMapController() })
      ),
      .wrongWay(
        "one condition instead of three",
        "Knowing a popover is not enough where there is no class for it, or no pad.",
        source: .ours,
        breaks: [
          "is-in-popover-three-conditions",
          "class-existence-check",
        ],
        Example(root: { CarelessController() })
      ),
      .wrongWay(
        "directions counted",
        "Directions are bits that can be combined, not numbers in a row.",
        source: .warnedOf(section: "1.29", paragraph: "discussion", words: ""),
        breaks: [
          "permitted-directions-limit",
          "arrow-enum-values",
          "arrow-option-set",
        ],
        Example(map: { CountedMapController() })
      ),
      .wrongWay(
        "a popover made by hand",
        "A child in a corner of the view looks like a popover and does nothing that one does.",
        source: .ours,
        breaks: [
          "two-ways-to-open",
          "content-is-view-controller",
          "passthrough-area",
          "outside-tap-dismisses",
          "permitted-directions-limit",
          "container-like",
          "not-a-view-controller",
          "navigation-controller-inside",
        ],
        Example(map: { HandmadeMapController() })
      ),
      .wrongWay(
        "a placeholder for the content",
        "An empty controller satisfies the compiler, and the content that comes later knows no popover.",
        source: .ours,
        breaks: .all(
          Self.buttonsDismiss,
          ["content-required", "content-popover-weak", "back-reference-after-init"]
        ),
        Example(root: { PlaceholderController() })
      ),
      .wrongWay(
        "a button that fades in",
        "With animation the + fades in by itself, where it should be there from the start.",
        source: .ours,
        breaks: [
          "right-item-not-animated"
        ],
        Example(root: { FadingButtonController() })
      ),
      .wrongWay(
        "the class alone",
        "The class exists on phones, too: it does not say where the content is.",
        source: .ours,
        breaks: [
          "is-in-popover-three-conditions",
          "is-in-popover-false-iphone",
        ],
        Example(root: { ClassAloneController() })
      ),
      .wrongWay(
        "buttons in a box",
        "Plain buttons in a box of their own look like nothing that can be tapped.",
        source: .ours,
        breaks: [
          "ipad-two-buttons",
          "photo-frame",
          "audio-frame",
          "buttons-fit-content",
          "buttons-rounded-rect",
          "buttons-are-subviews",
        ],
        Example(root: { BoxedController() })
      ),
      .wrongWay(
        "titles mixed up",
        "One title for the other: people pick Photo and get Audio.",
        source: .ours,
        breaks: [
          "photo-audio-titles",
          "alert-cancel-and-others",
          "alert-delegate-did-dismiss",
        ],
        Example(root: { MixedUpController() })
      ),
    ]
  }
}
