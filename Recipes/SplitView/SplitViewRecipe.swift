import RecipeKit

/// Recipe 1.27: two controllers beside each other on the pad.
@MainActor public let recipe: any ScriptedRecipe = SplitViewRecipe()

struct SplitViewRecipe: ScriptedRecipe {
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
        title, which it has none of, from your localized strings, and put it on the left of your bar. When \
        `willShow` is called, the item is void: take it away. With `animated: true` it fades in and out.
        """,
        """
        Would you rather keep the list? Then let `splitViewController(_:shouldHide:in:)` return false, and \
        neither of the two calls comes any more: you can delete both methods. The system's settings do it \
        that way.
        """,
        """
        All three methods are for systems up to iOS 7, `shouldHide` from iOS 5 on; the lesson runs on iOS 7. \
        From iOS 8 on split views are for every device, `preferredDisplayMode` says whether the list stays, \
        and `displayModeButtonItem` is the button that opens it.
        """,
        """
        It is the detail that implements these methods here, so it is the delegate.
        """,
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
      excerpt: [
        "MasterDetailApp.makeSplit",
        "TemplateDetailViewController",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }
}
