import RecipeKit
import RecipeRunner

/// A part of a lesson that a page of others can show by itself.
enum EmbedPart: String, CaseIterable {
  case play
  case code
  case film
  case predict

  /// What a choice of parts calls it.
  var title: String {
    switch self {
    case .play: "Interactive parts"
    case .code: "The code"
    case .film: "Pictures and films"
    case .predict: "Questions on mistakes"
    }
  }
}

/// A lesson without a frame, or one part of it, for a page of others.
struct EmbedPage {
  /// Nil for what is worth seeing of all the lesson.
  let part: EmbedPart?
  let text: String

  /// The lesson's page, and the pages of the parts that it has.
  static func all(
    _ map: SiteMap,
    _ place: SiteMap.Lesson,
    _ lesson: LessonContent,
    _ wrongWayCode: WrongWayCode
  ) -> [EmbedPage] {
    let content = EmbedContent(
      frame: PageFrame(map: map, path: place.embed()),
      place: place,
      lesson: lesson,
      wrongWayCode: wrongWayCode
    )
    let parts = EmbedPart.allCases.map { ($0, content.html(of: $0)) }.filter { !$0.1.isEmpty }
    // What takes its size only when it is loaded comes last.
    let whole = [EmbedPart.film, .code, .play].flatMap { part in parts.first { $0.0 == part }?.1 ?? [] }
    return [EmbedPage(part: nil, text: content.page(isWhole: true, whole))]
      + parts.map { EmbedPage(part: $0, text: content.page(isWhole: false, $1)) }
  }
}

/// What the pages of a lesson without a frame hold.
private struct EmbedContent {
  let frame: PageFrame
  let place: SiteMap.Lesson
  let lesson: LessonContent
  let wrongWayCode: WrongWayCode

  func page(isWhole: Bool, _ content: [HTML]) -> String {
    let title = HTML("a", ["href": frame.address(place.page), "target": "_top"], lesson.card.title)
    let about =
      isWhole
      ? [HTML("p.verdict", [VerdictBadge.html(for: lesson.report)]), HTML("p", prose: lesson.card.solution)]
      : []
    return frame.bare(
      title: lesson.card.title,
      summary: lesson.card.problem,
      kind: "embed",
      isLive: content.contains { $0.text.contains("data-scene=") },
      [HTML("h1", [title]), SystemsLine.html(for: lesson.card, on: frame, isLinked: false)] + about + content
    )
  }

  /// A part; nothing if the lesson has none.
  func html(of part: EmbedPart) -> [HTML] {
    switch part {
    case .play:
      LivePart(lesson.report, of: place, isForeign: frame.map.isForeign(place)).figures(on: frame).prefix(1)
        + (lesson.report.playground.flatMap {
          PlaygroundPart($0, of: place, isForeign: frame.map.isForeign(place))
        }?.html(on: frame) ?? [])
    case .code: lesson.code.map { CodeLines.html(of: $0, name: frame.map.listingName(of: place.id)) } ?? []
    case .film: films
    case .predict: questions
    }
  }

  private var films: [HTML] {
    var pictures = SitePictures(frame, of: place)
    var figures: [HTML] = []
    for snapshot in lesson.rightWay?.snapshots ?? [] where figures.count < 2 {
      if let figure = pictures.figure(snapshot, in: "right", withTree: false) { figures.append(figure) }
    }
    return figures.isEmpty ? [] : [HTML("div.figures", figures)]
  }

  private var questions: [HTML] {
    let predictions = Prediction.all(in: lesson)
    let ways = lesson.wrongWays.filter { predictions[$0.index] != nil }.prefix(LessonPage.mistakeLimit)
      .enumerated()
    let questions = ways.compactMap { index, way -> HTML? in
      guard let prediction = predictions[way.index] else { return nil }
      var part = WrongWayPart(
        way,
        besideRight: lesson.rightWay,
        wrongWayCode,
        CodeReferences(to: ""),
        SitePictures(frame, of: place),
        checks: frame.address(place.page)
      )
      return part.html(number: index + 1, anchor: Anchors.name("wrong-\(way.slug)"), prediction)
    }
    return questions.isEmpty ? [] : [HTML("h2", "What goes wrong")] + questions
  }
}
