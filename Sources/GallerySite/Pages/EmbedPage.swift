import RecipeKit
import RecipeRunner

/// A lesson without a frame, for a page of others: what it shows, what can be played with, and the code that is worth
/// seeing.
struct EmbedPage {
  private let frame: PageFrame
  private let report: RecipeReport
  private let lesson: SiteMap.Lesson

  init(_ map: SiteMap, _ lesson: SiteMap.Lesson, _ report: RecipeReport) {
    frame = PageFrame(map: map, path: lesson.embed)
    self.lesson = lesson
    self.report = report
  }

  var text: String {
    let card = report.declaration.card
    var pictures = SitePictures(frame, of: lesson)
    var figures: [HTML] = []
    for entry in report.runs.first?.entries ?? [] where figures.count < 2 {
      switch entry {
      case .picture(let picture):
        if let figure = pictures.figure(picture, in: "right", withTree: false) { figures.append(figure) }
      case .film(let film):
        if let figure = pictures.figure(film, in: "right", withTree: false) { figures.append(figure) }
      case .output, .note, .check, .live: break
      }
    }
    let live = LivePart(report, of: lesson).figures(on: frame)
    let playground = report.playground.flatMap { PlaygroundPart($0, of: lesson) }
    let listing = Listing.trimmed(card.listing)
    let shown = card.excerpt.isEmpty ? listing : ListingSnippet(of: listing).text(of: card.excerpt)
    let code =
      shown.isEmpty
      ? []
      : [
        CodeLines(listing: shown).html(
          name: frame.map.listingName(of: card.id)
        )
      ]
    return frame.bare(
      title: card.title,
      summary: card.problem,
      kind: "embed",
      isLive: !live.isEmpty,
      [
        HTML("h1", [:], [HTML("a", ["href": frame.address(lesson.page), "target": "_top"], card.title)]),
        HTML("p", ["class": "verdict"], [VerdictBadge.html(for: report)]),
        HTML("p", [:], [HTML(prose: card.solution)]),
      ] + (figures.isEmpty ? [] : [HTML("div", ["class": "figures"], figures)]) + live.prefix(1)
        + (playground?.html(on: frame) ?? []) + code
    )
  }
}
