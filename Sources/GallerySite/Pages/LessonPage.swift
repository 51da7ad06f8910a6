import RecipeKit
import RecipeRunner

/// Renders a lesson as a page.
struct LessonPage {
  private let frame: PageFrame
  private let place: SiteMap.Lesson
  private let lesson: LessonContent
  private let wrongWayCode: WrongWayCode
  private let references: CodeReferences
  private var pictures: SitePictures
  private let live: LivePart
  private let embeds: [EmbedPart]
  private let package: LessonPackage?
  private var anchors = Anchors()

  private var card: RecipeCard { lesson.card }

  /// - Parameters:
  ///   - map: the site.
  ///   - place: where the lesson's pages lie in it.
  ///   - lesson: what the page shows.
  ///   - wrongWayCode: the code of its wrong ways.
  ///   - embeds: the parts that can be embedded.
  ///   - package: the package of its example; nil for none.
  init(
    _ map: SiteMap,
    _ place: SiteMap.Lesson,
    _ lesson: LessonContent,
    _ wrongWayCode: WrongWayCode,
    embeds: [EmbedPart] = [],
    package: LessonPackage? = nil
  ) {
    frame = PageFrame(map: map, path: place.page)
    self.place = place
    self.lesson = lesson
    self.wrongWayCode = wrongWayCode
    references = CodeReferences(to: lesson.code?.whole ?? "")
    pictures = SitePictures(frame, of: place)
    live = LivePart(lesson.report, of: place, isForeign: map.isForeign(place))
    self.embeds = embeds
    self.package = package
  }

  /// The page, and the files of its pictures by their paths.
  mutating func page() -> (text: String, files: [String: String]) {
    let steps = steps()
    // Of history today's way comes first.
    let lead = [problems, card.isHistoric ? today : nil, steps ?? solution].compactMap(\.self)
    let sections =
      lead
      + [
        steps == nil ? nil : wrongWays(), steps == nil ? nil : solution, playing, tryIt(), shows(), code,
        discussion, card.isHistoric ? nil : today, steps == nil ? wrongWays() : nil, furtherWrongWays(),
        proof(), seeAlso,
        documentListing, deviceListing, teaching,
      ].compactMap(\.self)
    let parts = sections.filter { !$0.isFolded || $0.id == PageFrame.teaching }
    let contents = PageFrame.contents(parts.map { ($0.id, $0.title) })
    // The device of the steps stands beside the title, where there is room.
    let isBeside = steps != nil && sections.first?.id == steps?.id
    let main =
      isBeside
      ? HTML(
        "article",
        [contents, HTML("div.first", [opening, sections[0].html])] + sections.dropFirst().map(\.html)
      )
      : HTML("article", [opening, contents] + sections.map(\.html))
    // The style sheet must know the layout before the steps arrive: later the page would move under the reader's eyes.
    let kind = isBeside ? "lesson with-steps steps-first" : steps == nil ? "lesson" : "lesson with-steps"
    let text = frame.page(
      title: card.title,
      summary: card.problem,
      kind: kind,
      isLive: !live.isEmpty,
      [main],
      after: [neighbours]
    )
    return (text, pictures.files.merging(live.files) { first, _ in first })
  }

  /// The still by which a card shows the lesson, seen from another page; its files join the lesson's.
  mutating func cover(on other: PageFrame) -> (still: HTML, film: String?)? {
    guard let way = lesson.rightWay else { return nil }
    var covers = SitePictures(other, of: place)
    defer { pictures.add(covers.files) }
    return covers.cover(of: way, lead: card.steps?.first?.picture)
  }

  /// The scene by which the first page may show the lesson.
  func toy(on other: PageFrame) -> LivePart.Toy? { live.toy(on: other) }

  // MARK: Parts

  /// A part of the page under a heading.
  private struct Section {
    let id: String
    let title: String
    let isFolded: Bool
    let html: HTML

