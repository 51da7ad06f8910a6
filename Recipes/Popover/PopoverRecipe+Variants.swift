import RecipeKit

extension PopoverRecipe {
  /// The checks of what the buttons in the popover do.
  private static let buttonsDismiss: [Breakage] = [
    Breakage("photo-dismisses", seeing: "[1, 1]"),
    Breakage("photo-dismisses#animated", seeing: "0"),
    Breakage("any-button-only-dismisses#photo", seeing: "1"),
    Breakage("audio-dismisses", seeing: "[1, 1]"),
    Breakage("audio-dismisses#animated", seeing: "0"),
    Breakage("any-button-only-dismisses#audio", seeing: "1"),
    Breakage("buttons-touch-up-inside", seeing: "[1, 1]"),
  ]

  /// All checks of the popover that + opens.
  private static let popoverFromPlus: [Breakage] = [
    "ipad-plus-action", "ipad-two-buttons", "not-full-screen", "arrow-up-from-navbar",
    "arrow-up-from-navbar#below", "anchored-at-button", "preferred-size-read",
    "present-from-bar-button", "present-from-bar-button#animated", "preferred-size-drives-size",
    "content-replaceable-later", "photo-dismisses", "photo-dismisses#animated", "audio-dismisses",
    "audio-dismisses#animated", "buttons-touch-up-inside", "inside-tap-keeps", "rotation-dismisses-or-hides",
    "rotation-redisplay", "rotation-anchor-gone",
  ]

  /// The right way, mistakes that the source speaks of, and our saboteurs.
  var variants: [Variant<Example>] {
    [.rightWay(Example())] + devices + references + turning + contents + alerts + places
  }

  private var devices: [Variant<Example>] {
    [
      .wrongWay(
        "a popover on the phone",
        "On a phone a popover raises an exception when it is made.",
        source: .againstTheRule(
          section: "1.29",
          paragraph: "discussion, third paragraph",
          words: "make sure that popovers are made on no device but the iPad"
        ),
        breaks: [
          Breakage(
            "ipad-only",
            seeing:
              "NSInvalidArgumentException: -[UIPopoverController initWithContentViewController:] called "
              + "when not running under UIUserInterfaceIdiomPad."
          ),
          Breakage("iphone-plus-action#no-popover", seeing: "\"a popover\""),
        ],
        Example(probed: { PopoverEverywhereController() })
      ),
      .wrongWay(
        "decided at each tap",
        "What + does is asked anew each time, though neither the device nor the system can change.",
        source: .ours,
        breaks: [Breakage("action-chosen-at-creation", seeing: "[0, 1]")],
        Example(root: { LateDecisionController() })
      ),
      .wrongWay(
        "a class that is not looked up",
        "Where there is no such class, the application has nothing to show.",
        source: .ours,
        breaks: [Breakage("class-existence-check", seeing: "0")],
        Example(root: { IdiomAloneController() })
      ),
      .wrongWay(
        "one condition instead of three",
        "Knowing a popover is not enough where there is no class for it, or no pad.",
        source: .ours,
        breaks: [
          "is-in-popover-three-conditions"
        ],
        Example(root: { CarelessController() })
      ),
      .wrongWay(
        "the class alone",
        "The class exists on phones, too: it does not say where the content is.",
        source: .ours,
        breaks: [
          "is-in-popover-three-conditions",
          Breakage("is-in-popover-false-iphone", seeing: "\"a popover\""),
          Breakage("phone-branch-in-content", seeing: "\"the content\""),
        ],
        Example(root: { ClassAloneController() })
      ),
      .wrongWay(
        "no branch for the phone",
        "Where the content is a screen, its buttons do nothing.",
        source: .ours,
        breaks: [Breakage("phone-branch-in-content", seeing: "\"the content\"")],
        Example(root: { PopoverOnlyController() })
      ),
    ]
  }

