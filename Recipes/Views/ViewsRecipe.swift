import RecipeKit

/// The guide's opening: screen, window and views, before any controller comes into play.
@MainActor public let recipe: any ScriptedRecipe = ViewsRecipe()

struct ViewsRecipe: ScriptedRecipe {
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
        Each view covers an area. There it shows something, and there it gets touches; one point outside, \
        and the touch belongs to another view. A control reacts to touches in its area only.
        """,
        """
        A view is placed relative to the view around it. That is why a whole group moves if you move what \
        contains it: nothing inside has to change. Write a place on the screen into `frame` instead, and \
        the view ends up that much too far.
        """,
        """
        Whatever you set inside `UIView.animate` gets there gradually. Several properties of several views \
        in one call start together and arrive together. Moving whole groups on and off the screen in this way \
        makes people think of one larger interface.
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
      excerpt: [
        "PinboardController.buildBoard",
        "PinboardController.arrange",
        "PinView.draw",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The right way, and slips that each take one of its properties away.
  var variants: [Variant<Example>] {
    let section = "Screens, windows and views create visual interfaces"
    return [
      .rightWay { PinboardController() },
      .wrongWay(
        "a board that nobody attached",
        "A view that lies in no window is never asked to draw, and feels no finger.",
        source: .againstTheRule(
          section: section,
          paragraph: "list of the three main objects, views",
          words: "views are attached to a window, and draw when it asks them to"
        ),
        breaks: [
          Breakage("window-supports-drawing", seeing: "0"),
          Breakage("views-nest", seeing: "[\"note\", \"board\", \"nothing\"]"),
          Breakage("window-is-view", seeing: "\"UIView\""), Breakage("window-is-view#window", seeing: "3"),
          Breakage("view-covers-area", seeing: "\"backdrop\""),
          Breakage("view-covers-area#outside", seeing: "\"backdrop\""),
          Breakage("subview-relative-position", seeing: "(10, 10)"),
          Breakage("moving-superview-moves-subviews", seeing: "(0, 0)"),
        ]
      ) { LooseBoardController() },
      .wrongWay(
        "a pin that draws itself",
        "Calling `draw` yourself shows nothing: outside of a window there is nowhere to draw.",
        source: .againstTheRule(
          section: section,
          paragraph: "list of the three main objects, views",
          words: "views draw when their window asks them to"
        ),
        breaks: [Breakage("window-supports-drawing#outside", seeing: "1")]
      ) { SelfDrawingController() },
      .wrongWay(
        "a note beside the board",
        "A view that lies beside the board stays behind when the board moves.",
        source: .againstTheRule(
          section: section,
          paragraph: "list of what views do, nesting",
          words: "views that belong together are put into one superview"
        ),
        breaks: [
          Breakage("moving-superview-moves-subviews", seeing: "(0, 0)"),
          Breakage("views-nest", seeing: "[\"note\", \"view\", \"view\"]"),
          Breakage("animate-property-values", seeing: "[105, 0.75, 200, 0.75]"),
        ]
      ) { NoteBesideTheBoardController() },
      .wrongWay(
        "a pin on the board",
        "A pin that lies on the board only looks as if it were in the note.",
        source: .ours,
        breaks: [Breakage("views-nest", seeing: "[\"board\", \"board\", \"view\"]")]
      ) { PinOnTheBoardController() },
      .wrongWay(
        "moved one by one",
        "Moving what lies on the board as well moves it twice.",
        source: .ours,
        breaks: [
          Breakage("moving-superview-moves-subviews", seeing: "(60, 80)"),
          Breakage("moving-superview-moves-subviews#own-frame", seeing: "(40, 50)"),
        ]
      ) { MovedOneByOneController() },
      .wrongWay(
        "a place on the screen",
        "A frame counts from the superview's corner, not from the screen's: the note lies too far down.",
        source: .againstTheRule(
          section: section,
          paragraph: "list of what views do, nesting",
          words: "a subview's place is relative to its superview"
        ),
        breaks: [
          Breakage("subview-relative-position", seeing: "(210, 110)"),
          Breakage("view-covers-area", seeing: "\"board\""),
          Breakage("animate-property-values", seeing: "[105, 0.75, 200, 0.75]"),
        ]
      ) { PlaceOnTheScreenController() },
      .wrongWay(
        "no animation",
        "Set outside of an animation, values jump, and nobody sees where things went.",
        source: .warnedOf(
          section: section,
          paragraph: "after the list of what views do",
          words: "a change in an instant may confuse people"
        ),
        breaks: [
          Breakage("animate-property-values", seeing: "[110, 0.5, 170, 0.5]"),
          Breakage("animations-coordinated", seeing: "[1, 1, 1, 1]"),
        ]
      ) { SuddenController() },
      .wrongWay(
        "one animation after the other",
        "Two animations in a row are not one: the photo waits for the note.",
        source: .ours,
        breaks: [
          Breakage("animate-property-values", seeing: "[80, 0.75, 230, 1]"), "animations-coordinated",
        ]
      ) { OneAfterTheOtherController() },
      .wrongWay(
        "buttons without actions",
        "A button that nobody gave an action tells nobody.",
        source: .ours,
        breaks: [
          "views-animate-on-and-off-screen", "views-animate-on-and-off-screen#on",
          "control-reacts-in-its-area", Breakage("control-sends-message", seeing: "(60, 50)"),
        ]
      ) { SilentButtonsController() },
      .wrongWay(
        "one action for all",
        "If both buttons lead to the same action, one of them lies.",
        source: .ours,
        breaks: [Breakage("one-button-class-many-actions", seeing: "(90, 110)")]
      ) { OneActionController() },
      .wrongWay(
        "a screen of yesterday",
        "A size written down is that of some other screen: here a strip on two sides stays bare.",
        source: .ours,
        breaks: [Breakage("screen-identifies-display", seeing: "320 × 480")]
      ) { YesterdaysScreenController() },
      .wrongWay(
        "a note that feels nothing",
        "Without user interaction the note lets touches through to the board.",
        source: .ours,
        breaks: [Breakage("view-covers-area", seeing: "\"board\"")]
      ) { NumbNoteController() },
      .wrongWay(
        "a board that jumps",
        "A board that is gone in an instant looks as if another screen had come.",
        source: .ours,
        breaks: ["views-animate-on-and-off-screen", "views-animate-on-and-off-screen#on"]
      ) { JumpingBoardController() },
      .wrongWay(
        "a wider button",
        "A button that reaches farther than it was drawn takes touches that were not meant for it.",
        source: .ours,
        breaks: ["control-reacts-in-its-area"]
      ) { WiderButtonController() },
    ]
  }
}
