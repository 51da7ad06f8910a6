import RecipeRunner

/// The names of the frameworks that the lessons' code uses, lesson by lesson; each leads to all lessons that use it.
struct SymbolIndexPage {
  private let frame: PageFrame
  private let entries: [LessonEntry]

  init(_ map: SiteMap, _ entries: [LessonEntry]) {
    frame = PageFrame(map: map, path: PageFrame.Place.names.page)
    self.entries = entries.filter { !$0.facts.names.isEmpty }
  }

  var text: String {
    let count = Set(entries.flatMap(\.facts.names)).count
    let opening = HTML(
      "header.opening",
      [
        HTML("h1", "Names"),
        HTML(
          "p.problem",
          "What the lessons' code uses of the frameworks. Each name leads to the lessons that use it."
        ),
      ]
    )
    var anchors = Anchors()
    let lessons = entries.map { lesson($0, &anchors) }
    return frame.page(
      title: "Names",
      summary: "\(Count.text(count, "name")) of UIKit and the lessons that use them.",
      kind: "names",
      [opening, PageFrame.contents(entries.map { (Self.anchor(of: $0.lesson), $0.card.title) })] + lessons
    )
  }

  private static func anchor(of lesson: SiteMap.Lesson) -> String { Anchors.name("names-of-\(lesson.id)") }

  /// A lesson's names: types, then members; the first place of a name has its anchor.
  private func lesson(_ entry: LessonEntry, _ anchors: inout Anchors) -> HTML {
    let names = entry.facts.names
    let types = names.filter { $0.first?.isUppercase == true }
    let items = (types + names.filter { $0.first?.isUppercase != true }).map { name in
      HTML(
        "li",
        ["id": anchors.name("name-\(name)")],
        [
          HTML(
            "a",
            ["href": "\(frame.address(PageFrame.Place.index.page))#names=\(name)"],
            [HTML("code", name)]
          )
        ]
      )
    }
    let badge = HTML("span.badge", Count.text(names.count, "name"))
    let title = [HTML(entry.card.title + " "), badge]
    let heading = HTML("summary.heading", [HTML("h2", ["id": Self.anchor(of: entry.lesson)], title)])
    return HTML(
      "details.fold",
      [
        heading, HTML("p", [.link(frame.address(entry.lesson.page), "To the lesson")]),
        HTML("ul.name-list", items),
      ]
    )
  }
}
