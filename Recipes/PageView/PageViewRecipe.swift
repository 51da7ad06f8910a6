import RecipeKit

/// Recipe 1.28: a book of pages that curl.
@MainActor public let recipe: any ScriptedRecipe = PageViewRecipe()

struct PageViewRecipe: ScriptedRecipe {
  /// What the variants are made of: the lesson's classes.
  typealias Example = PageViewExamples

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "page-view",
      title: "Leaf through pages with UIPageViewController",
      section: "1.28",
      chapter: "Views and controls",
      problem: """
        Your content comes in pages, and people should leaf through it as through a book: one page upright, \
        two side by side when the device lies on its side.
        """,
      solution: """
        Put a `UIPageViewController` into your root controller. A data source gives it the page before and \
        the page after the one on screen, and a delegate tells it where the spine belongs.
        """,
      discussion: [
        Paragraph(
          """
          With the style `.pageCurl` a page follows the finger, folds over, and comes to lie on the other \
          side: one gesture, one leaf. A tap near the edge turns it as well. You write no gesture code at all. \
          Page curls came with iOS 5; since iOS 6 there is also `.scroll`, which moves the pages past and has no \
          spine.
          """,
          tells: ["page-curl-book"]
        ),
        Paragraph(
          """
          Four classes share the work, as in the page-based template of the Xcode of that time. The application \
          delegate shows the root. The root adds the book to itself and is its delegate. The model, no \
          controller at all, is the data source. And each page is a controller of its own. One root class serves \
          phone and pad, even if each has a nib file of its own that lays it out.
          """,
          tells: ["xib-per-idiom-same-class"]
        ),
        Paragraph(
          """
          Give your pages their colours and pictures where a page is made: in `DataViewController`, by code as \
          here, or in its nib file. The book and the root need not know of it.
          """,
          tells: ["pages-customised"]
        ),
        """
        The book keeps neither its data source nor its delegate alive. A model that nobody else keeps is gone \
        at once, and no page turns.
        """,
        """
        `didFinishAnimating` is called when a page was turned by hand, forward or back, and also when the \
        user let it fall back. Only `transitionCompleted` tells which, so look at it before you count pages. \
        What your own code does with `setViewControllers` is not reported.
        """,
        Paragraph(
          """
          At every turn of the device the book asks where the spine belongs, before it lays out. In \
          Objective-C the method is `pageViewController:spineLocationForInterfaceOrientation:`. Return `.min` \
          for one page or `.mid` for two, and set just as many pages before you return: with another number an \
          exception ends the application. Nothing else decides whether one page shows or two.
          """,
          tells: ["delegate-decides-spine"]
        ),
        """
        `.mid` makes the book double-sided: every leaf has a page on its back. Going back to one page, set \
        `isDoubleSided` to false again, or each turn skips a page.
        """,
        """
        The book asks for a page only when a finger begins to turn to it, one call a page: `Before` when it \
        goes back, `After` when it goes on; nil means that there is none. Give a new controller each time: the \
        same one cannot lie on two pages. For other content you change the model and nothing else.
        """,
      ],
      keywords: [
        "UIPageViewController", "UIPageViewControllerDataSource", "UIPageViewControllerDelegate", "page",
        "book", "page curl", "spine", "container",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "RootViewController.pageViewController",
        "RootViewController.addBook",
        "ModelController.viewController",
        "ModelController.pageViewController",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }
}
