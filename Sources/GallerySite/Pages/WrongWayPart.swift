import RecipeKit
import RecipeRunner

/// A wrong way beside the right way: what it looks like, what its code does otherwise, and what it breaks.
struct WrongWayPart {
  /// The most pictures of a wrong way that a page shows; a gallery with all of them would be several times as large.
  static let mostFigures = 2

  /// How many of the broken checks are seen at once.
  private static let mostChecks = 5

  private let report: RecipeReport
  private let index: Int
  private let listings: WrongWayCode
  private let references: CodeReferences
  private(set) var pictures: SitePictures

  init(
    _ report: RecipeReport,
    _ index: Int,
    _ listings: WrongWayCode,
    _ references: CodeReferences,
    _ pictures: SitePictures
  ) {
    self.report = report
    self.index = index
    self.listings = listings
    self.references = references
    self.pictures = pictures
  }

  private var variant: VariantDeclaration { report.declaration.variants[index] }

  mutating func html(anchor: String?) -> HTML {
    var parts = [
      HTML(
        "div",
        ["class": "heading"],
        [HTML("h3", [:], variant.name), HTML("span", ["class": "badge"], Self.words(for: variant.origin))]
      ),
      HTML("p", [:], [references.html(prose: variant.summary)]),
    ]
    if let place = variant.place {
      parts.append(
        HTML(
          "blockquote",
          [:],
          [
            HTML(prose: place.words),
            HTML("footer", [:], [HTML(prose: "The lesson's source, \(place.section), \(place.paragraph)")]),
          ]
        )
      )
    }
    let figures = figures()
    if !figures.isEmpty { parts.append(HTML("div", ["class": "figures"], figures)) }
    if let code { parts.append(code) }
    let broken = report.brokenChecks(ofVariant: index)
    if !broken.isEmpty {
      let rows = broken.map { check in
        var row = CheckRow(check: check)
        row.link = ("#\(CheckRow.anchor(of: check.id))", "the check")
        return row.html
      }
      let words = "It breaks \(Count.text(broken.count, "check"))"
      parts.append(CheckRow.table(Array(rows.prefix(Self.mostChecks)), caption: words))
      let more = rows.dropFirst(Self.mostChecks)
      if !more.isEmpty {
        let rest = CheckRow.table(Array(more), caption: "The other checks that it breaks")
        parts.append(
          HTML("details", [:], [HTML("summary", [:], Count.text(more.count, "more check")), rest])
        )
      }
    }
    return HTML("section", ["class": "wrong-way \(variant.origin.rawValue)", "id": anchor], parts)
  }

  private mutating func figures() -> [HTML] {
    guard report.runs.indices.contains(index) else { return [] }
    let name = "wrong-\(index)"
    var figures: [HTML] = []
    for entry in report.runs[index].entries where figures.count < Self.mostFigures {
      let figure: HTML? =
        switch entry {
        case .picture(let picture) where picture.beside == nil: pictures.figure(picture, in: name)
        case .film(let film) where film.beside == nil: pictures.figure(film, in: name)
        case .picture, .film: pictures.comparison(entry, in: name)
        case .output, .note, .check, .live: nil
        }
      if let figure { figures.append(figure) }
    }
    return figures
  }

  private var code: HTML? {
    guard let part = listings.part(of: variant) else { return nil }
    if let difference = part.difference {
      return CodeLines(difference.lines).html(name: "The right way and “\(variant.name)”, line by line")
    }
    return CodeLines(listing: part.code).html(name: variant.name)
  }

  private static func words(for origin: VariantDeclaration.Origin) -> String {
    switch origin {
    case .right: "right"
    case .warnedOf: "warned of"
    case .againstTheRule: "against the rule"
    case .common: "common mistake"
    }
  }
}
