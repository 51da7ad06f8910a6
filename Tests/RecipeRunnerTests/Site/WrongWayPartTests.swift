import Testing

@testable import GallerySite
@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/Site.md on what a lesson shows of a mistake: how it begins beside the code, then what differs most.
struct WrongWayPartTests {
  private func svg(_ name: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"><title>\(name)</title></svg>"
  }

  private func picture(_ name: String, _ beside: ComparisonRecord?) -> StageEntry {
    var record = SnapshotRecord(name: name, caption: "Moment \(name)")
    if let beside { record.beside = beside } else { record.svg = svg("right \(name)") }
    return .snapshot(record)
  }

  private func differing(_ words: String, weight: Int, beginsAlike: Bool = false) -> ComparisonRecord {
    ComparisonRecord(
      differs: true,
      words: words,
      svg: svg(words),
      weight: weight,
      beginsAlike: beginsAlike
    )
  }

  /// The page of a lesson whose first wrong way shows some pictures; two others give the answers of its question.
  private func page(
    right: [StageEntry],
    wrong: [StageEntry],
    summary: String = "It is not a."
  ) -> (text: String, files: [String: String]) {
    func run(_ broken: String?, _ entries: [StageEntry]) -> VariantRun {
      let checks = ["a", "b", "c"].map { id in
        var check = Sample.check(id, passed: id != broken)
        check.sentence = "It is \(id)."
        return check
      }
      var run = Sample.run(checks)
      run.entries += entries
      return run
    }
    let wrongWays = ["a", "b", "c"].map { id in
      Sample.wrong("w\(id)", id == "a" ? summary : "It is not \(id).", breaks: [Breakage(id)])
    }
    let claims = ["a", "b", "c"].map { ClaimRecord.core($0, "It is \($0).") }
    var report = LessonRun(
      Sample.declaration(
        claims: claims,
        variants: [Sample.right] + wrongWays,
        wrongWaysListing: "// MARK: wa\n\n/// Never lit.\nfinal class NeverLit {}\n"
      )
    )
    report.runs = [run(nil, right), run("a", wrong), run("b", []), run("c", [])]
    report.judge()
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    var page = LessonPage(map, map.path[0], LessonContent(report), WrongWayCode(report.declaration.card))
    return page.page()
  }

  @Test func theTwoMomentsThatDifferMostAreShownInTheirOrder() throws {
    let page = page(
      right: ["one", "two", "three"].map { picture($0, nil) },
      wrong: [
        picture("one", differing("Little differs.", weight: 10)),
        picture("two", differing("Much differs.", weight: 900)),
        picture("three", differing("More differs.", weight: 950)),
      ]
    )
    let much = try #require(page.text.range(of: "Much differs."))
    let more = try #require(page.text.range(of: "More differs."))
    #expect(much.lowerBound < more.lowerBound)
    #expect(!page.text.contains("Little differs."))
  }

  @Test func whatDiffersInSymbolsOnlyIsShownIfThereIsNothingElse() {
    let signs = picture("one", differing("Symbols differ.", weight: 0, beginsAlike: true))
    let moments = ["one", "two"].map { picture($0, nil) }
    #expect(page(right: moments, wrong: [signs]).text.contains("Symbols differ."))
    let both = page(right: moments, wrong: [signs, picture("two", differing("Much differs.", weight: 900))])
    #expect(both.text.contains("Much differs.") && !both.text.contains("Symbols differ."))
  }

