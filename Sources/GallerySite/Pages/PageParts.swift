import RecipeKit
import RecipeRunner

/// A check as a row of a table.
struct CheckRow {
  let check: CheckRecord
  /// The name of its place in the page; nil for none.
  var anchor: String?
  /// The lines of the listing that it speaks of.
  var lines: String?
  /// The address of what belongs to it, and what that is.
  var link: (address: String, words: String)?
  /// Whether no wrong way breaks it.
  var isUnproven = false

  /// The name of a check's place in its lesson's page.
  static func anchor(of id: String) -> String { Anchors.name("check-" + id.replacing("#", with: ".")) }

  /// A table of such rows.
  static func table(_ rows: [HTML], caption: String) -> HTML {
    let titles = ["Check", "Expected", "Found", "Where"].map { HTML("th", ["scope": "col"], $0) }
    return HTML(
      "table.checks",
      [HTML("caption", caption), HTML("thead", [HTML("tr", titles)]), HTML("tbody", rows)]
    )
  }

  /// A link that leads out of a page that is shown within another.
  private static func link(_ link: (address: String, words: String)) -> HTML {
    HTML("a", ["href": link.address, "target": link.address.hasPrefix("#") ? nil : "_top"], link.words)
  }

  var html: HTML {
    let mark = HTML(
      "span.mark",
      ["role": "img", "aria-label": check.passed ? "holds" : "fails"],
      check.passed ? "✓" : "✗"
    )
    var sentence = [mark, HTML(" "), HTML(prose: check.sentence)]
    if isUnproven { sentence += [HTML(" "), HTML("span.badge.caution", "unproven")] }
    let file = check.file.split(separator: "/").last.map(String.init) ?? check.file
    let place = HTML("span.where", "\(file):\(check.line)")
    return HTML(
      "tr",
      [
        "id": anchor, "class": check.passed ? "good" : "bad", "data-lines": lines,
        "tabindex": lines.map { _ in "0" },
      ],
      [
        HTML("th", ["scope": "row"], sentence),
        HTML("td", ["data-title": "Expected"], [HTML("code", check.expected)]),
        HTML("td", ["data-title": "Found"], [HTML("code", check.actual)]),
        HTML(
          "td",
          ["data-title": "Where"],
          [place] + (link.map { [HTML(" "), Self.link($0)] } ?? [])
            + (anchor.map { [HTML(" "), HeadingLink.html(to: $0, check.sentence)] } ?? [])
        ),
      ]
    )
  }
}

/// A link to the place in which it stands, so that readers can copy its address.
///
/// A page's script makes these links one stop of the Tab key, from which arrows go on.
enum HeadingLink {
  static func html(to anchor: String, _ title: String) -> HTML {
    HTML("a.anchor", ["href": "#\(anchor)", "aria-label": "Link to: \(title)", "tabindex": "-1"], "#")
  }
}

/// The button that prints a page, and the choice whether its checks are printed, too.
enum PrintOptions {
  static func html(isChecked: Bool) -> HTML {
    HTML(
      "p.printing.with-script",
      [
        HTML("button", ["type": "button", "class": "print"], "Print"), HTML(" "),
        HTML(
          "label",
          [
            HTML("input", ["type": "checkbox", "class": "print-checks", "checked": isChecked ? "" : nil]),
            HTML(" with checks"),
          ]
        ),
      ]
    )
  }
}

/// A recipe's verdict as a badge.
enum VerdictBadge {
  static func html(for report: LessonRun) -> HTML {
    HTML("span", ["class": report.verdict.passed ? "badge good" : "badge bad"], words(for: report.verdict))
  }

  /// The totals of a run as a paragraph.
  static func totals(of summary: RunSummary) -> HTML {
    let totals = RunSummaryText.totals(summary)
    let isSound = summary.exitCode == .verified
    let badge = HTML(
      "span",
      ["class": isSound ? "badge good" : "badge bad"],
      "\(isSound ? "✓" : "✗") \(totals.outcome)"
    )
    return HTML("p.verdict", [badge, HTML(" "), HTML(totals.particulars)])
  }

  static func words(for verdict: RecipeVerdict) -> String {
    guard verdict.passed else { return "✗ failed" }
    let wrongWays = max(0, verdict.variants.count - 1)
    let checks = "✓ \(Count.text(verdict.checks.count, "check"))"
    let unproven = verdict.unproven.isEmpty ? "" : ", \(verdict.unproven.count) unproven"
    return (wrongWays == 0 ? checks : "\(checks), \(Count.text(wrongWays, "wrong way"))") + unproven
  }
}

/// How long a lesson takes, and what readers can do afterwards.
enum AimLine {
  /// The line; nothing for a lesson that says none of it.
  static func html(for card: RecipeCard) -> HTML {
    let minutes = card.minutes.map { "\(Count.text($0, "minute"))." }
    let afterwards = card.afterwards.map { "Afterwards \($0.prefix(1).lowercased())\($0.dropFirst())" }
    let words = [minutes, afterwards].compactMap(\.self).joined(separator: " ")
    return words.isEmpty ? .nothing : HTML("p.aim", prose: words)
  }
}

/// A line with the systems on which an example works, its replacement, and what to read before.
enum SystemsLine {
  /// The line; nothing for a lesson that says none of it.
  ///
  /// - Parameters:
  ///   - frame: the page that it is on.
  ///   - isLinked: whether the other lessons are links; on paper, and in pages of others, they are titles.
  static func html(for card: RecipeCard, on frame: PageFrame, isLinked: Bool = true) -> HTML {
    var parts: [HTML] = []
    if let works = card.works {
      let (style, lead) = card.isHistoric ? ("caution", "historic: ") : ("plain", "")
      parts.append(HTML("span", ["class": "badge \(style)"], lead + works))
    }
    func add(_ words: String, _ ids: [String]?) {
      let lessons = (ids ?? []).compactMap(frame.map.lesson)
      guard !lessons.isEmpty else { return }
      parts.append(HTML("\(parts.isEmpty ? "" : " · ")\(words) "))
      for (index, lesson) in lessons.enumerated() {
        if index > 0 { parts.append(HTML(", ")) }
        parts.append(isLinked ? .link(frame.address(lesson.page), lesson.title) : HTML(lesson.title))
      }
    }
    add("Today:", card.today)
    if isLinked { add("Read first:", card.needs) }
    return parts.isEmpty ? HTML("") : HTML("p.systems", parts)
  }
}
