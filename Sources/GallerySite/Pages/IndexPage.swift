import RecipeKit
import RecipeRunner

/// The first page: a scene to play with, what the gallery is, and the path: all lessons as cards, chapter by chapter.
struct IndexPage {
  private let frame: PageFrame
  private let entries: [LessonEntry]
  private let summary: RunSummary

  static func frame(_ map: SiteMap) -> PageFrame { PageFrame(map: map, path: PageFrame.Place.index.page) }

  init(_ map: SiteMap, _ entries: [LessonEntry], _ summary: RunSummary) {
    frame = Self.frame(map)
    self.entries = entries
    self.summary = summary
  }

  var text: String {
    let chapters = frame.map.chapters.map(chapter)
    let toy = entries.compactMap(\.toy).min { $0.rank < $1.rank }
    return frame.page(
      title: nil,
      summary: "\(Count.text(entries.count, "lesson")) on UIKit that ran and were verified.",
      kind: "index",
      isLive: toy != nil,
      [opening(toy?.figure), path(chapters), teachers] + [
        HTML(
          "section.totals",
          ["aria-labelledby": "totals-title"],
          [HTML("h2", ["id": "totals-title"], "Every lesson was run"), VerdictBadge.totals(of: summary)]
        )
      ]
    )
  }

  /// What the gallery is, for whom, and the way to the first lesson, beside a scene to play with.
  private func opening(_ toy: HTML?) -> HTML {
    let words = HTML(
      "div.lead",
      [
        HTML("h1", "Learn UIKit with your hands."),
        HTML(
          "p.problem",
          "Short lessons on iPhone and iPad apps: throw things, turn the phone, make the usual mistakes."
        ),
      ] + begin
    )
    return HTML("header.opening.hero", [words] + [toy].compactMap(\.self))
  }

  /// The way to the first lesson.
  private var begin: [HTML] {
    guard let lesson = frame.map.path.first else { return [] }
    let minutes = entries.first { $0.lesson == lesson }?.card.minutes
    let words = [lesson.title, minutes.map { Count.text($0, "minute") }, "nothing to install"]
    return [
      HTML(
        "p.go",
        [
          HTML("a.begin", ["href": frame.address(lesson.page)], "Start the first lesson"), HTML(" "),
          HTML("span.faint", words.compactMap(\.self).joined(separator: " · ")),
        ]
      )
    ]
  }

  /// All lessons as cards, in the order in which to learn.
  private func path(_ chapters: [HTML]) -> HTML {
    let forget = HTML("button", ["type": "button", "class": "forget with-script"], "Forget my answers")
    let nothing = HTML(
      "p.nothing.with-script",
      ["hidden": "", "role": "status"],
      "No lesson matches all filters."
    )
    return HTML(
      "section.path",
      ["aria-labelledby": "path-title"],
      [HTML("div.heading", [HTML("h2", ["id": "path-title"], "The path"), forget]), filters, nothing]
        + chapters
    )
  }

  private func chapter(_ name: String) -> HTML {
    let anchor = Anchors.name("chapter-\(name)")
    let lessons = frame.map.path.filter { $0.chapter == name }
    let entries = lessons.compactMap { lesson in self.entries.first { $0.lesson == lesson } }
    let lead = entries.compactMap(\.card.aboutChapter).prefix(1).map { HTML("p.faint", $0) }
    return HTML(
      "section.chapter",
      ["aria-labelledby": anchor],
      [HTML("h3", ["id": anchor], name)] + lead + [HTML("ul.cards", entries.map(card))]
    )
  }

  private func card(_ entry: LessonEntry) -> HTML {
    let number = frame.map.number(of: entry.lesson.id).map { [HTML("span.faint", "\($0)."), HTML(" ")] }
    return HTML(
      "li.card",
      [
        "data-lesson": entry.lesson.name, "data-film": entry.cover?.film.map(frame.address),
        "data-chapter": entry.lesson.chapter, "data-devices": entry.facts.devices.joined(separator: "|"),
        "data-versions": versions(of: entry).joined(separator: "|"),
        "data-current": current(of: entry).joined(separator: "|"),
        "data-names": entry.facts.names.joined(separator: " "),
      ],
      [
        HTML(
          "a",
          ["href": frame.address(entry.lesson.page)],
          [entry.cover?.still ?? .nothing, HTML("span.title", (number ?? []) + [HTML(entry.card.title)])]
        ), HTML("p.after", prose: entry.card.afterwards ?? entry.card.problem), meta(of: entry),
      ]
    )
  }

