import Testing

@testable import GallerySite
@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/Site.md on playgrounds, and the recording that the part is made from.
struct PlaygroundPartTests {
  private func page(_ graph: PlaygroundGraph?) -> (text: String, files: [String: String]) {
    var report = Sample.passing
    report.playground = graph
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    var page = LessonPage(map, map.path[0], LessonContent(report), WrongWayCode(report.declaration.card))
    return page.page()
  }

  @Test func thePartBeginsWithAStillOfTheFirstState() {
    let text = page(Sample.playground).text
    #expect(
      text.contains("<section id=\"try\" aria-labelledby=\"try-title\">")
        && text.contains("<h2 id=\"try-title\">Try it</h2>")
    )
    #expect(text.contains("<a href=\"#try\">Try it</a>"))
    #expect(
      text.contains(
        "<img src=\"../pictures/sample/state.0.svg\" alt=\"It is dark.\" width=\"40\" height=\"30\" draggable=\"false\">"
      )
    )
    #expect(text.contains("2 states and 3 ways") && text.contains("It is a <code>lamp</code>."))
    #expect(
      text.contains("<li>It is dark.</li><li>It is bright.</li>"),
      "without a script the states can be read"
    )
  }

  @Test func thePartComesBeforeWhatIsShown() throws {
    var report = Sample.passing
    report.playground = Sample.playground
    let picture = SnapshotRecord(name: "p", caption: "P", svg: "<svg width=\"4\" height=\"3\"/>")
    report.runs[0].entries.append(.snapshot(picture))
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    var page = LessonPage(map, map.path[0], LessonContent(report), WrongWayCode(report.declaration.card))
    let text = page.page().text
    let places = try ["<section id=\"try\"", "<section id=\"shows\"", "id=\"values\""].map {
      try #require(text.range(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  /// The script shows all states in one scale: the device beside the steps has their room from the start.
  @Test func theDeviceBesideTheStepsHasRoomForAllStates() throws {
    var graph = Sample.playground
    graph.states[1].svg = "<svg viewBox=\"0 0 20 90\" width=\"20\" height=\"90\"/>"
    let lesson = SiteMap.Lesson(id: "s", title: "", chapter: "")
    let part = try #require(PlaygroundPart(graph, of: lesson, isForeign: false))
    let frame = PageFrame(map: SiteMap(title: "", [Sample.declaration("s")], nil), path: "index.html")
    #expect(
      part.small(on: frame, isShown: true).text.contains("<svg class=\"room\" viewBox=\"0 0 40.0 90.0\"")
    )
  }

  @Test func picturesAndFilmsAreFilesAndTheScriptIsToldOfThem() throws {
    let files = page(Sample.playground).files
    #expect(files["pictures/sample/state.1.svg"] == Sample.playground.states[1].svg)
    #expect(
      files["pictures/sample/move.0.0.js"] == "gallery.film(\"pictures/sample/move.0.0.js\", \"<svg/>\");\n"
    )
    let script = try #require(files["pictures/sample/states.js"])
    #expect(script.hasPrefix("gallery.states(\"pictures/sample/states.js\", {") && script.hasSuffix("});\n"))
    #expect(script.contains("{\"film\":\"pictures/sample/move.0.0.js\",\"from\":0,\"key\":0,\"to\":1}"))
    #expect(script.contains("\"reason\":\"too dark\""))
  }

  @Test func aLessonWithoutOneHasNoSuchPartAndNoSuchScript() {
    #expect(!page(nil).text.contains("Try it") && !page(nil).text.contains(SiteAsset.states.path))
  }

  @Test func aRecordingThatIsNotSoundIsNotShown() {
    var graph = Sample.playground
    graph.moves[0].to = 7
    #expect(!page(graph).text.contains("id=\"try\""))
  }

  @Test func textsOfStrangersStayTexts() {
    var graph = Sample.playground
    let attack = "</script><script>x</script>\"'&"
    graph.record.note = attack
    graph.record.keys[0].title = attack
    graph.states[0].words = attack
    graph.states[0].barred[0].reason = attack
    let text = page(graph).text
    #expect(!text.contains("<script>") && !text.contains("\"'&\""))
    #expect(text.contains("&lt;script&gt;"))
  }

  @Test func thePartNeedsNoStyleOrScriptWithinThePage() {
    let text = page(Sample.playground).text
    #expect(!text.contains(" style=") && !text.contains("<style") && !text.contains(#/ on[a-z]+="/#))
    #expect(text.contains("<script src=\"../assets/states.js\" defer></script>"))
  }
}