  private var references: [Variant<Example>] {
    [
      .wrongWay(
        "a strong back reference",
        "Popover and content hold each other, and neither is ever freed.",
        source: .warnedOf(
          section: "1.29",
          paragraph: "the comment in the interface of PopoverContentViewController",
          words: "a strong property makes a retain cycle of content and popover"
        ),
        breaks: [
          Breakage("strong-back-reference-cycle", seeing: "2"),
          Breakage("content-popover-weak", seeing: "\"known, then still there\""),
        ],
        Example(root: { StrongReferenceController() })
      ),
      .wrongWay(
        "weak properties of the root",
        "What nobody keeps is gone as soon as it was made.",
        source: .ours,
        breaks: [
          "popover-strong-in-root", "bar-button-strong-in-root",
        ],
        Example(keeping: { WeakPropertiesController() })
      ),
      .wrongWay(
        "a content that does not know its popover",
        "Without the reference the buttons cannot close the popover.",
        source: .againstTheRule(
          section: "1.29",
          paragraph: "before the interface of PopoverContentViewController",
          words: "the content needs a reference to its popover, to take it away after a tap"
        ),
        breaks: .all(
          [
            "content-popover-weak"
          ],
          Self.buttonsDismiss,
          [Breakage("back-reference-after-init", seeing: "\"none\"")]
        ),
        Example(root: { UnknownPopoverController() })
      ),
      .wrongWay(
        "a popover that nobody keeps",
        "A popover in a local variable ends the application as soon as it is shown.",
        source: .ours,
        breaks: [
          Breakage(
            "ipad-only#pad",
            seeing:
              "NSGenericException: -[UIPopoverController dealloc] reached while popover is still visible."
          )
        ],
        Example(probed: { UnkeptPopoverController() })
      ),
      .wrongWay(
        "a placeholder for the content",
        "An empty controller satisfies the compiler, and the content that comes later knows no popover.",
        source: .ours,
        breaks: .all(
          [
            "content-popover-weak"
          ],
          Self.buttonsDismiss,
          [
            Breakage("content-required#loaded", seeing: "\"UIViewController\""),
            Breakage("back-reference-after-init", seeing: "\"none\""),
          ]
        ),
        Example(root: { PlaceholderController() })
      ),
    ]
  }

  private var turning: [Variant<Example>] {
    [
      .wrongWay(
        "a popover where its button was",
        "Presented again where a button was that has gone with the turn, the popover points at nothing.",
        source: .againstTheRule(
          section: "1.29",
          paragraph: "discussion, on the device's turns",
          words: "if the button leaves the bar, its popover has to go, or it confuses people"
        ),
        breaks: [Breakage("rotation-anchor-gone", seeing: "[1, 1]")],
        Example(root: { FormerPlacePopoverController() })
      ),
      .wrongWay(
        "a place that has moved",
        "The popover is back after the turn, but the pin is somewhere else.",
        source: .againstTheRule(
          section: "1.29",
          paragraph: "discussion, on the device's turns",
          words: "take care to show the popover again when the device has been turned"
        ),
        breaks: [
          "rect-redisplay-is-the-apps#place"
        ],
        Example(map: { MovedPlaceController() })
      ),
      .wrongWay(
        "back before the turn is over",
        "Presented again too early, the popover is seen on its way round.",
        source: .ours,
        breaks: [Breakage("rotation-dismisses-or-hides", seeing: "[1, 1]")],
        Example(root: { EarlyPopoverController() })
      ),
      .wrongWay(
        "a rectangle instead of the button",
        "The rectangle stays where the button was.",
        source: .ours,
        breaks: [
          "rotation-redisplay", "present-from-bar-button", "preferred-size-drives-size",
          "content-replaceable-later",
        ],
        Example(root: { RectangleController() })
      ),
    ]
  }

