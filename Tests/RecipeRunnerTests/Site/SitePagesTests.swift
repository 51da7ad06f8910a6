import Testing

@testable import GallerySite
@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/Site.md on the contents of each page, and the reports that the pages are made from.
struct SitePagesTests {
  private static let attack = "<script>x</script>\"'&"

  private func page(_ report: LessonRun, title: String = "Samples") -> (
    text: String, files: [String: String]
  ) {
    let map = SiteMap(title: title, [report.declaration], nil)
    var page = LessonPage(map, map.path[0], LessonContent(report), WrongWayCode(report.declaration.card))
    return page.page()
  }

  @Test func aLessonHasItsTextsValuesAndChecksWithBothValues() {
    let text = page(Sample.passing).text
    for words in [
      "A sample", "There is a problem.", "There is a solution.", "There is more to say.", "1 × 2",
      "It is so.",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(text.contains("<code>expected</code>") && text.contains("<code>actual</code>"))
    #expect(text.contains("Sample.swift:7"))
  }

  @Test func aWrongWaySaysWhatItBreaks() {
    let text = page(Sample.passing).text
    #expect(text.contains("It goes wrong.") && text.contains("It breaks 1 check"))
    #expect(text.contains("<code>wrong value</code>"))
  }

  /// The place of a text says nothing to readers who don't have it.
  @Test func aMistakeQuotesNoText() {
    let text = page(Sample.passing).text
    #expect(text.contains("It goes wrong.") && !text.contains("first paragraph"))
  }

  @Test func aMistakeHasTheCommandForPractice() {
    var report = Sample.passing
    report.declaration = Sample.declaration(
      variants: [Sample.right, Sample.wrong("never lit", "It stays dark.", breaks: ["a"])],
      listing: "class Lamp {\n  func light() {\n    on()\n  }\n}\n",
      wrongWaysListing: "// MARK: never lit\n\nclass NeverLit: Lamp {\n  override func light() {}\n}\n"
    )
    let command = "swift run recipes practice sample &quot;never lit&quot;"
    #expect(page(report).text.contains("<code>\(command)</code> <button"))
    #expect(!page(Sample.passing).text.contains("recipes practice"), "a mistake without code is no exercise")
  }

  @Test func aRecipeThatFailsSaysHow() {
    let text = page(Sample.failing).text
    #expect(text.contains("What went wrong") && text.contains("✗ failed"))
    #expect(text.contains("The process went away.") && text.contains("It printed this."))
  }

  @Test func aLessonOnHistoryShowsTodaysWayInAFold() {
    var report = Sample.passing
    report.declaration = Sample.declaration(todayText: ["Use a `switch`."], todayListing: "class Switch {}\n")
    let text = page(report).text
    #expect(text.contains("With today's API") && text.contains("Use a <code>switch</code>."))
    #expect(text.contains("Today.swift") && text.contains("Switch"))
    #expect(!page(Sample.passing).text.contains("With today's API"))
  }

  @Test func checksAndClaimsLeadToEachOther() {
    let report = Sample.passing
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    let entry = LessonEntry(map.path[0], report, cover: nil)
    let proof = ProofPage(map, [entry], RunSummary(), command: "recipes check").text
    #expect(
      page(report).text.contains("href=\"../proof.html#sample.a\"") && proof.contains("id=\"sample.a\"")
    )
    #expect(
      proof.contains("href=\"lessons/sample.html#check-a\"") && page(report).text.contains("id=\"check-a\"")
    )
    #expect(proof.contains("It has no colour."), "a claim that is left out says why")
  }

  @Test func longPagesBeginWithTheWayToTheirParts() {
    var report = Sample.passing
    report.declaration = Sample.declaration(listing: "UIView().alpha = bar.progress\n")
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    let entry = LessonEntry(map.path[0], report, cover: nil)
    let proof = ProofPage(map, [entry], RunSummary(), command: "recipes check").text
    let names = SymbolIndexPage(map, [entry]).text
    for text in [proof, names, page(report).text] {
      let places = text.matches(of: #/<li><a href="#([^"]+)">/#).map { String($0.1) }
      #expect(!places.isEmpty)
      for place in places { #expect(text.contains("id=\"\(place)\""), "\(place)") }
    }
  }

  @Test func proofAndNamesAreFoldedByLesson() {
    var report = Sample.passing
    report.declaration = Sample.declaration(listing: "UIView().alpha = bar.progress\n")
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    let entry = LessonEntry(map.path[0], report, cover: nil)
    let names = SymbolIndexPage(map, [entry]).text
    for text in [names, ProofPage(map, [entry], RunSummary(), command: "recipes check").text] {
      #expect(text.contains("<details class=\"fold\"><summary class=\"heading\"><h2 id="))
      #expect(text.contains("href=\"lessons/sample.html\""))
    }
    #expect(names.contains("href=\"index.html#names=UIView\"") && names.contains("id=\"name-UIView\""))
  }

  @Test func headingsChecksAndMistakesHaveLinksToThemselves() {
    let text = page(Sample.passing).text
    for anchor in ["code", "checks", "wrong-ways", "check-a"] {
      #expect(
        text.contains("id=\"\(anchor)\"") && text.contains("class=\"anchor\" href=\"#\(anchor)\""),
        "\(anchor)"
      )
    }
  }

  /// An excerpt alone doesn't compile.
  @Test func anExcerptIsCopiedAsTheWholeFile() {
    let code = LessonContent.Code(whole: "class A {\n  let a = 1\n}", snippet: "  let a = 1")
    let html = CodeLines.html(of: code, name: "Example.swift").map(\.text).joined()
    #expect(html.contains(">Copy the whole file</button>") && html.contains("<details class=\"whole\">"))
    let whole = CodeLines.html(of: LessonContent.Code(whole: "let a = 1", snippet: nil), name: "").map(\.text)
      .joined()
    #expect(whole.contains(">Copy</button>"))
  }

  /// Types that an excerpt uses are found in the whole file.
  @Test func codeSaysWhereTheTypesAreThatItDoesNotShow() {
    let listing = "class A: B {\n  let c = C()\n}\n\nfinal class C {}\n\nstruct D {}"
    let html = CodeLines.elsewhere("class A: B {\n  let c = C()\n}", in: listing, name: "the whole file")
    #expect(
      html.map(\.text) == [
        "<p class=\"elsewhere\">Declared in the whole file: <a href=\"#code-5\"><code>C</code></a>.</p>"
      ]
    )
    #expect(CodeLines.elsewhere(listing, in: listing, name: "").isEmpty, "what is shown needs no link")
    #expect(CodeLines.elsewhere("C()", in: "", name: "").isEmpty)
    let code = LessonContent.Code(whole: listing, snippet: "class A: B {\n  let c = C()\n}")
    #expect(CodeLines.html(of: code, name: "Example.swift").map(\.text).joined().contains("#code-5"))
  }

  @Test func theIndexOpensWithTheFirstLessonAndShowsAllInTheOrderOfThePath() throws {
    let cards = ["early", "late"].map { Sample.declaration($0, chapter: $0) }
    let map = SiteMap(title: "Samples", cards, nil)
    let entries = map.path.map { LessonEntry($0, Sample.passing, cover: nil) }
    let text = IndexPage(map, entries, RunSummary()).text
    let opening = try #require(text.range(of: "<header class=\"opening hero\">")).upperBound
    let end = try #require(text[opening...].range(of: "</header>")).lowerBound
    #expect(
      text[opening..<end].contains("Learn UIKit")
        && text[opening..<end].contains("href=\"lessons/early.html\"")
    )
    #expect(!text[opening..<end].contains("checks"))
    let places = text.matches(of: /data-chapter="(\w+)"/).map { String($0.1) }
    #expect(places == ["early", "late"])
  }

  /// Of several scenes the first page takes the one in which a finger moves something wherever it touches.
  @Test func theIndexOpensWithAScene() throws {
    let map = SiteMap(title: "Samples", [Sample.declaration("a"), Sample.declaration("b")], nil)
    let entries = zip(map.path, [1, 0]).map { lesson, rank in
      let toy = LivePart.Toy(rank: rank, figure: HTML("figure", [:], "scene of \(lesson.id)"))
      return LessonEntry(lesson, Sample.passing, cover: nil, toy: toy)
    }
    let text = IndexPage(map, entries, RunSummary()).text
    #expect(text.contains("scene of b") && !text.contains("scene of a"))
    #expect(text.contains("assets/live.js") && text.contains("'wasm-unsafe-eval'"))
    let plain = IndexPage(map, map.path.map { LessonEntry($0, Sample.passing, cover: nil) }, RunSummary())
      .text
    #expect(!plain.contains("assets/live.js"))
  }

  @Test func aCardSaysWhatOneCanDoAfterwardsAndWhetherThatIsCurrent() {
    var report = Sample.passing
    func card(works: String) -> String {
      report.declaration.card = RecipeCard(
        id: "sample",
        title: "T",
        chapter: "C",
        problem: "P",
        solution: "",
        works: works,
        minutes: 4,
        afterwards: "You can do it.",
        listing: ""
      )
      let map = SiteMap(title: "S", [report.declaration], nil)
      return IndexPage(map, [LessonEntry(map.path[0], report, cover: nil)], RunSummary()).text
    }
    #expect(
      card(works: "iOS 7 and later").contains("You can do it.</p><p class=\"meta\">4 min · current</p>")
    )
    #expect(card(works: "iOS 6 to 7").contains("4 min · historic"))
    #expect(page(report).text.contains("4 minutes. Afterwards you can do it."))
  }

  /// A reader knows titles, not ids; a card says once that a lesson is history.
  @Test func lessonsAreCalledByTheirTitles() {
    func declaration(_ id: String, today: [String]? = nil) -> RecipeDeclaration {
      let works = today == nil ? "iOS 8 and later" : "iOS 6 to 7"
      var report = Sample.declaration(id)
      report.card = RecipeCard(
        id: id,
        title: "Title of \(id)",
        chapter: "C",
        problem: "P",
        solution: "",
        today: today ?? [],
        works: works,
        listing: ""
      )
      return report
    }
    var report = Sample.passing
    report.declaration = declaration("old", today: ["new"])
    let map = SiteMap(title: "S", [declaration("new"), report.declaration], nil)
    let code = WrongWayCode(report.declaration.card)
    let sheet = WorksheetPage(map, map.path[1], LessonContent(report), code).page().text
    #expect(sheet.contains("historic: iOS 6 to 7</span> · Today: Title of new</p>"))
    let index = IndexPage(map, [LessonEntry(map.path[1], report, cover: nil)], RunSummary()).text
    #expect(index.contains("<p class=\"meta\">historic, iOS 6 to 7</p></li>"))
  }

  @Test func teachersFindTheSheetsOfAllLessons() {
    let map = SiteMap(title: "S", [Sample.passing.declaration], nil)
    let index = IndexPage(map, [LessonEntry(map.path[0], Sample.passing, cover: nil)], RunSummary()).text
    #expect(index.contains("href=\"index.html#teachers\"") && index.contains("id=\"teachers\""))
    #expect(index.contains("<li><a href=\"sheets/sample.html\">A sample</a></li>"))
    let lesson = page(Sample.passing).text
    #expect(lesson.contains("href=\"#teaching\"") && lesson.contains("id=\"teaching\""))
  }

  @Test func aLessonExplainsTheWordsThatItUses() throws {
    var report = Sample.passing
    report.declaration = Sample.declaration(
      variants: [
        Sample.right, Sample.wrong("w", "The delegates of its delegateQueue are asked.", breaks: ["a"]),
      ]
    )
    let text = page(report).text
    let start = try #require(text.range(of: "<details class=\"words\">")).upperBound
    let words = text[start...].prefix(while: { $0 != "\n" }).prefix(3_000)
    let end = try #require(words.range(of: "</details>")).lowerBound
    let terms = words[..<end].matches(of: /<dt>([^<]+)</).map { String($0.1) }
    #expect(terms == ["Check", "Wrong way", "Delegate"])
    #expect(words[..<end].contains("href=\"../truth.html#words\""))
  }

  /// A window scene is no scene of a storyboard.
  @Test func aWordWithTwoMeaningsIsExplainedWithBoth() throws {
    var report = Sample.passing
    let wrong = Sample.wrong("w", "The window belongs to no scene.", breaks: ["a"])
    report.declaration = Sample.declaration(variants: [Sample.right, wrong])
    let meaning = try #require(page(report).text.firstMatch(of: /<dt>Scene<\/dt><dd>(.*?)<\/dd>/)).1
    #expect(meaning.contains("storyboard") && meaning.contains("UIWindowScene"))
  }

  /// docs/Deviations.md is a page, and the page on accuracy leads there.
  @Test func theDifferencesFromApplesUIKitAreAPage() {
    let map = SiteMap(title: "Samples", [Sample.declaration()], nil)
    #expect(AccuracyPage(map, RunSummary()).text.contains("href=\"differences.html\""))
    let text = DeviationsPage(map).text
    for words in [
      "Swift on Linux", "<code>UIResponder</code> inherits from <code>NSObject</code>", "Popovers",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(!text.contains(".md") && !text.contains("| "))
    let blocks = DeviationsPage.blocks(
      of: "# A\n\nOne\n`two`.\n\n| B | C |\n|---|---|\n| [d](e.md#f) | g |\n"
    )
    #expect(
      blocks.map(\.text) == [
        "<h1>A</h1>", "<p>One <code>two</code>.</p>",
        "<table class=\"differences\"><thead><tr><th scope=\"col\">B</th><th scope=\"col\">C</th></tr></thead>"
          + "<tbody><tr><td>d</td><td>g</td></tr></tbody></table>",
      ]
    )
  }

  /// A replaced API is current until what replaces it works.
  @Test func aLessonIsCurrentUntilTodaysWayWorks() {
    func entry(_ id: String, works: String, today: [String] = []) -> (RecipeDeclaration, LessonRun) {
      var report = Sample.passing
      report.declaration.card = RecipeCard(
        id: id,
        title: id,
        chapter: "C",
        problem: "",
        solution: "",
        today: today,
        works: works,
        listing: ""
      )
      report.runs[0].entries += ["7.0", "8.1", "9.0"].map {
        .snapshot(
          SnapshotRecord(name: $0, caption: "", tree: "iPad with iOS \($0), held in portrait.\n<UIWindow>")
        )
      }
      return (report.declaration, report)
    }
    let (old, new) = (
      entry("old", works: "iOS 3.2 to 8", today: ["new"]), entry("new", works: "iOS 8 and later")
    )
    let map = SiteMap(title: "Samples", [old.0, new.0], nil)
    let entries = zip(map.path, [old.1, new.1]).map { LessonEntry($0, $1, cover: nil) }
    let text = IndexPage(map, entries, RunSummary()).text
    #expect(text.contains("data-versions=\"7.0|8.1\" data-current=\"7.0\""))
    #expect(text.contains("data-versions=\"8.1|9.0\" data-current=\"8.1|9.0\""))
  }

  @Test func picturesAreFilesBesideThePageAndLeadToThemselves() {
    var report = Sample.passing
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 30\" width=\"40\" height=\"29.5\"></svg>"
    report.runs[0].entries.append(.snapshot(SnapshotRecord(name: "start", caption: "The start", svg: svg)))
    let (text, files) = page(report)
    #expect(files == ["pictures/sample/right.start.svg": svg])
    #expect(
      text.contains(
        "<img src=\"../pictures/sample/right.start.svg\" alt=\"The start\" width=\"40\" height=\"30\""
      )
    )
    #expect(text.contains("href=\"../pictures/sample/right.start.svg\""))
  }

  /// A card shows what the lesson begins with if most of it has room there, or else devices side by side.
  @Test(arguments: [(0.9, "start"), (0.3, "turn")])
  func aCardShowsWhatHasRoom(share: Double, name: String) throws {
    var report = Sample.passing
    let svg = "<svg width=\"4\" height=\"3\"/>"
    report.runs[0].entries += [
      .snapshot(SnapshotRecord(name: "turn", caption: "The turn", seconds: 0.5, svg: svg, trail: svg)),
      .snapshot(
        SnapshotRecord(
          name: "start",
          caption: "The start",
          svg: svg,
          cover: SnapshotRecord.Cover(svg: svg, share: share)
        )
      ),
    ]
    let way = try #require(LessonContent(report).rightWay)
    let map = SiteMap(title: "S", [report.declaration], nil)
    var pictures = SitePictures(IndexPage.frame(map), of: map.path[0])
    let shown = pictures.cover(of: way, lead: "start")
    let cover = try #require(shown)
    #expect(cover.still.text.contains("src=\"pictures/sample/cover.\(name).svg\""))
    #expect((cover.film == nil) == (name == "start"))
  }

  /// A step's picture is the part that matters; a reader finds all of the screen below.
  @Test func aPartOfAScreenStandsForIt() throws {
    let map = SiteMap(title: "S", [Sample.passing.declaration], nil)
    var pictures = SitePictures(IndexPage.frame(map), of: map.path[0])
    let picture = SnapshotRecord(name: "start", caption: "C", svg: "<svg/>", detail: "<svg id=\"part\"/>")
    let still = pictures.still(picture, in: "right")
    #expect(try #require(still).text.contains("right.start.detail.svg"))
    let whole = pictures.figure(picture, in: "right")
    #expect(try !#require(whole).text.contains("detail"))
  }

  @Test func aFilmIsAStillUntilAScriptPlaysIt() {
    var report = Sample.passing
    let (svg, still) = ("<svg width=\"4\" height=\"3\">\"a\"</svg>", "<svg width=\"4\" height=\"3\"/>")
    report.runs[0].entries.append(
      .snapshot(SnapshotRecord(name: "turn", caption: "The turn", seconds: 0.5, svg: svg, trail: still))
    )
    let (text, files) = page(report)
    #expect(
      files["pictures/sample/right.turn.svg"] == svg && files["pictures/sample/right.turn.still.svg"] == still
    )
    #expect(
      files["pictures/sample/right.turn.js"]
        == "gallery.film(\"pictures/sample/right.turn.js\", \"<svg width=\\\"4\\\" height=\\\"3\\\">\\\"a\\\"</svg>\");\n"
    )
    #expect(text.contains("data-film=\"../pictures/sample/right.turn.js\" data-seconds=\"0.5\""))
  }

  @Test func textsOfStrangersStayTextsOnEveryPage() {
    let attack = Self.attack
    var report = Sample.report(
      right: Sample.check("a", passed: true, actual: attack),
      issues: [RecipeIssue(attack, evidence: [attack])]
    )
    report.runs[0].entries += [.output(.init(name: attack, value: attack)), .note(.init(text: attack))]
    let card = RecipeCard(
      id: "sample",
      title: attack,
      chapter: attack,
      problem: attack,
      solution: "`\(attack)`",
      discussion: [Paragraph("*\(attack)*")],
      keywords: [attack],
      listing: "let a = \"\(attack)\" // \(attack)\n",
      deviceListing: attack,
      documentListing: attack,
      documentName: attack,
      wrongWaysListing: "// MARK: w\n\(attack)\n"
    )
    report.declaration = RecipeDeclaration(
      card: card,
      claims: [.core("a", attack)],
      variants: [
        Sample.right, VariantDeclaration(name: attack, summary: attack, origin: .common, breaks: ["a"]),
      ]
    )
    let map = SiteMap(title: attack, [report.declaration], nil)
    let entry = LessonEntry(map.path[0], report, cover: nil)
    let pages = [
      page(report, title: attack).text,
      WorksheetPage(map, map.path[0], LessonContent(report), WrongWayCode(report.declaration.card)).page()
        .text,
      IndexPage(map, [entry], RunSummary()).text,
      SymbolIndexPage(map, [entry]).text, ProofPage(map, [entry], RunSummary(), command: attack).text,
    ]
    let code = WrongWayCode(card)
    let embeds = EmbedPage.all(map, map.path[0], LessonContent(report), code).map(\.text)
    for page in pages + embeds {
      #expect(!page.contains("<script>") && !page.contains("\"'&\"") && page.contains("&lt;script&gt;"))
    }
  }

  @Test func pagesLoadNothingFromElsewhere() {
    let text = page(Sample.passing).text
    #expect(text.contains("default-src 'none'") && !text.contains("http://") && !text.contains("https://"))
    #expect(!text.contains("<style") && !text.contains(" style=") && !text.contains(#/ on[a-z]+="/#))
  }

  @Test func theSearchHasWhatALessonCanBeFoundBy() {
    var report = Sample.passing
    report.declaration.claims.append(.detail("more", "It has </script> in it."))
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    let script = SearchIndex([LessonEntry(map.path[0], report, cover: nil)]).script
    #expect(script.hasPrefix("gallery.searchIndex([{") && script.hasSuffix("}]);\n"))
    for words in [
      "\"lessons/sample.html\"", "\"A sample\"", "\"let a = 1\"", "It has </script> in it.",
      "There is more to say.",
      "w: It goes wrong.",
    ] {
      #expect(script.contains(words), "\(words)")
    }
  }

  @Test func aPluginsRecipeHasAFileOfItsOwn() {
    let map = SiteMap(title: "S", [Sample.declaration("a/b"), Sample.declaration("a-b")], nil)
    #expect(map.path.map(\.page) == ["lessons/a--b.html", "lessons/a-b.html"])
    #expect(map.neighbours(of: "a/b").next?.id == "a-b" && map.neighbours(of: "a-b").next == nil)
  }
}