  /// The right way's picture stands for the beginning, so that no file is written twice.
  @Test func beforeTheQuestionStandsHowTheMistakeBegins() throws {
    let alike = ComparisonRecord(differs: false, words: "Both look alike.", weight: 0, beginsAlike: true)
    let page = page(
      right: [picture("one", nil), picture("two", nil)],
      wrong: [picture("one", alike), picture("two", differing("Much differs.", weight: 900))]
    )
    let begins = try #require(page.text.range(of: "How it begins: Moment one"))
    let question = try #require(page.text.range(of: "What will happen?"))
    let outcome = try #require(page.text.range(of: "Much differs."))
    #expect(begins.lowerBound < question.lowerBound && question.lowerBound < outcome.lowerBound)
    #expect(
      Set(page.files.keys) == [
        "pictures/sample/right.one.svg", "pictures/sample/right.two.svg",
        "pictures/sample/wrong-1.two.beside.svg",
      ]
    )
  }

  /// What goes wrong on the phone does not begin on the pad.
  @Test func theBeginningIsOnTheDeviceOnWhichThingsGoWrong() {
    func shown(on device: String, _ entry: StageEntry) -> StageEntry {
      guard var record = entry.snapshot else { return entry }
      record.tree = "The view tree\n\n\(device) with iOS 7.0, held in portrait.\n"
      return .snapshot(record)
    }
    let alike = ComparisonRecord(differs: false, words: "Both look alike.", weight: 0, beginsAlike: true)
    let right = [
      shown(on: "iPad", picture("one", nil)), shown(on: "iPhone 5", picture("two", nil)),
      shown(on: "iPhone 5", picture("three", nil)),
    ]
    let later = page(
      right: right,
      wrong: [
        picture("one", alike), picture("two", alike),
        picture("three", differing("Much differs.", weight: 900)),
      ]
    )
    #expect(later.text.contains("How it begins: Moment two"))
    // A crash leaves out what comes after it.
    let crashed = page(right: right, wrong: [picture("one", alike)])
    #expect(crashed.text.contains("How it should look: Moment two"))
    // Where no picture shows the failure, the mistake's words name the device.
    let unseen = page(
      right: right,
      wrong: ["one", "two", "three"].map { picture($0, alike) },
      summary: "It crashes on phones."
    )
    #expect(unseen.text.contains("How it should look: Moment two"))
  }

  /// Symbols that the right way's picture has over the screen would give the answer away.
  @Test func theBeginningHasNoAnnotations() {
    var annotated = SnapshotRecord(name: "one", caption: "Moment one")
    (annotated.svg, annotated.first) = (svg("with signs"), svg("without signs"))
    let alike = ComparisonRecord(differs: true, words: "Signs.", weight: 0, beginsAlike: true)
    let page = page(right: [.snapshot(annotated)], wrong: [picture("one", alike)])
    #expect(
      page.text.contains(
        "<img src=\"../pictures/sample/right.one.first.svg\" alt=\"How it begins: Moment one\""
      )
    )
    #expect(page.files["pictures/sample/right.one.first.svg"] == svg("without signs"))
  }

  @Test func aMistakeThatIsSeenAtOnceBeginsWithHowItShouldLook() {
    let page = page(
      right: [picture("one", nil)],
      wrong: [picture("one", differing("Much differs.", weight: 900))]
    )
    #expect(page.text.contains("How it should look: Moment one"))
    #expect(!page.text.contains("How it begins"))
  }

  /// The name of a mistake, and the marks of its lines, are hidden until the question is answered.
  @Test func theHeadingOfAQuestionDoesNotTellTheMistake() {
    let text = page(right: [picture("one", nil)], wrong: []).text
    #expect(text.contains("<h3>Mistake 1<span class=\"told\">: wa</span></h3>"))
    #expect(text.contains("<span class=\"file\">The code</span>"))
    // Comments and names of types may tell it, too.
    #expect(text.contains("<span class=\"t\">Attempt</span>"))
    #expect(!text.contains("NeverLit") && !text.contains("Never lit"))
  }

  @Test func theAlternativeTextSaysWhatDiffers() {
    let page = page(
      right: [picture("one", nil)],
      wrong: [picture("one", differing("The label is missing.", weight: 900))]
    )
    #expect(page.text.contains("alt=\"Moment one, right beside wrong. The label is missing.\""))
    #expect(page.text.contains("<figcaption>The label is missing.</figcaption>"))
  }
}
