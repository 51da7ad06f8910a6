import RecipeKit

/// Chapter 5, first part: six buttons that stay on the screen when the phone is turned.
@MainActor public let recipe: any ScriptedRecipe = AutosizeRecipe()

struct AutosizeRecipe: ScriptedRecipe {
  /// The lesson's two controllers, and the application around them.
  struct Example {
    /// The system that the application runs on.
    var iOS = 4.0
    /// Whether the application has no status bar.
    var hidesStatusBar = false
    /// Buttons that keep their sizes.
    var makeController: @MainActor () -> AutosizeViewController = { AutosizeViewController() }
    /// Buttons that grow.
    var makeGrowing: @MainActor () -> AutosizeViewController = { GrowingButtonsController() }
  }

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "autosize",
      title: "Keep controls on screen with autoresizing masks",
      section: "5.1",
      chapter: "Autorotation",
      problem: """
        The phone is turned, the interface turns with it, and controls that were placed for a tall \
        screen end up outside a wide one.
        """,
      solution: """
        Say which orientations the controller supports, and give each control an `autoresizingMask`: \
        the parts of its frame that may change when the superview changes size.
        """,
      discussion: [
        Paragraph(
          """
          There are three ways to react to a turn. Masks are the simplest. Where they don't suffice, \
          move the controls by hand (`rearrange`) or show another view (`swap`).
          """,
          tells: ["three-approaches"]
        ),
        """
        Screens of that time have 320 × 480 points on a phone and 768 × 1024 on a pad, less 20 points of \
        height for the status bar, whichever way they are held. A point is not a pixel: on a Retina screen it \
        is two pixels wide and two high, and the system sees to that.
        """,
        Paragraph(
          """
          Up to iOS 5 a controller is asked by `shouldAutorotateToInterfaceOrientation:`, once for each \
          orientation that comes up, and answers yes or no. From iOS 6 on it is asked by \
          `supportedInterfaceOrientations`, which names all at once; that is how it is written here. The \
          default differs, too: portrait alone up to iOS 5, everything but upside down on a phone after it.
          """,
          tells: ["older-callback"]
        ),
        Paragraph(
          """
          Hardly any code is needed: the controller overrides one property, its answer to the question \
          which orientations it supports. The rest are attributes of the views.
          """,
          tells: ["little-code"]
        ),
        Paragraph(
          """
          The four orientations have names that begin with the same word, `UIInterfaceOrientation` in \
          Objective-C, so that an editor can complete them. Likewise what begins with `CG` belongs to \
          Core Graphics, such as `CGRect`.
          """,
          tells: ["constant-prefix", "cg-prefix"]
        ),
        Paragraph(
          """
          On a phone leave portrait upside down out: a call would find the phone the wrong way up. On \
          a pad there is no wrong way up.
          """,
          tells: ["iphone-not-upside-down"]
        ),
        Paragraph(
          """
          In the inspector's drawing the inner square is the control and the outer one its superview. \
          The drawing shows struts for margins that stay, but the mask in code names the margins that \
          may change: the one is the other turned round. Arrows and mask agree.
          """,
          tells: ["inner-square-is-object"]
        ),
        """
        What is flexible shares the change in proportion to its length. That is why a button between \
        two flexible margins keeps its place between them, wherever it was. A button whose width is flexible \
        beside one flexible margin grows by its share, and leaves less of the screen empty.
        """,
        Paragraph(
          """
          Not every combination gives something usable. Masks stretch and shift; they cannot put what was \
          below to the side. When you have tried a few and something always overlaps or gets lost, arrange \
          the controls by code: `recipes run rearrange`.
          """,
          tells: ["limits-of-masks"]
        ),
      ],
      seeAlso: ["rearrange", "swap"],
      keywords: ["autoresizingMask", "rotation", "struts", "springs", "supportedInterfaceOrientations"],
      listing: EmbeddedListings.example,
      excerpt: [
        "AutosizeViewController.supportedInterfaceOrientations",
        "AutosizeViewController.mask",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }
}

