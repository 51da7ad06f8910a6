import RecipeKit

/// The guide's second part: one controller for each view, and what it does for it.
@MainActor public let recipe: any Recipe = ViewControllersRecipe()

struct ViewControllersRecipe: Recipe {
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
        the view follows by itself, when it is needed.
        """,
      discussion: [
        """
        A controller makes its view when somebody asks for it, and then keeps it: `viewDidLoad` is where \
        the view is set up, once. Up to iOS 5 a controller that was off screen gave its view back when \
        memory ran low, and loaded it anew for the next appearance.
        """,
        Paragraph(
          """
          A controller sees as little of the data as it can do with. The third screen here gets a photo, and \
          could not tell which dish it belongs to.
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
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// What UIKit answers when a second controller takes the view of a first one.
  private static let inconsistency =
    "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view "
    + "controller at a time! View <UIView; frame = (0 0; 10 10)> is associated with <UIViewController>. "
    + "Clear this association before associating this view with <BorrowedViewController>."

  /// The right way, and slips of which each costs one of its properties.
  var variants: [Variant<Example>] {
    [
      .rightWay(Example()),
      .wrongWay(
        "a view put in the window",
        "A view that was put in the window by hand has no controller there: nobody turns it or shows more.",
        source: .warnedOf(section: "View controllers manage views", paragraph: "", words: ""),
        breaks: [
          "window-root-auto-adds-view",
          "root-fills-window",
          "three-recipe-controllers",
          "not-one-for-many-screens",
          "load-once",
          "view-may-be-released",
          "button-press-reaches-controller",
          "table-controller-two-pointers",
          "table-controller-behaviours",
          "table-controller-subclassable",
          "subview-may-belong-to-other",
        ],
        Example(app: { ViewInTheWindowApp() })
      ),
      .wrongWay(
        "a view before its time",
        "Asking a new controller for its view loads it, even if nobody ever shows it.",
        source: .warnedOf(section: "View controllers manage views", paragraph: "", words: ""),
        breaks: [
          "lazy-view-loading"
        ],
        Example(app: { ViewBeforeItsTimeApp() })
      ),
      .wrongWay(
        "a view thrown away",
        "A controller that drops its view each time it disappears builds it again and again.",
        source: .ours,
        breaks: [
          "load-once",
          "table-controller-behaviours",
          "one-view-each",
        ],
        Example(app: { ThrowAwayApp() })
      ),
      .wrongWay(
        "warnings unheard",
        "Without a call to super a memory warning frees nothing.",
        source: .ours,
        breaks: [
          "view-may-be-released"
        ],
        Example(app: { DeafApp() })
      ),
      .wrongWay(
        "a star of its own mind",
        "If the tap changes a title and no data, the next screen knows nothing of it.",
        source: .ours,
        breaks: [
          "button-press-reaches-controller"
        ],
        Example(app: { OwnMindApp() })
      ),
      .wrongWay(
        "one controller for two screens",
        "A controller that puts up another screen's view instead of showing a controller has no way back.",
        source: .warnedOf(section: "Content view controllers display content", paragraph: "", words: ""),
        breaks: [
          "three-recipe-controllers",
          "not-one-for-many-screens",
          "one-view-each",
        ],
        Example(app: { TwoScreensApp() })
      ),
      .wrongWay(
        "a borrowed view",
        "A view that is one controller's cannot be another's as well.",
        source: .warnedOf(section: "View controllers manage views", paragraph: "", words: ""),
        breaks: [
          "view-owned-by-controller",
          Breakage("not-two-for-one-hierarchy", seeing: Self.inconsistency),
        ],
        Example(lookalike: { BorrowedViewController() })
      ),
      .wrongWay(
        "a list of its own habits",
        "A table without its controller as delegate loses what the controller does for it.",
        source: .ours,
        breaks: [
          "three-recipe-controllers",
          "not-one-for-many-screens",
          "view-may-be-released",
          "button-press-reaches-controller",
          "table-controller-behaviours",
          "table-controller-subclassable",
        ],
        Example(app: { OwnHabitsApp() })
      ),
      .wrongWay(
        "children instead of tabs",
        "A tab bar controller makes tabs for its `viewControllers`, and for no other children.",
        source: .ours,
        breaks: [
          "tab-controller-manages-tabbar"
        ],
        Example(modes: { ChildrenModesController() })
      ),
    ]
  }
}
