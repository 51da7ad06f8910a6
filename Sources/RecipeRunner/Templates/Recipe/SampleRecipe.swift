import RecipeKit

/// A button that counts taps, and nothing but taps.
@MainActor public let recipe: any ScriptedRecipe = SampleRecipe()

struct SampleRecipe: ScriptedRecipe {
  /// What the variants are made of: a controller with a button and a label.
  typealias Example = @MainActor () -> SampleController

  var card: RecipeCard {
    RecipeCard(
      id: "sample",
      title: "Count the taps of a button",
      chapter: "Drafts",
      problem: "You want to know how often a button was tapped, and to show it.",
      solution: "Count for `touchUpInside`, and set the label's text each time.",
      discussion: [
        Paragraph(
          """
          A button sends `touchDown` as soon as a finger rests on it. People who touch it by mistake slide off \
          before they let go, and expect that nothing happens.
          """,
          tells: ["second-thoughts"]
        )
      ],
      keywords: ["UIButton", "UIAction", "touchUpInside"],
      listing: EmbeddedListings.example,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  var statements: [ClaimRecord] {
    [
      .core("counts", "The label shows how many taps there were."),
      .core("slides-off", "A finger that slides off the button counts nothing."),
      .detail("second-thoughts", "People slide off a button that they didn't mean.", proof: .told),
    ]
  }

  var variants: [Variant<Example>] {
    [
      .rightWay { SampleController() },
      .wrongWay(
        "label forgotten",
        "A label knows nothing of the number; it shows the text that it was given last.",
        source: .ours,
        breaks: [Breakage("counts", seeing: "\"0\"")]
      ) { SampleLabelForgottenController() },
      .wrongWay(
        "touch down",
        "On `touchDown` it is too late for second thoughts.",
        source: .ours,
        breaks: [Breakage("slides-off", seeing: "1")]
      ) { SampleTouchDownController() },
    ]
  }

  func check(_ example: Example, on stage: Stage) throws {
    let device = stage.boot(.iPhone5, iOS: 9)
    let controller = example()
    device.launch(controller)

    device.tap(controller.button)
    device.tap(controller.button)
    stage.picture("counted", caption: "After two taps")
    stage.check(
      "counts",
      "after two taps the label shows 2",
      expected: "2",
      actual: controller.label.text ?? ""
    )

    let before = controller.taps
    device.drag(from: device.middle(of: controller.button), to: CGPoint(x: 160, y: 500))
    stage.output("taps", controller.taps)
    stage.check(
      "slides-off",
      "a finger that slides off adds none",
      expected: 0,
      actual: controller.taps - before
    )
  }
}
