import RecipeKit

/// The guide's third part: controllers that contain others.
@MainActor public let recipe: any ScriptedRecipe = ContainersRecipe()

struct ContainersRecipe: ScriptedRecipe {
  /// What the variants are made of: a clock with tabs and a stack, and a container of one's own.
  typealias Example = ContainersExamples

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "containers",
      title: "Put controllers into containers",
      section: "Container view controllers",
      chapter: "View controllers",
      problem: """
        Your screens belong together: some are modes of which one is open, some are steps that lead deeper. \
        You don't want each screen to know how it is arranged with the others.
        """,
      solution: """
        Give the screens to a container. A `UITabBarController` shows one of several modes, a \
        `UINavigationController` the top of a stack. Containers may lie in containers.
        """,
      discussion: [
        Paragraph(
          """
          A container is told which controllers are its children. It decides when the view of a child is \
          needed and how large it is, and asks for nothing besides: what is inside the view remains the \
          child's own business.
          """,
          tells: ["child-keeps-own-view"]
        ),
        """
        Each container takes its children in a way of its own: a tab bar controller and a split view controller \
        by `viewControllers`, a navigation controller by `pushViewController`, a page view controller by \
        `setViewControllers`, after which its data source supplies the next ones. So you give a container its \
        children, and never its bars or buttons.
        """,
        """
        A navigation controller begins with the controller at the bottom. Each that is pushed covers the one \
        before; the back button, which the navigation controller makes, pops it. A list pushes the detail \
        that was picked, and the detail may push on.
        """,
        """
        The bar at the top is the navigation controller's. Set the title and the buttons on the \
        `navigationItem` of each child, and the bar shows those of the child on top. Changing the bar's own \
        items raises an exception. A tab bar controller likewise shows the `tabBarItem` of each child.
        """,
        """
        Tabs know nothing of each other. Go to another tab and back, and the stack is as it was left.
        """,
        """
        Space is handed down from the window. The tab bar controller keeps 49 points for its bar, the \
        navigation controller 44 of the rest; what remains is for the content. So no child should set its \
        own frame. From iOS 7 on the content lies under the bars, which let it shine through.
        """,
        """
        To write a container of your own, call `addChild`, give the child's view a frame, add it, and call \
        `didMove(toParent:)`. With the view alone, the child hears of nothing: no appearance, no turn.
        """,
      ],
      seeAlso: ["view-controllers", "presentation", "split-view"],
      keywords: [
        "UINavigationController", "UITabBarController", "addChild", "stack", "tab", "push", "pop",
        "back button",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "ClockController.viewDidLoad",
        "CityListController.openCity",
        "FrameController.show",
        "FrameController.removePresent",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The right way, and slips of which each costs one of its properties.
  var variants: [Variant<Example>] { frames + tabs + stacks }

  /// The right way, and slips of one's own container.
  private var frames: [Variant<Example>] {
    [
      .rightWay(Example()),
      .wrongWay(
        "the view without its controller",
        "A view that is added without `addChild` has a controller that belongs nowhere.",
        source: .againstTheRule(
          section: "Container view controllers arrange the content of others",
          paragraph: "first, second sentence",
          words: "controllers are explicitly made children of the container"
        ),
        breaks: [
          Breakage("children-explicitly-assigned", seeing: "\"nobody\""),
          Breakage("children-explicitly-assigned#listed", seeing: "[]"),
          Breakage("container-may-restrict#stays", seeing: "[]"),
          Breakage("container-own-api", seeing: "0"),
        ],
        Example(frame: { ViewsOnlyFrameController() })
      ),
      .wrongWay(
        "a frame for everything",
        "A container that restricts its children must look at them.",
        source: .ours,
        breaks: [
          Breakage("container-may-restrict", seeing: "\"taken\""),
          Breakage("container-may-restrict#stays", seeing: "[\"untitled\"]"),
        ],
        Example(frame: { AnythingFrameController() })
      ),
      .wrongWay(
        "the child without its view",
        "With `addChild` alone the child is registered, and nothing of it is seen.",
        source: .ours,
        breaks: [
          Breakage("container-may-restrict#stays", seeing: "[]"),
          Breakage("child-view-in-parent-hierarchy", seeing: "\"nothing\""),
        ],
        Example(frame: { ViewlessFrameController() })
      ),
    ]
  }

  /// Slips of the tabs.
  private var tabs: [Variant<Example>] {
    [
      .wrongWay(
        "all views at once",
        "Touching the views of all tabs loads screens that nobody may ever look at.",
        source: .ours,
        breaks: [
          Breakage(
            "container-adds-and-sizes-child-views",
            seeing: "[\"World Clock\", \"Alarm\", \"Stopwatch\", \"Timer\"]"
          )
        ],
        Example(clock: { EagerClockController() })
      ),
      .wrongWay(
        "tabs that forget",
        "A delegate that pops the stack with each change of tabs takes people's place away.",
        source: .ours,
        breaks: [Breakage("tabs-unrelated", seeing: "1")],
        Example(clock: { ForgetfulClockController() })
      ),
      .wrongWay(
        "tabs that refuse",
        "A delegate that refuses a tab leaves it dark, whoever taps.",
        source: .ours,
        breaks: [Breakage("selecting-shows-child", seeing: "[\"World Clock\"]")],
        Example(clock: { RefusingClockController() })
      ),
      .wrongWay(
        "children that size themselves",
        "A child that takes the whole screen lies under its parents' bars.",
        source: .againstTheRule(
          section: "Parent-child relationships represent containment",
          paragraph: "on the area that a controller fills",
          words: "at each step the parent sizes the child's view"
        ),
        breaks: [
          Breakage("container-adds-and-sizes-child-views#size", seeing: "320 × 480"),
          Breakage("tab-takes-bar-gives-rest", seeing: "320 × 480"),
          Breakage("nav-takes-bar-gives-rest", seeing: "320 × 480"),
          Breakage("bar-belongs-to-nav#rest", seeing: "0"),
          Breakage("area-from-parent", seeing: "[\"content\"]"),
        ],
        Example(clock: { SelfSizedClockController() })
      ),
      .wrongWay(
        "a second root",
        "A view that was put in the window beside the root has a controller that no parent knows.",
        source: .ours,
        breaks: [Breakage("single-root", seeing: "[\"Advice\"]")],
        Example(clock: { SecondRootClockController() })
      ),
      .wrongWay(
        "a mode forgotten",
        "A controller that nobody gave to the tabs has no tab.",
        source: .ours,
        breaks: [
          "content-for-container-views",
          Breakage("fig-1-11-tree", seeing: "3"),
          Breakage("fig-1-11-tree#children", seeing: "[1, 0, 0]"),
          Breakage("two-or-more-modes", seeing: "[\"World Clock\", \"Stopwatch\", \"Timer\"]"),
        ],
        Example(clock: { ForgottenModeClockController() })
      ),
      .wrongWay(
        "a stack for each mode",
        "A mode that never goes deeper needs no stack: its bar only takes room.",
        source: .ours,
        breaks: [
          Breakage("fig-1-11-tree#children", seeing: "[1, 1, 1, 1]"),
          "clock-example",
        ],
        Example(clock: { StacksClockController() }, mixed: { StacksClockWithAlarmBarController() })
      ),
      .wrongWay(
        "a bar made by hand",
        "A navigation bar that was put in by hand looks like a stack, but there is none.",
        source: .ours,
        breaks: [
          Breakage("clock-example", seeing: "[\"navigation\", \"content\", \"content\", \"content\"]")
        ],
        Example(mixed: { HandmadeBarClockController() })
      ),
      .wrongWay(
        "a list without its stack",
        "A list that lies in the tabs by itself has no stack to push on, and the stack nobody to show it.",
        source: .ours,
        breaks: [
          "bar-shows-top-child", "configure-through-child", "content-for-container-views",
          Breakage("container-both-parent-and-child", seeing: "[\"tabs\"]"),
          Breakage("child-view-in-parent-hierarchy#levels", seeing: "[\"tabs\"]"),
          Breakage("container-adds-and-sizes-child-views", seeing: "[\"untitled\"]"),
          Breakage("fig-1-11-tree#children", seeing: "[0, 0, 0, 0]"),
          "two-or-more-modes",
          Breakage("clock-example", seeing: "[\"content\", \"navigation\", \"content\", \"content\"]"),
          "stack",
          "selecting-pushes-sibling",
          Breakage("bottom-is-start", seeing: "[\"Cities\", \"nothing\"]"),
          "navigation-siblings-adjacent",
          "back-button",
          "back-button#pops",
          Breakage("bar-belongs-to-nav", seeing: "\"content\""),
        ],
        Example(clock: { BareListClockController() }, mixed: { BareListClockWithAlarmBarController() })
      ),
    ]
  }

  /// Slips of the stack.
  private var stacks: [Variant<Example>] {
    [
      .wrongWay(
        "a stack of one",
        "Replacing the stack instead of pushing leaves nothing to go back to.",
        source: .ours,
        breaks: [
          Breakage("stack", seeing: "[\"Lisbon\", \"Map\"]"),
          Breakage("selecting-pushes-sibling", seeing: "[1, 2]"),
          Breakage("bottom-is-start", seeing: "[\"Lisbon\", \"Map\"]"),
          Breakage("back-button", seeing: "\"none\""),
          Breakage("pushes-and-pops-by-controls", seeing: "\"Lisbon\""),
        ],
        Example(clock: { StackOfOneClockController() })
      ),
      .wrongWay(
        "no way back",
        "A hidden back button leaves people where they are.",
        source: .ours,
        breaks: [Breakage("pushes-and-pops-by-controls", seeing: "\"Lisbon\"")],
        Example(clock: { NoWayBackClockController() })
      ),
      .wrongWay(
        "a bottom that nobody sees",
        "If something lies below the list already, the first screen has a back button that leads to nothing.",
        source: .ours,
        breaks: [
          Breakage("fig-1-11-tree#children", seeing: "[2, 0, 0, 0]"),
          Breakage("back-button#none", seeing: "\"Back\""),
          "stack",
          Breakage("selecting-pushes-sibling", seeing: "[3, 4]"),
          Breakage("bottom-is-start", seeing: "[\"nothing\", \"Map\"]"),
          Breakage("tabs-unrelated", seeing: "3"),
        ],
        Example(clock: { HiddenBottomClockController() })
      ),
      .wrongWay(
        "a bar altered directly",
        "The items of the bar belong to the navigation controller: setting them raises an exception.",
        source: .againstTheRule(
          section: "Navigation controllers",
          paragraph: "after figure 1-7, last two sentences",
          words: "don't alter the bar's views; set properties of each child"
        ),
        breaks: [
          Breakage(
            "bar-not-altered-directly",
            seeing: "NSInternalInconsistencyException: Cannot call setItems:animated: directly on a "
              + "UINavigationBar managed by a controller."
          )
        ],
        Example(probed: { AlteringClockController() })
      ),
      .wrongWay(
        "a title that stays",
        "A child with an empty title view shows no title of its own.",
        source: .ours,
        breaks: [
          "bar-shows-top-child", "configure-through-child",
        ],
        Example(clock: { StayingTitleClockController() })
      ),
      .wrongWay(
        "a step left out",
        "If the map takes the city's place on the stack, the way back skips the city.",
        source: .ours,
        breaks: [
          "configure-through-child",
          Breakage("stack", seeing: "[\"Cities\", \"Map\"]"),
          Breakage("selecting-pushes-sibling", seeing: "[2, 2]"),
          Breakage("navigation-siblings-adjacent", seeing: "\"Cities\""),
          Breakage("back-button#pops", seeing: "\"Cities\""),
        ],
        Example(clock: { ShortcutClockController() })
      ),
    ]
  }
}
