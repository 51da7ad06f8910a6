import Testing

@testable import RecipeGalleryBuild

/// Truth: the form of `Lesson.md` that docs/Recipes.md gives.
struct LessonTextTests {
  private static let sound = """
    ---
    id: lamp
    chapter: Views
    section: 1.2
    keywords: UIView, light
    ---
    # Switch a lamp

    ## Problem
    It is dark.

    ## Solution
    Switch the `lamp`
    on.

    ## Discussion
    A lamp gives light. {gives-light} It is warm,
    too. {is-warm, is-round}

    In code `{ lamp }` is no mark.

    ## Wrong ways

    ### left on
    > Warned of in 1.2, last paragraph: the battery: it ends

    The battery is empty
    in the morning.

    ### in the sun
    Nobody sees it.
    """

  /// A selector has colons, too.
  @Test func thePlaceOfAMistakeMayNameASelector() throws {
    let text = Self.sound.replacing(
      "Warned of in 1.2, last paragraph: the battery: it ends",
      with: "Against the rule in Apple, UITableView.deleteRows(at:with:): the data source changes first"
    )
    guard case .againstTheRule(let place) = try LessonText(text).wrongWays[0].origin else {
      Issue.record("The origin is not a rule.")
      return
    }
    #expect(place.paragraph == "UITableView.deleteRows(at:with:)")
    #expect(place.words == "the data source changes first")
  }

