import RecipeKit

/// All that is known of one recipe: what it says about itself, what it did, and what the tool makes of that.
package struct RecipeReport: Equatable, Sendable {
  /// What the recipe says about itself.
  package var declaration: RecipeDeclaration
  /// The runs of the variants that were started, in order.
  package var runs: [VariantRun] = []
  /// The runs of the counter-proofs that were started, in order.
  package var oppositeRuns: [VariantRun] = []
  /// What a reader may try out; nil if there is nothing, or it was not asked for.
  package var playground: PlaygroundGraph?
  /// What is wrong with the recipe or with its process.
  package var issues: [RecipeIssue] = []
  /// How long it took; nil if that was not measured, or the report leaves times out.
  package var time: RecipeTime?
  /// What the tool makes of it; until it is judged, it has not passed.
  package var verdict = RecipeVerdict()

  /// The recipe's id.
  package var id: String { declaration.card.id }

  /// A report in which nothing has happened yet.
  package init(_ declaration: RecipeDeclaration) {
    self.declaration = declaration
  }

  /// Takes in one event of this recipe.
  package mutating func add(_ event: Event) {
    switch event.kind {
    case .recipeStarted(let declaration): self.declaration = declaration
    case .variantStarted:
      if runs.count < declaration.variants.count {
        runs.append(VariantRun())
      } else {
        oppositeRuns.append(VariantRun())
      }
    case .entry(let entry): changeLastRun { $0.entries.append(entry) }
    case .variantEnded(let end): changeLastRun { $0.end = end.error.map { .threw($0) } ?? .finished }
    case .playground(let record): playground = PlaygroundGraph(record)
    case .playState(let state): playground?.states.append(state)
    case .playMove(let move): playground?.moves.append(move)
    case .issue(let issue): issues.append(issue)
    case .recipeTimed(let time): self.time = time
    case .verdict(let verdict): self.verdict = verdict
    case .workerStarted, .recipeListed, .runStarted, .recipeEnded, .exception, .expectationEnded, .runEnded,
      .unknown:
      break
    }
  }

  private mutating func changeLastRun(_ change: (inout VariantRun) -> Void) {
    if !oppositeRuns.isEmpty {
      change(&oppositeRuns[oppositeRuns.count - 1])
    } else if !runs.isEmpty {
      change(&runs[runs.count - 1])
    }
  }

  /// Judges what was taken in; what is wrong beside the verdict's deviations joins the issues.
  package mutating func judge() {
    let evaluation = Evaluation(of: self)
    issues += evaluation.issues
    verdict = evaluation.verdict
  }
}
