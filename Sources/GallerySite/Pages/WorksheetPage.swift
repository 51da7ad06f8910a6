import RecipeKit
import RecipeRunner

/// Renders a lesson as a sheet to print: the problem, the code with gaps, the tasks, and the solution overleaf.
struct WorksheetPage {
  private let frame: PageFrame
  private let lesson: LessonContent
  private let place: SiteMap.Lesson
  private let wrongWayCode: WrongWayCode

  private var card: RecipeCard { lesson.card }

  init(_ map: SiteMap, _ place: SiteMap.Lesson, _ lesson: LessonContent, _ wrongWayCode: WrongWayCode) {
    frame = PageFrame(map: map, path: place.sheet)
    self.place = place
    self.lesson = lesson
    self.wrongWayCode = wrongWayCode
  }

  /// The page, and the files of its pictures by their paths.
  func page() -> (text: String, files: [String: String]) {
    var pictures = SitePictures(frame, of: place)
    let questions = questions(&pictures)
    let (sheet, sentences, values) = (gaps, sentences, values)
    let name = frame.map.listingName(of: card.id)
    let tasks = zip(sentences, values).map { sentence, value in
      HTML(
        "li",
        [HTML(prose: sentence)] + (value.map { [HTML(" "), HTML("span.faint", "Here: \($0).")] } ?? [])
      )
    }
    let masks = MaskTask(card)
    let front = HTML(
      "section.front",
      [
        PrintOptions.html(isChecked: true),
        HTML("p.with-script", [.link(frame.address(place.page), "To the lesson")]),
        HTML("p.place", "\(frame.map.title) · \(card.chapter)"), HTML("h1", card.title),
        AimLine.html(for: card), SystemsLine.html(for: card, on: frame, isLinked: false),
        HTML("p.name", "Name"), HTML("h2", "Problem"),
        HTML("p", prose: card.problem),
        HTML(
          "div",
          ["class": sheet.lines.count > Self.longCode ? "beside long" : "beside"],
          [
            HTML(
              "div",
              [
                HTML("h2", sheet.answers.isEmpty ? "Code" : "Fill the gaps"),
                CodeLines(sheet.lines).html(name: name),
              ]
            ), HTML("div.checks", [HTML("h2", "It works when"), HTML("ul.tasks", tasks)]),
          ]
        ),
      ] + (masks?.question ?? [])
    )
    let answers = sheet.answers.map { HTML("li", [HTML("code", $0)]) }
    // A value that no words describe tells nothing on paper.
    let found = lesson.coreChecks.compactMap { check in
      PlainValue.words(for: check.actual).map { words in
        HTML("div", [HTML("dt", prose: Self.sentence(check)), HTML("dd", words)])
      }
    }
    let back = HTML(
      "section.leaf",
      [HTML("h1", "Solution: \(card.title)"), HTML("p", prose: card.solution)]
        + (answers.isEmpty ? [] : [HTML("h2", "The gaps"), HTML("ol.answers", answers)])
        + (masks?.solution ?? []) + (mistakes.isEmpty ? [] : [HTML("h2", "What goes wrong")])
        + (mistakes.isEmpty
          ? []
          : [
            HTML(
              "ol",
              mistakes.map {
                HTML("li", [HTML("strong", $0.variant.name), HTML(": "), HTML(prose: $0.variant.summary)])
              }
            )
          ])
        + (found.isEmpty
          ? [] : [HTML("div.checks", [HTML("h2", "What the checks found"), HTML("dl.values", found)])])
    )
    let text = frame.bare(
      title: "\(card.title), a sheet",
      summary: card.problem,
      kind: "sheet",
      [front] + questions + [back]
    )
    return (text, pictures.files)
  }

  /// The most lines of code that fit a page in the usual size.
  private static let longCode = 56

  /// What a check expects, as a whole sentence.
  private static func sentence(_ check: CheckRecord) -> String {
    let text = check.sentence.prefix(1).uppercased() + check.sentence.dropFirst()
    return text.hasSuffix(".") ? text : text + "."
  }

  // MARK: Mistakes

  /// The most lines of small print on a page, and what a mistake needs at least for its picture.
  private static let (maximumLines, minimumLines) = (68, 21)
  /// The longest line of code beside a picture.
  private static let lineLength = 62
  /// The most mistakes that a sheet asks about.
  private static let mistakeLimit = 3

