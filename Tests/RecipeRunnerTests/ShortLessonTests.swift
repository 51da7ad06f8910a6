import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/Recipes.md on the steps of a lesson, and docs/Running.md on what a lesson shows.
struct ShortLessonTests {
  private static let listing = """
    class Lamp {
      var bulb = Bulb()

      func light() {
        bulb.on()
        bulb.warm()
      }

      func dim() {
        bulb.half()
      }
    }
    """

  private static let steps = [
    LessonStep("A lamp", "It has `light`.", lines: [5], context: [1, 2, 4], picture: "dark", live: "l"),
    LessonStep("Dim it", "It can be *half* on. *Tap the lamp.* It dims.", lines: [9, 10], gestures: "Tap"),
    LessonStep("Look at it", "It is the same lamp.", lines: [2, 5], picture: "dark"),
    LessonStep("Leave", "No code, no picture."),
  ]

  private func report(_ wrongWays: String, of names: [String], steps: [LessonStep] = steps) -> LessonRun {
    var report = Sample.passing
    let card = RecipeCard(
      id: "sample",
      title: "A sample",
      chapter: "Samples",
      problem: "P.",
      solution: "S.",
      discussion: [Paragraph("There is more to say.")],
      listing: Self.listing,
      wrongWaysListing: wrongWays,
      steps: steps
    )
    report.declaration = RecipeDeclaration(
      card: card,
      claims: [.core("a", "The lamp is lit.")],
      variants: [Sample.right]
        + names.map { name in
          var variant = Sample.wrong(name, breaks: [Breakage("a")])
          variant.origin = .common
          variant.place = nil
          return variant
        }
    )
    report.runs[0].entries += [
      .snapshot(SnapshotRecord(name: "dark", caption: "The lamp is dark")),
      .output(.init(name: "dump", value: "[[1, 0], [0, 1]]")),
    ]
    let broken = Sample.run([Sample.check("a", passed: false, actual: "[[0]]")])
    report.runs = [report.runs[0]] + names.map { _ in broken }
    report.judge()
    return report
  }

  private func lesson(_ report: LessonRun, _ length: LessonLength = .short, path: [String] = []) -> String {
    var reporter = LessonReporter(length: length, path: path)
    let console = Console(width: 80, usesColor: false)
    return console.text(reporter.begin(RunPlan(recipes: ["sample"])) + reporter.report(report))
  }