  @Test func aLessonIsRead() throws {
    let lesson = try LessonText(Self.sound)
    #expect(
      lesson.values == ["id": "lamp", "chapter": "Views", "section": "1.2", "keywords": "UIView, light"]
    )
    #expect(lesson.list("keywords") == ["UIView", "light"])
    #expect([lesson.title, lesson.problem] == ["Switch a lamp", "It is dark."])
    #expect(lesson.solution == "Switch the `lamp` on.")
    #expect(
      lesson.discussion == [
        .init(
          text: "A lamp gives light. It is warm, too.",
          tells: ["gives-light", "is-warm", "is-round"]
        ),
        .init(text: "In code `{ lamp }` is no mark."),
      ]
    )
    #expect(lesson.wrongWays.map(\.name) == ["left on", "in the sun"])
    #expect(lesson.wrongWays.map(\.words) == ["The battery is empty in the morning.", "Nobody sees it."])
    let place = LessonText.Place(section: "1.2", paragraph: "last paragraph", words: "the battery: it ends")
    #expect(lesson.wrongWays.map(\.origin) == [.warnedOf(place), .common])
  }

  @Test(arguments: [
    ("A lamp gives light.\n{gives-light} It is warm.", "A lamp gives light. It is warm."),
    ("A lamp gives light\n{gives-light}, and is warm.", "A lamp gives light, and is warm."),
    ("A lamp gives light {gives-light}, and is\nwarm.", "A lamp gives light, and is warm."),
    ("A lamp gives light.\n{gives-light}", "A lamp gives light."),
  ])
  func aMarkLeavesNoSpaceBehind(paragraph: String, text: String) throws {
    let marked = "A lamp gives light. {gives-light} It is warm,\ntoo. {is-warm, is-round}"
    let lesson = try LessonText(Self.sound.replacing(marked, with: paragraph))
    #expect(lesson.discussion.first == .init(text: text, tells: ["gives-light"]))
  }

  /// A line that is changed, what it becomes, and the fault: its line and some of its words.
  @Test(arguments: [
    ("---\nid", "id", 1, "must begin with a line '---'"),
    ("id: lamp\n", "", 1, "has no 'id'"),
    ("chapter: Views\n", "", 1, "has no 'chapter'"),
    ("keywords:", "keyword:", 5, "'keyword: UIView, light' has no valid key"),
    ("section: 1.2", "id: bulb", 4, "The key 'id' is repeated"),
    ("section: 1.2", "minutes: ten", 4, "'minutes' takes a whole number from 1 on, such as 10, not 'ten'"),
    ("section: 1.2", "minutes: 2.5", 4, "not '2.5'"), ("section: 1.2", "minutes: 0", 4, "not '0'"),
    ("# Switch a lamp\n", "\n", 1, "has no title"),
    ("## Solution", "## Answer", 12, "The heading 'Answer' is unknown"),
    ("## Discussion", "## Problem", 16, "There are two sections 'Problem'"),
    ("## Solution", "It is.", 1, "has no section '## Solution'"),
    ("is-round", "gives-light", 18, "The claim 'gives-light' is repeated, in line 17 and here"),
    ("> Warned of in 1.2, last", "> Warned of 1.2, last", 25, "The origin of a wrong way has the form"),
    ("### in the sun", "### left on", 30, "The wrong way 'left on' has two sections"),
    ("Nobody sees it.", "", 30, "The wrong way 'in the sun' has no text"),
    ("\n## Problem", "Dark.\n## Problem", 8, "'Dark.' is in no section"),
    ("It is dark.", "### left on", 10, "'### left on' is outside of '## Wrong ways'"),
    ("## Discussion", "## Steps\nFirst.\n## Discussion", 17, "'First.' is before the first step"),
    ("## Discussion", "## Steps\n### A\n> film: b\n## Discussion", 18, "'> film: b' has no valid key"),
    ("## Discussion", "## Steps\n### A\n> code: b\n## Discussion", 17, "The step 'A' has no text"),
    ("## Discussion", "## Steps\n### A\na\n## Discussion", 17, "The lesson has 1 steps"),
  ])
  func aFaultNamesItsLine(_ text: String, _ other: String, _ line: Int, _ words: String) throws {
    let fault = #expect(throws: LessonText.Fault.self) {
      try LessonText(Self.sound.replacing(text, with: other))
    }
    #expect(fault?.line == line)
    #expect(fault?.message.contains(words) == true, "\(fault?.message ?? "")")
  }

  private static let stepwise = sound.replacing(
    "## Discussion",
    with: """
      ## Steps
      ### One
      > code: let a … let c
      > with: class
      > picture: start
      > live: fall; moving

      It is
      one.

      ### Two
      > try: Start

      It is two.

      ### Three
      It is three.

      ## Discussion
      """
  )

  @Test func stepsAreRead() throws {
    let steps = try LessonText(Self.stepwise).steps
    #expect(steps.map(\.title) == ["One", "Two", "Three"])
    #expect(steps.map(\.words) == ["It is one.", "It is two.", "It is three."])
    #expect(
      steps[0].code == [
        .init(line: 18, first: "let a", last: "let c", isMarked: true),
        .init(line: 19, first: "class", last: nil, isMarked: false),
      ]
    )
    #expect(steps[0].picture == "start" && steps[0].live == "fall; moving" && steps[1].gestures == "Start")
  }

  @Test func stepsNameLinesOfTheExample() throws {
    func file(_ example: String) throws -> LessonFile {
      let marks = "// MARK: left on\n// MARK: in the sun\n"
      return LessonFile(try LessonText(Self.stepwise), example: example, wrongWays: marks, recorded: "")
    }
    let sound = try file("class A {\n  let a = 1\n  let b = 2\n  let c = 3\n}\n")
    #expect(sound.disagreements.isEmpty)
    #expect(sound.source.contains(", lines: [2, 3, 4], context: [1], picture: "))
    let other = try file("class A {\n  let c = 3\n  let a = 1\n}\n")
    #expect(other.disagreements.map(\.fault.line) == [18])
  }

  private static let historic = sound.replacing(
    "## Wrong ways",
    with: "## Today\nUse a switch\nnow.\n\nIt is safer.\n\n## Wrong ways"
  )

  @Test func theTextAboutTodayHasParagraphs() throws {
    #expect(try LessonText(Self.historic).today == ["Use a switch now.", "It is safer."])
    #expect(try LessonText(Self.sound).today.isEmpty)
  }

  /// The lesson, the code of Today.swift, and the line of the fault; nil if both agree.
  @Test(arguments: [
    (historic, "class Switch {}", nil), (sound, "", nil), (historic, "", 22), (sound, "class Switch {}", 1),
  ])
  func todaysTextAndCodeBelongTogether(lesson: String, code: String, line: Int?) throws {
    let marks = "// MARK: left on\n// MARK: in the sun\n"
    let file = LessonFile(
      try LessonText(lesson),
      example: "",
      wrongWays: marks,
      recorded: "",
      today: code
    )
    #expect(file.disagreements.map(\.fault.line) == [line].compactMap(\.self))
  }

  @Test func codeAndSectionsMustAgree() throws {
    let code = "import UIKit\n\n// MARK: left on\n\nclass A {}\n\n// MARK: at noon\n\nclass B {}\n"
    let file = LessonFile(try LessonText(Self.sound), example: "", wrongWays: code, recorded: "")
    #expect(file.disagreements.map(\.isInCode) == [true, false])
    #expect(file.disagreements.map(\.fault.line) == [7, 30])
  }
}