  /// The first mistakes of the lesson that have code and fit a page: before all those that show something, and of those with
  /// the same outcome the first one.
  private var mistakes: [LessonContent.Way] {
    func shows(_ way: LessonContent.Way) -> Bool { way.snapshots.contains { $0.beside?.differs == true } }
    var room = Self.maximumLines
    var chosen: [LessonContent.Way] = []
    let ways = lesson.wrongWays.filter(shows) + lesson.wrongWays.filter { !shows($0) }
    var outcomes: Set<String> = []
    let isNew = ways.map { outcomes.insert(Prediction.outcome($0.variant.summary)).inserted }
    for way in zip(ways, isNew).filter(\.1).map(\.0) + zip(ways, isNew).filter({ !$0.1 }).map(\.0) {
      guard let code = code(of: way), chosen.count < Self.mistakeLimit else { continue }
      let lines = code.lines.map { 1 + $0.text.count / Self.lineLength }.reduce(0, +)
      let need = max(Self.minimumLines, lines + 12)
      guard need <= room else { continue }
      room -= need
      chosen.append(way)
    }
    return chosen
  }

  /// Each mistake's code beside what it shows, with room for the answer; its name, which tells it, is on the solution's leaf.
  private func questions(_ pictures: inout SitePictures) -> [HTML] {
    guard !mistakes.isEmpty else { return [] }
    var items: [HTML] = []
    for way in mistakes {
      // Where only symbols differ, the weight is 0; of equal weights the first one counts.
      let differing = way.snapshots.filter { $0.beside?.differs == true }
      let most = differing.map { $0.beside?.weight ?? 1 }.max()
      let shown = differing.first { ($0.beside?.weight ?? 1) == most }
      let still = shown.flatMap { pictures.question(of: $0, in: "wrong-\(way.index)") }
      let item = HTML(
        "li",
        [
          HTML("strong", "What goes wrong here?"),
          HTML(
            "div.beside",
            [
              HTML(
                "div",
                [code(of: way)?.html(name: "The code"), HTML("p.writing", [:])].compactMap(\.self)
              ),
              still,
            ].compactMap(\.self)
          ),
        ]
      )
      items.append(item)
    }
    return [HTML("section.page", [HTML("h2", "Find the mistakes"), HTML("ol.questions", items)])]
  }

  /// A mistake's code as it ran, without the marks of what differs.
  private func code(of way: LessonContent.Way) -> CodeLines? {
    wrongWayCode.part(of: way.variant).map { part in
      CodeLines(
        CodeLines(asking: part).lines.filter { $0.change != .removed }.map { line in
          var line = line
          line.change = .same
          return line
        }
      )
    }
  }

  // MARK: Gaps

  private var sentences: [String] { lesson.coreChecks.map { Self.sentence($0) } }
  /// What the checks expect, where words can say it and the sentences don't.
  private var values: [String?] {
    lesson.coreChecks.map { check in
      PlainValue.words(for: check.expected).flatMap { words in
        let facts = words.split { !$0.isLetter && !$0.isNumber && $0 != "." }.filter {
          $0.first?.isLowercase != true
        }
        return facts.allSatisfy(check.sentence.contains) ? nil : words
      }
    }
  }

  /// The code with gaps.
  private var gaps: CodeGaps {
    CodeGaps(
      in: lesson.code?.shown ?? "",
      telling: telling,
      given: ([card.title, card.problem] + sentences + values.compactMap(\.self)).joined(separator: "\n"),
      frameworkNames: Set(LessonFacts.names(in: lesson.code?.whole ?? "", beside: lesson.deviceCode ?? ""))
    )
  }

  /// The example with the sheet's gaps as placeholders; nil without gaps.
  var starter: String? { gaps.starter(of: lesson.code?.whole ?? "") }

  /// The lines of the right way that each wrong way changes.
  private var telling: [[String]] {
    let shown = lesson.code?.shown.split(whereSeparator: \.isNewline).map(String.init) ?? []
    return lesson.wrongWays.map { way in
      wrongWayCode.part(of: way.variant)?.difference?.changed(in: shown) ?? []
    }
  }
}
