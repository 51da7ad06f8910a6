/// The parsed contents of a recipe's `Lesson.md`: metadata, prose and wrong ways.
///
/// The file begins with lines `key: value` between two lines `---`. They are followed by the title as
/// `# Title` and the sections `## Problem`, `## Solution`, `## Steps`, `## Discussion`, `## Today` and
/// `## Wrong ways`. `## Steps` has a section `### title` for each step, `## Wrong ways` a section `### name` for each
/// wrong way. `{claim-id}` after a sentence says that the claim proves the sentence.
package struct LessonText: Equatable {
  /// An error in the text, and its line.
  package struct Fault: Error, Equatable {
    /// The line, from 1.
    package let line: Int
    package let message: String
  }

  /// A paragraph, and the claims that it makes.
  package struct Paragraph: Equatable {
    package var text: String
    package var tells: [String] = []
  }

  /// The section of a wrong way.
  package struct WrongWay: Equatable {
    package let name: String
    /// The line of its heading, from 1.
    package let line: Int
    package var words = ""
    package var origin = Origin.common
  }

  /// The source of a wrong way.
  package enum Origin: Equatable {
    case common
    case warnedOf(Place)
    case againstTheRule(Place)
  }

  /// A place in the source, and its words.
  package struct Place: Equatable {
    package let section: String
    package let paragraph: String
    package let words: String
  }

  /// A step of the lesson.
  package struct Step: Equatable {
    /// A place of the example: the line that contains `first`, or the lines from it to the next one that contains
    /// `last`.
    package struct Code: Equatable {
      /// The line of `Lesson.md`, from 1.
      package let line: Int
      package let first: String
      package let last: String?
      /// Whether the step is about these lines; others are only shown.
      package let isMarked: Bool
    }

    package let title: String
    /// The line of its heading, from 1.
    package let line: Int
    package var words = ""
    package var code: [Code] = []
    /// A picture or film of the right way.
    package var picture: String?
    /// A live scene and its settings, separated by semicolons.
    package var live: String?
    /// Gestures in the playground, separated by semicolons.
    package var gestures: String?
  }

  /// The metadata by key.
  package private(set) var values: [String: String] = [:]
  package private(set) var title = ""
  package private(set) var problem = ""
  package private(set) var solution = ""
  package private(set) var steps: [Step] = []
  package private(set) var discussion: [Paragraph] = []
  package private(set) var wrongWays: [WrongWay] = []
  /// The paragraphs of the section `## Today`.
  package private(set) var today: [String] = []
  /// The line of the heading `## Today`, from 1; 1 without such a section.
  package private(set) var todayLine = 1

  /// The valid keys of the metadata.
  private static let keys = [
    "id", "section", "chapter", "keywords", "see also", "needs", "today", "works", "minutes", "afterwards",
    "about the chapter", "snippets", "device",
  ]
  private static let requiredKeys = ["id", "chapter"]
  private static let sections = ["Problem", "Solution", "Steps", "Discussion", "Today", "Wrong ways"]

  /// How many minutes the lesson takes; nil if it doesn't say so.
  package var minutes: Int? { values["minutes"].flatMap { Int($0) } }

  /// The values of a key with a comma-separated list.
  package func list(_ key: String) -> [String] {
    (values[key] ?? "").split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

// MARK: - Reading

extension LessonText {
  /// Parses the text of a file.
  package init(_ text: String) throws(Fault) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmed }[...]
    try readValues(&lines)
    var section: String?
    var known: Set<String> = []
    var told: [String: Int] = [:]
    for (number, line) in zip(lines.indices.map { $0 + 1 }, lines) {
      if line.hasPrefix("### "), section == "Steps" {
        steps.append(Step(title: line.dropFirst(4).trimmed, line: number))
      } else if line.hasPrefix("### ") {
        guard section == "Wrong ways" else {
          throw Fault(
            line: number,
            message: "'\(line)' is outside of '## Wrong ways' and '## Steps'. Move it into one of them."
          )
        }
        let name = line.dropFirst(4).trimmed
        guard !wrongWays.contains(where: { $0.name == name }) else {
          throw Fault(
            line: number,
            message: "The wrong way '\(name)' has two sections. Give each a name of its own."
          )
        }
        wrongWays.append(WrongWay(name: name, line: number))
      } else if line.hasPrefix("## ") {
        let name = line.dropFirst(3).trimmed
        guard Self.sections.contains(name) else {
          let all = Self.sections.map { "'## \($0)'" }.joined(separator: ", ")
          throw Fault(
            line: number,
            message: "The heading '\(name)' is unknown. A lesson has the sections \(all)."
          )
        }
        guard known.insert(name).inserted else {
          throw Fault(line: number, message: "There are two sections '\(name)'. Merge them.")
        }
        section = name
        if name == "Today" { todayLine = number }
      } else if line.hasPrefix("# ") {
        guard title.isEmpty else { throw Fault(line: number, message: "There is a second title: '\(line)'.") }
        title = line.dropFirst(2).trimmed
      } else {
        try add(line, number, to: section, &told)
      }
    }
    guard !title.isEmpty else {
      throw Fault(line: 1, message: "The lesson has no title. Add it as '# Title' below the second '---'.")
    }
    for name in ["Problem", "Solution"] where !known.contains(name) {
      throw Fault(line: 1, message: "The lesson has no section '## \(name)'. Add it.")
    }
    discussion.removeAll { $0.text.isEmpty }
    today.removeAll(where: \.isEmpty)
    problem = problem.trimmed
    solution = solution.trimmed
    try finishSteps()
    for index in wrongWays.indices {
      wrongWays[index].words = wrongWays[index].words.trimmed
      let wrongWay = wrongWays[index]
      guard !wrongWay.words.isEmpty else {
        throw Fault(
          line: wrongWay.line,
          message: "The wrong way '\(wrongWay.name)' has no text. Describe what goes wrong."
        )
      }
    }
  }

  private mutating func finishSteps() throws(Fault) {
    for index in steps.indices {
      steps[index].words = steps[index].words.trimmed
      guard !steps[index].words.isEmpty else {
        throw Fault(
          line: steps[index].line,
          message: "The step '\(steps[index].title)' has no text. Add one to three sentences."
        )
      }
    }
    if let first = steps.first, !(3...7).contains(steps.count) {
      throw Fault(line: first.line, message: "The lesson has \(steps.count) steps. Write three to seven.")
    }
  }

  private mutating func readValues(_ lines: inout ArraySlice<String>) throws(Fault) {
    guard lines.first == "---" else {
      throw Fault(line: 1, message: "The file must begin with a line '---', followed by 'id: …'.")
    }
    lines.removeFirst()
    while let line = lines.first, line != "---" {
      let number = lines.startIndex + 1
      lines.removeFirst()
      if line.isEmpty { continue }
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, Self.keys.contains(parts[0].trimmed) else {
        let all = Self.keys.joined(separator: ", ")
        throw Fault(line: number, message: "'\(line)' has no valid key. The keys are: \(all).")
      }
      guard values.updateValue(parts[1].trimmed, forKey: parts[0].trimmed) == nil else {
        throw Fault(line: number, message: "The key '\(parts[0])' is repeated. Remove one of its lines.")
      }
      if let text = values["minutes"], minutes.map({ $0 < 1 }) ?? true {
        throw Fault(
          line: number,
          message: "'minutes' takes a whole number from 1 on, such as 10, not '\(text)'."
        )
      }
    }
    guard lines.first == "---" else {
      throw Fault(
        line: lines.startIndex,
        message: "The metadata before the title is not closed. Add a line '---'."
      )
    }
    lines.removeFirst()
    for key in Self.requiredKeys where (values[key] ?? "").isEmpty {
      throw Fault(
        line: 1,
        message: "The lesson has no '\(key)'. Add a line '\(key): …' below the first '---'."
      )
    }
  }

  /// Adds a line of a step: prose, or `> key: value`.
  private mutating func addToStep(_ line: String, _ number: Int) throws(Fault) {
    guard let last = steps.indices.last else {
      guard line.isEmpty else {
        throw Fault(
          line: number,
          message: "'\(line)' is before the first step. Add a heading '### title' above it."
        )
      }
      return
    }
    guard line.hasPrefix(">") else {
      steps[last].words += " " + line
      return
    }
    let parts = line.dropFirst().split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.trimmed }
    switch (parts.first, parts.count) {
    case ("code", 2), ("with", 2):
      let ends = parts[1].split(separator: " … ", maxSplits: 1).map { $0.trimmed }
      steps[last].code.append(
        Step.Code(
          line: number,
          first: ends.first ?? "",
          last: ends.count > 1 ? ends[1] : nil,
          isMarked: parts[0] == "code"
        )
      )
    case ("picture", 2): steps[last].picture = parts[1]
    case ("live", 2): steps[last].live = parts[1]
    case ("try", 2): steps[last].gestures = parts[1]
    default:
      throw Fault(
        line: number,
        message: "'\(line)' has no valid key. The keys of a step are: code, with, picture, live, try."
      )
    }
  }

  /// Adds a line of prose.
  private mutating func add(
    _ line: String,
    _ number: Int,
    to section: String?,
    _ told: inout [String: Int]
  ) throws(Fault) {
    switch section {
    case nil:
      guard line.isEmpty else {
        throw Fault(
          line: number,
          message: "'\(line)' is in no section. Add a heading such as '## Problem'."
        )
      }
    case "Problem": problem += " " + line
    case "Solution": solution += " " + line
    case "Steps": try addToStep(line, number)
    case "Today":
      if line.isEmpty || today.isEmpty { today.append("") }
      today[today.count - 1] = (today[today.count - 1] + " " + line).trimmed
    case "Discussion":
      let (text, tells) = Self.withoutMarks(line)
      for claim in tells {
        if let first = told.updateValue(number, forKey: claim) {
          throw Fault(line: number, message: "The claim '\(claim)' is repeated, in line \(first) and here.")
        }
      }
      if line.isEmpty || discussion.isEmpty { discussion.append(Paragraph(text: "")) }
      let last = discussion.count - 1
      // A line may begin with a mark, which adds no space of its own, and none before punctuation.
      let words = text.trimmed
      let gap = words.first.map(",.;:".contains) == true ? "" : " "
      discussion[last].text = (discussion[last].text + gap + words).trimmed
      discussion[last].tells += tells
    default:
      guard let last = wrongWays.indices.last else {
        guard line.isEmpty else {
          throw Fault(
            line: number,
            message: "'\(line)' is before the first wrong way. Add a heading '### name' above it."
          )
        }
        return
      }
      if line.hasPrefix("> ") {
        wrongWays[last].origin = try Self.origin(line.dropFirst(2).trimmed, number)
      } else {
        wrongWays[last].words += " " + line
      }
    }
  }

  /// A line without its marks `{claim-id}`, and their ids; marks within backticks are ignored.
  private static func withoutMarks(_ line: String) -> (text: String, tells: [String]) {
    var text = ""
    var tells: [String] = []
    var isCode = false
    var rest = line[...]
    while let character = rest.first {
      if character == "`" { isCode.toggle() }
      if character == "{", !isCode, let end = rest.firstIndex(of: "}") {
        tells += rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map { $0.trimmed }
        rest = rest[rest.index(after: end)...]
        while text.last == " " { text.removeLast() }
      } else {
        text.append(rest.removeFirst())
      }
    }
    return (text, tells)
  }

  /// Parses `Warned of in 1.25, last paragraph: words` or `Against the rule in 1.25, last paragraph: words`.
  private static func origin(_ line: String, _ number: Int) throws(Fault) -> Origin {
    let kinds: [(String, (Place) -> Origin)] = [
      ("Warned of in ", { .warnedOf($0) }), ("Against the rule in ", { .againstTheRule($0) }),
    ]
    for (opening, origin) in kinds where line.hasPrefix(opening) {
      // A selector such as `deleteRows(at:with:)` has colons too, but no space after them.
      let parts = line.dropFirst(opening.count).split(separator: ": ", maxSplits: 1)
      let place = (parts.first ?? "").split(separator: ",", maxSplits: 1).map { $0.trimmed }
      guard parts.count == 2, place.count == 2, !parts[1].trimmed.isEmpty else { break }
      return origin(Place(section: place[0], paragraph: place[1], words: parts[1].trimmed))
    }
    throw Fault(
      line: number,
      message: "The origin of a wrong way has the form '> Warned of in SECTION, PARAGRAPH: words' or "
        + "'> Against the rule in SECTION, PARAGRAPH: words'. Remove it if the wrong way is a common mistake."
    )
  }
}

extension StringProtocol {
  /// The text without leading and trailing spaces.
  fileprivate var trimmed: String {
    var rest = Substring(self)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
