import RecipeKit
import RecipeRunner

/// The page of a lesson: what it teaches, what it showed when it ran, and what proves it.
struct LessonPage {
  private let frame: PageFrame
  private let lesson: SiteMap.Lesson
  private let report: RecipeReport
  private let wrongWayCode: WrongWayCode
  private let references: CodeReferences
  private var pictures: SitePictures
  private let live: LivePart
  private var anchors = Anchors()

  private var card: RecipeCard { report.declaration.card }

  init(_ map: SiteMap, _ lesson: SiteMap.Lesson, _ report: RecipeReport, _ wrongWayCode: WrongWayCode) {
    frame = PageFrame(map: map, path: lesson.page)
    self.lesson = lesson
    self.report = report
    self.wrongWayCode = wrongWayCode
    references = CodeReferences(to: Listing.trimmed(report.declaration.card.listing))
    pictures = SitePictures(frame, of: lesson)
    live = LivePart(report, of: lesson)
  }

  /// The page, and the files of its pictures by their paths.
  mutating func page() -> (text: String, files: [String: String]) {
    let sections = [
      problems, solution, code, shows(), playing, tryIt(), values, checks(), wrongWays(), discussion, seeAlso,
      deviceListing,
      teaching,
    ].compactMap(\.self)
    let main = HTML(
      "article",
      [:],
      [opening, PageFrame.contents(sections.map { ($0.id, $0.title) })] + sections.map(\.html)
    )
    let text = frame.page(
      title: card.title,
      summary: card.problem,
      kind: "lesson",
      isLive: !live.isEmpty,
      [main],
      after: [neighbours]
    )
    return (text, pictures.files.merging(live.files) { first, _ in first })
  }

  /// The still by which a card shows the lesson, seen from another page; its files join the lesson's.
  mutating func cover(on other: PageFrame) -> (still: HTML, film: String?)? {
    guard let run = report.runs.first else { return nil }
    var covers = SitePictures(other, of: lesson)
    defer { pictures.add(covers.files) }
    return covers.cover(of: run)
  }

  // MARK: Parts

  /// A part of the page under a heading.
  private struct Section {
    let id: String
    let title: String
    let html: HTML

    init(_ id: String, _ title: String, aside: HTML? = nil, _ content: [HTML]) {
      self.id = id
      self.title = title
      let heading = HTML("h2", ["id": "\(id)-title"], title)
      let head = aside.map { HTML("div", ["class": "heading"], [heading, $0]) } ?? heading
      html = HTML("section", ["id": id, "aria-labelledby": "\(id)-title"], [head] + content)
    }
  }

  private var opening: HTML {
    let place = [card.chapter, card.section].compactMap(\.self).joined(separator: " · ")
    return HTML(
      "header",
      ["class": "opening"],
      [
        HTML("p", ["class": "place"], place),
        HTML("h1", [:], card.title),
        HTML("p", ["class": "problem"], [HTML(prose: card.problem)]),
        SystemsLine.html(for: card, on: frame),
        HTML(
          "p",
          ["class": "verdict"],
          [VerdictBadge.html(for: report), HTML(" "), HTML("code", [:], card.id)]
        ),
      ]
    )
  }

  private var problems: Section? {
    var items: [HTML] = []
    for (variant, verdict) in zip(report.declaration.variants, report.verdict.variants) {
      items += verdict.deviations.map { deviation in
        HTML(
          "li",
          [:],
          [
            HTML(prose: FailureMessages.sentence(for: deviation, in: variant, report.declaration.isRecorded)),
            HTML(" "),
            HTML("span", ["class": "faint"], "Expected "), HTML("code", [:], deviation.check.expected),
            HTML("span", ["class": "faint"], ", found "), HTML("code", [:], deviation.check.actual),
            HTML("."),
          ]
        )
      }
    }
    items += report.issues.map { issue in
      let evidence =
        issue.evidence.isEmpty ? [] : [HTML("pre", ["tabindex": "0"], issue.evidence.joined(separator: "\n"))]
      return HTML("li", [:], [HTML(prose: issue.text)] + evidence)
    }
    return items.isEmpty
      ? nil : Section("failures", "What went wrong", [HTML("ul", ["class": "failures"], items)])
  }

  private var solution: Section? {
    card.solution.isEmpty
      ? nil : Section("solution", "Solution", [HTML("p", [:], [references.html(prose: card.solution)])])
  }

  private var code: Section? {
    let listing = Listing.trimmed(card.listing)
    guard !listing.isEmpty else { return nil }
    let name = frame.map.listingName(of: card.id)
    let whole = CodeLines(listing: listing).html(name: name, anchor: CodeReferences.anchor)
    guard !card.excerpt.isEmpty else { return Section("code", "The code that ran", [whole]) }
    let excerpt = CodeLines(excerpt: ListingSnippet(of: listing).text(of: card.excerpt), of: listing)
    let all = HTML("details", ["class": "whole"], [HTML("summary", [:], "All of \(name)"), whole])
    return Section(
      "code",
      "The code that ran",
      [excerpt.html(name: "From \(name)", anchor: CodeReferences.anchor, isExcerpt: true), all]
    )
  }

  private mutating func shows() -> Section? {
    var parts: [HTML] = []
    for entry in report.runs.first?.entries ?? [] {
      switch entry {
      case .picture(let picture):
        if let figure = pictures.figure(picture, in: "right") { parts.append(figure) }
      case .film(let film): if let figure = pictures.figure(film, in: "right") { parts.append(figure) }
      case .output, .note, .check, .live: break
      }
    }
    return parts.isEmpty ? nil : Section("shows", "What it shows", [HTML("div", ["class": "figures"], parts)])
  }

