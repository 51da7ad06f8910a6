import RecipeKit

/// A recipe's lesson in sections: its texts, and the results of its run.
///
/// It is the model of all renderers: `LessonMessages` for terminals, `LessonJSONReporter` for programs, and
/// the pages of the module `GallerySite`. Sections without content are omitted.
package struct LessonContent {
  package let report: LessonRun
  /// The code that ran; nil if there is none.
  package let code: Code?
  /// The additional code that an iOS project needs; nil if none.
  package let deviceCode: String?
  /// The example with today's API; nil if the example is up to date.
  package let todayCode: String?
  /// The right way, then the wrong ways.
  package let ways: [Way]
  package let deviations: [(variant: VariantDeclaration, deviation: Deviation)]

  package struct Code {
    /// The complete code.
    package let whole: String
    /// The essential part; nil for the complete code.
    package let snippet: String?

    /// The part that lessons show.
    package var shown: String { snippet ?? whole }
  }

  package enum Item {
    case value(OutputRecord)
    case note(String)
    case snapshot(SnapshotRecord)
  }

  package struct Way {
    package let index: Int
    package let variant: VariantDeclaration
    package let items: [Item]
    package let checks: [CheckRecord]
    /// The results of the checks that a wrong way must break.
    package let broken: [CheckRecord]
    let hasRun: Bool

    package var slug: String { VariantSlug.of(variant.name) }

    var outputs: [OutputRecord] {
      items.compactMap { if case .value(let output) = $0 { output } else { nil } }
    }

    var notes: [String] { items.compactMap { if case .note(let note) = $0 { note } else { nil } } }

    package var snapshots: [SnapshotRecord] {
      items.compactMap { if case .snapshot(let snapshot) = $0 { snapshot } else { nil } }
    }
  }

  package init(_ report: LessonRun) {
    self.report = report
    let card = report.declaration.card
    let whole = Listing.trimmed(card.listing)
    let snippet = card.excerpt.isEmpty ? nil : ListingSnippet(of: whole).text(of: card.excerpt)
    code = whole.isEmpty ? nil : Code(whole: whole, snippet: snippet)
    deviceCode = card.deviceListing.map { Listing.trimmed($0) }
    todayCode = card.todayListing.map { Listing.trimmed($0) }
    ways = report.declaration.variants.enumerated().map { Way($0.offset, $0.element, report) }
    deviations = report.deviations
  }

  package var card: RecipeCard { report.declaration.card }

  package var rightWay: Way? { ways.first }

  package var wrongWays: ArraySlice<Way> { ways.dropFirst() }

  /// The checks of the right way.
  package var checks: [CheckRecord] { rightWay?.checks ?? [] }

  /// The number of checks that hold, in words, and whether all do.
  package var held: (words: String, isAll: Bool) {
    let count = checks.count(where: \.passed)
    return ("\(count) of \(checks.count) hold", count == checks.count)
  }

  /// The first check of each core claim, at most eight.
  package var coreChecks: [CheckRecord] {
    var claims: Set<String> = []
    let firsts = checks.filter { report.declaration.isCore($0) && claims.insert($0.claim).inserted }
    return Array(firsts.prefix(8))
  }
}

extension LessonContent.Way {
  fileprivate init(_ index: Int, _ variant: VariantDeclaration, _ report: LessonRun) {
    let run = report.runs.indices.contains(index) ? report.runs[index] : nil
    self.index = index
    self.variant = variant
    hasRun = run != nil
    checks = run?.checks ?? []
    broken = index == 0 ? [] : report.brokenChecks(ofVariant: index)
    items = (run?.entries ?? []).compactMap { entry in
      if let output = entry.output { return .value(output) }
      if let note = entry.note { return .note(note.text) }
      return entry.snapshot.map { .snapshot($0) }
    }
  }
}

extension LessonRun {
  var deviations: [(variant: VariantDeclaration, deviation: Deviation)] {
    zip(declaration.variants, verdict.variants).flatMap { variant, verdict in
      verdict.deviations.map { (variant, $0) }
    }
  }
}

extension RecipeCard {
  /// Whether newer API has taken the place of what the example uses.
  package var isHistoric: Bool { works.flatMap(SystemRange.init)?.hasEnded == true }
}
