import RecipeKit

/// The guide's opening: screen, window and views, before any controller comes into play.
@MainActor public let recipe: any Recipe = ViewsRecipe()

struct ViewsRecipe: Recipe {
  /// What the variants are made of: a pinboard.
  typealias Example = @MainActor () -> PinboardController

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "views",
      title: "Build an interface from nested views",
      section: "Screens, windows and views",
      chapter: "View controllers",
      problem: """
        You want to know what an interface is made of: what a screen, a window and a view are to each other, \
        and what comes for free when views lie in views.
        """,
      solution: """
        Put views into views with `addSubview`, place each in the coordinates of the one that it lies in, \
        and attach the topmost to a window. Change properties inside `UIView.animate`, and give controls \
        their actions.
        """,
      discussion: [
        """
        A `UIScreen` stands for the glass: it says how large it is. A `UIWindow` belongs to a screen and has \
        views in it. It is a view itself, the one at the top of every tree on screen. Views draw when their \
        window asks them to, so a view that lies in no window is never drawn.
        """,
        """
        Each view covers an area. There it shows something, and there it feels fingers; one point outside, \
        and the touch is somebody else's.
        """,
        """
        A view is placed relative to the view around it. That is why a whole group moves if you move what \
        contains it: nothing inside has to change. Write a place on the screen into `frame` instead, and \
        the view ends up that much too far.
        """,
        """
        Whatever you set inside `UIView.animate` gets there gradually. Several properties of several views \
        in one call start together and arrive together.
        """,
        Paragraph(
          """
          A button feels the finger and tells whoever asked to be told. It has no idea what it is for, so \
          one class serves for all buttons: only the actions differ.
          """,
          tells: ["control-unaware"]
        ),
      ],
      seeAlso: ["view-controllers", "responder-chain"],
      keywords: [
        "UIView", "UIWindow", "UIScreen", "hierarchy", "superview", "coordinates", "animation", "UIControl",
      ],
      listing: EmbeddedListings.example,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The right way, and slips that each take one of its properties away.
  var variants: [Variant<Example>] {
    [
      .rightWay { PinboardController() },
      .wrongWay(
        "a board that nobody attached",
        "A view that lies in no window is never asked to draw, and feels no finger.",
        source: .warnedOf(section: "Screens", paragraph: "windows and views", words: ""),
        breaks: [
          "window-supports-drawing", "window-is-view", "views-nest", "view-covers-area",
          Breakage("subview-relative-position", seeing: "(10, 10)"),
          Breakage("moving-superview-moves-subviews", seeing: "\"(0, 0), unchanged\""),
        ]
      ) { LooseBoardController() },
      .wrongWay(
        "a note beside the board",
        "A view that lies beside the board stays behind when the board moves.",
        source: .warnedOf(section: "Screens", paragraph: "windows and views", words: ""),
        breaks: [
          Breakage("moving-superview-moves-subviews", seeing: "\"(0, 0), unchanged\""), "views-nest",
        ]
      ) { NoteBesideTheBoardController() },
      .wrongWay(
        "a place on the screen",
        "A frame counts from the superview's corner, not from the screen's: the note lies too far down.",
        source: .warnedOf(section: "Screens", paragraph: "windows and views", words: ""),
        breaks: [
          Breakage("subview-relative-position", seeing: "(210, 110)"), "view-covers-area",
        ]
      ) { PlaceOnTheScreenController() },
      .wrongWay(
        "no animation",
        "Set outside of an animation, values jump, and nobody sees where things went.",
        source: .warnedOf(section: "Screens", paragraph: "windows and views", words: ""),
        breaks: [
          "animate-property-values", Breakage("animations-coordinated", seeing: "[1, 1, 1, 1]"),
        ]
      ) { SuddenController() },
      .wrongWay(
        "one animation after the other",
        "Two animations in a row are not one: the photo waits for the note.",
        source: .ours,
        breaks: [
          "animate-property-values", "animations-coordinated",
        ]
      ) { OneAfterTheOtherController() },
      .wrongWay(
        "buttons without actions",
        "A button that nobody gave an action tells nobody.",
        source: .ours,
        breaks: [
          Breakage("control-sends-message", seeing: "\"from Gather, (60, 50)\"")
        ]
      ) { SilentButtonsController() },
      .wrongWay(
        "one action for all",
        "If both buttons lead to the same action, one of them lies.",
        source: .ours,
        breaks: [
          Breakage("one-button-class-many-actions", seeing: "\"UIButton UIButton (90, 110)\"")
        ]
      ) { OneActionController() },
      .wrongWay(
        "a screen of yesterday",
        "A size written down is that of some other screen: here a strip on two sides stays bare.",
        source: .ours,
        breaks: [
          Breakage("screen-identifies-display", seeing: "\"main, (375, 667), (320, 480)\"")
        ]
      ) { YesterdaysScreenController() },
      .wrongWay(
        "a note in the way",
        "Without user interaction the note lets touches through to the board.",
        source: .ours,
        breaks: [
          Breakage("view-covers-area", seeing: "\"board, board\"")
        ]
      ) { NoteInTheWayController() },
    ]
  }
}
