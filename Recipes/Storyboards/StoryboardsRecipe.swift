import RecipeKit

/// Storyboards help you design the interface: scenes, and the segues between them.
@MainActor public let recipe: any ScriptedRecipe = StoryboardsRecipe()

struct StoryboardsRecipe: ScriptedRecipe {
  /// What the variants are made of: a storyboard that can be put into the application's bundle.
  typealias Example = @MainActor () -> MainStoryboard

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "storyboards",
      title: "Let a storyboard make the controllers, and segues connect them",
      section: "Storyboards help you design the interface",
      chapter: "View controllers",
      problem: """
        Code that makes controllers, builds their views and shows one after the other says little about what \
        the application looks like. You would rather draw the screens and the ways between them, and write \
        only what is particular to each.
        """,
      solution: """
        Draw a scene for each controller, connect its views to outlets and actions, and connect scenes by \
        segues. A tap performs the segue; what the destination should show you set in `prepare(for:sender:)`.
        """,
      discussion: [
        """
        Xcode saves such a drawing as Main.storyboard and copies it into the application, where \
        `UIStoryboard(name: "Main", bundle: nil)` loads it. There is no Xcode here, so the listing writes the \
        same in Swift: each `StoryboardScene` is a controller with its attributes, its views and the segues \
        that lead away from it. The controllers above it are ordinary UIKit code. Only the word `@IBOutlet` \
        is missing, which takes Objective-C: in Xcode, write it before each outlet, such as \
        `@IBOutlet var openButton: UIButton!`, and connect the outlet with its view.
        """,
        """
        Nothing is made before it is needed. A segue makes its destination when it is performed, a new one \
        each time, and that loads its view when it comes on screen. Only what a container contains from the \
        start is made with it: the scene that a navigation controller is connected with is the first on its \
        stack.
        """,
        """
        All segues go the same way: the destination is made, the source prepares, and then the destination is \
        shown. In between, its view is not loaded yet, so its outlets are nil. Give it data, and let its \
        `viewDidLoad` put them into the views.
        """,
        """
        `prepare(for:sender:)` gets the object that triggered the segue as its `sender`: the button that was \
        tapped, the cell of the row that was picked, or what your code passes to \
        `performSegue(withIdentifier:sender:)`.
        """,
        """
        What kind a segue is says how the destination is shown: pushed, presented, in a popover, or by your \
        own class, whose `perform()` must do it. The rest stays the same, so a kind can be changed in the \
        drawing without touching the code. Where the source should stay visible, as below a card that fades \
        in, a custom segue sets `modalPresentationStyle` to `.overFullScreen` (iOS 8 and later).
        """,
        """
        A segue that starts at a button is performed when the button is tapped. One that starts at the \
        controller itself is performed by nobody but `performSegue(withIdentifier:sender:)`; its name must be \
        right, or an exception is raised.
        """,
        """
        The way back can be drawn, too. An unwind segue finds the controller to return to, prepares, runs an \
        action there, and dismisses or pops what lies between.
        """,
      ],
      seeAlso: ["control-flow", "responder-chain"],
      keywords: [
        "UIStoryboard", "UIStoryboardSegue", "scene", "segue", "prepare", "performSegue", "outlet", "action",
        "unwind", "popover", "Interface Builder",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "ContactsController.openButton",
        "ContactsController.countUp",
        "ContactsController.openFavorite",
        "ContactsController.prepare",
        "ContactsController.mark",
        "ContactsController.hand",
        "ContactController",
        "FadeSegue",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The checks of the segue that pushes.
  private static let pushing: [Breakage] = [
    "segue-triggered-by-button", "segue-from-to-controller", "push-segue", "prepare-before-display#push",
    "prepare-before-display#data", "segue-instantiates-and-transitions",
  ]

  /// The checks of the segues of other kinds.
  private static let otherSegues: [Breakage] = [
    "modal-segue", "prepare-before-display#modal", "modal-segue#action", "popover-segue",
    "prepare-before-display#popover", "custom-segue", "custom-segue#end", "prepare-before-display#custom",
  ]

  /// All checks of a run in which the contacts are not where they should be.
  private static let withoutContacts: [Breakage] = .all(
    [
      "configured-attributes-kept", "configured-attributes-kept#color", "configured-attributes-kept#frame",
      "configured-attributes-kept#mask", "configured-attributes-kept#tag", "scene", "scene#controller",
      "outlets-and-actions-in-scene", "outlets-and-actions-in-scene#action",
      "segue-programmatic#no-tap", "view-auto-loaded", "segue-programmatic", "segue-programmatic#unknown",
      "modal-segue#unwound",
    ],
    pushing,
    otherSegues
  )

  /// The course of a segue whose destination loads its view before it is prepared.
  private static let loadedTooEarly = "[\"made\", \"loaded\", \"prepared\", \"shown\"]"

  /// The right way and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay { MainStoryboard() },
      .wrongWay(
        "outlet set too early",
        "While the source prepares, the destination has no views: what is set there is lost.",
        source: .ours,
        breaks: [
          Breakage("prepare-before-display#data", seeing: "\"\""),
          Breakage("segue-programmatic", seeing: "\"\""),
        ]
      ) { OutletSetTooEarlyStoryboard() },
      .wrongWay(
        "view touched in prepare",
        "Asking for the view loads it, before the destination has its data.",
        source: .ours,
        breaks: [
          Breakage("prepare-before-display#push", seeing: Self.loadedTooEarly),
          Breakage("prepare-before-display#data", seeing: "\"\""),
          Breakage("segue-programmatic", seeing: "\"\""),
          Breakage("view-auto-loaded", seeing: "1"),
          Breakage("prepare-before-display#modal", seeing: Self.loadedTooEarly),
          Breakage("prepare-before-display#popover", seeing: Self.loadedTooEarly),
          Breakage("prepare-before-display#custom", seeing: Self.loadedTooEarly),
        ]
      ) { ViewTouchedStoryboard() },
      .wrongWay(
        "another button marked",
        "Code that doesn't look at the sender doesn't know which button was tapped.",
        source: .ours,
        breaks: [Breakage("segue-triggered-by-third-object", seeing: "[\"Open\", \"Open\", \"Open\"]")]
      ) { AnotherMarkedStoryboard() },
      .wrongWay(
        "one for all",
        "Showing an old controller again leaves the new one, which was prepared, unseen.",
        source: .ours,
        breaks: [Breakage("segue-instantiates-and-transitions", seeing: "1")]
      ) { OneForAllStoryboard() },
      .wrongWay(
        "everything at once",
        "Making all controllers at the start takes up memory for screens that nobody may ever see.",
        source: .ours,
        breaks: [Breakage("auto-instantiated", seeing: "6")]
      ) { EverythingAtOnceStoryboard() },
      .wrongWay(
        "set again",
        "Code that sets what the drawing has set already wins, and the drawing lies.",
        source: .ours,
        breaks: [Breakage("configured-attributes-kept", seeing: "\"People\"")]
      ) { SetAgainStoryboard() },
      .wrongWay(
        "a view of its own",
        "A controller that makes another view throws the drawn one away, with all that is in it.",
        source: .ours,
        breaks: .all(
          [
            "custom-segue#source"
          ],
          [
            "segue-triggered-by-third-object"
          ],
          [
            "configured-attributes-kept#color", "configured-attributes-kept#frame",
            "configured-attributes-kept#mask", Breakage("configured-attributes-kept#tag", seeing: "0"),
            Breakage("scene", seeing: "0"), "outlets-and-actions-in-scene",
            "outlets-and-actions-in-scene#action",
          ],
          Self.pushing,
          Self.otherSegues
        )
      ) { OwnViewStoryboard() },
      .wrongWay(
        "another root",
        "The first connection decides where the application begins.",
        source: .ours,
        breaks: .all(
          [
            "custom-segue#source"
          ],
          [
            "segue-triggered-by-third-object"
          ],
          [Breakage("first-connection-is-root", seeing: "[\"contact\"]")],
          Self.withoutContacts
        )
      ) { AnotherRootStoryboard() },
      .wrongWay(
        "a connection forgotten",
        "A navigation controller that is connected with nothing comes with an empty stack.",
        source: .ours,
        breaks: .all(
          [
            "custom-segue#source"
          ],
          [
            "segue-triggered-by-third-object"
          ],
          [
            Breakage("containment-instantiates-children", seeing: "0"),
            Breakage("first-connection-is-root", seeing: "[]"), Breakage("auto-instantiated", seeing: "1"),
          ],
          Self.withoutContacts
        )
      ) { ForgottenConnectionStoryboard() },
      .wrongWay(
        "a way back refused",
        "If no controller agrees to be returned to, the editor stays.",
        source: .ours,
        breaks: [
          Breakage("modal-segue#unwound", seeing: "\"editor\""),
          Breakage("modal-segue#action", seeing: "\"Counted: 0\""),
        ]
      ) { WayBackRefusedStoryboard() },
      .wrongWay(
        "push and modal mixed up",
        "What is pushed has a way back; what is presented covers it all.",
        source: .ours,
        breaks: [
          Breakage("push-segue", seeing: "1"),
          Breakage("segue-from-to-controller", seeing: "\"contacts\""),
          "prepare-before-display#data",
          "segue-instantiates-and-transitions",
          "segue-programmatic",
          Breakage("modal-segue", seeing: "\"nothing\""),
          "modal-segue#action",
        ]
      ) { MixedUpStoryboard() },
      .wrongWay(
        "popover as modal",
        "Without a popover the help covers what it is about.",
        source: .ours,
        breaks: [Breakage("popover-segue", seeing: "\"no popover\"")]
      ) { PopoverAsModalStoryboard() },
      .wrongWay(
        "nothing performed",
        "A custom segue that does not show its destination makes it for nothing.",
        source: .ours,
        breaks: [
          "custom-segue#source",
          "custom-segue",
          "custom-segue#end",
          Breakage("prepare-before-display#custom", seeing: "[\"made\", \"prepared\"]"),
        ]
      ) { NothingPerformedStoryboard() },
      .wrongWay(
        "a fade over black",
        "Presented over the full screen, the destination fades in over nothing: its source is taken away.",
        source: .ours,
        breaks: [Breakage("custom-segue#source", seeing: "\"taken away\"")]
      ) { FadeOverBlackStoryboard() },
      .wrongWay(
        "connected to nothing",
        "An outlet that refers to some other button: the one on the screen does nothing.",
        source: .ours,
        breaks: .all(
          [
            "segue-triggered-by-third-object"
          ],
          [
            Breakage(
              "outlets-and-actions-in-scene",
              seeing: "[\"none\", \"Add\", \"Help\", \"Card\", \"Count\"]"
            )
          ],
          Self.pushing
        )
      ) { ConnectedToNothingStoryboard() },
      .wrongWay(
        "connected twice",
        "A segue that is meant for code, and starts at a button as well, comes when nobody wants it.",
        source: .ours,
        breaks: [
          "segue-programmatic#no-tap"
        ]
      ) { ConnectedTwiceStoryboard() },
      .wrongWay(
        "another name",
        "A storyboard is loaded by its name, and no other will do.",
        source: .ours,
        breaks: [
          "loaded-from-bundle",
          "loaded-from-bundle#missing",
        ]
      ) { AnotherNameStoryboard() },
      .wrongWay(
        "a view before its time",
        "A controller that loads its view as soon as it is made does so even if nobody looks.",
        source: .ours,
        breaks: [
          Breakage("view-auto-loaded#child", seeing: "[\"contacts\"]")
        ]
      ) { EarlyViewStoryboard() },
    ]
  }
}
