import RecipeKit

/// A lesson on paper: the problem, the code with gaps, what it must show, and the solution overleaf.
struct SheetPage {
  private let frame: PageFrame
  private let report: RecipeReport
  private let lesson: SiteMap.Lesson
  private let wrongWayCode: WrongWayCode

  private var card: RecipeCard { report.declaration.card }

  init(_ map: SiteMap, _ lesson: SiteMap.Lesson, _ report: RecipeReport, _ wrongWayCode: WrongWayCode) {
    frame = PageFrame(map: map, path: lesson.sheet)
    self.lesson = lesson
    self.report = report
    self.wrongWayCode = wrongWayCode
  }

  var text: String {
    let listing = Listing.trimmed(card.listing)
    let shown = card.excerpt.isEmpty ? listing : ListingExcerpt(of: listing).text(of: card.excerpt)
    let sheet = gaps(in: shown)
    let name = frame.map.listingName(of: card.id)
    let front = HTML(
      "section",
      ["class": "front"],
      [
        HTML(
          "p",
          ["class": "with-script"],
          [
            HTML("button", ["type": "button", "class": "print"], "Print"), HTML(" "),
            .link(frame.address(lesson.page), "To the lesson"),
          ]
        ),
        HTML("p", ["class": "place"], "\(frame.map.title) · \(card.chapter)"), HTML("h1", [:], card.title),
        SystemsLine.html(for: card),
        HTML("p", ["class": "name"], "Name"),
        HTML("h2", [:], "Problem"), HTML("p", [:], [HTML(prose: card.problem)]),
        HTML("h2", [:], sheet.answers.isEmpty ? "Code" : "Fill the gaps"),
        CodeLines(sheet.lines).html(name: name),
        HTML("h2", [:], "It works when"),
        HTML(
          "ol",
          ["class": "tasks"],
          tasks.map {
            HTML("li", [:], [HTML(prose: $0.sentence), HTML(": "), HTML("code", [:], $0.expected)])
          }
        ),
      ]
        + Self.part(
          "What goes wrong here?",
          HTML(
            "ol",
            ["class": "questions"],
            mistakes.map { HTML("li", [:], [HTML("strong", [:], $0.name)]) }
          ),
          isShown: !mistakes.isEmpty
        )
    )
    let answers = sheet.answers.map { HTML("li", [:], [HTML("code", [:], $0)]) }
    let back = HTML(
      "section",
      ["class": "overleaf"],
      [HTML("h1", [:], "Solution: \(card.title)"), HTML("p", [:], [HTML(prose: card.solution)])]
        + (answers.isEmpty ? [] : [HTML("h2", [:], "The gaps"), HTML("ol", ["class": "answers"], answers)])
        + [
          HTML("h2", [:], "What the checks found"),
          HTML(
            "dl",
            ["class": "values"],
            tasks.map {
              HTML(
                "div",
                [:],
                [
                  HTML("dt", [:], [HTML(prose: $0.sentence)]),
                  HTML("dd", [:], [HTML("code", [:], $0.actual)]),
                ]
              )
            }
          ),
        ]
        + Self.part(
          "What goes wrong",
          HTML(
            "ol",
            [:],
            mistakes.map {
              HTML("li", [:], [HTML("strong", [:], $0.name), HTML(": "), HTML(prose: $0.summary)])
            }
          ),
          isShown: !mistakes.isEmpty
        )
    )
    return frame.bare(title: "\(card.title), a sheet", summary: card.problem, kind: "sheet", [front, back])
  }

  private static func part(_ title: String, _ content: HTML, isShown: Bool) -> [HTML] {
    isShown ? [HTML("h2", [:], title), content] : []
  }

  /// What the code must do: the first check of each claim that the lesson stands on.
  private var tasks: [CheckRecord] {
    var claims: Set<String> = []
    let checks = report.runs.first?.checks ?? []
    return Array(
      checks.filter { report.declaration.isCore($0) && claims.insert($0.claim).inserted }.prefix(8)
    )
  }

  /// The mistakes that the source warns of, then those that break its rules.
  private var mistakes: [VariantDeclaration] {
    let variants = report.declaration.variants
    return Array(
      (variants.filter { $0.origin == .warnedOf } + variants.filter { $0.origin == .againstTheRule }).prefix(
        4
      )
    )
  }

  /// The code with gaps where it tells, or where it can have any.
  private func gaps(in code: String) -> CodeGaps {
    let gaps = CodeGaps(in: code, telling: telling)
    guard gaps.answers.isEmpty else { return gaps }
    return CodeGaps(in: code, telling: Set(code.split(whereSeparator: \.isNewline).map(String.init)))
  }

  /// The lines that some wrong way changes: on these the lesson turns.
  private var telling: Set<String> {
    let variants = report.declaration.variants.dropFirst()
    return Set(variants.flatMap { wrongWayCode.part(of: $0)?.difference?.removed ?? [] })
  }
}
