import RecipeKit

/// Recipe 1.26: one label, several styles.
@MainActor public let recipe: any ScriptedRecipe = AttributedLabelRecipe()

struct AttributedLabelRecipe: ScriptedRecipe {
  /// What the variants are made of: a controller with a label.
  typealias Example = @MainActor () -> AttributedLabelController

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "attributed-label",
      title: "Style parts of a text with attributed strings",
      section: "1.26",
      chapter: "Views and controls",
      problem: """
        A text is to be shown in several styles at once, say with a single bold word in a sentence, \
        without a view for each style.
        """,
      solution: """
        Make an `NSMutableAttributedString`, give ranges of it their attributes, and set it as the \
        label's `attributedText`. Or draw the string yourself: it can do that on any canvas.
        """,
      discussion: [
        """
        An attributed string is a string with a dictionary of attributes for each of its characters. \
        Made from a plain string it has none yet. `setAttributes(_:range:)` then dresses one range of \
        characters: font, colours, shadow and more, each under its own key.
        """,
        """
        The range counts in UTF-16 units: where it begins and how long it is. Don't count by hand; \
        search for the words. A word that isn't there has no range, and styling it ends the app with \
        an `NSRangeException`.
        """,
        """
        `setAttributes` replaces all that the range had before. Put everything into one dictionary, or \
        use `addAttributes` for what comes later.
        """,
        """
        The shadow here is dark grey, as in the source's listing; its list of attributes calls it light. \
        Without a `shadowOffset` a shadow lies just behind its letters, and nobody sees it.
        """,
        """
        Size first, place second: `sizeToFit()` keeps the label's origin, so a center that was set \
        before it is lost. A character without attributes, like the space here, is set in the label's \
        own font and colour.
        """,
        Paragraph(
          """
          Labels, text views and the like take attributed strings directly in iOS 7 (labels since iOS 6), \
          so you no longer need a web view, which is slow, for a few styles.
          """,
          tells: ["available-in-ios7"]
        ),
        """
        In Objective-C the keys are called `NSFontAttributeName`, `NSForegroundColorAttributeName`, \
        `NSBackgroundColorAttributeName` and `NSShadowAttributeName`, and `rangeOfString:` finds a word.
        """,
      ],
      seeAlso: ["progress-view"],
      keywords: [
        "UILabel", "NSAttributedString", "NSMutableAttributedString", "NSShadow", "attributedText", "font",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "AttributedLabelController.attributedText",
        "AttributedLabelController.attributesForFirstWord",
        "AttributedLabelController.attributesForSecondWord",
        "AttributedLabelController.style",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }
}
