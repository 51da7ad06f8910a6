import RecipeKit

/// The guide's third part: controllers that contain others.
@MainActor public let recipe: any Recipe = ContainersRecipe()

struct ContainersRecipe: Recipe {
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
        A navigation controller begins with the controller at the bottom. Each that is pushed covers the one \
        before; the back button, which the navigation controller makes, pops it. A list pushes the detail \
        that was picked, and the detail may push on.
        """,
        Paragraph(
          """
          The bar at the top is the navigation controller's. You don't touch it: set the title and the \
          buttons on the `navigationItem` of each child, and the bar shows that of the child on top.
          """,
          tells: ["configure-through-child"]
        ),
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
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The right way, and slips of which each costs one of its properties.
  var variants: [Variant<Example>] {
    [
      .rightWay(Example()),
      .wrongWay(
        "the view without its controller",
        "A view that is added without `addChild` has a controller that belongs nowhere.",
        source: .warnedOf(section: "Container view controllers", paragraph: "", words: ""),
        breaks: [
          "children-explicitly-assigned",
          "container-may-restrict",
          "container-own-api",
        ],
        Example(frame: { ViewsOnlyFrameController() })
      ),
      .wrongWay(
        "a frame for everything",
        "A container that restricts its children must look at them.",
        source: .ours,
        breaks: [
          "container-may-restrict"
        ],
        Example(frame: { AnythingFrameController() })
      ),
      .wrongWay(
        "all views at once",
        "Touching the views of all tabs loads screens that nobody may ever look at.",
        source: .ours,
        breaks: [
          "container-adds-and-sizes-child-views"
        ],
        Example(clock: { EagerClockController() })
      ),
      .wrongWay(
        "a stack of one",
        "Replacing the stack instead of pushing leaves nothing to go back to.",
        source: .ours,
        breaks: [
          "stack",
          "selecting-pushes-sibling",
          "bottom-is-start",
          "back-button",
          "pushes-and-pops-by-controls",
        ],
        Example(clock: { StackOfOneClockController() })
      ),
      .wrongWay(
        "no way back",
        "A hidden back button leaves people where they are.",
        source: .ours,
        breaks: [
          "pushes-and-pops-by-controls"
        ],
        Example(clock: { NoWayBackClockController() })
      ),
      .wrongWay(
        "tabs that forget",
        "A delegate that pops the stack with each change of tabs takes people's place away.",
        source: .ours,
        breaks: [
          "tabs-unrelated"
        ],
        Example(clock: { ForgetfulClockController() })
      ),
      .wrongWay(
        "tabs that refuse",
        "A delegate that refuses a tab leaves it dark, whoever taps.",
        source: .ours,
        breaks: [
          "selecting-shows-child"
        ],
        Example(clock: { RefusingClockController() })
      ),
      .wrongWay(
        "children that size themselves",
        "A child that takes the whole screen lies under its parents' bars.",
        source: .ours,
        breaks: [
          "tab-takes-bar-gives-rest",
          "nav-takes-bar-gives-rest",
          "bar-belongs-to-nav",
          "area-from-parent",
        ],
        Example(clock: { SelfSizedClockController() })
      ),
      .wrongWay(
        "a list without its stack",
        "A list that lies in the tabs by itself has no stack to push on, and the stack nobody to show it.",
        source: .ours,
        breaks: [
          "container-both-parent-and-child",
          "single-root",
          "fig-1-11-tree",
          "two-or-more-modes",
          "stack",
          "selecting-pushes-sibling",
          "bottom-is-start",
          "navigation-siblings-adjacent",
          "back-button",
          "pushes-and-pops-by-controls",
          "area-from-parent",
          "child-view-in-parent-hierarchy",
        ],
        Example(clock: { BareListClockController() })
      ),
      .wrongWay(
        "a step left out",
        "If the map takes the city's place on the stack, the way back skips the city.",
        source: .ours,
        breaks: [
          "stack",
          "selecting-pushes-sibling",
          "navigation-siblings-adjacent",
          "back-button",
          "pushes-and-pops-by-controls",
        ],
        Example(clock: { ShortcutClockController() })
      ),
      .wrongWay(
        "a bar made by hand",
        "A navigation bar that was put in by hand looks like a stack, but there is none.",
        source: .ours,
        breaks: [
          "clock-example"
        ],
        Example(mixed: { HandmadeBarClockController() })
      ),
      .wrongWay(
        "the child without its view",
        "With `addChild` alone the child is registered, and nothing of it is seen.",
        source: .ours,
        breaks: [
          "container-may-restrict",
          "child-view-in-parent-hierarchy",
        ],
        Example(frame: { ViewlessFrameController() })
      ),
    ]
  }
}