    /// - Parameters:
    ///   - id: the name of its place in the page.
    ///   - title: its heading.
    ///   - aside: what stands beside the heading.
    ///   - fold: the words on which its content unfolds; nil for content that is seen at once.
    ///   - content: what it holds.
    init(_ id: String, _ title: String, aside: HTML? = nil, fold: String? = nil, _ content: [HTML]) {
      self.id = id
      self.title = title
      isFolded = fold != nil
      let heading = HTML("h2", ["id": "\(id)-title"], title)
      let head = HTML("div.heading", [heading, HeadingLink.html(to: id, title)] + [aside].compactMap(\.self))
      let body = fold.map { [HTML("details.fold", [HTML("summary", $0)] + content)] } ?? content
      html = HTML("section", ["id": id, "aria-labelledby": "\(id)-title"], [head] + body)
    }
  }

  private var opening: HTML {
    HTML(
      "header.opening",
      [HTML("p.place", place(on: frame.map)), HTML("h1", card.title), HTML("p.problem", prose: card.problem)]
        + [AimLine.html(for: card), SystemsLine.html(for: card, on: frame)]
        + (lesson.report.verdict.passed ? [] : [HTML("p.verdict", [VerdictBadge.html(for: lesson.report)])])
        + [AccuracyPage.words(in: texts, on: frame)]
    )
  }

  private mutating func steps() -> Section? {
    let play = lesson.report.playground.flatMap {
      PlaygroundPart($0, of: place, isForeign: frame.map.isForeign(place))
    }
    guard var part = StepsPart(lesson, references, pictures, live, play) else { return nil }
    let html = part.html(on: frame)
    pictures = part.pictures
    return Section("steps", "Step by step", html)
  }

  /// What the page says in sentences.
  private var texts: [String] {
    [card.problem, card.solution] + card.discussion.map(\.text) + lesson.wrongWays.map(\.variant.summary)
      + lesson.checks.map(\.sentence)
  }

  /// The number on the path, and the chapter.
  private func place(on map: SiteMap) -> String {
    let number = map.number(of: card.id).map { "Lesson \($0) of \(map.path.count)" }
    return [number, card.chapter].compactMap(\.self).joined(separator: " · ")
  }

  private var problems: Section? {
    let isRecorded = lesson.report.declaration.isRecorded
    var items = lesson.deviations.map { variant, deviation in
      HTML(
        "li",
        [
          HTML(prose: FailureMessages.sentence(for: deviation, in: variant, isRecorded)), HTML(" "),
          HTML("span.faint", "Expected "), HTML("code", deviation.check.expected),
          HTML("span.faint", ", found "), HTML("code", deviation.check.actual), HTML("."),
        ]
      )
    }
    items += lesson.report.issues.map { issue in
      let evidence =
        issue.evidence.isEmpty ? [] : [HTML("pre", ["tabindex": "0"], issue.evidence.joined(separator: "\n"))]
      return HTML("li", [HTML(prose: issue.text)] + evidence)
    }
    return items.isEmpty ? nil : Section("failures", "What went wrong", [HTML("ul.failures", items)])
  }

  private var solution: Section? {
    card.solution.isEmpty
      ? nil
      : Section(
        "solution",
        card.steps == nil ? "Solution" : "In short",
        [HTML("p", [references.html(prose: card.solution)])]
      )
  }

  private var code: Section? {
    guard let code = lesson.code else { return nil }
    let name = frame.map.listingName(of: card.id)
    return Section("code", "The code that ran", CodeLines.html(of: code, name: name))
  }

  private var today: Section? {
    guard let text = card.todayText, let code = lesson.todayCode else { return nil }
    let words = text.map { HTML("p", prose: $0) }
    return Section(
      "today",
      "With today's API",
      fold: card.isHistoric ? nil : "The same result with current classes, run and checked here as well",
      words + [CodeLines(listing: code).html(name: "Today.swift")]
    )
  }

  private mutating func shows() -> Section? {
    var figures: [HTML] = []
    for snapshot in lesson.rightWay?.snapshots ?? [] {
      if let figure = pictures.figure(snapshot, in: "right") { figures.append(figure) }
    }
    guard !figures.isEmpty else { return nil }
    // The steps have shown most of them.
    let fold = card.steps.map { _ in "All pictures and films: \(figures.count)" }
    return Section("shows", "What it shows", fold: fold, [HTML("div.figures", figures)])
  }

  private var playing: Section? {
    live.isEmpty ? nil : Section("live", "Play with it", live.figures(on: frame))
  }