  private var contents: [Variant<Example>] {
    [
      .wrongWay(
        "a content without a size",
        "Without a preferred size the popover takes one of its own.",
        source: .ours,
        breaks: [
          "preferred-size-read", "content-size-200x125", "not-full-screen", "rotation-redisplay",
        ],
        Example(root: { SizelessController() })
      ),
      .wrongWay(
        "buttons too close together",
        "The second button lies over the first.",
        source: .ours,
        breaks: [
          Breakage("audio-frame", seeing: "(20, 40, 160, 37)"),
          Breakage("buttons-fit-content#apart", seeing: "[-17, 48]"),
        ],
        Example(root: { CloseButtonsController() })
      ),
      .wrongWay(
        "buttons at the edge",
        "The margins left and right differ.",
        source: .ours,
        breaks: [
          Breakage("photo-frame", seeing: "(40, 20, 160, 37)"),
          Breakage("audio-frame", seeing: "(40, 70, 160, 37)"),
          Breakage("buttons-fit-content", seeing: "[40, 0]"),
        ],
        Example(root: { EdgeController() })
      ),
      .wrongWay(
        "plain buttons",
        "Plain buttons look like nothing that can be tapped.",
        source: .ours,
        breaks: [Breakage("buttons-rounded-rect", seeing: "[custom, custom]")],
        Example(root: { PlainButtonsController() })
      ),
      .wrongWay(
        "buttons without titles",
        "Nobody knows what they are for.",
        source: .ours,
        breaks: ["ipad-two-buttons", Breakage("buttons-rounded-rect#titles", seeing: "[]")],
        Example(root: { UntitledController() })
      ),
      .wrongWay(
        "buttons in a box",
        "A view around the buttons is one too many.",
        source: .ours,
        breaks: [
          Breakage("ipad-two-buttons", seeing: "[]"),
          Breakage("buttons-are-subviews", seeing: "[\"UIView\"]"),
        ],
        Example(root: { BoxedController() })
      ),
      .wrongWay(
        "opened at a stroke",
        "Without animation nobody sees where the popover comes from.",
        source: .ours,
        breaks: [Breakage("present-from-bar-button#animated", seeing: "0")],
        Example(root: { AbruptOpeningController() })
      ),
      .wrongWay(
        "closed at a stroke",
        "Without animation the popover is gone before the finger is.",
        source: .ours,
        breaks: [
          Breakage("photo-dismisses#animated", seeing: "0"),
          Breakage("audio-dismisses#animated", seeing: "0"),
        ],
        Example(root: { AbruptClosingController() })
      ),
    ]
  }

