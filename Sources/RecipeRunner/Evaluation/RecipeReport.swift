import RecipeKit

/// The report of one recipe: its declaration, its runs, its issues and the verdict.
package struct RecipeReport: Equatable, Sendable {
  package var declaration: RecipeDeclaration
  package var runs: [VariantRun] = []
  package var counterProofRuns: [VariantRun] = []
  /// The playground; nil if there is none, or it was not requested.
  package var playground: PlaygroundGraph?
  package var issues: [RecipeIssue] = []
  /// The duration; nil if it was not measured or is left out.
  package var time: RecipeTime?
  /// The verdict; not passed until ``judge()``.
  package var verdict = RecipeVerdict()

  package var id: String { declaration.card.id }

  package init(_ declaration: RecipeDeclaration) {
    self.declaration = declaration
  }

  /// Adds an event of this recipe, wherever it comes; ``LessonBuilder`` knows what may follow what.
  package mutating func add(_ event: Event) {
    switch event.kind {
    case .recipeStarted(let declaration): self.declaration = declaration
    case .variantStarted:
      if runs.count < declaration.variants.count {
        runs.append(VariantRun())
      } else {
        counterProofRuns.append(VariantRun())
      }
    case .entry(let entry): changeLastRun { $0.entries.append(entry) }
    case .variantEnded(let end): changeLastRun { $0.end = end.error.map { .threw($0) } ?? .finished }
    case .playground(let record): playground = PlaygroundGraph(record)
    case .playState(let state): playground?.states.append(state)
    case .playMove(let move): playground?.moves.append(move)
    case .issue(let issue): issues.append(issue)
    case .recipeTimed(let time): self.time = time
    case .verdict(let verdict): self.verdict = verdict
    case .workerStarted, .recipeListed, .runStarted, .recipeEnded, .runEnded, .unknown: break
    }
  }

  private mutating func changeLastRun(_ change: (inout VariantRun) -> Void) {
    if !counterProofRuns.isEmpty {
      change(&counterProofRuns[counterProofRuns.count - 1])
    } else if !runs.isEmpty {
      change(&runs[runs.count - 1])
    }
  }

  /// Evaluates the recorded events; issues that are not deviations are appended to ``issues``.
  package mutating func judge() {
    let evaluation = Evaluation(of: self)
    issues += evaluation.issues
    verdict = evaluation.verdict
  }
}

/// A fault of a recipe or of the process that ran it.
package struct RecipeIssue: Codable, Equatable, Sendable {
  /// The fault and what to do, as sentences.
  package var text: String
  /// The last diagnostic output, line by line.
  package var evidence: [String]

  package init(_ text: String, evidence: [String] = []) {
    self.text = text
    self.evidence = evidence
  }
}

/// The run of a variant, which may be incomplete.
package struct VariantRun: Equatable, Sendable {
  /// How a run ended.
  package enum End: Equatable, Sendable {
    /// The script ran to its end.
    case finished
    /// The script threw an error with this description.
    case threw(String)
    /// The process ended before the script did.
    case lost
  }

  package var entries: [StageEntry] = []
  package var end = End.lost

  package var checks: [CheckRecord] {
    entries.compactMap { if case .check(let check) = $0 { check } else { nil } }
  }

  package var scenes: [LiveRecord] {
    entries.compactMap { if case .live(let scene) = $0 { scene } else { nil } }
  }

  package var snapshots: [SnapshotRecord] {
    entries.compactMap { if case .snapshot(let snapshot) = $0 { snapshot } else { nil } }
  }

  /// The first result of each check, by id.
  package var checksByID: [String: CheckRecord] {
    Dictionary(checks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The first result of a check; nil if the run did not reach it.
  package func check(_ id: String) -> CheckRecord? {
    for case .check(let check) in entries where check.id == id { return check }
    return nil
  }
}

extension SnapshotRecord {
  /// The name, marked if it is a film's.
  var title: String { kind == .film ? "\(name) (a film)" : name }

  var differs: Bool { beside?.differs == true }
}

extension RecipeReport {
  /// The results of the checks that a wrong way must break; "not reached" for those that its run did not
  /// reach.
  package func brokenChecks(ofVariant index: Int) -> [CheckRecord] {
    guard runs.indices.contains(index), declaration.variants.indices.contains(index) else { return [] }
    return declaration.variants[index].breaks.compactMap { breakage in
      runs[index].check(breakage.check) ?? runs[0].check(breakage.check)?.notReached
    }
  }
}

// MARK: - Events

extension RecipeReport {
  /// The events from which an equal report can be made.
  package var events: [Event] {
    let id = id
    let runs = (runs + counterProofRuns).enumerated().flatMap { index, run -> [Event] in
      let kinds = [.variantStarted] + run.entries.map(Event.Kind.entry) + Self.end(of: run)
      return kinds.map { Event($0, recipe: id, variant: index) }
    }
    let last: [Event.Kind] =
      (playground?.kinds ?? []) + [.recipeEnded] + issues.map(Event.Kind.issue)
      + (time.map { [.recipeTimed($0)] } ?? []) + [.verdict(verdict)]
    return [Event(.recipeStarted(declaration), recipe: id)] + runs + last.map { Event($0, recipe: id) }
  }

  /// The event of a script's end; none if the process was lost.
  private static func end(of run: VariantRun) -> [Event.Kind] {
    switch run.end {
    case .finished: [.variantEnded(.init())]
    case .threw(let error): [.variantEnded(.init(error: error))]
    case .lost: []
    }
  }
}
