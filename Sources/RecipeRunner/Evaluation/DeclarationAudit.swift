import RecipeKit

/// Validates what a recipe declares, without running it.
enum DeclarationAudit {
  static func faults(in declaration: RecipeDeclaration) -> [String] {
    (declaration.faults ?? []) + (declaration.recordFaults ?? []) + idFaults(declaration)
      + cardFaults(declaration.card) + codeFaults(declaration) + claimFaults(declaration)
      + variantFaults(declaration)
  }

  private static func idFaults(_ declaration: RecipeDeclaration) -> [String] {
    let ids = [("recipe", declaration.card.id)] + declaration.claims.map { ("claim", $0.id) }
    return ids.filter { !isWellFormed($0.1) }.map { kind, id in
      "The \(kind) id '\(id)' is not made of lower-case letters and digits joined by hyphens."
    }
  }

  static func isWellFormed(_ id: String) -> Bool {
    let words = id.split(separator: "-", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }

  private static func cardFaults(_ card: RecipeCard) -> [String] {
    let names = ListingSnippet(of: card.listing).names
    let known = Set(names)
    return worksFaults(card)
      + card.excerpt.filter { !known.contains($0) }.map {
        "The excerpt names '\($0)', which the example does not declare."
          + NearestMatches.question($0, in: names, most: 1)
      }
  }

  private static func worksFaults(_ card: RecipeCard) -> [String] {
    guard let works = card.works, SystemRange(works) == nil else { return [] }
    return ["`works` says '\(works)'. Write it as 'iOS 7 and later' or 'iOS 3.2 to 8'."]
  }

  /// The columns that remain for code in a terminal of 80 columns.
  static let codeWidthLimit = 76

  /// A fault if code is wider than lessons show; not for plug-ins, which may have code in other languages.
  private static func codeFaults(_ declaration: RecipeDeclaration) -> [String] {
    guard declaration.isRecorded else { return [] }
    let files = [
      ("Example.swift", declaration.card.listing), ("WrongWays.swift", declaration.card.wrongWaysListing),
      ("Today.swift", declaration.card.todayListing ?? ""),
    ]
    return files.compactMap { name, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.firstIndex { $0.count > codeWidthLimit }.map { index in
        "Line \(index + 1) of \(name) has \(lines[index].count) columns. Lessons show \(codeWidthLimit); "
          + "break the line."
      }
    }
  }

  private static func claimFaults(_ declaration: RecipeDeclaration) -> [String] {
    let ids = declaration.claims.map(\.id)
    let known = Set(ids)
    let tells = declaration.card.discussion.flatMap(\.tells).withoutRepetitions
    let told = Set(tells)
    var faults = ids.repeatedElements.map {
      "Two claims have the id '\($0)'. Give each claim an id of its own."
    }
    faults += tells.filter { !known.contains($0) }.map {
      "A paragraph refers to the claim '\($0)', which the recipe does not declare."
        + NearestMatches.question($0, in: ids, most: 1)
    }
    faults += declaration.claims.filter { $0.uncoveredReason != nil && told.contains($0.id) }.map {
      "The claim '\($0.id)' gives a reason for being uncovered, but a paragraph states it."
    }
    let untold = declaration.claims.filter {
      $0.proof == .told && $0.uncoveredReason == nil && !told.contains($0.id)
    }
    return faults
      + untold.map {
        "The claim '\($0.id)' must be stated in the text, but no paragraph states it. "
          + "Write `{\($0.id)}` after the words that state it."
      }
  }

  private static func variantFaults(_ declaration: RecipeDeclaration) -> [String] {
    let variants = declaration.variants
    var faults: [String] = []
    if variants.first?.origin != .right {
      faults.append("The first variant is not the right way. Begin `variants` with `.rightWay`.")
    }
    if variants.dropFirst().contains(where: { $0.origin == .right }) {
      faults.append("There are two right ways. Only the first variant may be `.rightWay`.")
    }
    if variants.contains(where: \.name.isEmpty) {
      faults.append("A variant has no name. Give each variant a name.")
    }
    faults += variants.map(\.name).repeatedElements.map {
      "Two variants are called '\($0)'. Give each variant a name of its own."
    }
    for variant in variants.dropFirst() where variant.origin != .right {
      if variant.breaks.isEmpty, !declaration.isRecorded {
        faults.append(
          "The wrong way '\(variant.name)' breaks no check. Name in `breaks` what it must break."
        )
      }
      faults += variant.place.map { placeFaults($0, of: variant) } ?? []
      faults += variant.breaks.map(\.check).repeatedElements.map {
        "The wrong way '\(variant.name)' names the check '\($0)' twice."
      }
    }
    return faults
  }

  private static func placeFaults(_ place: SourcePlace, of variant: VariantDeclaration) -> [String] {
    [("section", place.section), ("paragraph", place.paragraph), ("words", place.words)]
      .filter { $1.allSatisfy(\.isWhitespace) }.map { part, _ in
        "The wrong way '\(variant.name)' says that the source mentions it, but its `\(part)` is empty. "
          + "Say where and in which words, or call it a common mistake."
      }
  }
}

/// Validates a recipe's references to other recipes, and its chapter.
struct GalleryAudit {
  private let ids: [String]
  private let chapters: [String: Int]
  private let chapterNames: [String]

  init(_ declarations: [RecipeDeclaration]) {
    ids = declarations.map(\.card.id)
    chapterNames = declarations.map(\.card.chapter).withoutRepetitions
    chapters = Dictionary(grouping: declarations, by: \.card.chapter).mapValues(\.count)
  }

  func faults(of card: RecipeCard) -> [String] {
    let links = [("see also", card.seeAlso), ("needs", card.needs ?? []), ("today", card.today ?? [])]
    let dead = links.flatMap { key, targets in
      targets.filter { !ids.contains($0) }.map { target in
        "`\(key)` names the recipe '\(target)', which does not exist."
          + NearestMatches.question(target, in: ids, most: 1)
      }
    }
    return dead + chapterFaults(card.chapter)
  }

  /// A fault if a chapter has one recipe and nearly the name of another chapter: it is probably a typo.
  private func chapterFaults(_ chapter: String) -> [String] {
    guard chapters[chapter] == 1 else { return [] }
    let others = chapterNames.filter { $0 != chapter && chapters[$0, default: 0] > 1 }
    let question = NearestMatches.question(chapter, in: others, most: 1)
    return question.isEmpty ? [] : ["No other recipe is in the chapter '\(chapter)'.\(question)"]
  }
}