  private var alerts: [Variant<Example>] {
    [
      .wrongWay(
        "an alert for all",
        "An alert on the pad blocks everything where a popover would do.",
        source: .ours,
        breaks: .all(
          Self.popoverFromPlus,
          [
            "any-button-only-dismisses#photo", "any-button-only-dismisses#audio", "action-chosen-at-creation",
          ]
        ),
        Example(root: { AlertForAllController() })
      ),
      .wrongWay(
        "a button on the left",
        "The + belongs to the right end of the bar.",
        source: .ours,
        breaks: .all(
          [
            "add-button-right#seen"
          ],
          [Breakage("add-button-right", seeing: "[]")],
          Self.popoverFromPlus,
          [
            "class-existence-check", "action-chosen-at-creation", "iphone-plus-action",
            "iphone-three-buttons",
            "alert-cancel-and-others", "alert-cancel-and-others#index", "alert-no-title",
            "alert-no-title#message", "root-alert-delegate", "alert-delegate-did-dismiss#photo",
            "alert-delegate-did-dismiss#audio", "any-button-only-dismisses#alert-photo",
            "any-button-only-dismisses#alert-audio", "alert-cancel-lets-user-close",
          ]
        ),
        Example(root: { LeftButtonController() })
      ),
      .wrongWay(
        "another sign",
        "A button that says Edit doesn't tell people that it adds something.",
        source: .ours,
        breaks: [
          "add-button-right#seen"
        ],
        Example(root: { OtherSignController() })
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
        "an alert without a way out",
        "Without Cancel people have to pick something.",
        source: .ours,
        breaks: [
          Breakage("iphone-three-buttons", seeing: "2"),
          Breakage("alert-cancel-and-others", seeing: "[\"Photo\", \"Audio\"]"),
          Breakage("alert-cancel-and-others#index", seeing: "-1"),
          Breakage("alert-cancel-lets-user-close", seeing: "0"),
        ],
        Example(root: { NoCancelController() })
      ),
      .wrongWay(
        "the message as a title",
        "The text stands in bold, where a title would.",
        source: .ours,
        breaks: [
          Breakage("alert-no-title", seeing: "\"Add…\""),
          Breakage("alert-no-title#message", seeing: "\"none\""),
        ],
        Example(root: { TitledAlertController() })
      ),
      .wrongWay(
        "an alert without a delegate",
        "Nobody learns what was chosen.",
        source: .ours,
        breaks: [
          Breakage("root-alert-delegate", seeing: "\"none\""),
          Breakage("alert-delegate-did-dismiss#photo", seeing: "[]"),
          Breakage("alert-delegate-did-dismiss#audio", seeing: "[]"),
        ],
        Example(root: { NoDelegateController() })
      ),
      .wrongWay(
        "numbers instead of titles",
        "Counting the buttons wrongly takes Cancel for a choice.",
        source: .ours,
        breaks: [
          Breakage("alert-delegate-did-dismiss#photo", seeing: "[\"Audio\"]"),
          Breakage("alert-delegate-did-dismiss#cancel", seeing: "[\"Photo\"]"),
        ],
        Example(root: { NumbersController() })
      ),
      .wrongWay(
        "told too early",
        "A click is told before the alert is gone.",
        source: .ours,
        breaks: [
          Breakage("root-alert-delegate", seeing: "\"another\""),
          Breakage("alert-delegate-did-dismiss#afterwards", seeing: "1"),
        ],
        Example(root: { EarlyAlertController() })
      ),
      .wrongWay(
        "titles mixed up",
        "One title for the other: people pick Photo and get Audio.",
        source: .ours,
        breaks: [
          Breakage("photo-audio-titles", seeing: "[\"Audio\", \"Photo\"]"),
          Breakage("alert-cancel-and-others", seeing: "[\"Cancel\", \"Audio\", \"Photo\"]"),
          "alert-delegate-did-dismiss#photo",
          "alert-delegate-did-dismiss#audio",
        ],
        Example(root: { MixedUpController() })
      ),
    ]
  }

  private var places: [Variant<Example>] {
    [
      .wrongWay(
        "a popover that stays",
        "If touches pass through to the whole view, none is outside.",
        source: .ours,
        breaks: [Breakage("outside-tap-dismisses", seeing: "0")],
        Example(map: { StayingMapController() })
      ),
      .wrongWay(
        "a place that nothing passes through",
        "Without views to pass through to, every tap outside only closes the popover.",
        source: .ours,
        breaks: [
          Breakage("passthrough-area", seeing: "\"Zoom 1×\""),
          Breakage("passthrough-area#open", seeing: "0"),
        ],
        Example(map: { ClosedMapController() })
      ),
      .wrongWay(
        "directions counted",
        "Directions are bits that can be combined, not numbers in a row.",
        source: .ours,
        breaks: [
          Breakage("permitted-directions-limit", seeing: "[\"none\", \"up\", \"down\", \"up\"]"),
          "arrow-enum-values#shown",
          "arrow-option-set",
        ],
        Example(map: { CountedMapController() })
      ),
      .wrongWay(
        "a size of the popover's own",
        "A size that the popover was given beats the one that its content prefers.",
        source: .ours,
        breaks: [Breakage("container-like#size", seeing: "240 × 150")],
        Example(map: { OwnSizeMapController() })
      ),
      .wrongWay(
        "a popover made by hand",
        "A child in a corner of the view looks like a popover and does nothing that one does.",
        source: .ours,
        breaks: [
          "two-ways-to-open",
          "content-is-view-controller",
          "content-is-view-controller#view",
          "passthrough-area#open",
          "outside-tap-dismisses",
          "permitted-directions-limit",
          "arrow-enum-values#shown",
          "arrow-option-set",
          "rect-redisplay-is-the-apps",
          "not-a-view-controller",
          "not-a-view-controller#parent",
          "container-like",
          "navigation-controller-inside",
        ],
        Example(map: { HandmadeMapController() })
      ),
    ]
  }
}