  private mutating func tryIt() -> Section? {
    guard
      let part = lesson.report.playground.flatMap({
        PlaygroundPart($0, of: place, isForeign: frame.map.isForeign(place))
      })
    else { return nil }
    pictures.add(part.files)
    // The device of the steps has shown some of it.
    let isKnown = card.steps?.contains { $0.gestures != nil } ?? false
    return Section(
      "try",
      "Try it",
      fold: isKnown ? "The whole application, with all its gestures" : nil,
      part.html(on: frame)
    )
  }

  /// The values that the code showed, folded.
  private var values: [HTML] {
    let rows = (lesson.rightWay?.items ?? []).compactMap { item -> HTML? in
      switch item {
      case .value(let output):
        HTML("div", [HTML("dt", output.name), HTML("dd", [HTML("code", output.value)])])
      case .note(let note): HTML("div.note", [HTML("dt", "Note"), HTML("dd", prose: note)])
      case .snapshot: nil
      }
    }
    guard !rows.isEmpty else { return [] }
    let words = "\(Count.text(rows.count, "value")) that the code showed"
    return [HTML("details.fold", ["id": "values"], [HTML("summary", words), HTML("dl.values", rows)])]
  }

  /// What was checked, and the values that the code showed.
  private mutating func proof() -> Section? {
    let checks = lesson.checks
    guard !checks.isEmpty else { return values.isEmpty ? nil : Section("proof", "Proof", values) }
    let badge = HTML("span", ["class": lesson.held.isAll ? "badge good" : "badge bad"], lesson.held.words)
    let rows = checks.map { check in
      CheckRow(
        check: check,
        anchor: anchors.name(CheckRow.anchor(of: check.id)),
        lines: references.list(in: check.sentence),
        link: (
          frame.address(PageFrame.Place.proof.page) + "#\(ProofPage.anchor(card.id, check.claim))", "claim"
        ),
        isUnproven: lesson.report.verdict.unproven.contains(check.id)
      ).html
    }
    let table = CheckRow.table(rows, caption: "What the right way was checked for")
    let words = "What was checked, with expected and found values"
    return Section(
      "checks",
      "Proof",
      aside: badge,
      [HTML("details.fold", [HTML("summary", words), table])] + values
    )
  }

  /// How many wrong ways a lesson leads with.
  static let mistakeLimit = 3

  /// The mistakes with which the lesson leads: the reader guesses what comes of each.
  private mutating func wrongWays() -> Section? {
    parts(of: 0..<min(Self.mistakeLimit, lesson.wrongWays.count)).map {
      Section("wrong-ways", "What goes wrong", aside: HTML("span.badge", "\($0.count)"), $0)
    }
  }

  private mutating func furtherWrongWays() -> Section? {
    parts(of: min(Self.mistakeLimit, lesson.wrongWays.count)..<lesson.wrongWays.count).map {
      Section("further", "Further mistakes", fold: Count.text($0.count, "more mistake"), $0)
    }
  }

  private mutating func parts(of numbers: Range<Int>) -> [HTML]? {
    guard !numbers.isEmpty else { return nil }
    let predictions = Prediction.all(in: lesson)
    let isAsked = { (way: LessonContent.Way) in predictions[way.index] != nil }
    // The lesson leads with mistakes that it asks about: each has another outcome.
    let ways = lesson.wrongWays.filter(isAsked) + lesson.wrongWays.filter { !isAsked($0) }
    var parts: [HTML] = []
    for number in numbers {
      let way = ways[number]
      var part = WrongWayPart(
        way,
        besideRight: lesson.rightWay,
        wrongWayCode,
        references,
        pictures,
        listing: lesson.code?.whole ?? "",
        practice: practice(way)
      )
      let anchor = anchors.name("wrong-\(way.slug)")
      parts.append(part.html(number: number + 1, anchor: anchor, predictions[way.index]))
      pictures = part.pictures
    }
    return parts
  }

  /// The command for mending a mistake; nil for those of plug-ins, and those without code.
  private func practice(_ way: LessonContent.Way) -> String? {
    guard !frame.map.isForeign(place), wrongWayCode.part(of: way.variant) != nil else { return nil }
    return frame.map.command("practice", card.id, "\"\(way.variant.name)\"")
  }

  private var discussion: Section? {
    guard !card.discussion.isEmpty else { return nil }
    return Section("discussion", "Why", card.discussion.map { HTML("p", [references.html(prose: $0.text)]) })
  }

