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
    let sheet = CodeGaps(in: lesson.code?.shown ?? "", telling: telling)
    let name = frame.map.listingName(of: card.id)
    let tasks = lesson.coreChecks.map {
      HTML("li", [:], [HTML(prose: $0.sentence), HTML(" "), HTML("code", [:], $0.expected)])
    }
    let front = HTML(
      "section",
      ["class": "front"],
      [
        PrintOptions.html(isChecked: true),
        HTML("p", ["class": "with-script"], [.link(frame.address(place.page), "To the lesson")]),
        HTML("p", ["class": "place"], "\(frame.map.title) · \(card.chapter)"), HTML("h1", [:], card.title),
        SystemsLine.html(for: card),
        HTML("p", ["class": "name"], "Name"),
        HTML("h2", [:], "Problem"), HTML("p", [:], [HTML(prose: card.problem)]),
        HTML(
          "div",
          ["class": sheet.lines.count > Self.longCode ? "beside long" : "beside"],
          [
            HTML(
              "div",
              [:],
              [
                HTML("h2", [:], sheet.answers.isEmpty ? "Code" : "Fill the gaps"),
                CodeLines(sheet.lines).html(name: name),
              ]
            ),
            HTML(
              "div",
              ["class": "checks"],
              [HTML("h2", [:], "It works when"), HTML("ul", ["class": "tasks"], tasks)]
            ),
          ]
        ),
      ]
    )
    let answers = sheet.answers.map { HTML("li", [:], [HTML("code", [:], $0)]) }
    let values = lesson.coreChecks.map {
      HTML(
        "div",
        [:],
        [HTML("dt", [:], [HTML(prose: $0.sentence)]), HTML("dd", [:], [HTML("code", [:], $0.actual)])]
      )
    }
    let back = HTML(
      "section",
      ["class": "leaf"],
      [HTML("h1", [:], "Solution: \(card.title)"), HTML("p", [:], [HTML(prose: card.solution)])]
        + (answers.isEmpty ? [] : [HTML("h2", [:], "The gaps"), HTML("ol", ["class": "answers"], answers)])
        + (mistakes.isEmpty ? [] : [HTML("h2", [:], "What goes wrong")])
        + [
          HTML(
            "ol",
            [:],
            mistakes.map {
              HTML(
                "li",
                [:],
                [HTML("strong", [:], $0.variant.name), HTML(": "), HTML(prose: $0.variant.summary)]
              )
            }
          ),
          HTML(
            "div",
            ["class": "checks"],
            [HTML("h2", [:], "What the checks found"), HTML("dl", ["class": "values"], values)]
          ),
        ]
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

  // MARK: Mistakes

  /// The most lines of small print on a page, and what a mistake needs at least for its picture.
  private static let (maximumLines, minimumLines) = (68, 21)
  /// The longest line of code beside a picture.
  private static let lineLength = 62
  /// The most mistakes that a sheet asks about.
  private static let mistakeLimit = 3

  /// The first mistakes of the lesson that have code and fit a page, before all those that show something.
  private var mistakes: [LessonContent.Way] {
    func shows(_ way: LessonContent.Way) -> Bool { way.snapshots.contains { $0.comparison?.differs == true } }
    var room = Self.maximumLines
    var chosen: [LessonContent.Way] = []
    for way in lesson.wrongWays.filter(shows) + lesson.wrongWays.filter({ !shows($0) }) {
      guard let code = code(of: way), chosen.count < Self.mistakeLimit else { continue }
      let lines = code.lines.map { 1 + $0.text.count / Self.lineLength }.reduce(0, +)
      let need = max(Self.minimumLines, lines + 12)
      guard need <= room else { continue }
      room -= need
      chosen.append(way)
    }
    return chosen
  }

  /// Each mistake's code beside what it shows, with room for the answer.
  private func questions(_ pictures: inout SitePictures) -> [HTML] {
    guard !mistakes.isEmpty else { return [] }
    let writing = HTML("p", ["class": "writing"], "What goes wrong here?")
    var items: [HTML] = []
    for way in mistakes {
      let shown = way.snapshots.first { $0.comparison?.differs == true }
      let still = shown.flatMap { pictures.still(of: $0, in: "wrong-\(way.index)") }
      let item = HTML(
        "li",
        [:],
        [
          HTML("strong", [:], way.variant.name),
          HTML(
            "div",
            ["class": "beside"],
            [
              HTML("div", [:], [code(of: way)?.html(name: way.variant.name), writing].compactMap(\.self)),
              still,
            ].compactMap(\.self)
          ),
        ]
      )
      items.append(item)
    }
    return [
      HTML(
        "section",
        ["class": "page"],
        [HTML("h2", [:], "What goes wrong here?"), HTML("ol", ["class": "questions"], items)]
      )
    ]
  }

  /// A mistake's code as it ran, without comments, which may say what goes wrong; the lines that the right way doesn't have
  /// stand out.
  private func code(of way: LessonContent.Way) -> CodeLines? {
    guard let part = wrongWayCode.part(of: way.variant) else { return nil }
    let lines = part.difference?.lines.filter { $0.change != .removed } ?? CodeLines(listing: part.code).lines
    return CodeLines(lines.filter { !$0.text.drop(while: \.isWhitespace).hasPrefix("//") })
  }

  // MARK: Gaps

  /// The lines of the right way that each wrong way changes.
  private var telling: [[String]] {
    let shown = lesson.code?.shown.split(whereSeparator: \.isNewline).map(String.init) ?? []
    return lesson.wrongWays.map { way in
      wrongWayCode.part(of: way.variant)?.difference?.changed(in: shown) ?? []
    }
  }
}

