import RecipeKit

/// Validates what a recipe's scripts did, apart from the results of their checks; faults are sentences.
struct RunAudit {
  private let declaration: RecipeDeclaration
  private let runs: [VariantRun]

  init(_ report: LessonRun) {
    (declaration, runs) = (report.declaration, report.runs)
  }

  /// Faults of the right way's script, and names that are repeated or malformed.
  var scriptFaults: [String] {
    rightWayFaults + repeatedChecks
      + nameFaults(one: "picture or film", some: "pictures or films") { $0.snapshots.map(\.name) }
      + nameFaults(one: "scene", some: "scenes") {
        // Another choice bears the name of the scene in which readers find it.
        $0.scenes.filter { $0.choice == nil }.map(\.name)
      }
  }

  private var rightWayFaults: [String] {
    guard let right = runs.first else { return [] }
    if case .threw(let error) = right.end { return ["The right way's script ended early: \(error)"] }
    return right.end == .finished && right.checks.isEmpty
      ? ["The script checks nothing. Check at least one claim."] : []
  }

  private var repeatedChecks: [String] {
    repeated { $0.checks.map(\.id) }.map { id, variant, run in
      let location = run.checks.last { $0.id == id }.map { " (\($0.file):\($0.line))" } ?? ""
      return "The check '\(id)' runs twice in \(title(variant))\(location). "
        + "Give each claim, and each `id#name` of added checks, a name of its own."
    }
  }

  /// Pages use these names as file names, so each must be well-formed and unique within a run.
  ///
  /// - Parameters:
  ///   - one: the noun for messages, in the singular.
  ///   - some: the noun for messages, in the plural.
  ///   - names: returns the names in a run.
  private func nameFaults(one: String, some: String, _ names: (VariantRun) -> [String]) -> [String] {
    runs.flatMap(names).withoutRepetitions.filter { !DeclarationAudit.isWellFormed($0) }.map {
      "The name '\($0)' of a \(one) is not made of lower-case letters and digits joined by hyphens."
    }
      + repeated(names).map { name, variant, _ in
        "Two \(some) are called '\(name)' in \(title(variant)). Give each a name of its own."
      }
  }

  /// The names that occur twice in a run, each with the first such run.
  private func repeated(
    _ names: (VariantRun) -> [String]
  ) -> [(name: String, variant: VariantDeclaration, run: VariantRun)] {
    var known: Set<String> = []
    return zip(declaration.variants, runs).flatMap { variant, run in
      names(run).repeatedElements.filter { known.insert($0).inserted }.map { ($0, variant, run) }
    }
  }

  /// Checks that don't belong to a claim, or that only some ways run.
  ///
  /// - Parameter ids: the checks of the right way.
  func checkFaults(ids: [String]) -> [String] {
    let known = Set(ids)
    let claims = declaration.claims.map(\.id)
    let declared = Set(claims)
    let served = runs.flatMap(\.checks).map(\.claim).withoutRepetitions
    var faults = served.filter { !declared.contains($0) }.map {
      "A check serves the claim '\($0)', which the recipe does not declare."
        + NearestMatches.question($0, in: claims, most: 1)
    }
    for (variant, run) in zip(declaration.variants, runs).dropFirst() {
      faults += run.checks.map(\.id).withoutRepetitions.filter { !known.contains($0) }.map {
        "The check '\($0)' runs in \(title(variant)), but not in the right way."
      }
      faults += variant.breaks.map(\.check).filter { !known.contains($0) }.map {
        "The wrong way '\(variant.name)' names the check '\($0)', which the script does not run."
          + NearestMatches.question($0, in: ids, most: 1)
      }
    }
    return faults
  }

  /// Claims that nothing checks, and reasons for that which don't apply.
  func coverageFaults(_ verdicts: [ClaimVerdict]) -> [String] {
    zip(declaration.claims, verdicts).compactMap { claim, verdict in
      if claim.uncoveredReason != nil, verdict.status != .uncovered {
        return "The claim '\(claim.id)' gives a reason for being uncovered, but the script checks it."
      }
      guard verdict.status == .uncovered, verdict.reason == nil, claim.proof == .check else { return nil }
      return "The claim '\(claim.id)' is checked nowhere. Check it, or say why it is uncovered."
    }
  }

  private func title(_ variant: VariantDeclaration) -> String {
    variant.origin == .right ? "the right way" : "the wrong way '\(variant.name)'"
  }
}