  private var seeAlso: Section? {
    let lessons = card.seeAlso.compactMap(frame.map.lesson)
    guard !lessons.isEmpty else { return nil }
    let links = lessons.map { HTML("li", [.link(frame.address($0.page), $0.title)]) }
    return Section("see-also", "See also", [HTML("ul", links)])
  }

  private var documentListing: Section? {
    guard let document = card.documentListing else { return nil }
    let name = card.documentName ?? "Main.storyboard"
    let code = CodeLines(listing: document).html(name: name)
    return Section(
      "document",
      "The drawing",
      [
        HTML("p", "The example belongs to this file: copy both into an iOS project, and Xcode draws it."),
        HTML("details", [HTML("summary", name), code]),
      ]
    )
  }

  private var deviceListing: Section? {
    guard let code = lesson.deviceCode.map({ CodeLines(listing: $0).html(name: "Device.swift") }) else {
      return nil
    }
    return Section(
      "device",
      "In an iOS project",
      [
        HTML("p", "The example needs this file beside it there."),
        HTML("details", [HTML("summary", "Device.swift"), code]),
      ]
    )
  }

  private var teaching: Section? {
    let listing = frame.map.command(RunCommand.description.name, card.id)
    let content =
      [
        HTML(
          "p",
          [
            .link(frame.address(place.sheet), "A sheet to print"),
            HTML(", with gaps to fill, questions, and the solution on a leaf of its own."),
          ]
        ), PrintOptions.html(isChecked: false),
      ] + packageDownload + embedding + [
        HTML("p", "Run it yourself:"), CodeLines(listing: listing).html(name: "Command"),
      ]
    return Section(PageFrame.teaching, "Teach with it", fold: "Print, embed, take home, run", content)
  }

  /// The package of the example, and what it needs.
  private var packageDownload: [HTML] {
    guard let package else { return [] }
    return [
      HTML(
        "p",
        [
          HTML("a", ["href": frame.address(package.path), "download": ""], "Take it home"),
          HTML(
            ": an application for Swift Playgrounds and Xcode, and a package that checks it on Linux, where it needs "
              + "RecipeGallery beside it. "
          ), HTML(prose: LessonPackage.source(frame.map.source)),
        ]
      )
    ]
  }

  /// The choice of a part to embed, and the HTML for it.
  private var embedding: [HTML] {
    let options = ([nil] + embeds.map(Optional.some)).map { part in
      HTML("option", ["value": frame.address(place.embed(part))], part?.title ?? "The lesson in short")
    }
    return [
      HTML(
        "p",
        [
          .link(frame.address(place.embed()), "The lesson without a frame"), HTML(" for a page of yours"),
          HTML("span.without-script", "; put the address of this gallery before it"), HTML(". "),
          HTML("label.with-script", [HTML("Show "), HTML("select.part", options)]),
        ]
      ), CodeLines(listing: EmbedSnippet.text(place.embed(), card.title)).html(name: "HTML"),
    ]
  }

  private var neighbours: HTML {
    let (previous, next) = frame.map.neighbours(of: card.id)
    func link(_ lesson: SiteMap.Lesson?, _ relation: String, _ words: String) -> HTML {
      guard let lesson else { return HTML("span", [:]) }
      return HTML(
        "a",
        [
          "rel": relation, "href": frame.address(lesson.page),
          "aria-keyshortcuts": relation == "next" ? "ArrowRight" : "ArrowLeft",
        ],
        [HTML("small", words), HTML("span", lesson.title)]
      )
    }
    return HTML(
      "nav.neighbours",
      ["aria-label": "Next to this lesson"],
      [link(previous, "prev", "← Previous"), link(next, "next", "Next →")]
    )
  }
}

/// The HTML by which a page of others shows a lesson.
private enum EmbedSnippet {
  /// The frame, and a script by which it becomes as high as what it shows.
  static func text(_ address: String, _ title: String) -> String {
    """
    <iframe src="\(address)" title="\(XMLText.attribute(title))" width="100%" height="600" loading="lazy"></iframe>
    <script>
      addEventListener("message", ({ source, data }) => {
        for (const frame of document.querySelectorAll("iframe"))
          if (frame.contentWindow === source && data?.galleryHeight > 0) frame.height = data.galleryHeight;
      });
    </script>
    """
  }
}
