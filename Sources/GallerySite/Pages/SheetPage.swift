import RecipeKit
import RecipeRunner

/// Renders a lesson as a sheet to print: the problem, the code with gaps, the tasks, and the solution overleaf.
struct SheetPage {
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

  var text: String {
    let sheet = gaps(in: lesson.code?.shown ?? "")
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
            .link(frame.address(place.page), "To the lesson"),
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
          lesson.coreChecks.map {
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
            lesson.coreChecks.map {
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

  /// The mistakes that the source warns of, then those that break its rules.
  private var mistakes: [VariantDeclaration] {
    let variants = lesson.wrongWays.map(\.variant)
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
    Set(lesson.wrongWays.flatMap { wrongWayCode.part(of: $0.variant)?.difference?.removed ?? [] })
  }
}

/// Code in which some lines end in a gap that a learner is to fill.
struct CodeGaps {
  /// The most gaps of a sheet.
  private static let mostGaps = 8
  /// What a learner writes on, however long the answer is.
  private static let gap = String(repeating: "_", count: 24)

  /// The lines, with gaps in some.
  let lines: [CodeLines.Line]
  /// What belongs into the gaps, in their order.
  let answers: [String]

  /// - Parameters:
  ///   - code: the code.
  ///   - telling: the lines on which it turns.
  init(in code: String, telling: Set<String>) {
    let texts = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let cuts = texts.map { telling.contains($0) ? Self.cut($0) : nil }
    var lines: [CodeLines.Line] = []
    var answers: [String] = []
    for (text, cut) in zip(texts, cuts) {
      guard let cut, answers.count < Self.mostGaps else {
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
    return nil
  }
}