/// Code in which some lines end in a gap that a learner is to fill.
struct CodeGaps {
  /// The most gaps of a sheet.
  private static let gapLimit = 8
  /// The most gaps for one mistake.
  private static let repeatLimit = 3
  /// What a learner writes on, however long the answer is.
  private static let gap = String(repeating: "_", count: 24)

  /// The lines, with gaps in some.
  let lines: [CodeLines.Line]
  /// What belongs into the gaps, in their order.
  let answers: [String]

  /// - Parameters:
  ///   - code: the code.
  ///   - telling: the lines that each mistake changes: the gaps are about as many mistakes as possible.
  init(in code: String, telling: [[String]]) {
    let texts = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let candidates = telling.map { lines in
      lines.compactMap { line in texts.firstIndex { $0 == line && Self.cut($0) != nil } }
    }
    let turns = (0..<Self.repeatLimit).flatMap { turn in candidates.compactMap { $0.dropFirst(turn).first } }
    let chosen = Set(turns.withoutRepetitions.prefix(Self.gapLimit))
    var lines: [CodeLines.Line] = []
    var answers: [String] = []
    for (index, text) in texts.enumerated() {
      guard chosen.contains(index), let cut = Self.cut(text) else {
        lines.append(CodeLines.Line(text: text))
        continue
      }
      answers.append(cut.answer)
      lines.append(CodeLines.Line(text: "\(cut.kept)\(Self.gap)\(cut.end) // \(answers.count)"))
    }
    (self.lines, self.answers) = (lines, answers)
  }

  /// Whether a line closes all brackets that it opens, and doesn't end within a list.
  private static func isWhole(_ line: String) -> Bool {
    let pairs: [(open: Character, close: Character)] = [("(", ")"), ("[", "]"), ("{", "}")]
    return line.last != ","
      && pairs.allSatisfy { pair in
        line.count { $0 == pair.open } == line.count { $0 == pair.close }
      }
  }

  /// A text up to the bracket that closes what was opened before it, without the space that leads there.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 0
    let end =
      text.firstIndex { letter in
        if "([{".contains(letter) { depth += 1 }
        if ")]}".contains(letter) { depth -= 1 }
        return depth < 0
      } ?? text.endIndex
    let spaces = text[..<end].reversed().prefix { $0 == " " }.count
    return text[..<text.index(end, offsetBy: -spaces)]
  }

  /// Takes the value out of an assignment, or the arguments out of a call; nil for any other line.
  private static func cut(_ line: String) -> (kept: String, answer: String, end: String)? {
    let bare = line.drop { $0 == " " }
    guard !bare.hasPrefix("//"), !bare.hasSuffix("{"), !bare.contains("func ") else { return nil }
    // What goes on in the next line is no answer.
    guard isWhole(line) else { return nil }
    if let equals = line.firstRange(of: " = "), !balanced(line[equals.upperBound...]).isEmpty {
      let answer = balanced(line[equals.upperBound...])
      return (String(line[..<equals.upperBound]), String(answer), String(line[answer.endIndex...]))
    }
    if let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")"),
      line.index(after: open) < close
    {
      let inner = line.index(after: open)
      return (String(line[..<inner]), String(line[inner..<close]), String(line[close...]))
    }
    // What a member returns.
    let value = bare.trimmingPrefix("return ")
    guard let first = value.split(separator: " ").first, value.contains(" ? ") || value != bare,
      !["if", "guard", "let", "var"].contains(first)
    else { return nil }
    return (String(line[..<value.startIndex]), String(value), "")
  }
}
