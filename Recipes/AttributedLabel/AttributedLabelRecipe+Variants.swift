import RecipeKit

extension AttributedLabelRecipe {
  /// The checks of how each of the two words looks.
  private static let eachWordsStyle: [Breakage] = [
    "ios-font-bold-60", "ios-red-on-black", "ios-no-shadow", "key-font", "key-foreground", "key-background",
    "sdk-font-bold-60", "sdk-white-on-red", "sdk-shadow-colour", "sdk-shadow-offset",
  ]

  /// The right way, ways to go wrong, and saboteurs.
  var variants: [Variant<Example>] {
    [.rightWay { AttributedLabelController() }] + mistakes + saboteurs
  }

  private var mistakes: [Variant<Example>] {
    [
      .wrongWay(
        "ranges counted by hand",
        "Counted by hand, both ranges are off by one: the S of iOS stays plain and the space turns red.",
        source: .ours,
        breaks: [
          "range-of-ios#elsewhere",
          Breakage("range-of-ios", seeing: "[0, 2]"),
          Breakage("range-of-sdk", seeing: "[3, 3]"),
          Breakage("range-location-length", seeing: "\" SD\""),
          Breakage("set-attributes-only-in-range#outside", seeing: "no exception"),
          "no-view-per-attribute", "two-ways-to-show", "key-shadow", "space-unattributed",
          "space-unattributed#runs", "size-to-fit", "set-attributes-only-in-range", "one-bold-word",
          "mixed-italic-and-underline", "mixed-italic-and-underline#styles", "mutable-variant",
        ]
      ) { CountedRangesController() },
      .wrongWay(
        "the whole text",
        "With the range of the whole text the second call takes away what the first one set.",
        source: .ours,
        breaks: [
          "range-of-ios#elsewhere", "range-of-sdk#elsewhere",
          Breakage("no-view-per-attribute", seeing: "[1]"),
          Breakage("range-of-ios", seeing: "nil"),
          Breakage("range-of-sdk", seeing: "[0, 7]"),
          "two-ways-to-show", "ios-red-on-black", "ios-no-shadow", "key-foreground", "key-background",
          "space-unattributed", "space-unattributed#runs", "size-to-fit", "set-attributes-only-in-range",
          "range-location-length", "set-attributes-only-in-range#outside", "one-bold-word",
          "mixed-italic-and-underline", "mixed-italic-and-underline#styles", "mutable-variant",
        ]
      ) { WholeTextController() },
      .wrongWay(
        "a second call for the shadow",
        "Over the same range a second `setAttributes` wipes the first: only the shadow is left.",
        source: .ours,
        breaks: [
          Breakage("sdk-font-bold-60", seeing: "nil"),
          Breakage("sdk-four-keys", seeing: "[\"NSShadow\"]"),
          Breakage("set-attributes-two-params", seeing: "[\"NSShadow\"]"),
          "sdk-white-on-red", "range-of-sdk", "size-to-fit",
        ]
      ) { SecondCallController() },
      .wrongWay(
        "center before size",
        "`sizeToFit` keeps the origin, so the label begins in the middle instead of standing there.",
        source: .ours,
        breaks: [
          Breakage("centred-in-view", seeing: "(277.5, 320)"),
          Breakage("size-before-centre", seeing: "-75"),
        ]
      ) { CenterFirstController() },
      .wrongWay(
        "a label for each word",
        "A label for each style works, but each has to be measured and placed beside the other.",
        source: .warnedOf(
          section: "1.26",
          paragraph: "problem",
          words: "rich text without a component of its own for each attribute"
        ),
        breaks: [
          Breakage("single-label", seeing: "[\"iOS \", \"SDK\"]"),
          "string-is-ios-sdk#length", "centred-in-view", "size-before-centre",
          "no-view-per-attribute", "two-ways-to-show#alike", "sdk-font-bold-60", "sdk-white-on-red",
          "sdk-shadow-colour", "sdk-shadow-offset", "sdk-four-keys", "key-shadow", "string-is-ios-sdk",
          "range-of-sdk", "size-to-fit",
        ]
      ) { TwoLabelsController() },
    ]
  }

