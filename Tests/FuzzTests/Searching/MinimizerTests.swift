import Testing

@testable import RecipeGalleryFuzz

/// Truth: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (2002): the result has the property,
/// and loses it with any one element.
struct MinimizerTests {
  @Test(arguments: [[], [0], [37], [99], [3, 4], [0, 99], [5, 50, 95], Array(20...40), Array(0...99)])
  func nothingIsLeftButWhatIsNeeded(_ needed: [Int]) {
    let smallest = Minimizer.smallest(Array(0...99), tries: 10_000) { Set($0).isSuperset(of: needed) }
    #expect(smallest == needed)
  }

  @Test func noElementCanBeSparedWhereTheyDependOnOneAnother() {
    // Odd sums are no matter of single elements.
    func holds(_ list: [Int]) -> Bool { list.reduce(0, +) % 7 == 3 && list.count > 2 }
    let all = Array(0...37).filter { $0 != 8 }
    #expect(holds(all + [3 + 700 - all.reduce(0, +) % 7]))
    let smallest = Minimizer.smallest(all + [3 + 700 - all.reduce(0, +) % 7], tries: 10_000, holds: holds)
    #expect(holds(smallest))
    for index in smallest.indices {
      var shorter = smallest
      shorter.remove(at: index)
      #expect(!holds(shorter))
    }
  }

  @Test func itAsksNoMoreThanItMay() {
    var tries = 0
    _ = Minimizer.smallest(Array(0...999), tries: 17) { list in
      tries += 1
      return list.contains(500) && list.contains(3)
    }
    #expect(tries == 17)
  }

  @Test func whatHasThePropertyIsReturnedHoweverFewTriesThereAre() {
    for tries in 0...30 {
      #expect(Minimizer.smallest(Array(0...99), tries: tries) { $0.contains(42) }.contains(42))
    }
  }
}
