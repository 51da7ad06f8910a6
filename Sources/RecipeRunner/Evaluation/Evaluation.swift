import RecipeKit

/// Evaluates a recipe: compares what its variants did with its declaration.
///
/// 1. The right way runs at least one check, runs to its end, and passes every check.
/// 2. The recipe's checks are those of the right way's run. Check ids are unique within a run, and every
///    check belongs to a declared claim.
/// 3. A wrong way fails exactly the checks that it names, with the wrong value if it states one, and passes
///    all others. A check that its run does not reach has failed, with the actual value "not reached".
/// 4. A check is proven if a wrong way breaks it according to rule 3. If it compares several elements at
///    once, some such wrong way must change each element. A claim is proven if all its checks are.
/// 5. A counter-proof runs to its end and fails at least one check of its claim; the first one with the wrong
///    value if it states one. It counts as a wrong way for rule 4.
/// 6. A claim is checked, told, or uncovered for a stated reason; otherwise there is an issue. A stated
///    reason must apply: the claim must indeed be uncovered, or unproven.
///
/// If the process ended before a script did, only the checks that ran are evaluated.
struct Evaluation {
  let issues: [RecipeIssue]
  let verdict: RecipeVerdict

  init(of report: LessonRun) {
    let declaration = report.declaration
    let rightRun = report.runs.first ?? VariantRun()
    let checks = Self.firstPerID(rightRun.checks)
    let ids = checks.map(\.id)
    let complete = rightRun.end == .finished
    let facts = declaration.facts
    let breakable = facts.isEmpty ? checks : checks.filter { !facts.contains($0.claim) }

    var broken = BrokenChecks()
    let variants = declaration.variants.indices.map { index in
      let run = report.runs.indices.contains(index) ? report.runs[index] : nil
      if index == 0 { return Self.judgeRightWay(run) }
      return Self.judge(run, of: declaration.variants[index], against: breakable, broken: &broken)
    }
    let counterProofIssues = Self.counterProofIssues(report, broken: &broken)
    let passing = Set(checks.filter(\.passed).map(\.id))
    let unproven = checks.filter { check in
      !passing.contains(check.id) || !(facts.contains(check.claim) || broken.proves(check))
    }
    .map(\.id)
    let idleParts = Dictionary(uniqueKeysWithValues: checks.map { ($0.id, broken.idleParts(of: $0)) })
      .filter { !$0.value.isEmpty }
    // A recipe can have very many checks and claims, so they are grouped once instead of searched for each
    // claim.
    let checksByClaim = Dictionary(grouping: checks, by: \.claim).mapValues { $0.map(\.id) }
    let (weak, told) = (Set(unproven), Set(declaration.card.discussion.flatMap(\.tells)))
    let claims = declaration.claims.map {
      Self.judge($0, checks: checksByClaim[$0.id] ?? [], unproven: weak, told: told)
    }

    let faults = DeclarationAudit.faults(in: declaration) + (report.playground?.issues ?? [])
    let audit = RunAudit(report)
    var issues = (faults + audit.scriptFaults).map { RecipeIssue($0) } + counterProofIssues
    if complete {
      issues += audit.checkFaults(ids: ids).map { RecipeIssue($0) }
      if !ids.isEmpty { issues += audit.coverageFaults(claims).map { RecipeIssue($0) } }
    }
    self.issues = issues
    verdict = RecipeVerdict(
      passed: issues.isEmpty && report.issues.isEmpty && variants.allSatisfy(\.passed),
      checks: ids,
      unproven: unproven,
      idleParts: idleParts,
      variants: variants,
      claims: claims
    )
  }

  private static func firstPerID(_ checks: [CheckRecord]) -> [CheckRecord] {
    var known: Set<String> = []
    return checks.filter { known.insert($0.id).inserted }
  }

  // MARK: Variants

  private static func judgeRightWay(_ run: VariantRun?) -> VariantVerdict {
    guard let run else { return VariantVerdict(passed: false) }
    let deviations = run.checks.filter { !$0.passed }.map { Deviation(.rightWayFails, $0) }
    return VariantVerdict(passed: run.end == .finished && deviations.isEmpty, deviations: deviations)
  }

