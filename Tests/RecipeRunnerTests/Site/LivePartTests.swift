import Testing

@testable import GallerySite
@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/Site.md on live parts.
struct LivePartTests {
  private static func scene(_ values: [Double], caption: String = "Tick them off") -> LiveRecord {
    LiveRecord(name: "tasks", caption: caption, count: CountRecord(unit: "task", values: values))
  }

  /// A report whose variants have these scenes.
  private static func report(_ scenes: [LiveRecord]) -> LessonRun {
    var report = Sample.passing
    for (index, scene) in scenes.enumerated() { report.runs[index].entries.append(.live(scene)) }
    return report
  }

  private static func page(_ report: LessonRun) -> (text: String, files: [String: String]) {
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    var page = LessonPage(map, map.path[0], LessonContent(report), WrongWayCode(report.declaration.card))
    return page.page()
  }

  @Test func aSceneIsAFigureThatFindsItsFile() throws {
    let (text, files) = Self.page(Self.report([Self.scene([0, 0.5, 1])]))
    #expect(
      text.contains("<figure class=\"live\" data-scene=\"../scenes/sample/tasks.js\" data-name=\"tasks\">")
    )
    #expect(text.contains("<script src=\"../assets/live.js\" defer></script>"))
    let file = try #require(files["scenes/sample/tasks.js"])
    #expect(file.hasPrefix("gallery.scene(\"scenes/sample/tasks.js\", [{"))
    #expect(file.contains("\"title\":\"Right way\"") && file.contains("\"values\":[0,0.5,1]"))
  }

  @Test func onlyWrongWaysThatDoSomethingElseAreThereToChoose() throws {
    let right = Self.scene([0, 0.5, 1])
    let same = Self.page(Self.report([right, right])).files["scenes/sample/tasks.js"]
    let other = Self.page(Self.report([right, Self.scene([0, 0, 1])])).files["scenes/sample/tasks.js"]
    let wrong = Sample.passing.declaration.variants[1].name
    #expect(try !#require(same).contains("\"title\":\"\(wrong)\""))
    #expect(try #require(other).contains("\"title\":\"\(wrong)\""))
  }

  @Test func waysAreGroupedAndCounterProofsAreNotOffered() throws {
    let right = Self.scene([0, 0.5, 1])
    var choice = Self.scene([0, 1, 1], caption: "It is full after one")
    choice.choice = "half is enough"
    var report = Self.report([right, Self.scene([0, 0, 1])])
    report.runs[0].entries.append(.live(choice))
    report.counterProofRuns = [VariantRun(entries: [.live(Self.scene([1, 1, 1]))])]
    let file = try #require(Self.page(report).files["scenes/sample/tasks.js"])
    let groups = file.matches(of: #/"group":"(\w+)"/#).map { String($0.1) }
    #expect(groups == ["right", "mistake", "choice"])
    #expect(file.contains("\"title\":\"half is enough\"") && file.contains("It is full after one."))
    #expect(!file.contains("[1,1,1]"))
  }

  @Test func onlyPagesWithASceneMayRunWebAssembly() {
    let word = "'wasm-unsafe-eval'"
    #expect(Self.page(Self.report([Self.scene([0, 1])])).text.contains(word))
    #expect(!Self.page(Sample.passing).text.contains(word))
  }

  @Test func theLessonWithoutAFrameHasItsFirstSceneAndWhatCanBeTriedOut() {
    var report = Self.report([Self.scene([0, 1])])
    report.playground = Sample.playground
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    let code = WrongWayCode(report.declaration.card)
    let text = EmbedPage.all(map, map.path[0], LessonContent(report), code)[0].text
    #expect(text.contains("data-scene=\"../scenes/sample/tasks.js\"") && text.contains("'wasm-unsafe-eval'"))
    #expect(text.contains("data-states=\"../pictures/sample/states.js\""))
  }

  @Test func textsOfStrangersStayTexts() {
    let attack = "</script><script>x</script>\"'&"
    let (text, files) = Self.page(Self.report([Self.scene([0, 1], caption: attack)]))
    #expect(!text.contains("<script>") && text.contains("&lt;script&gt;"))
    // The content of a file is a string literal in a script.
    #expect(files["scenes/sample/tasks.js"]?.contains("<script>x</script>\\\"'&") == true)
  }
}