  private var playing: Section? {
    live.isEmpty ? nil : Section("live", "Play with it", live.figures(on: frame))
  }

  private mutating func tryIt() -> Section? {
    guard let part = report.playground.flatMap({ PlaygroundPart($0, of: lesson) }) else { return nil }
    pictures.add(part.files)
    return Section("try", "Try it", part.html(on: frame))
  }

  private var values: Section? {
    var rows: [HTML] = []
    for entry in report.runs.first?.entries ?? [] {
      switch entry {
      case .output(let output):
        rows.append(
          HTML(
            "div",
            [:],
            [HTML("dt", [:], output.name), HTML("dd", [:], [HTML("code", [:], output.value)])]
          )
        )
      case .note(let note):
        rows.append(
          HTML(
            "div",
            ["class": "note"],
            [HTML("dt", [:], "Note"), HTML("dd", [:], [HTML(prose: note.text)])]
          )
        )
      case .picture, .film, .check, .live: break
      }
    }
    return rows.isEmpty ? nil : Section("values", "Values", [HTML("dl", ["class": "values"], rows)])
  }

  private mutating func checks() -> Section? {
    let checks = report.runs.first?.checks ?? []
    guard !checks.isEmpty else { return nil }
    let held = checks.count(where: \.passed)
    let badge = HTML(
      "span",
      ["class": held == checks.count ? "badge good" : "badge bad"],
      "\(held) of \(checks.count) hold"
    )
    let rows = checks.map { check in
      CheckRow(
        check: check,
        anchor: anchors.name(CheckRow.anchor(of: check.id)),
        lines: references.list(in: check.sentence),
        link: (
          frame.address(PageFrame.Place.proof.page) + "#\(ProofPage.anchor(report.id, check.claim))", "claim"
        ),
        isUnproven: report.verdict.unproven.contains(check.id)
      ).html
    }
    return Section(
      "checks",
      "Checks",
      aside: badge,
      [CheckRow.table(rows, caption: "What the right way was checked for")]
    )
  }

  private mutating func wrongWays() -> Section? {
    let wrong = report.declaration.variants.indices.dropFirst()
    guard !wrong.isEmpty else { return nil }
    var parts: [HTML] = []
    for index in wrong {
      var part = WrongWayPart(report, index, wrongWayCode, references, pictures)
      let slug = VariantSlug.of(report.declaration.variants[index].name)
      parts.append(part.html(anchor: anchors.name("wrong-\(slug)")))
      pictures = part.pictures
    }
    return Section(
      "wrong-ways",
      "Wrong ways",
      aside: HTML("span", ["class": "badge"], "\(wrong.count)"),
      parts
    )
  }

  private var discussion: Section? {
    guard !card.discussion.isEmpty else { return nil }
    return Section(
      "discussion",
      "Discussion",
      card.discussion.map { HTML("p", [:], [references.html(prose: $0.text)]) }
    )
  }

  private var seeAlso: Section? {
    let lessons = card.seeAlso.compactMap(frame.map.lesson)
    guard !lessons.isEmpty else { return nil }
    let links = lessons.map { HTML("li", [:], [.link(frame.address($0.page), $0.title)]) }
    return Section("see-also", "See also", [HTML("ul", [:], links)])
  }

  private var deviceListing: Section? {
    guard let listing = card.deviceListing else { return nil }
    let code = CodeLines(listing: Listing.trimmed(listing)).html(name: "Device.swift")
    return Section(
      "device",
      "In an iOS project",
      [
        HTML("p", [:], "The example needs this file beside it there."),
        HTML("details", [:], [HTML("summary", [:], "Device.swift"), code]),
      ]
    )
  }

  private var teaching: Section? {
    let snippet =
      "<iframe src=\"\(lesson.embed)\" title=\"\(XMLText.escaped(card.title))\" width=\"100%\" height=\"600\" "
      + "loading=\"lazy\"></iframe>"
    return Section(
      "teaching",
      "Teach with it",
      [
        HTML(
          "ul",
          [:],
          [
            HTML(
              "li",
              [:],
              [
                .link(frame.address(lesson.sheet), "A sheet to print"),
                HTML(", with gaps to fill and the solution overleaf."),
              ]
            ),
            HTML(
              "li",
              [:],
              [
                .link(frame.address(lesson.embed), "The lesson without a frame"),
                HTML(", for a page of yours; put the address of this gallery before it:"),
              ]
            ),
          ]
        ),
        CodeLines(listing: snippet).html(name: "HTML"),
        HTML("p", [:], "Run it yourself:"),
        CodeLines(listing: frame.map.hints.line(RunCommand.description, card.id)).html(name: "Command"),
      ]
    )
  }

  private var neighbours: HTML {
    let (previous, next) = frame.map.neighbours(of: card.id)
    func link(_ lesson: SiteMap.Lesson?, _ relation: String, _ words: String) -> HTML {
      guard let lesson else { return HTML("span", [:]) }
      return HTML(
        "a",
        ["rel": relation, "href": frame.address(lesson.page)],
        [HTML("small", [:], words), HTML("span", [:], lesson.title)]
      )
    }
    return HTML(
      "nav",
      ["class": "neighbours", "aria-label": "Next to this lesson"],
      [link(previous, "prev", "← Previous"), link(next, "next", "Next →")]
    )
  }
}
