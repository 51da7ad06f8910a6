import RecipeRunner

/// The project's list of differences from Apple's UIKit, as a page: docs/Deviations.md.
struct DeviationsPage {
  /// Where it lies in the site.
  static let path = "differences.html"

  private let frame: PageFrame

  init(_ map: SiteMap) { frame = PageFrame(map: map, path: Self.path) }

  var text: String {
    return frame.page(
      title: "Differences from Apple's UIKit",
      summary: "All known differences of the UIKit that ran the lessons from Apple's.",
      kind: "truth",
      [HTML("article", Self.blocks(of: EmbeddedText.deviations))]
    )
  }

  /// The blocks of a document in the part of Markdown that the list uses: headings, paragraphs and tables.
  static func blocks(of document: String) -> [HTML] {
    var anchors = Anchors()
    let lines = document.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.split(whereSeparator: { $0.isEmpty }).map { block in
      let first = block.first ?? ""
      if let title = first.wholeMatch(of: /(#+) (.*)/) {
        let level = title.1.count
        return HTML(
          "h\(level)",
          ["id": level == 1 ? nil : anchors.name(title.2.lowercased())],
          [inline(String(title.2))]
        )
      }
      if first.hasPrefix("|") { return table(block) }
      return HTML("p", [inline(block.joined(separator: " "))])
    }
  }

  private static func table(_ rows: ArraySlice<Substring>) -> HTML {
    let cells = rows.map { row in
      row.dropFirst().split(separator: " |", omittingEmptySubsequences: false).dropLast().map {
        String($0.drop { $0 == " " })
      }
    }
    let titles = (cells.first ?? []).map { HTML("th", ["scope": "col"], [inline($0)]) }
    let body = cells.dropFirst(2).map { row in HTML("tr", row.map { HTML("td", [inline($0)]) }) }
    return HTML("table.differences", [HTML("thead", [HTML("tr", titles)]), HTML("tbody", body)])
  }

  /// Words with `code`; links lead to documents that are no part of the site, so only their words stay.
  private static func inline(_ text: String) -> HTML {
    HTML(prose: text.replacing(/\[([^\]]*)\]\([^)]*\.md[^)]*\)/) { $0.1 })
  }
}
