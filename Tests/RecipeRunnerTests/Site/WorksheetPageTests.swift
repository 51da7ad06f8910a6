import Testing

@testable import GallerySite
@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/Site.md: a sheet asks what goes wrong, and only the solution's leaf tells it.
struct WorksheetPageTests {
  private static let drawn = """
    <svg width="9" height="9"><title>never lit</title><desc>never lit</desc><text>The right way</text>
    <g class="mistake"><text>never lit</text></g><rect/></svg>
    """

  private func page() -> (text: String, files: [String: String]) {
    var report = Sample.passing
    report.declaration = Sample.declaration(
      variants: [Sample.right, Sample.wrong("never lit", "It stays dark.", breaks: ["a"])],
      listing: "class Lamp {\n  func light() {\n    on()\n  }\n}\n",
      wrongWaysListing: "// MARK: never lit\n\nclass NeverLit: Lamp {\n  override func light() {}\n}\n"
    )
    let signs = ComparisonRecord(differs: true, words: "Signs.", svg: "<svg>signs</svg>", weight: 0)
    let dark = ComparisonRecord(differs: true, words: "It is dark.", svg: Self.drawn, weight: 900)
    report.runs[1].entries += [("signs", signs), ("dark", dark)].map { name, comparison in
      var picture = SnapshotRecord(name: name, caption: "Moment \(name)")
      picture.beside = comparison
      return .snapshot(picture)
    }
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    return WorksheetPage(map, map.path[0], LessonContent(report), WrongWayCode(report.declaration.card))
      .page()
  }

  @Test func theNameOfAMistakeIsOnTheSolutionsLeafAlone() throws {
    let text = page().text
    let solution = try #require(text.range(of: "Solution: "))
    let (front, leaf) = (text[..<solution.lowerBound], text[solution.lowerBound...])
    #expect(front.contains("<strong>What goes wrong here?</strong>"))
    #expect(front.contains("<p class=\"writing\"></p>"), "there is room for the answer")
    #expect(!front.contains("never lit") && !front.contains("NeverLit") && !front.contains("stays dark"))
    #expect(
      front.contains("<span class=\"t\">Attempt</span>") && front.contains("<span class=\"t\">Lamp</span>")
    )
    #expect(leaf.contains("<strong>never lit</strong>: It stays dark."))
  }

  /// The moment that differs most is shown, without the words that are drawn around it.
  @Test func thePictureDoesNotTellTheMistake() {
    let files = page().files
    #expect(
      files == [
        "pictures/sample/wrong-1.dark.question.svg":
          "<svg width=\"9\" height=\"9\"><text>The right way</text>\n<rect/></svg>"
      ]
    )
  }

  /// A row of the solution has a value in words, or isn't there.
  @Test func theSolutionSaysNothingOfValuesWithoutWords() {
    #expect(!page().text.contains("as expected"))
  }

  /// A value stands behind a sentence that doesn't say it.
  @Test(arguments: [("The button has its size.", true), ("The button is 72 × 37 points.", false)])
  func theSentencesAndTheValuesSayThingsOnce(sentence: String, isSaid: Bool) {
    var check = Sample.check("a", passed: true)
    (check.sentence, check.expected) = (sentence, "72 × 37")
    let report = Sample.report(right: check, issues: [])
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    let code = WrongWayCode(report.declaration.card)
    let text = WorksheetPage(map, map.path[0], LessonContent(report), code).page().text
    #expect(text.contains("Here: 72 × 37 points.") == isSaid)
  }

  /// The masks of a drawing aren't in the code, so the sheet asks for them; its places and its rule determine them.
  @Test func theMasksOfADrawingAreATask() throws {
    func button(_ title: String, x: Int, y: Int, _ mask: String) -> String {
      "<button id=\"\(title)\"><rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"70\" height=\"40\"/>"
        + "<autoresizingMask key=\"autoresizingMask\" \(mask)/><state key=\"normal\" title=\"\(title)\"/></button>"
    }
    func card(_ last: String) -> RecipeCard {
      RecipeCard(
        id: "a",
        title: "A",
        chapter: "C",
        problem: "",
        solution: "",
        listing: "",
        documentListing: "<view><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"460\"/>"
          + button("1", x: 20, y: 20, "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"")
          + button("2", x: 20, y: 210, "flexibleMaxX=\"YES\" flexibleMinY=\"YES\" flexibleMaxY=\"YES\"")
          + button("3", x: 230, y: 400, last) + "</view>",
        documentName: "A.xib"
      )
    }
    let task = try #require(MaskTask(card("flexibleMinX=\"YES\" flexibleMinY=\"YES\"")))
    let (question, solution) = (
      task.question.map(\.text).joined(), task.solution.map(\.text).joined()
    )
    #expect(
      question.contains("320 × 460") && question.contains("[.flexibleRightMargin, .flexibleBottomMargin]")
    )
    #expect(!question.contains("[.flexibleLeftMargin, .flexibleTopMargin]"))
    #expect(
      solution.contains("<li>Button 3: <code>[.flexibleLeftMargin, .flexibleTopMargin]</code></li>")
        && solution.contains("[.flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]")
    )
    #expect(
      MaskTask(card("widthSizable=\"YES\"")) == nil,
      "a mask that doesn't follow from the places is no task"
    )
  }
}
