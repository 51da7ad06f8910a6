import RecipeKit

/// The run of one recipe: its declaration, the runs of its variants, its issues and the verdict.
///
/// Every report is made from these values, and a run's file has one in each line.
package struct LessonRun: Codable, Equatable, Sendable {
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
    if let declaration = event.declaration { self.declaration = declaration }
    if event.variantStarted != nil {
      if runs.count < declaration.variants.count {
        runs.append(VariantRun())
      } else {
        counterProofRuns.append(VariantRun())
      }
    }
    if let entry = event.entry { changeLastRun { $0.entries.append(entry) } }
    if let end = event.variantEnded {
      changeLastRun { $0.end = end.error.map { .threw(error: $0) } ?? .finished }
    }
    if let playground = event.playground { self.playground = playground }
    if let issue = event.issue { issues.append(issue) }
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
package struct VariantRun: Codable, Equatable, Sendable {
  /// How a run ended.
  package enum End: Codable, Equatable, Sendable {
    /// The script ran to its end.
    case finished
    /// The script threw an error with this description.
    case threw(error: String)
    /// The process ended before the script did.
    case lost
  }

  package var entries: [StageEntry] = []
  package var end = End.lost

  package var checks: [CheckRecord] {
    entries.compactMap(\.check)
  }

  package var scenes: [LiveRecord] {
    entries.compactMap(\.live)
  }

  package var snapshots: [SnapshotRecord] {
    entries.compactMap(\.snapshot)
  }

  /// The first result of each check, by id.
  package var checksByID: [String: CheckRecord] {
    Dictionary(checks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The first result of a check; nil if the run did not reach it.
  package func check(_ id: String) -> CheckRecord? {
    entries.lazy.compactMap(\.check).first { $0.id == id }
  }
}

extension SnapshotRecord {
  /// The name, marked if it is a film's.
  var title: String { kind == .film ? "\(name) (a film)" : name }

  var differs: Bool { beside?.differs == true }
}

extension LessonRun {
  /// The results of the checks that a wrong way must break; "not reached" for those that its run did not
  /// reach.
  package func brokenChecks(ofVariant index: Int) -> [CheckRecord] {
    guard runs.indices.contains(index), declaration.variants.indices.contains(index) else { return [] }
    return declaration.variants[index].breaks.compactMap { breakage in
      runs[index].check(breakage.check) ?? runs[0].check(breakage.check)?.notReached
    }
  }
}
