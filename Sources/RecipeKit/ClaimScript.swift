/// The script of a ``Recipe``: runs its claims in order, each on a scene of its own.
@MainActor
package final class ClaimScript<Source: Recipe>: RecipeScript {
  private let recipe: Source

  private lazy var elements = recipe.claims.elements

  init(_ recipe: Source) {
    self.recipe = recipe
  }

  package var card: RecipeCard { recipe.lesson.card }
  package var sourceType: Any.Type { Source.self }

  package var statements: [ClaimRecord] { elements.filter { $0.name == nil }.map(\.record) }

  private lazy var recording = Recording(recipe.lesson.recorded)

  /// The right way, then the wrong ways in the order of the lesson, with their recorded breakages.
  package private(set) lazy var variants: [Variant<Source.Example>] = {
    let ways = Dictionary(recipe.wrongWays.map { ($0.key, $0.value) }) { first, _ in first }
    return [Variant(recipe.rightWay)]
      + recipe.lesson.mistakes.compactMap { mistake in
        ways[mistake.name].map { Variant($0, mistake: mistake, breaks: recording.breaks[mistake.name] ?? []) }
      }
  }()

  package var counterProofs: [CounterProofRecord] { elements.flatMap(\.counterProofs) }

  package var faults: [String] {
    let mistakes = recipe.lesson.mistakes.map(\.name)
    let ways = recipe.wrongWays.map(\.key)
    var faults = ways.filter { !mistakes.contains($0) }.map {
      "Lesson.md doesn't describe the wrong way '\($0)'. Write a section `### \($0)` below `## Wrong ways`."
    }
    faults += mistakes.filter { !ways.contains($0) }.map {
      "Lesson.md describes '\($0)', but the recipe has no such wrong way. Add it to `wrongWays`."
    }
    return faults + claimFaults
  }

  package var recordFaults: [String] {
    let mistakes = variants.dropFirst().map(\.name)
    var faults = recording.unreadable.map {
      "Line \($0) of Recorded.txt can't be read. Write the file anew: `recipes check \(card.id) --record`."
    }
    faults += mistakes.filter { recording.breaks[$0] == nil }.map {
      "Recorded.txt has no entry for the wrong way '\($0)'. "
        + "Record it, and review the changes: `recipes check \(card.id) --record`."
    }
    faults += mistakes.filter { recording.breaks[$0]?.isEmpty == true }.map {
      "The wrong way '\($0)' breaks no check. Add a check that fails in it."
    }
    faults += recording.names.filter { !mistakes.contains($0) }.map {
      "Recorded.txt names the wrong way '\($0)', which the recipe does not have. "
        + "Write the file anew: `recipes check \(card.id) --record`."
    }
    return faults
  }

  private var claimFaults: [String] {
    let ways = recipe.wrongWays.map(\.key)
    var faults: [String] = []
    var owners: [String: String] = [:]
    for claim in elements.map(\.record) {
      if let other = owners.updateValue(claim.id, forKey: claim.statement) {
        faults.append(
          "The claims '\(other)' and '\(claim.id)' have the same sentence. Reword one of them."
        )
      }
    }
    for element in elements where element.record.proof == .check && element.counterProofs.isEmpty {
      faults.append(
        "The claim '\(element.record.id)' has no counter-proof. Add `.fails(when:)` with a change that makes it "
          + "false, or pass `isFact: true` if UIKit alone decides it."
      )
    }
    let facts = Set(elements.map(\.record).filter { $0.proof == .fact }.map(\.id))
    for counterProof in counterProofs {
      if facts.contains(counterProof.claim) {
        faults.append(
          "The claim '\(counterProof.claim)' is a fact and has the counter-proof '\(counterProof.words)'. "
            + "Omit `isFact`."
        )
      }
      if let name = counterProof.wrongWay, !ways.contains(name) {
        faults.append(
          "A counter-proof of the claim '\(counterProof.claim)' names the wrong way '\(name)', which does not exist."
        )
      }
    }
    return faults
  }

  package func playground(_ example: Source.Example) -> Playground? { recipe.playground(example) }

  /// Runs `illustrate`, then the checks of all claims, on one of the ways.
  ///
  /// Facts are checked on the right way only.
  package func check(_ example: Source.Example, on stage: Stage) throws {
    stage.keepsDevices = true
    try recipe.illustrate(example, on: stage)
    stage.forget()
    for claim in elements
    where claim.record.proof == .check || (claim.record.proof == .fact && stage.isRight) {
      stage.run(claim.record, named: claim.name) {
        do { try claim.check(example, stage) } catch { stage.fail(with: error) }
      }
    }
  }

  package func checkCounterProof(_ number: Int, on stage: Stage) throws {
    stage.keepsDevices = true
    var number = number
    for claim in elements {
      if number < claim.counterProofs.count {
        let (right, wrong) = (recipe.rightWay, recipe.wrongWays)
        return try stage.run(claim.record, named: claim.name) {
          try claim.checkCounterProof(number, right, wrong, stage)
        }
      }
      number -= claim.counterProofs.count
    }
  }
}

extension Recipe {
  /// The script that runs the recipe.
  package var script: any RecipeScript { ClaimScript(self) }
}
