import LessonPictures
import Rendering
import Testing

@testable import RecipeKit

/// Truth: the documented behaviour of claims: each on a scene of its own, its checks told apart by their order, and its
/// counter-proofs on that claim alone.
@MainActor struct ClaimTests {
  private final class Lamp {
    var isOn: Bool
    init(_ isOn: Bool) { self.isOn = isOn }
  }

  private struct LampRecipe: Recipe {
    let lesson = Lesson(
      card: RecipeCard(
        id: "lamp",
        title: "A lamp",
        chapter: "Toys",
        problem: "P.",
        solution: "S.",
        listing: ""
      ),
      mistakes: [.init("left on", words: "It burns.", source: .common)],
      recorded: "left on\n  off: true\n"
    )
    let rightWay = false
    let wrongWays: WrongWays<Bool> = ["left on": true]

    func scene(_ isOn: Bool, on stage: Stage) throws -> Lamp { Lamp(isOn) }

    func illustrate(_ isOn: Bool, on stage: Stage) { stage.output("lamp", isOn) }

    var claims: Claims<Bool> {
      core("off", "The lamp is off.", covers: "dark") { lamp in
        expect(lamp.isOn, is: false)
        lamp.isOn = true
        expect(lamp.isOn, is: true, "it can be switched on")
      }
      .fails(when: "somebody switches it on") { $0.isOn = true }
      .fails(in: "left on", seeing: true)
      detail("still-off", "The lamp of another scene is off still.") { expect($0.isOn, is: false) }
        .fails(when: "another lamp is used", with: true, seeing: Bool?.none)
      detail("off#later", "a new lamp is off") { expect($0.isOn, is: false) }.fails(in: "left on")
      detail("two", "Two is two.", isFact: true) { _ in expect(2, is: 2) }
      detail("round", "Lamps are round.")
    }
  }

  private final class Log {
    var entries: [StageEntry] = []
    var checks: [CheckRecord] {
      entries.compactMap(\.check)
    }
  }

  private let recipe = ClaimScript(LampRecipe())

  private func play(wrongWay: Bool = false, _ script: (Stage) throws -> Void) rethrows -> Log {
    let log = Log()
    let stage = Stage(
      exceptions: { _ in .nothing },
      wrongWay: wrongWay ? Lesson.Mistake("left on", words: "It burns.", source: .common) : nil
    ) { log.entries.append($0) }
    try script(stage)
    return log
  }

  @Test func theRightWayShowsAndThenChecksEachClaimOnItsOwnScene() throws {
    let log = try play { try recipe.check(false, on: $0) }
    #expect(log.entries.first == .output(.init(name: "lamp", value: "false")))
    #expect(log.checks.map(\.id) == ["off", "off#2", "still-off", "off#later", "two"])
    #expect(log.checks.map(\.passed) == [true, true, true, true, true])
    #expect(log.checks.prefix(2).map(\.sentence) == ["The lamp is off.", "it can be switched on"])
  }

  @Test func aWrongWayChecksAllButFacts() throws {
    let log = try play(wrongWay: true) { try recipe.check(true, on: $0) }
    #expect(log.checks.map(\.id) == ["off", "off#2", "still-off", "off#later"])
    #expect(log.checks.map(\.passed) == [false, true, false, false])
  }

  @Test(arguments: [(0, ["off", "off#2"]), (1, ["off", "off#2"]), (2, ["still-off"]), (3, ["off#later"])])
  func aCounterProofRunsTheChecksOfItsClaimAlone(_ number: Int, _ ids: [String]) throws {
    let log = try play { try recipe.checkCounterProof(number, on: $0) }
    #expect(log.checks.map(\.id) == ids)
    #expect(log.checks[0].passed == false)
  }

  @Test func aRecipeTellsItsClaimsAndCounterProofs() {
    #expect(recipe.statements.map(\.id) == ["off", "still-off", "two", "round"])
    #expect(recipe.statements.map(\.proof) == [.check, .check, .fact, .told])
    #expect(recipe.statements[0].covers == ["dark"])
    #expect(
      recipe.counterProofs.map(\.words) == [
        "when somebody switches it on", "in the wrong way 'left on'", "when another lamp is used",
        "in the wrong way 'left on'",
      ]
    )
    #expect(recipe.counterProofs.map(\.seeing) == [nil, "true", "nil", nil])
    #expect(recipe.variants.map(\.name) == ["right way", "left on"])
    #expect(recipe.variants[1].breaks == [Breakage("off", seeing: "true")])
    #expect(recipe.faults.isEmpty && recipe.recordFaults.isEmpty)
  }
}
