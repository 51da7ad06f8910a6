import RecipeKit

/// The fourth application of the lesson on adaptive controllers: a popover that stays small.
@MainActor public let recipe: any ScriptedRecipe = AdaptivePopoverRecipe()

struct AdaptivePopoverRecipe: ScriptedRecipe {
  /// What the variants are made of: an application with a picture and a popover.
  typealias Example = AdaptivePopoverExamples

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "adaptive-popover",
      title: "Keep a popover small on the iPhone",
      section: "Adaptive popover",
      chapter: "Adaptive applications",
      problem: """
        A button in the bar shows where a picture is from: one line of text. On the iPad a popover is right \
        for that. The same popover on the iPhone covers the whole screen.
        """,
      solution: """
        Connect the button by a segue of the kind Present As Popover. Become the delegate of the \
        `popoverPresentationController`, and answer `none` when you are asked how to adapt. Say by \
        `preferredContentSize` how large the content wants to be.
        """,
      discussion: [
        Paragraph(
          """
          The source extends an application whose master has several lists in a navigation controller; here \
          one list stands for them, and tabs would make no difference either. The detail is a picture in a \
          navigation controller of its own.
          """,
          tells: ["based-on-app-2"]
        ),
        """
        The screens and the segues "Show URL" and "Show URL Beside" are drawn in Xcode, as in the lesson \
        storyboards; there, `@IBOutlet` stands before each outlet.
        """,
        """
        Until iOS 7 there are popovers on the iPad only, and showing one on an iPhone raises an exception. \
        From iOS 8 on they are presentations like others, and since iOS 9 \
        `UIPopoverController` is deprecated. The popover is no view controller: it is what a \
        `UIPopoverPresentationController` puts around the controller that you present. In compact width it \
        adapts, and takes the whole screen unless its delegate has another answer.
        """,
        """
        There are two ways to give it. In the first, the picture's screen gets the presentation controller \
        in `prepare(for:sender:)`, becomes its delegate, and answers `none`. These two lines are enough.
        """,
        Paragraph(
          """
          In the second, the picture's screen hands over the URL and knows nothing of popovers. The screen \
          with the URL sets its style and its delegate in `awakeFromNib`, which is called as soon as the \
          storyboard has made it, before `prepare` and before its view is loaded. So it works wherever you use it.
          """,
          tells: ["second-way-self-configuring"]
        ),
        """
        The delegate's method is `adaptivePresentationStyle(for:)`, in Objective-C \
        `adaptivePresentationStyleForPresentationController:`. Since iOS 8.3 there is one with the traits beside \
        it, for those who want another answer in landscape.
        """,
        """
        `prepare` sets the URL before the view is loaded, when there are no outlets yet. Therefore the setter \
        updates what is there, and `viewDidLoad` updates it again.
        """,
        """
        Only the content knows how much room it needs. Set `preferredContentSize` if it is always the same, \
        or override it and compute it. It remains a wish: the popover stays on the screen, and beside its \
        origin. Without any wish the scene's top view decides.
        """,
        """
        A tap beside the popover dismisses it, but not one on the bar with the button: a popover that \
        belongs to a bar button item passes touches through to the whole bar, and to a list that comes in over \
        it. So people can pick another photo while the URL of the old one is still shown. Dismiss the popover whenever \
        the image changes.
        """,
      ],
      seeAlso: ["popover", "adaptive-split", "storyboards", "presentation"],
      keywords: [
        "UIPopoverPresentationController", "UIPopoverPresentationControllerDelegate", "popover", "adaptive",
        "adaptivePresentationStyle", "preferredContentSize", "passthroughViews", "awakeFromNib", "size class",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "ImageViewController.configure",
        "URLViewController.awakeFromNib",
        "URLViewController.configurePopover",
        "URLViewController.adaptivePresentationStyle",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }
}
