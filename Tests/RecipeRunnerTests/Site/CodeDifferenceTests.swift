import Testing

@testable import RecipeRunner

/// Truth: the two listings themselves: without the added lines the right way's member is left, without the removed ones
/// the wrong way's.
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
    #expect(difference.lines.filter { $0.change == .same }.count == 3)
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
      difference.lines.filter { $0.change == .added }.map(\.text) == ["  func more() {", "    break", "  }"]
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
    #expect(
      difference.lines.map(\.text) == [
        "  func show(done: Int, of total: Int) {", "    super.show(done: done, of: total)",
        "    bar.isHidden = true", "  }",
      ]
    )
  }
}
