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
          Breakage("range-of-ios", seeing: "[0, 2]"),
          Breakage("range-of-sdk", seeing: "[3, 3]"),
          Breakage("range-location-length", seeing: "[3, 4, 5]"),
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
        "shadow as described",
        "The text calls the shadow light grey and gives no offset; without one it hides behind the letters.",
        source: .warnedOf(section: "1.26", paragraph: "list of the words' attributes", words: ""),
        breaks: [
          Breakage("sdk-shadow-offset", seeing: "0 × 0"),
          Breakage("sdk-shadow-colour", seeing: "\"light grey\""), "key-shadow",
        ]
      ) { LightShadowController() },
      .wrongWay(
        "a label for each word",
        "A label for each style works, but has to be placed piece by piece.",
        source: .warnedOf(section: "1.26", paragraph: "problem", words: ""),
        breaks: [
          Breakage("single-label", seeing: "[\"iOS\", \"SDK\"]"),
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
        "text instead of attributedText",
        "Setting `text` drops all attributes: the label shows it in its own font and colour.",
        source: .ours,
        breaks: .all(
          [
            Breakage("no-view-per-attribute", seeing: "[1]"),
            "two-ways-to-show#alike",
          ],
          Self.eachWordsStyle,
          ["sdk-four-keys", "key-shadow", "range-of-ios", "range-of-sdk", "size-to-fit"]
        )
      ) { PlainLabelController() },
      .wrongWay(
        "one style from the start",
        "Attributes given to the initialiser stay on every character that no other call dresses.",
        source: .ours,
        breaks: [
          Breakage("space-unattributed", seeing: "[\"NSKern\", \"NSUnderline\"]"),
          "size-to-fit", "init-with-string-plain", "set-attributes-only-in-range",
          "range-location-length",
        ]
      ) { InitialAttributesController() },
      .wrongWay(
        "plain words",
        "Words without a font of their own have that of the label, 17 points.",
        source: .ours,
        breaks: .all(
          [Breakage("sdk-four-keys", seeing: "[\"NSBackgroundColor\", \"NSColor\"]")],
          Self.eachWordsStyle,
          ["key-shadow", "range-of-ios", "range-of-sdk", "size-to-fit"]
        )
      ) { PlainWordsController() },
      .wrongWay(
        "never sized",
        "A label without a size shows nothing.",
        source: .ours,
        breaks: [
          Breakage("size-to-fit", seeing: "0 × 0"),
          "two-ways-to-show#alike", "key-font", "key-foreground", "key-background", "key-shadow",
          "label-starts-empty-frame",
        ]
      ) { NeverSizedController() },
      .wrongWay(
        "a mutable result",
        "A string that is handed out mutable can change under its owner.",
        source: .ours,
        breaks: [Breakage("returns-immutable-copy", seeing: "true")]
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
        breaks: ["single-label", "no-view-per-attribute", "added-as-subview"]
      ) { NeverAddedController() },
      .wrongWay(
        "another spelling",
        "Another text needs other ranges.",
        source: .ours,
        breaks: [
          Breakage("string-is-ios-sdk", seeing: "[\"iPhone SDK\", \"10\"]"),
          Breakage("range-of-sdk", seeing: "[7, 3]"),
          "single-label", "two-ways-to-show", "sdk-white-on-red", "sdk-shadow-colour",
          "sdk-shadow-offset", "sdk-four-keys", "range-of-ios", "space-unattributed",
          "space-unattributed#runs", "size-to-fit",
        ]
      ) { OtherSpellingController() },
    ]
  }
}
