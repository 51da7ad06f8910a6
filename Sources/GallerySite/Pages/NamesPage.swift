import RecipeRunner

/// Every name of the frameworks that the lessons' code uses, each with the lessons that use it.
struct NamesPage {
  private let frame: PageFrame
  private let lessons: [String: [SiteMap.Lesson]]

  init(_ map: SiteMap, _ entries: [LessonEntry]) {
    frame = PageFrame(map: map, path: PageFrame.Place.names.page)
    lessons = entries.reduce(into: [:]) { lessons, entry in
      for name in entry.facts.names { lessons[name, default: []].append(entry.lesson) }
    }
  }

  var text: String {
    let names = lessons.keys.sorted()
    let types = names.filter { $0.first?.isUppercase == true }
    let members = names.filter { $0.first?.isUppercase != true }
    let opening = HTML(
      "header",
      ["class": "opening"],
      [
        HTML("h1", [:], "Names"),
        HTML("p", ["class": "problem"], "What the lessons' code uses of the frameworks, and where."),
      ]
    )
    return frame.page(
      title: "Names",
      summary: "\(Count.text(names.count, "name")) of UIKit and the lessons that use them.",
      kind: "names",
      [opening, contents(types, members)] + part("Types", types) + part("Members", members)
    )
  }

  /// The way to types, and to the first member with each letter.
  private func contents(_ types: [String], _ members: [String]) -> HTML {
    let letters = Dictionary(grouping: members) { $0.prefix(1) }
    return PageFrame.contents(
      (types.isEmpty ? [] : [("types", "Types")]) + (members.isEmpty ? [] : [("members", "Members")])
        + letters.keys.sorted().compactMap { letter in
          letters[letter]?.first.map { (Self.anchor(of: $0), String(letter)) }
        }
    )
  }

  private static func anchor(of name: String) -> String { "name-\(Anchors.name(name))" }

  private func part(_ title: String, _ names: [String]) -> [HTML] {
    guard !names.isEmpty else { return [] }
    let items = names.map { name in
      HTML(
        "div",
        ["id": Self.anchor(of: name)],
        [
          HTML("dt", [:], [HTML("code", [:], name)]),
          HTML(
            "dd",
            [:],
            [
              HTML(
                "ul",
                [:],
                (lessons[name] ?? []).map { HTML("li", [:], [.link(frame.address($0.page), $0.title)]) }
              )
            ]
          ),
        ]
      )
    }
    return [
      HTML(
        "section",
        ["id": title.lowercased()],
        [HTML("h2", [:], title), HTML("dl", ["class": "name-list"], items)]
      )
    ]
  }
}