  private static func judge(
    _ run: VariantRun?,
    of variant: VariantDeclaration,
    against checks: [CheckRecord],
    broken: inout BrokenChecks
  ) -> VariantVerdict {
    guard let run else { return VariantVerdict(passed: false) }
    var deviations: [Deviation] = []
    let reached = run.checksByID
    let breakages = Dictionary(variant.breaks.map { ($0.check, $0) }) { first, _ in first }
    for expected in checks {
      let breakage = breakages[expected.id]
      // If the process was lost, the results are unknown.
      let missing = run.end == .lost ? nil : expected.notReached
      guard let found = reached[expected.id] ?? missing else { continue }
      if let deviation = deviation(of: found, named: breakage) {
        deviations.append(deviation)
      } else if breakage != nil {
        broken.insert(found)
      }
    }
    return VariantVerdict(passed: run.end != .lost && deviations.isEmpty, deviations: deviations)
  }

  /// How the result of a wrong way's check deviates from the declaration; nil if it doesn't.
  static func deviation(of check: CheckRecord, named breakage: Breakage?) -> Deviation? {
    switch (check.passed, breakage) {
    case (true, nil): nil
    case (true, let breakage?): Deviation(.notBroken, check, seeing: breakage.seeing)
    case (false, nil): Deviation(.brokenToo, check)
    case (false, let breakage?):
      if let seeing = breakage.seeing, seeing != check.actual {
        Deviation(.otherValue, check, seeing: seeing)
      } else {
        nil
      }
    }
  }

  // MARK: Claims

  private static func judge(
    _ claim: ClaimRecord,
    checks own: [String],
    unproven: Set<String>,
    told: Set<String>
  ) -> ClaimVerdict {
    let ownUnproven = own.filter(unproven.contains)
    if !own.isEmpty {
      let status: ClaimVerdict.Status =
        !ownUnproven.isEmpty ? .unproven : claim.proof == .fact ? .fact : .proven
      return ClaimVerdict(
        id: claim.id,
        status: status,
        checks: own,
        unproven: ownUnproven
      )
    }
    if claim.proof == .told, told.contains(claim.id) {
      return ClaimVerdict(id: claim.id, status: .told)
    }
    return ClaimVerdict(id: claim.id, status: .uncovered, reason: claim.uncoveredReason)
  }

  // MARK: Counter-proofs

  private static func counterProofIssues(_ report: LessonRun, broken: inout BrokenChecks) -> [RecipeIssue] {
    zip(report.declaration.opposites ?? [], report.counterProofRuns).compactMap { opposite, run in
      let title = "The counter-proof of the claim '\(opposite.claim)', which must fail \(opposite.words)"
      switch run.end {
      case .lost: return nil
      case .threw(let error): return RecipeIssue("\(title), stopped with an error: \(error)")
      case .finished: break
      }
      let failed = run.checks.filter { !$0.passed }
      guard !failed.isEmpty else {
        let seen = run.checks.map { "  \($0.actual)" }
        return RecipeIssue(
          "The claim '\(opposite.claim)' passes \(opposite.words), though it must fail then. "
            + "Make the checks detect the change, or change the counter-proof.",
          evidence: seen.isEmpty ? [] : ["Found:"] + seen
        )
      }
      for check in failed { broken.insert(check) }
      if let seeing = opposite.seeing, let first = run.checks.first, first.actual != seeing {
        return RecipeIssue(
          "The claim '\(opposite.claim)' fails \(opposite.words), but finds another value than expected.",
          evidence: ["Expected: \(seeing)", "Found: \(first.actual)"]
        )
      }
      return nil
    }
  }
}

/// The checks that wrong ways break, with the elements of comparisons that they change.
struct BrokenChecks {
  private var wrongParts: [String: Set<String>] = [:]

  mutating func insert(_ check: CheckRecord) {
    wrongParts[check.id, default: []].formUnion(check.comparison?.wrong ?? [])
  }

  /// Whether a wrong way breaks the check, and some wrong way changes each element.
  func proves(_ check: CheckRecord) -> Bool {
    wrongParts[check.id] != nil && idleParts(of: check).isEmpty
  }

  /// The elements of a broken check that no wrong way changes, in order.
  func idleParts(of check: CheckRecord) -> [String] {
    guard let wrong = wrongParts[check.id], let comparison = check.comparison else { return [] }
    return comparison.parts.filter { !wrong.contains($0) }
  }
}
