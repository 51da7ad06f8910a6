/// What a page's script searches: a file of its own, which is loaded when somebody searches.
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
    /// The problem and the solution, keywords, names of the frameworks, claims, and lines of code.
    let d: [String]
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
  var script: String {
    "gallery.searchIndex(\(JSONText.line(of: entries)));\n"
  }
}