extension AutosizeRecipe {
  /// The checks of what the inspector's drawings mean.
  private static let inspectorsDrawings: [Breakage] = [
    "dashed-strut-flexible-margin", "four-struts", "all-dashed-floats", "fig-5-7-height-only",
    "fig-5-7-horizontal-floats",
  ]

  /// The checks of the room that the status bar takes.
  private static let statusBarsRoom: [Breakage] = [
    "status-bar-reduces-portrait#phone", "status-bar-reduces-landscape#phone",
    "status-bar-reduces-portrait#pad", "yes-for-all", "status-bar-reduces-landscape#pad",
  ]

  /// The right way, the chapter's mistakes, and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay(Example()),
      .wrongWay(
        "default masks",
        "Left at the default, controls keep to the top left, and 5 and 6 are lost.",
        source: .warnedOf(
          section: "5.1",
          paragraph: "figure 5.3",
          words: "not too good: where are buttons 5 and 6?"
        ),
        breaks: [
          Breakage("defaults-lose-5-and-6", seeing: "[5, 6]"),
          Breakage("some-combinations-fail", seeing: "2"),
          Breakage("all-on-screen-left", seeing: "4"),
          "fig-5-8-masks", "all-on-screen-right",
        ],
        Example(makeController: { DefaultMasksController() })
      ),
      .wrongWay(
        "default answer",
        "A controller that supports portrait only is asked, says no, and nothing turns.",
        source: .warnedOf(
          section: "5.1",
          paragraph: "before the second listing",
          words: "the default says yes to portrait only, and so switches turning off"
        ),
        breaks: [
          Breakage("controller-is-asked", seeing: "[\"landscapeRight: no\"]"),
          Breakage("yes-rotates-window-and-view", seeing: "portrait"),
          Breakage("status-bar-reduces-landscape#phone", seeing: "320 × 460"),
          Breakage("rotate-left-is-landscape", seeing: "portrait"),
          Breakage("ipad-template-yes", seeing: "1"),
          "yes-rotates-window-and-view#calls", "all-on-screen-left", "all-on-screen-right",
          "not-upside-down", "iphone-landscape-480x320", "yes-for-all", "status-bar-reduces-landscape#pad",
          "ipad-landscape-1024x768", "per-controller-choice",
        ],
        Example(makeController: { DefaultAnswerController() })
      ),
      .wrongWay(
        "upside down on a phone",
        "Supporting everything lets a phone turn upside down, where a call would leave it.",
        source: .warnedOf(
          section: "5.1",
          paragraph: "below the third listing",
          words: "Apple advises against it on a phone: a call would find it upside down"
        ),
        breaks: [
          Breakage("no-leaves-everything", seeing: "portraitUpsideDown"),
          Breakage("no-leaves-everything#calls", seeing: "2"),
          "not-upside-down",
        ],
        Example(makeController: { AllOrientationsController() })
      ),
      .wrongWay(
        "landscape only",
        "An application that supports no portrait starts on its side.",
        source: .ours,
        breaks: [
          "status-bar-20", "status-bar-reduces-portrait#phone", "yes-rotates-window-and-view#calls",
          "no-leaves-everything", "not-upside-down", "status-bar-reduces-portrait#pad", "ipad-template-yes",
          "yes-for-all", "iphone-portrait-320x480", "iphone-portrait-320x480#size", "ipad-portrait-768x1024",
        ],
        Example(makeController: { LandscapeOnlyController() })
      ),
      .wrongWay(
        "struts read backwards",
        "The inspector draws margins that stay, the mask names margins that change.",
        source: .ours,
        breaks: .all(
          [
            Breakage("button-1-fine-by-default", seeing: "(180, -140, 72, 37)"),
            Breakage("default-masks-left-top#mask", seeing: "9"),
            "fig-5-8-masks", "defaults-lose-5-and-6", "some-combinations-fail", "all-on-screen-left",
            "no-overlap-small", "all-on-screen-right", "default-masks-left-top",
            "solid-horizontal-arrow-flexible-width", "vertical-arrow-height", "solid-strut-fixed-margin",
          ],
          Self.inspectorsDrawings
        ),
        Example(makeController: { StrutsBackwardsController() })
      ),
      .wrongWay(
        "arrows read backwards",
        "Taking a solid arrow for a fixed size lets the wrong sizes change.",
        source: .ours,
        breaks: .all(
          [
            Breakage("same-sizes", seeing: "0"),
            "fig-5-8-masks", "button-1-fine-by-default", "default-masks-left-top#mask",
            "default-masks-fixed-size", "solid-horizontal-arrow-flexible-width",
            "dashed-horizontal-arrow-fixed-width", "vertical-arrow-height",
          ],
          Self.inspectorsDrawings
        ),
        Example(makeController: { ArrowsBackwardsController() })
      ),
      .wrongWay(
        "moved by hand, one way only",
        "A frame set for landscape and never set back stays when the phone returns.",
        source: .ours,
        breaks: [
          Breakage("back-restores", seeing: "5")
        ],
        Example(makeController: { OneWayController() })
      ),
      .wrongWay(
        "pixels for points",
        "Frames are in points; counted in pixels, everything is twice as large on a Retina screen.",
        source: .ours,
        breaks: [
          "retina-same-layout", "defaults-lose-5-and-6", "some-combinations-fail", "all-on-screen-left",
          "same-sizes", "space-left-empty", "all-on-screen-right",
        ],
        Example(makeController: { PixelsForPointsController() })
      ),
      .wrongWay(
        "sizes left fixed",
        "Buttons that keep their sizes don't use the room that a turn gives them.",
        source: .againstTheRule(
          section: "5.1",
          paragraph: "after figure 5.9",
          words: "much of the screen stays empty; letting sizes change would fill it"
        ),
        breaks: [
          "flexible-sizes-fill", "buttons-may-grow",
        ],
        Example(makeGrowing: { SizesLeftFixedController() })
      ),
      .wrongWay(
        "both margins kept",
        "A button with both margins kept takes all the room for itself, and covers its neighbour.",
        source: .ours,
        breaks: [
          "flexible-sizes-fill", "buttons-may-grow#overlap", "buttons-may-grow",
        ],
        Example(makeGrowing: { BothMarginsKeptController() })
      ),
      .wrongWay(
        "grown but not anchored",
        "A wider button is of no use below the edge: 5 and 6 cannot be tapped.",
        source: .ours,
        breaks: [
          "flexible-sizes-fill", "buttons-may-grow#tapped", "buttons-may-grow",
        ],
        Example(makeGrowing: { NotAnchoredController() })
      ),
      .wrongWay(
        "no status bar",
        "Without a status bar the view has 20 points more.",
        source: .ours,
        breaks: .all(
          [
            Breakage("status-bar-20", seeing: "(0, 0, 0, 0)"), "no-leaves-everything#size",
            "buttons-may-grow",
          ],
          Self.statusBarsRoom,
          ["not-all-apps-rotate"]
        ),
        Example(hidesStatusBar: true)
      ),
      .wrongWay(
        "a later system",
        "From iOS 7 on the view lies under the status bar, and a controller turns unless it says no.",
        source: .ours,
        breaks: .all(
          Self.statusBarsRoom,
          [
            "default-portrait-only", "default-disables-rotation", "not-all-apps-rotate",
            "per-controller-choice", "no-leaves-everything#size", "buttons-may-grow",
          ]
        ),
        Example(iOS: 7)
      ),
      .wrongWay(
        "titles on the labels",
        "A title belongs to the button, for a state: a text that is set on its label is no title.",
        source: .ours,
        breaks: [
          "six-buttons"
        ],
        Example(makeController: { TitlesOnLabelsController() })
      ),
    ]
  }
}
