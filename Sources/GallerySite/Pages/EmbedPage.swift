import RecipeKit
import RecipeRunner

/// A lesson without a frame, for a page of others: what it shows, what can be played with, and the code that is worth
/// seeing.
struct EmbedPage {
  private let frame: PageFrame
  private let lesson: LessonContent
  private let place: SiteMap.Lesson

  init(_ map: SiteMap, _ place: SiteMap.Lesson, _ lesson: LessonContent) {
    frame = PageFrame(map: map, path: place.embed)
    self.place = place
    self.lesson = lesson
  }

  var text: String {
    let card = lesson.card
    var pictures = SitePictures(frame, of: place)
    var figures: [HTML] = []
    for snapshot in lesson.rightWay?.snapshots ?? [] where figures.count < 2 {
      if let figure = pictures.figure(snapshot, in: "right", withTree: false) { figures.append(figure) }
    }
    let live = LivePart(lesson.report, of: place).figures(on: frame)
    let playground = lesson.report.playground.flatMap { PlaygroundPart($0, of: place) }
    let code = lesson.code.map {
      [CodeLines(listing: $0.shown).html(name: frame.map.listingName(of: card.id))]
    }
    return frame.bare(
      title: card.title,
      summary: card.problem,
      kind: "embed",
      isLive: !live.isEmpty,
      [
        HTML("h1", [:], [HTML("a", ["href": frame.address(place.page), "target": "_top"], card.title)]),
        HTML("p", ["class": "verdict"], [VerdictBadge.html(for: lesson.report)]),
        HTML("p", [:], [HTML(prose: card.solution)]),
      ] + (figures.isEmpty ? [] : [HTML("div", ["class": "figures"], figures)]) + live.prefix(1)
        + (playground?.html(on: frame) ?? []) + (code ?? [])
    )
  }
}
