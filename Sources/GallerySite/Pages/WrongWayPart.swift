import RecipeKit
import RecipeRunner

/// A wrong way on a lesson's page: pictures beside the right way, code difference, and broken checks.
struct WrongWayPart {
  /// The most pictures of a wrong way that a page shows; a gallery with all of them would be several times as large.
  static let figureLimit = 2

  /// How many of the broken checks are seen at once.
  private static let checkLimit = 5

  private let way: LessonContent.Way
  private let rightSnapshots: [Snapshot]
  private let listings: WrongWayCode
  private let references: CodeReferences
  private(set) var pictures: SitePictures
  /// The page that has the checks; empty for this one.
  private let checks: String

  init(
    _ way: LessonContent.Way,
    besideRight right: LessonContent.Way?,
    _ listings: WrongWayCode,
    _ references: CodeReferences,
    _ pictures: SitePictures,
    checks: String = ""
  ) {
    self.way = way
    rightSnapshots = right?.snapshots ?? []
    self.listings = listings
    self.references = references
    self.pictures = pictures
    self.checks = checks
  }

  private var variant: VariantDeclaration { way.variant }

  /// - Parameters:
  ///   - anchor: the name of its place in the page.
  ///   - prediction: what the reader is asked before the outcome is shown; nil for no question.
  mutating func html(anchor: String?, _ prediction: Prediction?) -> HTML {
    let heading = HTML(
      "div",
      ["class": "heading"],
      [HTML("h3", [:], variant.name)] + (anchor.map { [HeadingLink.html(to: $0, variant.name)] } ?? [])
        + [HTML("span", ["class": "badge"], variant.origin.words)]
    )
    let outcome = outcome()
    guard let prediction, let code, anchor != nil else {
      let content = [heading] + [code].compactMap(\.self) + outcome
      return HTML("section", ["class": "wrong-way \(variant.origin.rawValue)", "id": anchor], content)
    }
    return HTML(
      "section",
      ["class": "wrong-way predict \(variant.origin.rawValue)", "id": anchor],
      [heading, before(code), prediction.html, HTML("div", ["class": "outcome"], outcome)]
    )
  }

  /// The code, and beside it how the wrong way's first picture or film begins.
  private mutating func before(_ code: HTML) -> HTML {
    for snapshot in way.snapshots {
      guard let comparison = snapshot.comparison,
        let own = rightSnapshots.first(where: { $0.name == snapshot.name && $0.kind == snapshot.kind }),
        let first = pictures.beginning(own, beginsAlike: comparison.beginsAlike == true)
      else { continue }
      return HTML("div", ["class": "before"], [code, first])
    }
    return code
  }

  /// What comes of it, and why.
  private mutating func outcome() -> [HTML] {
    var parts = [HTML("p", [:], [references.html(prose: variant.summary)])]
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
    if !way.broken.isEmpty {
      let rows = way.broken.map { check in
        var row = CheckRow(check: check)
        row.link = ("\(checks)#\(CheckRow.anchor(of: check.id))", "the check")
        return row.html
      }
      let words = "It breaks \(Count.text(way.broken.count, "check"))"
      parts.append(CheckRow.table(Array(rows.prefix(Self.checkLimit)), caption: words))
      let more = rows.dropFirst(Self.checkLimit)
      if !more.isEmpty {
        let rest = CheckRow.table(Array(more), caption: "The other checks that it breaks")
        parts.append(
          HTML("details", [:], [HTML("summary", [:], Count.text(more.count, "more check")), rest])
        )
      }
    }
    return parts
  }

  /// The pictures and films that differ most, in the script's order; those in which nothing differs but the symbols that
  /// explain a screen are shown only if there are no others.
  private mutating func figures() -> [HTML] {
    let name = "wrong-\(way.index)"
    let shown = way.snapshots.enumerated().filter { $0.element.comparison.map(\.isShown) ?? true }
    func weight(_ snapshot: Snapshot) -> Int { snapshot.comparison.map { $0.weight ?? 1 } ?? .max }
    let best = shown.sorted { (weight($1.element), $0.offset) < (weight($0.element), $1.offset) }
    let telling = best.filter { weight($0.element) > 0 }
    let chosen = (telling.isEmpty ? best : telling).prefix(Self.figureLimit).sorted { $0.offset < $1.offset }
    return chosen.compactMap { _, snapshot in
      snapshot.comparison == nil
        ? pictures.figure(snapshot, in: name) : pictures.comparison(snapshot, in: name)
    }
  }

  private var code: HTML? {
    guard let part = listings.part(of: variant) else { return nil }
    if let difference = part.difference {
      return CodeLines(difference.lines).html(name: "The right way and “\(variant.name)”, line by line")
    }
    return CodeLines(listing: part.code).html(name: variant.name)
  }
}

extension ComparisonRecord {
  /// Whether both sides differ and were drawn.
  fileprivate var isShown: Bool { differs && (svg != nil || strip != nil) }
}
