import RecipeKit
import RecipeRunner

/// The page of all claims with their verdicts, and the command that checks them again.
struct ProofPage {
  private let frame: PageFrame
  private let entries: [LessonEntry]
  private let summary: RunSummary
  private let command: String

  /// The name of a claim's place in this page.
  static func anchor(_ recipe: String, _ claim: String) -> String { Anchors.name("\(recipe).\(claim)") }

  /// The name of a lesson's place in this page.
  private static func anchor(of lesson: SiteMap.Lesson) -> String { Anchors.name("recipe-\(lesson.id)") }

  private static let legend =
    "Fact: checked, but decided by UIKit alone, so no code of the lesson could break it. "
    + "Unproven: checked, but no wrong way or counter-proof breaks the check. "
    + "Told: stated in the text, without a check. Left out: neither checked nor told. "
    + "A detail is a claim that the lesson does not depend on."

  /// - Parameter command: the command line that checks the same recipes.
  init(_ map: SiteMap, _ entries: [LessonEntry], _ summary: RunSummary, command: String) {
    frame = PageFrame(map: map, path: PageFrame.Place.proof.page)
    self.entries = entries
    self.summary = summary
    self.command = command
  }

  var text: String {
    var anchors = Anchors()
    let opening = HTML(
      "header.opening",
      [
        HTML("h1", "Proof"),
        HTML(
          "p.problem",
          "A check counts as proven if it holds for the right way, and a wrong way or a counter-proof, run through the same check, breaks it."
        ), VerdictBadge.totals(of: summary),
        HTML("p", "Version \(Tool.version). This command runs the same checks again:"),
        CodeLines(listing: command).html(name: "Command"), counts, HTML("p.faint", Self.legend),
      ]
    )
    let parts = entries.map { part($0, &anchors) }
    return frame.page(
      title: "Proof",
      summary: "Every claim of the lessons, and its verdict.",
      kind: "proof",
      [opening, PageFrame.contents(entries.map { (Self.anchor(of: $0.lesson), $0.card.title) })] + parts
    )
  }

  private var counts: HTML {
    let verdicts = entries.flatMap(\.verdict.claims)
    let items = ClaimVerdict.Status.allCases.map { status in
      HTML(
        "div",
        [
          HTML("dt", "claims \(Self.words(for: status))"),
          HTML("dd", "\(verdicts.count { $0.status == status })"),
        ]
      )
    }
    return HTML("dl.counts", items)
  }

  private func part(_ entry: LessonEntry, _ anchors: inout Anchors) -> HTML {
    let verdicts = Dictionary(
      entry.verdict.claims.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let rows = entry.claims.map { claim in
      row(claim, verdicts[claim.id], entry, anchor: anchors.name("\(entry.lesson.id).\(claim.id)"))
    }
    let titles = ["Claim", "Verdict", "Checks"].map { HTML("th", ["scope": "col"], $0) }
    let badge = HTML(
      "span",
      ["class": entry.verdict.passed ? "badge good" : "badge bad"],
      VerdictBadge.words(for: entry.verdict)
    )
    let title = [HTML(entry.card.title + " "), badge]
    let heading = HTML("summary.heading", [HTML("h2", ["id": Self.anchor(of: entry.lesson)], title)])
    let table = HTML(
      "table.claims",
      [
        HTML("caption", "The claims of \(entry.card.title)"), HTML("thead", [HTML("tr", titles)]),
        HTML("tbody", rows),
      ]
    )
    return HTML(
      "details.fold",
      [heading, HTML("p", [.link(frame.address(entry.lesson.page), "To the lesson")]), table]
    )
  }

  private func row(_ claim: ClaimRecord, _ verdict: ClaimVerdict?, _ entry: LessonEntry, anchor: String?)
    -> HTML
  {
    let status = verdict?.status ?? .uncovered
    let links = (verdict?.checks ?? []).map { id in
      let name = id.split(separator: "#").dropFirst().first.map(String.init) ?? "check"
      return HTML(
        "li",
        [
          HTML(
            "a",
            [
              "href": frame.address(entry.lesson.page) + "#\(CheckRow.anchor(of: id))",
              "title": entry.sentences[id],
            ],
            name
          )
        ]
      )
    }
    var words = [HTML(prose: claim.statement)]
    if let reason = verdict?.reason { words.append(HTML("p.faint", prose: reason)) }
    if let opposites = entry.opposites[claim.id] {
      let sentence = "Fails " + opposites.map(\.words).joined(separator: ", and ") + "."
      words.append(HTML("p.faint", prose: sentence))
    }
    let fails = (verdict?.checks ?? []).contains(where: entry.failed.contains)
    let badge =
      fails
      ? HTML("span.badge.bad", "fails")
      : HTML("span", ["class": "badge \(Self.kind(of: status))"], Self.words(for: status))
    return HTML(
      "tr",
      ["id": anchor],
      [
        HTML("th", ["scope": "row"], words),
        HTML(
          "td",
          ["data-title": "Verdict"],
          [badge] + (claim.weight == .core ? [] : [HTML("span.faint", " detail")])
        ), HTML("td", ["data-title": "Checks"], links.isEmpty ? [HTML("–")] : [HTML("ul", links)]),
      ]
    )
  }

  private static func words(for status: ClaimVerdict.Status) -> String {
    switch status {
    case .proven: "proven"
    case .fact: "fact"
    case .unproven: "unproven"
    case .told: "told"
    case .uncovered: "left out"
    }
  }

  private static func kind(of status: ClaimVerdict.Status) -> String {
    switch status {
    case .proven: "good"
    case .unproven, .uncovered: "caution"
    case .fact, .told: "plain"
    }
  }
}
