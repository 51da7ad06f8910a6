import RecipeKit

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
  static func anchor(of id: String) -> String {
    Anchors.name("check-" + id.replacing("#", with: "."))
  }

  /// A table of such rows.
  static func table(_ rows: [HTML], caption: String) -> HTML {
    let titles = ["Check", "Expected", "Found", "Where"].map { HTML("th", ["scope": "col"], $0) }
    return HTML(
      "table",
      ["class": "checks"],
      [
        HTML("caption", [:], caption), HTML("thead", [:], [HTML("tr", [:], titles)]),
        HTML("tbody", [:], rows),
      ]
    )
  }

  var html: HTML {
    let mark = HTML(
      "span",
      ["class": "mark", "role": "img", "aria-label": check.passed ? "holds" : "fails"],
      check.passed ? "✓" : "✗"
    )
    var sentence = [mark, HTML(" "), HTML(prose: check.sentence)]
    if isUnproven { sentence += [HTML(" "), HTML("span", ["class": "badge caution"], "unproven")] }
    let file = check.file.split(separator: "/").last.map(String.init) ?? check.file
    let place = HTML("span", ["class": "where"], "\(file):\(check.line)")
    return HTML(
      "tr",
      [
        "id": anchor, "class": check.passed ? "good" : "bad", "data-lines": lines,
        "tabindex": lines.map { _ in "0" },
      ],
      [
        HTML("th", ["scope": "row"], sentence),
        HTML("td", ["data-title": "Expected"], [HTML("code", [:], check.expected)]),
        HTML("td", ["data-title": "Found"], [HTML("code", [:], check.actual)]),
        HTML(
          "td",
          ["data-title": "Where"],
          [place] + (link.map { [HTML(" "), .link($0.address, $0.words)] } ?? [])
        ),
      ]
    )
  }
}
