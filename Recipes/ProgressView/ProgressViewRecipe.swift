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
          The progress is normalised: tasks done, divided by tasks in total. When you have done 20 of 30 \
          tasks, it is 20/30, whatever the tasks are.
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
        """
        The controller keeps the view in a strong property, so that later code can move the bar on.
        """,
        """
        `UIProgressView` knows two styles. The default one is for content; the bar style looks much \
        the same and is meant for toolbars, where it is the custom view of a bar button item. The style \
        fixes the height; the width is yours.
        """,
        """
        This works on every iOS; the lesson runs on iOS 7. Since iOS 5 `setProgress(_:animated:)` lets \
        the bar glide to its new length, and since iOS 9 it can follow a `Progress` by itself, its \
        `observedProgress`. In Objective-C the styles are called `UIProgressViewStyleDefault` and \
        `UIProgressViewStyleBar`.
        """,
      ],
      seeAlso: ["autosize"],
      keywords: ["UIProgressView", "progress", "fraction", "integer division"],
      listing: EmbeddedListings.example,
      wrongWaysListing: EmbeddedListings.wrongWays
    )
  }

  /// The right way, two mistakes that the source speaks of, and our saboteurs.
  var variants: [Variant<Example>] {
    [
      .rightWay { ProgressViewController() },
      .wrongWay(
        "integer division",
        "Dividing whole numbers drops the fraction: the bar stays empty until the very last task.",
        source: .warnedOf(
          section: "1.25",
          paragraph: "last paragraph",
          words: "20/30 of whole numbers is 0, and the bar stays empty until 30/30"
        ),
        breaks: [
          Breakage("twenty-of-thirty", seeing: "0"),
          Breakage("integer-division-zero", seeing: "0"),
          Breakage("integer-division-stuck-until-end", seeing: "1"),
          Breakage("integer-division-stuck-until-end#first", seeing: "30"),
          Breakage("integer-division-truncates", seeing: "[0, 1]"),
          Breakage("twenty-of-thirty-fill", seeing: "0"),
          Breakage("half-example", seeing: "0"),
          "progress-range", "normalised-done-over-total", "float-operands-required",
          "added-as-subview#progress", "style-bar", Breakage("style-bar#toolbar-fill", seeing: "0"),
        ]
      ) { IntegerDivisionController() },
      .wrongWay(
        "unnormalised value",
        "The number of tasks is no fraction: anything above 1 counts as complete.",
        source: .againstTheRule(
          section: "1.25",
          paragraph: "first paragraph after the listing of `viewDidLoad`",
          words: "the value lies between 0 and 1.0: it is normalised"
        ),
        breaks: [
          Breakage("twenty-of-thirty", seeing: "1"),
          Breakage("twenty-of-thirty-fill", seeing: "1"),
          Breakage("integer-division-zero", seeing: "1"),
          Breakage("half-example", seeing: "1"),
          Breakage("integer-division-stuck-until-end", seeing: "1"),
          "integer-division-truncates", "progress-range", "normalised-done-over-total",
          "float-operands-required", "added-as-subview#progress", "style-bar",
          Breakage("style-bar#toolbar-fill", seeing: "150"),
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
          "float-operands-required", "added-as-subview#progress", "style-bar", "style-bar#toolbar-fill",
        ]
      ) { WhatIsLeftController() },
      .wrongWay(
        "never added",
        "A view that was never added to the hierarchy has its progress, but nobody sees it.",
        source: .ours,
        breaks: [
          Breakage("added-as-subview", seeing: "0"), "added-as-subview#progress", "added-as-subview#center",
        ]
      ) { NeverAddedController() },
      .wrongWay(
        "added first",
        "Added before it is set up, the bar joins the view empty and in the corner.",
        source: .ours,
        breaks: [
          Breakage("added-as-subview#progress", seeing: "0"),
          Breakage("added-as-subview#center", seeing: "(75, 1.25)"),
        ]
      ) { AddedFirstController() },
      .wrongWay(
        "default style",
        "The default style is not the one for toolbars.",
        source: .ours,
        breaks: [Breakage("created-with-bar-style", seeing: "default"), "style-bar#toolbar"]
      ) { DefaultStyleController() },
      .wrongWay(
        "in the corner",
        "A view without a place stands in the top left corner.",
        source: .ours,
        breaks: [
          Breakage("centred-in-view", seeing: "(75, 1.25)"),
          Breakage("added-as-subview#center", seeing: "(75, 1.25)"),
        ]
      ) { CornerController() },
      .wrongWay(
        "super at the end",
        "Building the interface before `super.viewDidLoad()` leaves the superclass out of its turn.",
        source: .ours,
        breaks: ["super-viewdidload-first"]
      ) { SuperAtTheEndController() },
      .wrongWay(
        "a weak property",
        "A weak property loses the view as soon as that leaves its superview.",
        source: .againstTheRule(
          section: "1.25",
          paragraph: "the interface before the listing of `viewDidLoad`",
          words: "the progress view is kept in a strong property"
        ),
        breaks: [Breakage("strong-property", seeing: "\"gone\"")]
      ) { WeakPropertyController() },
    ]
  }
}