  /// The first step shows its listing, later ones only their own lines and new ones.
  @Test func stepsStandInOrderWithTheirCode() throws {
    let text = lesson(report("", of: []))
    let start = try #require(text.firstRange(of: "  1  A lamp")).lowerBound
    let end = try #require(text.firstRange(of: "\nOutcome")).lowerBound
    #expect(
      text[start..<end].replacing(Executable.name, with: "recipes") == """
          1  A lamp
          It has `light`.

            class Lamp {
              var bulb = Bulb()

              func light() {
                bulb.on()
              }
            }
          ▲ The lamp is dark:
            recipes picture sample --step dark --format terminal

          2  Dim it
          It can be half on. It dims.

              func dim() {
                bulb.half()
              }

          3  Look at it
          It is the same lamp.

              var bulb = Bulb()
              …
                bulb.on()

          4  Leave
          No code, no picture.

        """
    )
  }

  @Test func theWholeLessonHasTheStepsBelowItsCode() throws {
    let text = lesson(report("", of: []), .full)
    let code = try #require(text.firstRange(of: "The code that ran"))
    let steps = try #require(text.firstRange(of: "\nSteps\n"))
    let values = try #require(text.firstRange(of: "\nWhat it shows"))
    #expect(code.lowerBound < steps.lowerBound && steps.lowerBound < values.lowerBound)
    #expect(text[steps.upperBound..<values.lowerBound].ranges(of: "class Lamp").isEmpty)
    #expect(text.contains("There is more to say.") && text.contains("\nChecks "))
  }

  @Test func valuesThatSayNothingAndTheDiscussionAreLeftOut() {
    let text = lesson(report("", of: []))
    #expect(text.contains("size  1 × 2") && !text.contains("[[1, 0]") && !text.contains("more to say"))
    #expect(!text.contains("\nChecks ") && text.contains("✓ 1 check holds"))
  }

  @Test func aLessonWithoutStepsStaysAsItWas() {
    let text = lesson(report("", of: [], steps: []))
    for part in [
      "The code that ran", "What it shows", "\nChecks ", "more to say", "--all` shows all of the code",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("\nSteps") && !text.contains("What to try next"))
  }

  private func code(_ name: String, lines: Int) -> String {
    let body = (1...lines).map { "    line(\($0))\n" }.joined()
    return "// MARK: \(name)\n\nclass Wrong\(lines): Lamp {\n  override func dim() {\n\(body)  }\n}\n\n"
  }

  @Test func thoseWithTheLeastCodeAreShownAtMostThree() {
    let listing = code("d", lines: 4) + code("c", lines: 3) + code("b", lines: 2) + code("a", lines: 1)
    let text = lesson(report(listing, of: ["d", "c", "b", "a"]))
    for name in ["a", "b", "c"] { #expect(text.contains("\n  \(name)  "), "\(name) in\n\(text)") }
    #expect(!text.contains("\n  d  ") && text.contains("3 of 4"))
  }

  @Test func theOnlyMistakeIsShownHoweverLongAndOnlyWhereItDiffers() throws {
    let text = lesson(report(code("long", lines: 20), of: ["long"]))
    let mistakes = text[try #require(text.firstRange(of: "\nMistakes")).upperBound...]
    #expect(mistakes.contains("\n    -     bulb.half()\n    +     line(1)\n"))
    #expect(mistakes.contains("\n    …\n") && !mistakes.contains("line(20)"))
  }

  @Test func aMistakeIsToldInWordsAndCode() throws {
    let text = lesson(report(code("w", lines: 1), of: ["w"]))
    let mistakes = text[try #require(text.firstRange(of: "\nMistakes")).upperBound...]
    #expect(mistakes.contains("breaks 1 check") && mistakes.contains("line(1)"))
    #expect(!mistakes.contains("✗") && !mistakes.contains("[[0]]"))
  }

  @Test func todaysWayComesBeforeHistory() throws {
    var report = report("", of: [])
    let card = report.declaration.card
    report.declaration.card = RecipeCard(
      id: card.id,
      title: card.title,
      chapter: card.chapter,
      problem: card.problem,
      solution: card.solution,
      works: "iOS 6 to 7",
      listing: card.listing,
      todayText: ["It is done by a switch."],
      todayListing: "import UIKit\n\n/// A switch.\nclass Switch {}\n",
      steps: card.steps ?? []
    )
    let text = lesson(report)
    let today = try #require(text.firstRange(of: "\nToday "))
    let solution = try #require(text.firstRange(of: "\nSolution "))
    #expect(text.contains("History: iOS 6 to 7"))
    #expect(text[today.upperBound..<solution.lowerBound].contains("\n    class Switch {}\n"))
    #expect(!text.contains("import UIKit"))
  }

  /// A mistake that a step's live scene shows looks different from the right way.
  @Test func aStepShowsThePictureOfItsMistake() {
    let steps = [LessonStep("A lamp", "Dark.", lines: [5], picture: "dark", live: "l; w; moving")]
    var report = report(code("w", lines: 1), of: ["w"], steps: steps)
    #expect(lesson(report).contains("picture sample --step dark"))
    var other = SnapshotRecord(name: "dark", caption: "The lamp is dark")
    other.beside = ComparisonRecord(differs: true, words: "")
    report.runs[1].entries.append(.snapshot(other))
    #expect(lesson(report).contains("picture sample --variant w --step dark"))
  }

  @Test func aLineOfASignatureBringsTheWholeSignature() {
    let listing = """
      class Lamp {
        func dim(
          by part: Double,
          in seconds: Double
        ) {
          start()
          fade()
        }
      }
      """
    let code = StepCode([LessonStep("", "", lines: [7], context: [4])], of: listing)
    #expect(
      code.text(of: 0)
        == "  func dim(\n    by part: Double,\n    in seconds: Double\n  ) {\n    fade()\n  }"
    )
  }

  @Test(arguments: [
    ("0.6666667", "0.67"), ("149.1155", "149.12"), ("-36.5411", "-36.54"), ("2.5", "2.5"), ("3", "3"),
    ("(130.2224, 308.8297)", "(130.22, 308.83)"), ("[0, 62, 160, 250]", "[0, 62, 160, 250]"),
    ("(60, 96.6667, 732, 200)", "x 60, y 96.67, 732 × 200"), ("\"iOS 6.1.3\"", "\"iOS 6.1.3\""),
  ])
  func valuesHaveFewFiguresAndRectanglesNameTheirParts(value: String, shown: String) {
    #expect(value.atAGlance == shown)
  }

  @Test func aBlockWhoseFirstMembersAreLeftOutBeginsWithoutAnEmptyLine() {
    let listing = """
      class Lamp {
        let bulb = UIView()

        func turnOn() {
          bulb.alpha = 1
        }

        func turnOff() {
          bulb.alpha = 0
        }
      }
      """
    let code = StepCode([LessonStep("", "", lines: [], context: [1, 4, 5, 8, 9])], of: listing)
    let shown = listing.replacing("  let bulb = UIView()\n\n", with: "")
    #expect(code.text(of: 0) == shown)
    #expect(code.shown(0).compactMap { $0.map(code.line) }.joined(separator: "\n") == shown)
  }

  @Test func whatToTryNextIsThere() {
    let report = report(code("w", lines: 1), of: ["w"])
    let text = lesson(report, path: ["sample", "other"])
    for part in ["practice sample", "run other", "run sample --all"] { #expect(text.contains(part)) }
    #expect(!lesson(report, path: ["other", "sample"]).contains("the next lesson"))
    #expect(!lesson(self.report("", of: [])).contains("practice"))
  }
}
