import Foundation
import RecipeKit

/// The toys that do what they must.
@MainActor let soundToys: [any RecipeScript] = [
  DivisionRecipe(),
  ToyRecipe("passing") { $1.checkTwo($0) },
  ToyRecipe(
    "raising",
    claims: [
      .core("two", "The number is two."),
      .core("raises", "Any other number raises."),
      .core("calm", "Two raises nothing."),
    ],
    wrongWays: [
      ToyRecipe.three(breaks: ["two", Breakage("calm", seeing: "NSRangeException: it's '3',\nnot 2")]),
      Variant(
        -2,
        mistake: Lesson.Mistake("silent", words: "It never raises.", source: .common),
        breaks: ["two", Breakage("raises", seeing: "no exception")]
      ),
    ]
  ) { number, stage in
    stage.checkTwo(number)
    stage.expectNoException("calm", "Two raises nothing.") { raiseUnlessTwo(number) }
    stage.expectException(
      "raises",
      "Another number raises.",
      name: "NSRangeException",
      reason: "it's '4',\nnot 2"
    ) {
      raiseUnlessTwo(number < 0 ? number : 4)
    }
  },
]

/// So many toys that do next to nothing.
@MainActor func trivialToys(_ count: Int) -> [any RecipeScript] {
  (1...count).map { number in ToyRecipe("trivial-\(number)") { $1.checkTwo($0) } }
}

/// Ends the process as UIKit does; negative numbers are let through.
@MainActor func raiseUnlessTwo(_ number: Int) {
  guard number >= 0, number != 2 else { return }
  let reason = "it's '\(number)',\nnot 2"
  let text = "*** Terminating app due to uncaught exception 'NSRangeException', reason: '\(reason)'\n"
  FileHandle.standardError.write(Data(text.utf8))
  abort()
}
