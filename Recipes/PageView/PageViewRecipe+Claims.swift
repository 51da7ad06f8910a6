import RecipeKit

extension PageViewRecipe {
  /// What section 1.28 and the guide to container controllers state.
  var statements: [ClaimRecord] {
    classes + delegate + spine + dataSource + container
  }

  private var classes: [ClaimRecord] {
    [
      .core("works-on-both-idioms", "Page view controllers work on the phone and on the pad."),
      .detail("page-curl-book", "Users leaf through the pages as in a real book.", proof: .told),
      .detail(
        "delegate-presents-root",
        "The application delegate only makes a `RootViewController` and shows it."
      ),
      .detail(
        "xib-per-idiom-same-class",
        "Phone and pad may have nib files of their own, for one and the same root class.",
        proof: .told
      ),
      .core(
        "root-hosts-page-controller",
        "`RootViewController` makes a `UIPageViewController` and adds it to itself."
      ),
      .detail("ui-mix-of-two", "The interface is a mix of two controllers, the root and the book."),
      .core("data-controller-per-page", "Each page is an instance of `DataViewController` of its own."),
      .detail("data-controller-subclass", "`DataViewController` is a subclass of `UIViewController`."),
      .core(
        "model-is-data-source",
        "`ModelController` is a plain `NSObject` that conforms to the data source's protocol, and is it."
      ),
      .core("root-is-delegate", "The root view controller is the book's delegate."),
      .detail(
        "pages-customised",
        "Colours and pictures of a page are the business of the page's own controller.",
        proof: .told
      ),
    ]
  }

  private var delegate: [ClaimRecord] {
    [
      .detail(
        "did-finish-signature",
        "`didFinishAnimating` brings the book, two Booleans and the pages from before."
      ),
      .core("did-finish-on-next", "It is called when the user goes on to the next page."),
      .detail("did-finish-on-previous", "It is called when the user goes back to the previous page."),
      .core(
        "did-finish-on-abort",
        "It is also called when the user begins to turn a page and thinks better of it."
      ),
      .core("abort-returns-to-page", "Then the user is back on the page that was there before."),
      .detail(
        "completed-flag",
        "`transitionCompleted` is true if the page was turned, and false if it fell back."
      ),
    ]
  }

  private var spine: [ClaimRecord] {
    [
      .core("spine-called-on-rotation", "The delegate is asked for the spine at every turn of the device."),
      .core("spine-return-applied", "What it returns is the spine's new location."),
      .core("spine-enum-values", "The locations are none 0, min 1, mid 2 and max 3.")
        .unproven(
          because: "The four numbers are constants of UIKit; what a wrong number does to the book is checked."
        ),
      .core("min-one-controller", "With the spine at `.min` one controller is enough."),
      .detail("min-next-is-new-controller", "There the next page is another controller."),
      .detail(
        "min-landscape-single-page",
        "In landscape, too, one page covers the whole book with `.min`."
      ),
      .core("mid-two-controllers", "With `.mid` two controllers show at once, side by side."),
      .detail("mid-needs-two", "One controller is not enough for `.mid`."),
      .core("mid-spine-centre", "With `.mid` the spine is exactly in the centre, between the pages."),
      .detail(
        "mid-turn-right-to-left",
        "Turned from right to left, the leaf comes to lie on the left, and a new page shows on the right."
      ),
      .detail(
        "delegate-decides-spine",
        "One page or two: all of that is up to this one method of the delegate.",
        proof: .told
      ),
    ]
  }

  private var dataSource: [ClaimRecord] {
    [
      .core(
        "data-source-two-methods",
        "A data source has two important methods: the page before a page, and the page after it."
      ),
      .core(
        "before-called-for-previous",
        "The first is called when the book must know which previous page to show."
      ),
      .core(
        "after-called-for-next",
        "The second is called when the book must know which page follows."
      ),
      .detail(
        "only-model-needed",
        "All that you need to supply is the content of the model."
      ),
    ]
  }

  private var container: [ClaimRecord] {
    [
      .detail("container-for-pages", "A page view controller is a container: the pages are its children."),
      .detail(
        "asks-data-source-when-needed",
        "When it needs a new page it asks its data source, once a page."
      ),
      .detail("manages-transitions", "It manages the transition from page to page."),
    ]
  }
}