  private var saboteurs: [Variant<Example>] {
    [
      .wrongWay(
        "a light shadow",
        "Light grey, as the list of attributes calls it, the shadow is not that of the listing.",
        source: .ours,
        breaks: [Breakage("sdk-shadow-colour", seeing: "\"light grey\"")]
      ) { LightShadowController() },
      .wrongWay(
        "a shadow without an offset",
        "A shadow that lies nowhere hides behind its letters.",
        source: .ours,
        breaks: [Breakage("sdk-shadow-offset", seeing: "0 × 0"), Breakage("key-shadow", seeing: "0 × 0")]
      ) { HiddenShadowController() },
      .wrongWay(
        "text instead of attributedText",
        "Setting `text` drops all attributes: the label shows it in its own font and colour.",
        source: .ours,
        breaks: .all(
          [
            Breakage("no-view-per-attribute", seeing: "[1]"),
            "two-ways-to-show#alike",
          ],
          Self.eachWordsStyle,
          [
            "sdk-four-keys", "key-shadow", "range-of-ios", "range-of-sdk", "size-to-fit",
            "label-starts-empty-frame",
          ]
        )
      ) { PlainLabelController() },
      .wrongWay(
        "one style from the start",
        "Attributes given to the initialiser stay on every character that no other call dresses.",
        source: .ours,
        breaks: [
          Breakage("space-unattributed", seeing: "[\"NSUnderline\"]"),
          "init-with-string-plain", "set-attributes-only-in-range",
          "range-location-length",
        ]
      ) { InitialAttributesController() },
      .wrongWay(
        "words without fonts",
        "Words without a font of their own have that of the label, 17 points.",
        source: .ours,
        breaks: [
          Breakage("sdk-four-keys", seeing: "[\"NSBackgroundColor\", \"NSColor\", \"NSShadow\"]"),
          "ios-font-bold-60", "sdk-font-bold-60", "ios-no-shadow", "key-font", "size-to-fit",
          "label-starts-empty-frame",
        ]
      ) { FontlessController() },
      .wrongWay(
        "words without colours",
        "Words without colours of their own have the label's colour, and nothing behind them.",
        source: .ours,
        breaks: [
          Breakage("sdk-four-keys", seeing: "[\"NSFont\", \"NSShadow\"]"),
          "ios-red-on-black", "sdk-white-on-red", "ios-no-shadow", "key-foreground", "key-background",
          "range-of-ios", "range-of-sdk",
        ]
      ) { ColorlessController() },
      .wrongWay(
        "a shadow for both",
        "A shadow for the first word is more than was asked for.",
        source: .ours,
        breaks: ["ios-no-shadow"]
      ) { TwoShadowsController() },
      .wrongWay(
        "never sized",
        "A label without a size shows nothing.",
        source: .ours,
        breaks: [
          Breakage("size-to-fit", seeing: "0 × 0"),
          "two-ways-to-show#alike", "key-font", "key-foreground", "key-background", "key-shadow",
          Breakage("label-starts-empty-frame", seeing: "0"),
        ]
      ) { NeverSizedController() },
      .wrongWay(
        "a label with a frame",
        "A frame that is written down is that of some other text.",
        source: .ours,
        breaks: ["label-starts-empty-frame#made"]
      ) { FramedLabelController() },
      .wrongWay(
        "ranges of this text only",
        "Ranges that fit this text are wrong as soon as it changes.",
        source: .ours,
        breaks: [
          "set-attributes-only-in-range#outside", "one-bold-word", "mixed-italic-and-underline",
          "mixed-italic-and-underline#styles", "range-of-ios#elsewhere", "range-of-sdk#elsewhere",
        ]
      ) { ThisTextOnlyController() },
      .wrongWay(
        "a mutable result",
        "A string that is handed out mutable can change under its owner.",
        source: .ours,
        breaks: [Breakage("returns-immutable-copy", seeing: "\"NSMutableAttributedString\"")]
      ) { MutableResultController() },
      .wrongWay(
        "a white label",
        "A background of the label's own shows between the words.",
        source: .ours,
        breaks: [Breakage("label-clear-background", seeing: "\"white\"")]
      ) { WhiteLabelController() },
      .wrongWay(
        "never added",
        "A label that was never added to the view has its text, but nobody sees it.",
        source: .ours,
        breaks: ["single-label", "no-view-per-attribute", Breakage("added-as-subview", seeing: "0")]
      ) { NeverAddedController() },
      .wrongWay(
        "another spelling",
        "Another text needs other ranges.",
        source: .ours,
        breaks: [
          Breakage("string-is-ios-sdk", seeing: "\"iPhone SDK\""),
          Breakage("string-is-ios-sdk#length", seeing: "10"),
          Breakage("range-of-sdk", seeing: "[7, 3]"),
          "single-label", "two-ways-to-show", "sdk-white-on-red", "sdk-shadow-colour",
          "sdk-shadow-offset", "sdk-four-keys", "range-of-ios", "space-unattributed",
          "space-unattributed#runs", "size-to-fit",
        ]
      ) { OtherSpellingController() },
    ]
  }
}