  /// How long a lesson takes, and whether what it teaches is current.
  private func meta(of entry: LessonEntry) -> HTML {
    let age = entry.card.isHistoric ? "historic, \(entry.card.works ?? "")" : "current"
    let words = [entry.card.minutes.map { "\($0) min" }, age].compactMap(\.self).joined(separator: " · ")
    let failed = entry.verdict.passed ? [] : [HTML(" "), HTML("span.badge.bad", "✗ failed")]
    return HTML("p.meta", [HTML(words)] + failed)
  }

  /// What the gallery has for teachers, with the sheets of all lessons.
  private var teachers: HTML {
    let sheets = frame.map.path.map { HTML("li", [.link(frame.address($0.sheet), $0.title)]) }
    return HTML(
      "section",
      ["id": PageFrame.teachers, "aria-labelledby": "teachers-title"],
      [
        HTML("h2", ["id": "teachers-title"], "For teachers"),
        HTML(
          "p",
          "Every lesson has a sheet to print, with the solution on another leaf. Its last part has the lesson for a web page "
            + "of yours, and its example as an application."
        ),
        HTML(
          "details.fold",
          [HTML("summary", Count.text(sheets.count, "sheet")), HTML("ol.sheets", sheets)]
        ),
      ]
    )
  }

  // MARK: Filters

  /// The versions on which some lesson ran.
  private var allVersions: [String] {
    entries.flatMap(\.facts.versions).withoutRepetitions.sorted(by: Self.precedes)
  }

  /// Those of them on which a lesson's example works; those on which it ran, if it doesn't say.
  private func versions(of entry: LessonEntry) -> [String] {
    guard let range = entry.card.works.flatMap(SystemRange.init) else { return entry.facts.versions }
    return allVersions.filter(range.contains)
  }

  /// Those on which no lesson of today's way works yet: from then on newer API has taken its place.
  private func current(of entry: LessonEntry) -> [String] {
    let today = entries.filter { entry.card.today?.contains($0.lesson.id) == true }
    let replaced = Set(today.flatMap(versions))
    return versions(of: entry).filter { !replaced.contains($0) }
  }

  private var filters: HTML {
    let names = entries.flatMap(\.facts.names).withoutRepetitions.sorted()
    let form = HTML(
      "form.filters",
      ["role": "search", "aria-label": "Choose lessons"],
      [
        choice("Chapter", "chapter", frame.map.chapters),
        choice("Device", "devices", entries.flatMap(\.facts.devices).withoutRepetitions.sorted()),
        choice("Works on iOS", "versions", allVersions), choice("Current on iOS", "current", allVersions),
        HTML(
          "label",
          [
            HTML("span", "Uses"),
            HTML(
              "input",
              [
                "type": "text", "name": "names", "list": "names", "autocomplete": "off",
                "placeholder": "UIButton",
              ]
            ),
          ]
        ), HTML("datalist", ["id": "names"], names.map { HTML("option", ["value": $0], []) }),
        HTML("button", ["type": "reset"], "All"),
        .link(frame.address(PageFrame.Place.names.page), "All names"),
      ]
    )
    return HTML("details.choose.with-script", [HTML("summary", "Choose lessons"), form])
  }

  private func choice(_ title: String, _ name: String, _ values: [String]) -> HTML {
    let options =
      [HTML("option", ["value": "", "data-all": "true"], "any")] + values.map { HTML("option", $0) }
    return HTML("label", [HTML("span", title), HTML("select", ["name": name], options)])
  }

  /// Versions by their numbers, not their letters.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let (left, right) = (
      left.split(separator: ".").map { Int($0) ?? 0 }, right.split(separator: ".").map { Int($0) ?? 0 }
    )
    return left.lexicographicallyPrecedes(right)
  }
}
