import RecipeKit

/// Validates what a recipe declares, without running it.
enum DeclarationAudit {
  static func issues(in declaration: RecipeDeclaration) -> [RecipeIssue] {
    ((declaration.faults ?? []) + (declaration.recordFaults ?? [])).map { RecipeIssue($0) }
      + idIssues(declaration) + cardIssues(declaration.card) + codeIssues(declaration)
      + claimIssues(declaration)
      + variantIssues(declaration)
  }

  private static func cardIssues(_ card: RecipeCard) -> [RecipeIssue] {
    let names = ListingSnippet(of: card.listing).names
    let known = Set(names)
    var issues: [RecipeIssue] = []
    if let works = card.works {
      if let range = SystemRange(works) {
        if let api = APIAvailability.newest(in: card.listing), range.begins(before: api.version) {
          issues.append(
            RecipeIssue(
              "`works` says '\(works)', but the example uses `\(api.name)`, which needs iOS \(api.version). "
                + "Say so in `works`, or use older API."
            )
          )
        }
      } else {
        issues.append(
          RecipeIssue("`works` says '\(works)'. Write it as 'iOS 7 and later' or 'iOS 3.2 to 8'.")
        )
      }
    }
    return issues
      + card.excerpt.filter { !known.contains($0) }.map {
        RecipeIssue(
          "The excerpt names '\($0)', which the example does not declare."
            + NearestMatches.question($0, in: names, most: 1)
        )
      }
  }

  /// The columns that remain for code in a terminal of 80 columns.
  static let codeWidthLimit = 76

  /// An issue if code is wider than lessons show; not for plug-ins, which may have code in other languages.
  private static func codeIssues(_ declaration: RecipeDeclaration) -> [RecipeIssue] {
    guard declaration.isRecorded else { return [] }
    let files = [
      ("Example.swift", declaration.card.listing), ("WrongWays.swift", declaration.card.wrongWaysListing),
      ("Today.swift", declaration.card.todayListing ?? ""),
    ]
    return files.flatMap { name, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.count > codeWidthLimit }.prefix(1).map { index, line in
          RecipeIssue(
            "Line \(index + 1) of \(name) has \(line.count) columns. Lessons show \(codeWidthLimit); break the line."
          )
        }
    }
  }

  private static func idIssues(_ declaration: RecipeDeclaration) -> [RecipeIssue] {
    let ids = [("recipe", declaration.card.id)] + declaration.claims.map { ("claim", $0.id) }
    return ids.filter { !isWellFormed($0.1) }.map { kind, id in
      RecipeIssue("The \(kind) id '\(id)' is not made of lower-case letters and digits joined by hyphens.")
    }
  }

  private static func claimIssues(_ declaration: RecipeDeclaration) -> [RecipeIssue] {
    let ids = declaration.claims.map(\.id)
    let known = Set(ids)
    let tells = declaration.card.discussion.flatMap(\.tells)
    let told = Set(tells)
    var issues = ids.repeatedElements.map {
      RecipeIssue("Two claims have the id '\($0)'. Give each claim an id of its own.")
    }
    issues += tells.withoutRepetitions.filter { !known.contains($0) }.map {
      RecipeIssue(
        "A paragraph refers to the claim '\($0)', which the recipe does not declare."
          + NearestMatches.question($0, in: ids, most: 1)
      )
    }
    for claim in declaration.claims where claim.uncoveredReason != nil && told.contains(claim.id) {
      issues.append(
        RecipeIssue("The claim '\(claim.id)' gives a reason for being uncovered, but a paragraph states it.")
      )
    }
    for claim in declaration.claims
    where claim.proof == .told && claim.uncoveredReason == nil && !told.contains(claim.id) {
      issues.append(
        RecipeIssue(
          "The claim '\(claim.id)' must be stated in the text, but no paragraph states it. "
            + "Write `{\(claim.id)}` after the words that state it."
        )
      )
    }
    return issues
  }

  private static func variantIssues(_ declaration: RecipeDeclaration) -> [RecipeIssue] {
    let variants = declaration.variants
    var issues: [RecipeIssue] = []
    if variants.first?.origin != .right {
      issues.append(RecipeIssue("The first variant is not the right way. Begin `variants` with `.rightWay`."))
    }
    if variants.dropFirst().contains(where: { $0.origin == .right }) {
      issues.append(RecipeIssue("There are two right ways. Only the first variant may be `.rightWay`."))
    }
    if variants.contains(where: \.name.isEmpty) {
      issues.append(RecipeIssue("A variant has no name. Give each variant a name."))
    }
    issues += variants.map(\.name).repeatedElements.map {
      RecipeIssue("Two variants are called '\($0)'. Give each variant a name of its own.")
    }
    for variant in variants.dropFirst() where variant.origin != .right {
      if variant.breaks.isEmpty, !declaration.isRecorded {
        issues.append(
          RecipeIssue("The wrong way '\(variant.name)' breaks no check. Name in `breaks` what it must break.")
        )
      }
      if let place = variant.place {
        issues += [("section", place.section), ("paragraph", place.paragraph), ("words", place.words)]
          .filter { $1.allSatisfy(\.isWhitespace) }.map { part, _ in
            RecipeIssue(
              "The wrong way '\(variant.name)' says that the source mentions it, but its `\(part)` is empty. "
                + "Say where and in which words, or call it a common mistake."
            )
          }
      }
      issues += variant.breaks.map(\.check).repeatedElements.map {
        RecipeIssue("The wrong way '\(variant.name)' names the check '\($0)' twice.")
      }
    }
    return issues
  }

  static func isWellFormed(_ id: String) -> Bool {
    let words = id.split(separator: "-", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }
}

/// Validates a recipe's references to other recipes, and its chapter.
struct GalleryAudit {
  private let ids: [String]
  /// The number of recipes per chapter.
  private let chapters: [String: Int]
  private let chapterNames: [String]

  /// Creates an audit of all recipes.
  init(_ declarations: [RecipeDeclaration]) {
    ids = declarations.map(\.card.id)
    chapterNames = declarations.map(\.card.chapter).withoutRepetitions
    chapters = Dictionary(grouping: declarations, by: \.card.chapter).mapValues(\.count)
  }

  /// The issues of one of the recipes.
  func issues(of card: RecipeCard) -> [RecipeIssue] {
    let links = [("see also", card.seeAlso), ("needs", card.needs ?? []), ("today", card.today ?? [])]
    let dead = links.flatMap { key, targets in
      targets.filter { !ids.contains($0) }.map { target in
        RecipeIssue(
          "`\(key)` names the recipe '\(target)', which does not exist.\(NearestMatches.question(target, in: ids, most: 1))"
        )
      }
    }
    return dead + chapterIssues(card.chapter)
  }

  /// An issue if a chapter has one recipe and nearly the name of another chapter: it is probably a typo.
  private func chapterIssues(_ chapter: String) -> [RecipeIssue] {
    guard chapters[chapter] == 1 else { return [] }
    let others = chapterNames.filter { $0 != chapter && chapters[$0, default: 0] > 1 }
    let question = NearestMatches.question(chapter, in: others, most: 1)
    guard !question.isEmpty else { return [] }
    return [RecipeIssue("No other recipe is in the chapter '\(chapter)'.\(question)")]
  }
}
