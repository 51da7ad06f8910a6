import RecipeKit
import RecipeRunner
import XcodeProjects

/// The data of a lesson that the index, the names and the proof need after its page is written.
struct LessonEntry {
  let lesson: SiteMap.Lesson
  let card: RecipeCard
  let facts: LessonFacts
  let verdict: RecipeVerdict
  let claims: [ClaimRecord]
  /// When the checks of claims fail, by the claims' ids.
  let opposites: [String: [CounterProofRecord]]
  /// What its wrong ways are, and what comes of them.
  let mistakes: [String]
  /// The sentences of its checks, by the checks' ids.
  let sentences: [String: String]
  /// The ids of the checks that the right way fails.
  let failed: Set<String>
  /// The still of its card, and the film that it stands for.
  let cover: (still: HTML, film: String?)?
  /// Its live scene for the first page; nil for none.
  let toy: LivePart.Toy?

  init(
    _ lesson: SiteMap.Lesson,
    _ report: LessonRun,
    cover: (still: HTML, film: String?)?,
    toy: LivePart.Toy? = nil
  ) {
    self.lesson = lesson
    card = report.declaration.card
    facts = LessonFacts(report)
    verdict = report.verdict
    claims = report.declaration.claims
    opposites = Dictionary(grouping: report.declaration.opposites ?? [], by: \.claim)
    mistakes = report.declaration.variants.dropFirst().map { "\($0.name): \($0.summary)" }
    let checks = report.runs.first?.checksByID ?? [:]
    sentences = checks.mapValues(\.sentence)
    failed = Set(checks.filter { !$0.value.passed }.keys)
    self.cover = cover
    self.toy = toy
  }
}

/// The filters of a lesson: the devices and versions that it ran on, and the names of UIKit that it uses.
struct LessonFacts {
  /// The devices, in the order in which they come.
  let devices: [String]
  /// The versions of iOS, in the order in which they come.
  let versions: [String]
  /// The names of the frameworks' types and members in its code, sorted.
  let names: [String]

  init(_ report: LessonRun) {
    let trees = report.runs.flatMap(\.snapshots).compactMap(\.tree)
    let screens = trees.compactMap {
      $0.prefix(200).firstMatch(of: #/(?m)^(i[A-Za-z]+[^\n]*?) with iOS ([0-9.]+)/#)
    }
    devices = screens.map { String($0.1) }.withoutRepetitions
    versions = screens.map { String($0.2) }.withoutRepetitions
    let card = report.declaration.card
    names = Self.names(in: card.listing, beside: card.deviceListing ?? "")
  }

  /// The names of types and members that a listing uses, and that neither it nor the file beside it declares.
  static func names(in listing: String, beside other: String = "") -> [String] {
    let (used, declared) = words(of: listing)
    return used.subtracting(declared).subtracting(words(of: other).declared).subtracting([
      "init", "self", "Type",
    ]).sorted()
  }

  private static func words(of listing: String) -> (used: Set<String>, declared: Set<String>) {
    var used: Set<String> = []
    var declared: Set<String> = []
    let kinds: Set<Substring> = [
      "class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "case",
    ]
    for line in SwiftToken.lines(of: listing) {
      let code = line.filter { ![.comment, .space].contains($0.kind) }
      guard code.first?.text != "import" else { continue }
      for (index, token) in code.enumerated() where token.kind == .word {
        let name = String(token.text.trimmingPrefix("@"))
        let before = index > 0 ? code[index - 1].text : ""
        if kinds.contains(before), !kinds.contains(token.text) {
          if code[..<index].contains(where: { $0.text == "override" }) {
            used.insert(name)
          } else {
            declared.insert(name)
          }
        } else if (before == ".") != (name.first?.isUppercase == true) {
          // A nested type alone, such as `Key`, says nothing.
          used.insert(name)
        }
      }
    }
    return (used, declared)
  }
}

/// The search index: a script that pages load on demand.
struct SearchIndex {
  /// Where the file lies in the site.
  static let path = "assets/search.js"

  /// A lesson in it; the keys are short, because there may be a thousand of them.
  private struct Entry: Encodable {
    /// The page's place.
    let p: String
    /// Title, id and chapter.
    let t: String
    let i: String
    let c: String
    /// The problem and the solution, the discussion, mistakes, keywords, names of the frameworks, claims, and lines of
    /// code.
    let d: [String]
    let o: [String]
    let m: [String]
    let k: [String]
    let a: [String]
    let s: [String]
    let l: [String]
  }

  private let entries: [Entry]

  init(_ lessons: [LessonEntry]) {
    entries = lessons.map { lesson in
      Entry(
        p: lesson.lesson.page,
        t: lesson.card.title,
        i: lesson.card.id,
        c: lesson.card.chapter,
        d: [lesson.card.problem, lesson.card.solution],
        o: lesson.card.discussion.map(\.text),
        m: lesson.mistakes,
        k: lesson.card.keywords,
        a: lesson.facts.names,
        s: lesson.claims.map(\.statement),
        l: Self.lines(of: lesson.card.listing)
      )
    }
  }

  /// The lines that say something, each once.
  private static func lines(of listing: String) -> [String] {
    listing.split(whereSeparator: \.isNewline).map { line in
      let start = line.firstIndex { $0 != " " } ?? line.endIndex
      return String(line[start...])
    }.filter { $0.count > 3 }.withoutRepetitions
  }

  /// The file: a script, as pages without a server can read nothing else.
  var script: String { "gallery.searchIndex(\(JSONText.line(of: entries)));\n" }
}
