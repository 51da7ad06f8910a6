import RecipeKit

/// Recipe 1.25: a progress view that shows how much of the work is done.
@MainActor public let recipe: any Recipe = ProgressViewRecipe()

struct ProgressViewRecipe: Recipe {
  /// What the variants are made of: a controller with a progress view.
  typealias Example = @MainActor () -> ProgressViewController

  /// The lesson's texts.
  var card: RecipeCard {
    RecipeCard(
      id: "progress-view",
      title: "Show progress with UIProgressView",
      section: "1.25",
      chapter: "Views and controls",
      problem: "A task takes a while, and people want to see how far it has come.",
      solution: """
        Create a `UIProgressView`, place it, and set its `progress` to the part that is done: a number \
        from 0 (nothing yet) to 1 (everything).
        """,
      discussion: [
        Paragraph(
          """
          The progress is normalised: tasks done, divided by tasks in total. After 20 of 30 tasks it is \
          20/30, whatever the tasks are.
          """,
          tells: ["normalised-done-over-total"]
        ),
        Paragraph(
          """
          Both numbers must be floating point, or else the division drops the fraction before the \
          progress view ever sees it. In Swift that means `Float(done) / Float(total)`, or literals \
          such as `20.0 / 30.0`.
          """,
          tells: ["float-operands-required"]
        ),
        Paragraph(
          """
          The controller keeps the view in a strong property, so that later code can move the bar on.
          """,
          tells: ["strong-property"]
        ),
        """
        `UIProgressView` knows two styles. The default one is for content; the bar style looks much \
        the same and is meant for toolbars. The style fixes the height; the width is yours.
        """,
      ],
      seeAlso: ["autosize"],
      keywords: ["UIProgressView", "progress", "fraction", "integer division"],
      listing: EmbeddedListings.example,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The right way, two documented mistakes, and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay { ProgressViewController() },
      .wrongWay(
        "integer division",
        "Dividing whole numbers drops the fraction: the bar stays empty until the very last task.",
        source: .warnedOf(section: "1.25", paragraph: "last paragraph", words: ""),
        breaks: [
          Breakage("twenty-of-thirty", seeing: "0"),
          Breakage("integer-division-zero", seeing: "0"),
          Breakage("integer-division-stuck-until-end", seeing: "1"),
          Breakage("integer-division-stuck-until-end#first", seeing: "30"),
          Breakage("integer-division-truncates", seeing: "[0, 1]"),
          Breakage("twenty-of-thirty-fill", seeing: "0"),
          Breakage("half-example", seeing: "0"),
          "progress-range", "normalised-done-over-total", "float-operands-required",
        ]
      ) { IntegerDivisionController() },
      .wrongWay(
        "unnormalised value",
        "The number of tasks is no fraction: anything above 1 counts as complete.",
        source: .warnedOf(section: "1.25", paragraph: "second paragraph after the listing", words: ""),
        breaks: [
          Breakage("twenty-of-thirty", seeing: "1"),
          Breakage("twenty-of-thirty-fill", seeing: "1"),
          Breakage("integer-division-zero", seeing: "1"),
          Breakage("half-example", seeing: "1"),
          Breakage("integer-division-stuck-until-end", seeing: "1"),
          "integer-division-truncates", "progress-range", "normalised-done-over-total",
          "float-operands-required",
        ]
      ) { UnnormalisedController() },
      .wrongWay(
        "what is left",
        "Counting the tasks that are left makes the bar run backwards.",
        source: .ours,
        breaks: [
          Breakage("zero-means-not-started", seeing: "150"),
          Breakage("one-means-complete", seeing: "0"),
          Breakage("out-of-range-progress", seeing: "[0, 1]"),
          "twenty-of-thirty", "twenty-of-thirty-fill", "integer-division-zero",
          "integer-division-truncates", "progress-range", "normalised-done-over-total",
        ]
      ) { WhatIsLeftController() },
      .wrongWay(
        "never added",
        "A view that was never added to the hierarchy has its progress, but nobody sees it.",
        source: .ours,
        breaks: [Breakage("added-as-subview", seeing: "false")]
      ) { NeverAddedController() },
      .wrongWay(
        "default style in the corner",
        "Without a style and a center the view is a plain one in the top left corner.",
        source: .ours,
        breaks: [
          Breakage("created-with-bar-style", seeing: "default"),
          Breakage("centred-in-view", seeing: "(75, 1)"),
        ]
      ) { DefaultStyleController() },
      .wrongWay(
        "super at the end",
        "Building the interface before `super.viewDidLoad()` leaves the superclass out of its turn.",
        source: .ours,
        breaks: ["super-viewdidload-first"]
      ) { SuperAtTheEndController() },
    ]
  }
}
