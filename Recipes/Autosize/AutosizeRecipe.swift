import RecipeKit

/// Chapter 5, first part: six buttons that stay on the screen when the phone is turned.
@MainActor public let recipe: any Recipe = AutosizeRecipe()

struct AutosizeRecipe: Recipe {
  /// A controller, and the devices on which it is tried.
  struct Example {
    var phone = DeviceModel.iPhone4
    var pad = DeviceModel.iPad
    var iOS = 4.0
    var hidesStatusBar = false
    let makeController: @MainActor () -> AutosizeViewController
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
        two flexible margins keeps its place between them, wherever it was.
        """,
      ],
      seeAlso: ["rearrange", "swap"],
      keywords: ["autoresizingMask", "rotation", "struts", "springs", "supportedInterfaceOrientations"],
      listing: EmbeddedListings.example,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }
}

extension AutosizeRecipe {
  /// The checks of what the inspector's drawings mean.
  private static let inspectorsDrawings: [Breakage] = [
    "dashed-strut-flexible-margin", "four-struts", "all-dashed-floats", "fig-5-7-height-only",
    "fig-5-7-horizontal-floats", "flexible-sizes-fill",
  ]

  /// The checks of the room that the status bar takes.
  private static let statusBarsRoom: [Breakage] = [
    "status-bar-reduces-portrait#phone", "status-bar-reduces-landscape#phone", "no-leaves-everything",
    "status-bar-reduces-portrait#pad", "yes-for-all", "status-bar-reduces-landscape#pad",
  ]

  /// The right way, the chapter's mistakes, and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay(Example { AutosizeViewController() }),
      .wrongWay(
        "default masks",
        "Left at the default, controls stay where they were from the top left: 5 and 6 are lost.",
        source: .warnedOf(section: "5.1", paragraph: "figure 5.3", words: ""),
        breaks: [
          Breakage("defaults-lose-5-and-6", seeing: "[5, 6]"),
          Breakage("some-combinations-fail", seeing: "2"),
          Breakage("all-on-screen-left", seeing: "4"),
          "fig-5-8-masks", "all-on-screen-right", "flexible-sizes-fill",
        ],
        Example { DefaultMasksController() }
      ),
      .wrongWay(
        "default answer",
        "A controller that supports portrait only is asked, says no, and nothing turns.",
        source: .warnedOf(section: "5.1", paragraph: "on the default implementation", words: ""),
        breaks: [
          Breakage("controller-is-asked", seeing: "[\"landscapeRight: no\"]"),
          Breakage("yes-rotates-window-and-view", seeing: "portrait"),
          Breakage("status-bar-reduces-landscape#phone", seeing: "320 × 460"),
          Breakage("rotate-left-is-landscape", seeing: "portrait"),
          Breakage("ipad-template-yes", seeing: "1"),
          "yes-rotates-window-and-view#calls", "all-on-screen-left", "all-on-screen-right",
          "not-upside-down", "iphone-landscape-480x320", "yes-for-all", "status-bar-reduces-landscape#pad",
          "ipad-landscape-1024x768", "per-controller-choice", "flexible-sizes-fill",
        ],
        Example { DefaultAnswerController() }
      ),
      .wrongWay(
        "upside down on a phone",
        "Supporting everything lets a phone turn upside down, where a call would leave it.",
        source: .warnedOf(section: "5.1", paragraph: "on portrait upside down", words: ""),
        breaks: [
          Breakage("no-leaves-everything", seeing: "\"portraitUpsideDown 320 × 460, 2 calls\""),
          "not-upside-down",
        ],
        Example { AllOrientationsController() }
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
        Example { StrutsBackwardsController() }
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
        Example { ArrowsBackwardsController() }
      ),
      .wrongWay(
        "moved by hand, one way only",
        "A frame set for landscape and never set back stays when the phone returns.",
        source: .ours,
        breaks: [
          Breakage("back-restores", seeing: "5")
        ],
        Example { OneWayController() }
      ),
      .wrongWay(
        "another phone",
        "A phone with a taller screen has other numbers throughout.",
        source: .ours,
        breaks: [
          Breakage("iphone-portrait-320x480", seeing: "320 × 568"),
          "status-bar-reduces-portrait#phone", "retina-virtual-resolution",
          "status-bar-reduces-landscape#phone", "all-on-screen-left", "space-left-empty",
          "all-on-screen-right", "no-leaves-everything", "iphone-landscape-480x320", "retina-same-layout",
          "not-all-apps-rotate", "flexible-sizes-fill",
        ],
        Example(phone: .iPhone5) { AutosizeViewController() }
      ),
      .wrongWay(
        "another pad",
        "So has a larger pad.",
        source: .ours,
        breaks: [
          Breakage("ipad-portrait-768x1024", seeing: "1024 × 1366"),
          "status-bar-reduces-portrait#pad", "yes-for-all", "status-bar-reduces-landscape#pad",
          "ipad-landscape-1024x768",
        ],
        Example(pad: .iPadPro) { AutosizeViewController() }
      ),
      .wrongWay(
        "no status bar",
        "Without a status bar the view has 20 points more.",
        source: .ours,
        breaks: .all(
          [Breakage("status-bar-20", seeing: "(0, 0, 0, 0)")],
          Self.statusBarsRoom,
          ["not-all-apps-rotate"]
        ),
        Example(hidesStatusBar: true) { AutosizeViewController() }
      ),
      .wrongWay(
        "a later system",
        "From iOS 7 on the view lies under the status bar, and a controller turns unless it says no.",
        source: .ours,
        breaks: .all(
          Self.statusBarsRoom,
          [
            "default-portrait-only", "default-disables-rotation", "not-all-apps-rotate",
            "per-controller-choice",
          ]
        ),
        Example(iOS: 7) { AutosizeViewController() }
      ),
      .wrongWay(
        "titles on the labels",
        "A title belongs to the button, for a state: a text that is set on its label is no title.",
        source: .ours,
        breaks: [
          "six-buttons"
        ],
        Example { TitlesOnLabelsController() }
      ),
    ]
  }
}
