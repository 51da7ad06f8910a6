/// The Swift file that hands a recipe its lesson: `Lesson.embedded`.
package struct LessonFile {
  private let lesson: LessonText
  private let example: String
  private let wrongWays: String
  private let recorded: String

  /// Takes the texts of a recipe's files.
  ///
  /// - Parameters:
  ///   - lesson: `Lesson.md`.
  ///   - example: the text of `Example.swift`.
  ///   - wrongWays: the text of `WrongWays.swift`; empty if there is none.
  ///   - recorded: the text of `Recorded.txt`; empty if there is none.
  package init(_ lesson: LessonText, example: String, wrongWays: String, recorded: String) {
    self.lesson = lesson
    self.example = example
    self.wrongWays = wrongWays
    self.recorded = recorded
  }

  /// Where the marks of the code and the sections of the lesson don't agree: each fault's file and line, from 1.
  package var disagreements: [(isInCode: Bool, fault: LessonText.Fault)] {
    let marks = wrongWays.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        line.hasPrefix("// MARK: ") ? (line: index + 1, name: String(line.dropFirst("// MARK: ".count))) : nil
      }
    let unknown = marks.filter { mark in !lesson.wrongWays.contains { $0.name == mark.name } }.map { mark in
      let message =
        "Lesson.md has no section '### \(mark.name)', so no reader would see this code. "
        + "Code that only proves claims belongs into another file."
      return (isInCode: true, fault: LessonText.Fault(line: mark.line, message: message))
    }
    let missing = lesson.wrongWays.filter { way in !marks.contains { $0.name == way.name } }.map { way in
      let message =
        "WrongWays.swift has no code for '\(way.name)'. Begin it with a line '// MARK: \(way.name)'."
      return (isInCode: false, fault: LessonText.Fault(line: way.line, message: message))
    }
    return unknown + missing
  }

  /// The file's text.
  package var source: String {
    """
    // Written by EmbedListings; what is changed here is lost with the next build.

    import RecipeKit

    extension Lesson {
      /// The texts and the code of this recipe.
      static let embedded = Lesson(
        card: RecipeCard(
          id: \(lesson.values["id", default: ""].swiftLiteral),
          title: \(lesson.title.swiftLiteral),
          section: \(Self.optional(lesson.values["section"])),
          chapter: \(lesson.values["chapter", default: ""].swiftLiteral),
          problem: \(lesson.problem.swiftLiteral),
          solution: \(lesson.solution.swiftLiteral),
          discussion: [\(lesson.discussion.map(Self.paragraph).joined(separator: ", "))],
          seeAlso: \(Self.list(lesson.list("see also"))),
          needs: \(Self.list(lesson.list("needs"))),
          today: \(Self.list(lesson.list("today"))),
          works: \(Self.optional(lesson.values["works"])),
          keywords: \(Self.list(lesson.list("keywords"))),
          listing: example,
          excerpt: \(Self.list(lesson.list("snippets"))),
          deviceListing: \(lesson.values["device"] == nil ? "nil" : "DeviceFile.text"),
          wrongWaysListing: wrongWays
        ),
        mistakes: [\(lesson.wrongWays.map(Self.mistake).joined(separator: ", "))],
        recorded: \(recorded.swiftLiteral)
      )

      /// The text of `Example.swift`.
      private static let example = \(example.swiftLiteral)

      /// The text of `WrongWays.swift`; empty if there is none.
      private static let wrongWays = \(wrongWays.swiftLiteral)
    }

    """
  }

  private static func optional(_ text: String?) -> String { text.map(\.swiftLiteral) ?? "nil" }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map(\.swiftLiteral).joined(separator: ", "))]"
  }

  private static func paragraph(_ paragraph: LessonText.Paragraph) -> String {
    "Paragraph(\(paragraph.text.swiftLiteral), tells: \(list(paragraph.tells)))"
  }

  private static func mistake(_ way: LessonText.WrongWay) -> String {
    let source =
      switch way.origin {
      case .common: ".common"
      case .warnedOf(let place): ".warnedOf(\(arguments(place)))"
      case .againstTheRule(let place): ".againstTheRule(\(arguments(place)))"
      }
    return "Lesson.Mistake(\(way.name.swiftLiteral), words: \(way.words.swiftLiteral), source: \(source))"
  }

  private static func arguments(_ place: LessonText.Place) -> String {
    "section: \(place.section.swiftLiteral), paragraph: \(place.paragraph.swiftLiteral), "
      + "words: \(place.words.swiftLiteral)"
  }
}
