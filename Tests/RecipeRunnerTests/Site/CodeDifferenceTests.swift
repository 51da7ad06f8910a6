import Testing

@testable import GallerySite
@testable import RecipeRunner

/// Truth: the two listings: without the added lines the right way's member remains, without the removed lines
/// the wrong way's code.
struct CodeDifferenceTests {
  private let right = """
    class Bar: UIViewController {
      func show(done: Int, of total: Int) {
        prepare()
        bar.progress = Float(done) / Float(total)
      }

      func other() {
        stay()
      }
    }
    """

  private func texts(_ difference: CodeDifference, without change: CodeLine.Change) -> [String] {
    difference.lines.filter { $0.change != change }.map(\.text)
  }

  @Test func aMistakeThatOnlyAddsChangesTheLinesThatAreMostLikeWhatItAdds() throws {
    let wrong = """
      class Wrong: Bar {
        override func show(done: Int, of total: Int) {
          super.show(done: done, of: total)
          bar.progress += tint
        }
      }
      """
    let difference = try #require(CodeDifference(right: .init(of: right), wrong: wrong))
    let listing = right.split(separator: "\n").map(String.init)
    #expect(difference.removed.isEmpty)
    #expect(
      difference.changed(in: listing) == [
        "  func show(done: Int, of total: Int) {", "    bar.progress = Float(done) / Float(total)",
      ]
    )
    #expect(difference.changed(in: ["elsewhere()"]).isEmpty)
  }

  @Test func aMemberIsComparedWithTheOneOfItsName() throws {
    let wrong = """
      class Wrong: Bar {
        override func show(done: Int, of total: Int) {
          prepare()
          bar.progress = Float(done / total)
        }
      }
      """
    let difference = try #require(CodeDifference(right: .init(of: right), wrong: wrong))
    #expect(difference.removed == ["    bar.progress = Float(done) / Float(total)"])
    #expect(
      difference.lines.filter { $0.change == .added }.map(\.text) == [
        "    bar.progress = Float(done / total)"
      ]
    )
    #expect(difference.lines.filter { $0.change == .same }.count == 5)
  }

  /// A learner must be able to write the code that is shown: with `super`, its class, and its place.
  @Test(arguments: [
    """
    class Wrong: Bar {
      var isDone = false

      override func show(done: Int, of total: Int) {
        if !isDone {
          super.show(done: done, of: total)
        }
      }

      override func other() {
        if isDone {
          stay()
        }
        super.other()
      }
    }

    class Other: Wrong {
      override func other() {
        super.other()
      }
    }
    """
  ])
  func withoutTheRemovedLinesTheWrongWayIsAsItRan(wrong: String) throws {
    let difference = try #require(CodeDifference(right: .init(of: right), wrong: wrong))
    #expect(texts(difference, without: .removed).joined(separator: "\n") == wrong)
    #expect(difference.removed.isEmpty)
  }

  /// The meaning of `super` depends on the class, so an override in another class than the right way's is
  /// different code.
  @Test func anotherSubclassOfUIKitsClassIsComparedAlthoughItCallsSuper() throws {
    let right =
      "class Right: UIViewController {\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    add()\n  }\n}"
    let wrong = right.replacing("Right", with: "Wrong").replacing("    add()\n", with: "")
    let difference = try #require(CodeDifference(right: .init(of: right), wrong: wrong))
    #expect(difference.removed == ["    add()"])
    #expect(texts(difference, without: .removed).joined(separator: "\n") == wrong)
  }

  @Test func functionsOfOneNameAreToldApartByTheirLabels() {
    let wrong = """
      class Wrong: Bar {
        override func show(all: Int) {
          prepare()
        }
      }
      """
    #expect(CodeDifference(right: .init(of: right), wrong: wrong) == nil)
  }

  @Test func whatOnlyTheWrongWayHasIsAdded() throws {
    let wrong = """
      class Wrong: Bar {
        override func other() {
        }

        func more() {
          break
        }
      }
      """
    let difference = try #require(CodeDifference(right: .init(of: right), wrong: wrong))
    #expect(difference.removed == ["    stay()"])
    #expect(
      difference.lines.filter { $0.change == .added }.map(\.text) == [
        "  func more() {", "    break", "  }",
      ]
    )
  }

  @Test(arguments: ["", "def f():\n    return 1\n", "// words"])
  func whereNothingHasACounterpartThereIsNoDifference(wrong: String) {
    #expect(CodeDifference(right: .init(of: right), wrong: wrong) == nil)
  }

  @Test func whatTheRightWayStillDoesIsNotToldAsMissing() throws {
    let wrong = """
      class Wrong: Bar {
        override func show(done: Int, of total: Int) {
          super.show(done: done, of: total)
          bar.isHidden = true
        }
      }
      """
    let difference = try #require(CodeDifference(right: .init(of: right), wrong: wrong))
    #expect(difference.removed.isEmpty)
    #expect(difference.lines.map(\.text) == wrong.split(separator: "\n").map(String.init))
    #expect(difference.lines.dropFirst().dropLast().allSatisfy { $0.change == .added })
  }
}
