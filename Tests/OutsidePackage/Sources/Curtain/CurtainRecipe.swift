import RecipeKit

/// A curtain that fades, and lets touches through from then on.
@MainActor public let recipe: any ScriptedRecipe = CurtainRecipe()

struct CurtainRecipe: ScriptedRecipe {
  /// What the variants are made of: a controller with a curtain before a bell.
  typealias Example = @MainActor () -> CurtainController

  var card: RecipeCard {
    RecipeCard(
      id: "curtain",
      title: "Fade a view out so that touches go through it",
      chapter: "Views and controls",
      problem: "A view covers a button. You want it to go, and the button to be tapped from then on.",
      solution: "Animate the view's `alpha` to 0. UIKit passes over views that nobody can see.",
      discussion: [
        Paragraph(
          """
          A view with an `alpha` below 0.01 gets no touches, nor does one that is hidden. A view with a clear \
          background is still there for fingers.
          """,
          tells: ["who-is-passed-over"]
        )
      ],
      keywords: ["alpha", "hit test"],
      listing: EmbeddedListings.example,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  var statements: [ClaimRecord] {
    [
      .core("closed", "A view in front of a button takes the button's touches."),
      .core("open", "Once its alpha is 0, touches go through it."),
      .detail("at-once", "The alpha reads 0 as soon as the animation has been set up."),
      .detail("who-is-passed-over", "Views with an alpha below 0.01 get no touches.", proof: .told),
    ]
  }

  var variants: [Variant<Example>] {
    [
      .rightWay { CurtainController() },
      .wrongWay(
        "clear colour",
        "A view with a clear background cannot be seen, but takes touches as before.",
        source: .againstTheRule(
          section: "Apple, UIView.hitTest(_:with:)",
          paragraph: "discussion",
          words: "only views that are hidden, disabled or nearly transparent get no touches"
        ),
        breaks: [Breakage("open", seeing: "0"), Breakage("at-once", seeing: "1")]
      ) { ClearColorController() },
      .wrongWay(
        "hidden in the end",
        "Until the animation ends, the curtain is there.",
        source: .ours,
        breaks: ["at-once"]
      ) { HiddenInTheEndController() },
      .wrongWay(
        "a curtain of air",
        "A view that takes no touches covers nothing.",
        source: .ours,
        breaks: [Breakage("closed", seeing: "1")]
      ) { AirController() },
    ]
  }

  func check(_ example: Example, on stage: Stage) throws {
    let device = stage.boot(.iPhone5, iOS: 7)
    let controller = example()
    device.launch(controller)
    stage.picture("closed", caption: "The curtain is closed")

    device.tap(controller.bell)
    stage.check("closed", "a tap on the curtain does not ring", expected: 0, actual: controller.rings)

    let before = controller.rings
    stage.film("open", caption: "The curtain opens", seconds: 0.6) {
      controller.openCurtain()
      stage.check("at-once", "the alpha is 0 at once", expected: 0, actual: controller.curtain.alpha)
    }
    device.tap(controller.bell)
    stage.output("rings", controller.rings)
    stage.check("open", "a tap rings", expected: 1, actual: controller.rings - before)
  }
}
