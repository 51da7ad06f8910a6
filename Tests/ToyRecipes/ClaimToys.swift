import RecipeKit

/// A recipe about a number, whose claims and files are given, so that each way of going wrong takes a few lines.
struct ClaimToy: Recipe {
  let lesson: Lesson
  let rightWay = 2
  let wrongWays: WrongWays<Int>
  let stated: Claims<Int>

  init(
    _ id: String,
    mistakes: [String] = ["three"],
    wrongWays: WrongWays<Int> = ["three": 3],
    recorded: String = "three\n  even: 1\n",
    @ClaimBuilder<Int> claims: (SceneSetup<Int, Box>) -> Claims<Int>
  ) {
    lesson = Lesson(
      card: RecipeCard(
        id: id,
        title: "A toy with claims",
        chapter: "Toys",
        problem: "You want to see what the runner makes of this.",
        solution: "Run it.",
        listing: "let number = 2\n"
      ),
      mistakes: mistakes.map { Lesson.Mistake($0, words: "It is not two.", source: .common) },
      recorded: recorded
    )
    self.wrongWays = wrongWays
    stated = claims(SceneSetup { number, _ in Box(number) })
  }

  /// A number that counter-proofs can tamper with.
  final class Box {
    var number: Int

    init(_ number: Int) { self.number = number }
  }

  func scene(_ number: Int, on stage: Stage) -> Box { Box(number) }

  var claims: Claims<Int> { stated }
}

/// One toy that is sound, and one for each thing that can be wrong with claims and with the files beside them.
@MainActor let claimToys: [any Recipe] = [
  ClaimToy("sound-claims", recorded: "three\n  even: 1\n  even#half: 1.5\n") { box in
    box.core("even", "The number is even.") { expect($0.number % 2, is: 0) }
      .fails(when: "the number is five") { $0.number = 5 }
      .fails(in: "three", seeing: 1)
    box.detail("even#half", "half of the number is one") {
      expect(Double($0.number) / 2, is: 1, within: 0.1)
    }
    .fails(when: "the number is six", with: 6, seeing: 3.0)
    box.detail("zero", "Zero is even.", isFact: true) { _ in expect(0 % 2, is: 0) }
  },
  ClaimToy("no-counter-proof") { box in
    box.core("even", "The number is even.") { expect($0.number % 2, is: 0) }
  },
  ClaimToy("proven-fact") { box in
    box.detail("zero", "Zero is even.", isFact: true) { _ in expect(0 % 2, is: 0) }
    box.detail("zero#number", "the number is even") { expect($0.number % 2, is: 0) }
      .fails(when: "the number is five") { $0.number = 5 }
  },
  ClaimToy("idle-counter-proof") { box in
    box.core("even", "The number is even.") { expect($0.number % 2, is: 0) }
      .fails(when: "the number is four") { $0.number = 4 }
  },
  ClaimToy("other-counter-value") { box in
    box.core("even", "The number is even.") { expect($0.number % 2, is: 0) }
      .fails(when: "the number is five", seeing: 7) { $0.number = 5 }
  },
  ClaimToy("throwing-counter-proof") { box in
    box.core("even", "The number is even.") { expect($0.number % 2, is: 0) }
      .fails(when: "the number is lost") { _ in throw StageError.missing("the number") }
  },
  ClaimToy("trapping-counter-proof") { box in
    box.core("even", "The number is even.") { expect($0.number % 2, is: 0) }
      .fails(when: "the number is gone") { _ in preconditionFailure("gone") }
  },
  ClaimToy("unknown-counter-proof") { box in
    box.core("even", "The number is even.") { expect($0.number % 2, is: 0) }.fails(in: "four")
  },
  ClaimToy("no-code", mistakes: ["three", "four"]) { even($0) },
  ClaimToy("no-words", mistakes: [], recorded: "") { even($0) },
  ClaimToy("not-recorded", recorded: "") { even($0) },
  ClaimToy("recorded-anew", recorded: "three\n  even: 4\n") { even($0) },
  ClaimToy("edited-record", recorded: "three\n  even 1\n") { even($0) },
  ClaimToy("stale-record", recorded: "three\n  even: 1\n\nfour\n  even: 1\n") { even($0) },
  ClaimToy("same-sentence", recorded: "three\n  even: 1\n  odd: 1\n") { box in
    even(box)
    box.detail("odd", "The number is even.") { expect($0.number % 2, is: 0) }
      .fails(when: "the number is seven") { $0.number = 7 }
  },
]

@MainActor private func even(_ box: SceneSetup<Int, ClaimToy.Box>) -> Claims<Int> {
  ClaimBuilder.buildExpression(
    box.core("even", "The number is even.") { expect($0.number % 2, is: 0) }
      .fails(when: "the number is five") { $0.number = 5 }
  )
}
