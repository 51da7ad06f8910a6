import RecipeKit
import Testing

@testable import GallerySite
@testable import RecipeRunner

/// Truth: docs/Site.md on what of a lesson can be embedded.
struct EmbedPageTests {
  private func embeds(_ report: LessonRun) -> [EmbedPage] {
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    return EmbedPage.all(
      map,
      map.path[0],
      LessonContent(report),
      WrongWayCode(report.declaration.card)
    )
  }

  @Test func aLessonHasOnlyThePartsThatItHasSomethingFor() {
    #expect(embeds(Sample.passing).map(\.part) == [nil, .code])
    var report = Sample.passing
    report.playground = Sample.playground
    #expect(embeds(report).map(\.part) == [nil, .play, .code])
  }

  @Test func aPartShowsNothingOfOthers() throws {
    var report = Sample.passing
    report.playground = Sample.playground
    let pages = embeds(report)
    let whole = try #require(pages.first { $0.part == nil }).text
    let play = try #require(pages.first { $0.part == .play }).text
    let code = try #require(pages.first { $0.part == .code }).text
    #expect(whole.contains("class=\"playground\"") && whole.contains("class=\"code\""))
    #expect(play.contains("class=\"playground\"") && !play.contains("class=\"code\""))
    #expect(!code.contains("class=\"playground\"") && code.contains("id=\"code-1\""))
  }

  @Test func everyPartHasAFileOfItsOwn() {
    let lesson = SiteMap.Lesson(id: "a/b", title: "", chapter: "")
    #expect(lesson.embed() == "embeds/a--b.html" && lesson.embed(.play) == "embeds/a--b.play.html")
  }
}
