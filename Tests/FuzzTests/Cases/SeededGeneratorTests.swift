import Testing

@testable import RecipeGalleryFuzz

/// Truth: the first numbers of SplitMix64 for the seed 1234567, as published with its reference code by Vigna.
struct SeededGeneratorTests {
  @Test func itIsSplitMix64() {
    var random = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.bits() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test func casesHaveNumbersOfTheirOwn() {
    let ids = ["views", "dynamics"].flatMap { kind in
      (0..<10).flatMap { number in (0..<10).map { CaseID(kind: kind, seed: $0, number: number) } }
    }
    let first = ids.map { id in
      var random = SeededGenerator(id)
      return random.bits()
    }
    #expect(Set(first).count == ids.count)
  }

  @Test func numbersStayInTheirRanges() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1_000 {
      #expect((3...5).contains(random.integer(3...5)))
      #expect((-2...2).contains(random.number(-2...2)))
      #expect((0.01...100).contains(random.magnitude(0.01...100)))
    }
    #expect(Set((0..<100).map { _ in random.integer(3...5) }) == [3, 4, 5])
  }

  @Test @MainActor func theSameCaseHasTheSameSteps() {
    for kind in FuzzKinds.all {
      let id = CaseID(kind: kind.name, seed: 3, number: 14)
      #expect(kind.lines(of: id, steps: nil) == kind.lines(of: id, steps: nil))
      #expect(kind.stepCount(of: id) == kind.lines(of: id, steps: nil).count)
    }
  }
}
