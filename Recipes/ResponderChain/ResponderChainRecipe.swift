import RecipeKit

/// View controllers work together: who is asked when a view does not answer.
@MainActor public let recipe: any ScriptedRecipe = ResponderChainRecipe()

struct ResponderChainRecipe: ScriptedRecipe {
  /// What the variants are made of: a controller that contains another one.
  typealias Example = @MainActor () -> OuterController

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "responder-chain",
      title: "Let events find who answers them",
      section: "View controllers work together",
      chapter: "View controllers",
      problem: """
        A finger comes down on a view that has nothing to say to it. You want someone to answer all the same: \
        a view that holds it, its controller, or a controller further out.
        """,
      solution: """
        Let the others override the same method. Every responder has a `next` one, and passes on what it does \
        not handle; so the nearest one up this chain that does handle the event gets it.
        """,
      discussion: [
        """
        Nobody builds the chain: it is there as soon as views and controllers are put together. A view is \
        followed by its superview, but a controller's own view by that controller. A controller is followed by \
        what its view lies in, so the parent's view comes next, then the parent. The window, the application \
        and, if it is a responder, its delegate come last.
        """,
        """
        `UIResponder` passes touches on by itself. An override ends that: whoever does not want an event must \
        call `super`, or nobody further up ever hears of it.
        """,
        """
        The chain follows the views. Put a child's view straight into the window and the parent is passed by, \
        whatever `parent` says; move the child's subviews elsewhere without its view, and the child is.
        """,
        """
        Before the chain comes the hit test, which finds the view to begin with. A view that has interaction \
        switched off is not found, nor is anything in it: the touch begins with what lies behind.
        """,
        """
        A button takes touches for itself, so they do not go up. Its actions may: an action without a target \
        looks for one along the same chain.
        """,
      ],
      seeAlso: ["control-flow", "storyboards"],
      keywords: [
        "UIResponder", "responder chain", "next", "touchesEnded", "first responder", "hit test", "event",
      ],
      listing: EmbeddedListings.example,
      excerpt: [
        "AnsweringView",
        "AnsweringController",
        "OuterController.addInner",
      ],
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// What the guide states about the chain.
  var statements: [ClaimRecord] {
    [
      .core(
        "responder-chain",
        "Views and controllers put together make up the chain of responders: superviews, the controller, its "
          + "parents' views and controllers, the window, the application."
      ),
      .detail(
        "responder-event-bubbles",
        "An event that a view does not handle goes up that chain to the first one that does."
      ),
    ]
  }

  /// The right way and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay { OuterController() },
      .wrongWay(
        "super forgotten",
        "An override that neither handles the event nor calls `super` is where it ends.",
        source: .ours,
        breaks: [
          Breakage("responder-event-bubbles#inner-view", seeing: "[]"),
          Breakage("responder-event-bubbles#inner-controller", seeing: "[]"),
          "responder-event-bubbles#outer-view", "responder-event-bubbles#outer-controller",
        ]
      ) { SuperForgottenController() },
      .wrongWay(
        "past the parent",
        "A child whose view lies in the window is followed by the window: the parent is never asked.",
        source: .ours,
        breaks: [
          "responder-chain", Breakage("responder-chain#card", seeing: "[\"inner controller\"]"),
          Breakage("responder-event-bubbles#outer-view", seeing: "[]"),
          "responder-event-bubbles#outer-controller",
        ]
      ) { PastTheParentController() },
      .wrongWay(
        "view without its controller",
        "Views that were moved out of a controller's view no longer lead to that controller.",
        source: .ours,
        breaks: [
          "responder-chain", Breakage("responder-chain#card", seeing: "[\"outer controller\"]"),
          Breakage("responder-event-bubbles#inner-view", seeing: "[]"),
          "responder-event-bubbles#inner-controller",
        ]
      ) { ViewWithoutControllerController() },
      .wrongWay(
        "a short cut",
        "A view that names another `next` leads past its superview and its controller.",
        source: .ours,
        breaks: [
          Breakage("responder-chain", seeing: "[\"panel\", \"window\", \"application\"]"),
          Breakage("responder-chain#card", seeing: "[]"), "responder-event-bubbles#inner-view",
          "responder-event-bubbles#inner-controller", "responder-event-bubbles#outer-view",
          "responder-event-bubbles#outer-controller",
        ]
      ) { ShortCutController() },
      .wrongWay(
        "switched off",
        "A panel without interaction is not hit, nor is what it holds: the touch begins behind it.",
        source: .ours,
        breaks: [
          Breakage("responder-event-bubbles#card", seeing: "[]"),
          Breakage("responder-event-bubbles#panel", seeing: "[]"), "responder-event-bubbles#nearest",
        ]
      ) { SwitchedOffController() },
      .wrongWay(
        "a button moved out",
        "A button that lies beside the panel does not lead to it, even if it looks as before.",
        source: .ours,
        breaks: ["responder-chain"]
      ) { ButtonMovedOutController() },
    ]
  }
}
