import RecipeKit
import RecipeRunner

/// The first page: what a learner can do, the path, and all lessons as cards, chapter by chapter.
struct IndexPage {
  private let frame: PageFrame
  private let entries: [LessonEntry]
  private let summary: RunSummary

  static func frame(_ map: SiteMap) -> PageFrame {
    PageFrame(map: map, path: PageFrame.Place.index.page)
  }

  init(_ map: SiteMap, _ entries: [LessonEntry], _ summary: RunSummary) {
    frame = Self.frame(map)
    self.entries = entries
    self.summary = summary
  }

  var text: String {
    let opening = HTML(
      "header",
      ["class": "opening"],
      [
        HTML("h1", [:], frame.map.title),
        HTML(
          "p",
          ["class": "problem"],
          "Learn UIKit from short lessons that run."
        ),
        HTML(
          "ul",
          [:],
          [
            "*Play*: drag, tap and turn the running example, or watch its film.",
            "*Guess*: real mistakes show their code, and ask what will happen.",
            "*See why*: the outcome beside the right way, with the reason.",
          ].map { HTML("li", [:], [HTML(prose: $0)]) }
        ),
      ] + begin
    )
    let chapters = frame.map.chapters.map(chapter)
    return frame.page(
      title: nil,
      summary: "\(Count.text(entries.count, "lesson")) on UIKit that ran and were verified.",
      kind: "index",
      [opening, path, filters] + chapters + [
        HTML(
          "p",
          ["class": "nothing with-script", "hidden": "", "role": "status"],
          "No lesson matches all filters."
        ),
        HTML(
          "section",
          ["aria-labelledby": "totals-title"],
          [HTML("h2", ["id": "totals-title"], "Every lesson was run"), VerdictBadge.totals(of: summary)]
        ),
      ]
    )
  }

  /// The way to the first lesson.
  private var begin: [HTML] {
    frame.map.path.first.map { lesson in
      [
        HTML(
          "p",
          [:],
          [
            HTML("a", ["class": "begin", "href": frame.address(lesson.page)], "Begin with lesson 1"),
            HTML(" "), HTML("span", ["class": "faint"], lesson.title),
          ]
        )
      ]
    } ?? []
  }

  /// All lessons in the order in which to learn.
  private var path: HTML {
    let items = frame.map.path.map { lesson in
      let works = entries.first { $0.lesson == lesson }?.card.works
      let ended = works.flatMap { SystemRange($0)?.hasEnded == true ? $0 : nil }
      return HTML(
        "li",
        ["data-lesson": lesson.name],
        [.link(frame.address(lesson.page), lesson.title)]
          + (ended.map { [HTML(" "), HTML("span", ["class": "badge caution"], $0)] } ?? [])
      )
    }
    let forget = HTML("button", ["type": "button", "class": "forget with-script"], "Forget my answers")
    return HTML(
      "section",
      ["class": "path", "aria-labelledby": "path-title"],
      [
        HTML("div", ["class": "heading"], [HTML("h2", ["id": "path-title"], "The path"), forget]),
        HTML("ol", [:], items),
      ]
    )
  }

  private func chapter(_ name: String) -> HTML {
    let anchor = Anchors.name("chapter-\(name)")
    let lessons = frame.map.path.filter { $0.chapter == name }
    let cards = lessons.compactMap { lesson in entries.first { $0.lesson == lesson } }.map(card)
    return HTML(
      "section",
      ["class": "chapter", "aria-labelledby": anchor],
      [HTML("h2", ["id": anchor], name), HTML("ul", ["class": "cards"], cards)]
    )
  }

  private func card(_ entry: LessonEntry) -> HTML {
    let still =
      entry.cover.map { [HTML("span", ["class": "still", "aria-hidden": "true"], [$0.still])] } ?? []
    return HTML(
      "li",
      [
        "class": "card", "data-film": entry.cover?.film.map(frame.address),
        "data-chapter": entry.lesson.chapter,
        "data-devices": entry.facts.devices.joined(separator: "|"),
        "data-versions": versions(of: entry).joined(separator: "|"),
        "data-current": current(of: entry).joined(separator: "|"),
        "data-names": entry.facts.names.joined(separator: " "),
      ],
      [
        HTML(
          "a",
          ["href": frame.address(entry.lesson.page)],
          still + [
            HTML(
              "span",
              ["class": "title"],
              frame.map.number(of: entry.lesson.id).map { "\($0). \(entry.card.title)" } ?? entry.card.title
            )
          ]
        ),
        HTML("p", [:], [HTML(prose: entry.card.problem)]),
        SystemsLine.html(for: entry.card),
        HTML(
          "p",
          ["class": "verdict"],
          [
            HTML(
              "span",
              ["class": entry.verdict.passed ? "badge good" : "badge bad"],
              VerdictBadge.words(for: entry.verdict)
            )
          ]
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
    return HTML(
      "form",
      ["class": "filters with-script", "role": "search", "aria-label": "Choose lessons"],
      [
        choice("Chapter", "chapter", frame.map.chapters),
        choice("Device", "devices", entries.flatMap(\.facts.devices).withoutRepetitions.sorted()),
        choice("Works on iOS", "versions", allVersions),
        choice("Current on iOS", "current", allVersions),
        HTML(
          "label",
          [:],
          [
            HTML("span", [:], "Uses"),
            HTML(
              "input",
              [
                "type": "text", "name": "names", "list": "names", "autocomplete": "off",
                "placeholder": "UIButton",
              ]
            ),
          ]
        ),
        HTML("datalist", ["id": "names"], names.map { HTML("option", ["value": $0], []) }),
        HTML("button", ["type": "reset"], "All"),
      ]
    )
  }

  private func choice(_ title: String, _ name: String, _ values: [String]) -> HTML {
    let options =
      [HTML("option", ["value": "", "data-all": "true"], "any")] + values.map { HTML("option", [:], $0) }
    return HTML("label", [:], [HTML("span", [:], title), HTML("select", ["name": name], options)])
  }

  /// Versions by their numbers, not their letters.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let (left, right) = (
      left.split(separator: ".").map { Int($0) ?? 0 }, right.split(separator: ".").map { Int($0) ?? 0 }
    )
    return left.lexicographicallyPrecedes(right)
  }
}
