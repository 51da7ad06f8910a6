import RecipeKit

/// The guide's second part: one controller for each view, and what it does for it.
@MainActor public let recipe: any ScriptedRecipe = ViewControllersRecipe()

struct ViewControllersRecipe: ScriptedRecipe {
  /// What the variants are made of: an application with three screens, and a controller apart.
  typealias Example = ViewControllersExamples

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "view-controllers",
      title: "Give each screen a view controller",
      section: "View controllers manage views",
      chapter: "View controllers",
      problem: """
        An application has several screens. Something has to build each one, fill it with the right data, \
        and know what its buttons mean.
        """,
      solution: """
        Write one subclass of `UIViewController` for each screen. Give the window a controller, not a view: \
        the controller loads the view when it is needed.
        """,
      discussion: [
        """
        A controller makes its view when somebody asks for it, and then keeps it: `viewDidLoad` is where \
        the view is set up and filled with the controller's data, once. Up to iOS 5 a controller that was off screen gave its view back when \
        memory ran low (`viewDidUnload` told of it), and loaded it anew for the next appearance. Since iOS 6 \
        a controller keeps its view; only what you drop yourself in `didReceiveMemoryWarning` goes.
        """,
        Paragraph(
          """
          A controller sees only the data it needs. The third screen here gets a photo, which it shows \
          enlarged, and could not tell which dish it belongs to.
          """,
          tells: ["subset-of-data"]
        ),
        """
        The view belongs to its controller. Give it to a second one, and an exception tells you so. What \
        lies deeper in the view may well be the view of another controller, a child.
        """,
        Paragraph(
          """
          Some controllers show content, such as the three of this recipe. Others contain controllers: \
          navigation and tab bar controllers arrange screens that they know nothing about.
          """,
          tells: ["content-or-container"]
        ),
        Paragraph(
          """
          A content controller manages all of one hierarchy of views: not a part that it shares with another, \
          and not the hierarchies of two screens.
          """,
          tells: ["content-one-hierarchy"]
        ),
        """
        For rows of data there is `UITableViewController`. Its `view` is the table, which `tableView` names \
        with its own type. It is the table's delegate and data source, deselects the row when it comes back, \
        and passes `setEditing` on. Override what you need.
        """,
      ],
      seeAlso: ["views", "containers", "storyboards"],
      keywords: [
        "UIViewController", "UITableViewController", "rootViewController", "viewDidLoad", "lazy loading",
        "memory warning", "content", "container",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "DishesApp.showFirstScreen",
        "DishListController.showDish",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// What UIKit answers when a second controller takes the view of a first one, which covers the screen.
  private static let inconsistency =
    "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view "
    + "controller at a time! View <UIView; frame = (0 0; 320 568); autoresize = W+H> is "
    + "associated with <BorrowedPhotoController>. Clear this association before associating this view with "
    + "<PhotoController>."

  /// The right way, and slips of which each costs one of its properties.
  var variants: [Variant<Example>] {
    let managing = "View controllers manage views"
    let content = "Content view controllers display content"
    return [
      .rightWay(Example()),
      .wrongWay(
        "a view put in the window",
        "A view that was put in the window by hand has no controller there: nobody turns it or shows more.",
        source: .warnedOf(
          section: managing,
          paragraph: "on figure 1-3",
          words: "never give a window a view; give it a controller"
        ),
        breaks: [
          "fills-subviews-with-data", "fills-subviews-with-data#photos", "third-screen-enlarges-photo",
          "third-screen-enlarges-photo#larger",
          Breakage("window-root-auto-adds-view", seeing: "\"no controller\""),
          "root-fills-window",
          "root-fills-window#smaller",
          Breakage("three-recipe-controllers", seeing: "[]"),
          Breakage("not-one-for-many-screens", seeing: "0"),
          Breakage("view-may-be-released", seeing: "\"no list\""),
          Breakage("view-may-be-released#again", seeing: "\"no view\""),
          Breakage("view-may-be-released#rows", seeing: "0"),
          Breakage("subview-may-belong-to-other", seeing: "\"no bar\""),
          Breakage("button-press-reaches-controller", seeing: "[]"),
          "table-controller-two-pointers",
          "table-controller-behaviours",
          "table-controller-behaviours#editing",
          "table-controller-subclassable",
        ],
        Example(app: { ViewInTheWindowApp() })
      ),
      .wrongWay(
        "a view before its time",
        "Asking a new controller for its view loads it, even if nobody ever shows it.",
        source: .againstTheRule(
          section: managing,
          paragraph: "after figure 1-3, on resources",
          words: "a controller loads its view only when the view is needed"
        ),
        breaks: [
          Breakage("lazy-view-loading", seeing: "1"), Breakage("lazy-view-loading#asked", seeing: "0"),
        ],
        Example(app: { ViewBeforeItsTimeApp() })
      ),
      .wrongWay(
        "a view thrown away",
        "A controller that drops its view each time it disappears builds it again and again.",
        source: .ours,
        breaks: [
          Breakage("load-once", seeing: "1"),
          Breakage("one-view-each", seeing: "[\"list\"]"),
        ],
        Example(app: { ThrowAwayApp() })
      ),
      .wrongWay(
        "warnings unheard",
        "Without a call to super a memory warning frees nothing.",
        source: .ours,
        breaks: [
          Breakage("view-may-be-released", seeing: "\"loaded\""),
          Breakage("view-may-be-released#again", seeing: "\"the view from before\""),
        ],
        Example(app: { DeafApp() })
      ),
      .wrongWay(
        "a star of its own mind",
        "If the tap changes a title and no data, the next screen knows nothing of it.",
        source: .ours,
        breaks: [Breakage("button-press-reaches-controller", seeing: "[]")],
        Example(app: { OwnMindApp() })
      ),
      .wrongWay(
        "a root that sizes itself",
        "A root that takes the size of the screen sticks out of a smaller window.",
        source: .ours,
        breaks: [Breakage("root-fills-window#smaller", seeing: "(0, 0, 320, 568)")],
        Example(app: { SelfSizedApp() })
      ),
      .wrongWay(
        "the first dish for all",
        "A list that hands over the same dish each time fills every screen alike.",
        source: .ours,
        breaks: [
          "fills-subviews-with-data#photos", "third-screen-enlarges-photo", "table-controller-subclassable",
          "fills-subviews-with-data",
        ],
        Example(app: { FirstDishApp() })
      ),
      .wrongWay(
        "one photo for all",
        "A picture that is written into the controller is the same for every dish.",
        source: .ours,
        breaks: [
          "fills-subviews-with-data#photos"
        ],
        Example(app: { PhotolessApp() })
      ),
      .wrongWay(
        "a photo as small as before",
        "A third screen that shows the photo no larger than the second one is of no use.",
        source: .ours,
        breaks: [Breakage("third-screen-enlarges-photo#larger", seeing: "1")],
        Example(app: { SmallPhotoApp() })
      ),
      .wrongWay(
        "one controller for two screens",
        "A controller that puts up another screen's view instead of showing a controller has no way back.",
        source: .warnedOf(
          section: content,
          paragraph: "on one controller for one hierarchy, last sentence",
          words: "don't let one content controller manage several screens"
        ),
        breaks: [
          "third-screen-enlarges-photo", "third-screen-enlarges-photo#larger",
          Breakage("three-recipe-controllers", seeing: "[\"list\", \"dish\", \"dish\"]"),
          Breakage("not-one-for-many-screens", seeing: "2"),
          Breakage("one-view-each", seeing: "[\"dish\"]"),
        ],
        Example(app: { TwoScreensApp() })
      ),
      .wrongWay(
        "a borrowed view",
        "A view that is one controller's cannot be another's as well.",
        source: .warnedOf(
          section: content,
          paragraph: "on one controller for one hierarchy, third sentence",
          words: "don't let several content controllers manage the same views"
        ),
        breaks: [
          "view-owned-by-controller",
          Breakage("not-two-for-one-hierarchy", seeing: Self.inconsistency),
        ],
        Example(photo: { BorrowedPhotoController(photo: UIImage(named: "Borscht")) })
      ),
      .wrongWay(
        "a table without its delegate",
        "A table that does not tell its controller of a tap leads nowhere.",
        source: .ours,
        breaks: [
          "fills-subviews-with-data", "fills-subviews-with-data#photos", "third-screen-enlarges-photo",
          "third-screen-enlarges-photo#larger",
          Breakage("three-recipe-controllers", seeing: "[\"list\", \"list\"]"),
          Breakage("not-one-for-many-screens", seeing: "1"),
          Breakage("view-may-be-released", seeing: "\"loaded\""),
          Breakage("view-may-be-released#again", seeing: "\"the view from before\""),
          Breakage("button-press-reaches-controller", seeing: "[]"),
          Breakage("table-controller-behaviours", seeing: "[\"nobody\", \"list\"]"),
          Breakage("table-controller-behaviours#selection", seeing: "[2]"),
          Breakage("table-controller-subclassable", seeing: "\"none\""),
        ],
        Example(app: { NoDelegateApp() })
      ),
      .wrongWay(
        "a selection that stays",
        "A row that is still selected looks as if somebody had just tapped it.",
        source: .ours,
        breaks: [Breakage("table-controller-behaviours#selection", seeing: "[2]")],
        Example(app: { StayingSelectionApp() })
      ),
      .wrongWay(
        "a table without its controller",
        "A controller that is not on screen cannot show anything, even if it fills the table that is.",
        source: .ours,
        breaks: [
          "fills-subviews-with-data", "fills-subviews-with-data#photos", "third-screen-enlarges-photo",
          "third-screen-enlarges-photo#larger",
          "three-recipe-controllers",
          "not-one-for-many-screens",
          Breakage("view-may-be-released", seeing: "\"no list\""),
          "view-may-be-released#again",
          "view-may-be-released#rows",
          Breakage("subview-may-belong-to-other#rows", seeing: "\"another\""),
          "button-press-reaches-controller",
          "table-controller-two-pointers",
          "table-controller-behaviours",
          "table-controller-behaviours#editing",
          "table-controller-subclassable",
        ],
        Example(app: { TableAloneApp() })
      ),
      .wrongWay(
        "children instead of tabs",
        "A tab bar controller makes tabs for its `viewControllers`, and for no other children.",
        source: .ours,
        breaks: [Breakage("tab-controller-manages-tabbar", seeing: "[]")],
        Example(modes: { ChildrenModesController() })
      ),
    ]
  }
}
