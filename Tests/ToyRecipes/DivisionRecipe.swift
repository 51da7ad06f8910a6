import RecipeKit

/// A whole lesson in little: the quotient of two integers loses its fraction.
struct DivisionRecipe: ToyScript {
  let card = RecipeCard(
    id: "division",
    title: "Show how much of the work is done",
    section: "1.25",
    chapter: "Numbers",
    problem: "You have done 20 of 30 tasks and want to show the share of the work that is done.",
    solution: "Divide as floating-point numbers: `Float(done) / Float(total)` is a number from 0 to 1.",
    discussion: [
      Paragraph(
        "A share is *normalised*: 0 means that nothing is done, 1 that everything is. A bar needs no other "
          + "number to know how far it has to be filled.",
        tells: ["normalised"]
      ),
      """
      Swift never mixes integers and floating-point numbers by itself, so it is always visible which division
      is meant.
      """,
    ],
    seeAlso: ["raising"],
    keywords: ["share", "integer"],
    listing: """
      import UIKit

      /// The share of the work that is done.
      func share(done: Int, total: Int) -> Float {
        Float(done) / Float(total)
      }

      """,
    wrongWaysListing: """
      import UIKit

      // MARK: Integer division

      func integerShare(done: Int, total: Int) -> Float {
        Float(done / total)  // 20 / 30 is 0
      }

      // MARK: Percent

      func percentage(done: Int, total: Int) -> Float {
        100 * Float(done) / Float(total)
      }

      """
  )

  let statements: [ClaimRecord] = [
    .core("two-thirds", "20 of 30 tasks are two thirds of the work."),
    .core("normalised", "The share is normalised: the done tasks divided by all tasks.", proof: .told),
    .core("ends", "The share begins at 0 and ends at 1."),
    .detail("grows", "The share grows with every task."),
    .detail("looks", "The bar of the figure is blue.").uncovered(because: "A number has no colour."),
  ]

  let variants: [Variant<@MainActor (Int, Int) -> Float>] = [
    Variant({ Float($0) / Float($1) }),
    Variant(
      { Float($0 / $1) },
      mistake: Lesson.Mistake(
        "Integer division",
        words: "The quotient of two integers drops its fraction, so the bar stays empty until the very end.",
        source: .warnedOf(section: "1.25", paragraph: "last paragraph", words: "integers divide to 0")
      ),
      breaks: [Breakage("two-thirds", seeing: "0"), "grows"]
    ),
    Variant(
      { 100 * Float($0) / Float($1) },
      mistake: Lesson.Mistake(
        "Percent",
        words: "A share of 66.7 is far more than all of the work.",
        source: .common
      ),
      breaks: ["two-thirds", Breakage("ends#all", seeing: "100")]
    ),
  ]

  func check(_ share: @MainActor (Int, Int) -> Float, on stage: Stage) throws {
    stage.output("share", share(20, 30))
    stage.output("tasks", "20 of 30")
    stage.check(
      "two-thirds",
      "20 of 30 tasks give a share of two thirds.",
      expected: 0.6667,
      actual: share(20, 30),
      within: 0.0001
    )
    stage.check("ends", named: "none", "Nothing done is a share of 0.", expected: 0, actual: share(0, 30))
    stage.check("ends", named: "all", "Everything done is a share of 1.", expected: 1, actual: share(30, 30))
    let shares = (0...3).map { share($0, 3) }
    stage.check(
      "grows",
      "Each of three tasks makes the share greater.",
      expected: true,
      actual: zip(shares, shares.dropFirst()).allSatisfy { $0 < $1 }
    )
  }
}
