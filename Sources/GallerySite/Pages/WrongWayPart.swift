import RecipeKit
import RecipeRunner

/// A wrong way on a lesson's page: pictures beside the right way, code difference, and broken checks.
struct WrongWayPart {
  /// The most pictures of a wrong way that a page shows; a gallery with all of them would be several times as large.
  static let figureLimit = 2

  private let way: LessonContent.Way
  private let rightSnapshots: [SnapshotRecord]
  private let listings: WrongWayCode
  private let references: CodeReferences
  private(set) var pictures: SitePictures
  /// The page that has the checks; empty for this one.
  private let checks: String
  /// The right way's whole listing, if it is on the page; empty otherwise.
  private let listing: String
  /// The command with which readers mend the mistake; nil for none.
  private let practice: String?

  init(
    _ way: LessonContent.Way,
    besideRight right: LessonContent.Way?,
    _ listings: WrongWayCode,
    _ references: CodeReferences,
    _ pictures: SitePictures,
    checks: String = "",
    listing: String = "",
    practice: String? = nil
  ) {
    self.way = way
    rightSnapshots = right?.snapshots ?? []
    self.listings = listings
    self.references = references
    self.pictures = pictures
    self.checks = checks
    self.listing = listing
    self.practice = practice
  }

  private var variant: VariantDeclaration { way.variant }

  /// - Parameters:
  ///   - number: its number in the lesson, from 1.
  ///   - anchor: the name of its place in the page.
  ///   - prediction: what the reader is asked before the outcome is shown; nil for no question.
  mutating func html(number: Int, anchor: String?, _ prediction: Prediction?) -> HTML {
    // Its name tells what goes wrong: the style sheet hides it until the question is answered.
    let heading = HTML(
      "div.heading",
      [HTML("h3", [HTML("Mistake \(number)"), HTML("span.told", ": \(variant.name)")])]
        + (anchor.map { [HeadingLink.html(to: $0, "Mistake \(number)")] } ?? [])
    )
    let outcome = outcome()
    guard let prediction, let part = listings.part(of: variant), anchor != nil else {
      let content = [heading] + [code].compactMap(\.self) + elsewhere + outcome + exercise
      return HTML("section", ["class": "wrong-way \(variant.origin.rawValue)", "id": anchor], content)
    }
    return HTML(
      "section",
      ["class": "wrong-way predict \(variant.origin.rawValue)", "id": anchor],
      [heading, before(CodeLines(asking: part).html(name: "The code"))] + elsewhere + [
        prediction.html, HTML("div.outcome", outcome + exercise),
      ]
    )
  }

  /// The command with which readers mend the mistake, and the button that copies it.
  private var exercise: [HTML] {
    practice.map { command in
      HTML(
        "p.practice",
        [
          HTML("Mend it yourself: "), HTML("code", command), HTML(" "),
          HTML(
            "button",
            [
              "type": "button", "class": "copy with-script",
              "aria-label": "Copy the command: \(variant.name)",
            ],
            "Copy"
          ),
        ]
      )
    }.map { [$0] } ?? []
  }

  /// The code, and beside it how things look before they go wrong.
  private mutating func before(_ code: HTML) -> HTML {
    guard let (moment, beginsAlike) = beginning,
      let picture = pictures.beginning(moment, beginsAlike: beginsAlike)
    else { return code }
    return HTML("div.before", [code, picture])
  }

  /// The right way's moment that is shown before the question, and whether the wrong way begins like it.
  ///
  /// It is the first one on the device on which things go wrong at which the wrong way looks the same; or else the one that
  /// goes wrong. Where no picture shows that, it is the first one on the device that the mistake names.
  private var beginning: (moment: SnapshotRecord, beginsAlike: Bool)? {
    let others = rightSnapshots.map { own in
      (own, way.snapshots.first { $0.name == own.name && $0.kind == own.kind })
    }
    let shown = Set(shown.map(\.name))
    // A mistake that ends the application leaves the moment out.
    let failing = others.firstIndex { shown.contains($0.0.name) } ?? others.firstIndex { $0.1 == nil }
    if failing == nil, let named = rightSnapshots.first(where: isNamed) { return (named, false) }
    guard let wrong = failing ?? others.firstIndex(where: { $0.1?.beside != nil }) else { return nil }
    let device = others[wrong].0.device
    let alike = others[...wrong].first { own, other in
      other?.beside?.beginsAlike == true && own.device == device
    }
    return alike.map { ($0.0, true) } ?? (others[wrong].0, false)
  }

  /// Whether the mistake's words name the kind of device that a picture shows.
  private func isNamed(_ snapshot: SnapshotRecord) -> Bool {
    guard let device = snapshot.device else { return false }
    let kind = device.hasPrefix("iPad") ? "pad" : "phone"
    let words = "\(variant.name) \(variant.summary)".lowercased().split { !$0.isLetter }
    return words.contains { $0.hasPrefix(kind) || $0.hasPrefix("i\(kind)") }
  }

  /// What comes of it, and why.
  private mutating func outcome() -> [HTML] {
    var parts = [HTML("p", [references.html(prose: variant.summary)])]
    let figures = figures()
    if !figures.isEmpty { parts.append(HTML("div.figures", figures)) }
    if !way.broken.isEmpty {
      let rows = way.broken.map { check in
        var row = CheckRow(check: check)
        row.link = ("\(checks)#\(CheckRow.anchor(of: check.id))", "the check")
        return row.html
      }
      let words = "It breaks \(Count.text(way.broken.count, "check"))"
      let table = CheckRow.table(rows, caption: words)
      parts.append(HTML("details.fold", [HTML("summary", "Proof: what it breaks"), table]))
    }
    return parts
  }

  /// The pictures and films that differ most, in the script's order; those in which nothing differs but the symbols that
  /// explain a screen are shown only if there are no others.
  private var shown: [SnapshotRecord] {
    let shown = way.snapshots.enumerated().filter { $0.element.beside.map(\.isShown) ?? true }
    func weight(_ snapshot: SnapshotRecord) -> Int { snapshot.beside.map { $0.weight ?? 1 } ?? .max }
    let best = shown.sorted { (weight($1.element), $0.offset) < (weight($0.element), $1.offset) }
    let telling = best.filter { weight($0.element) > 0 }
    return (telling.isEmpty ? best : telling).prefix(Self.figureLimit).sorted { $0.offset < $1.offset }.map(
      \.element
    )
  }

  private mutating func figures() -> [HTML] {
    let name = "wrong-\(way.index)"
    return shown.compactMap { snapshot in
      snapshot.beside == nil
        ? pictures.figure(snapshot, in: name) : pictures.comparison(snapshot, in: name)
    }
  }

  /// Where the types are that the code builds on.
  private var elsewhere: [HTML] {
    guard let code = listings.part(of: variant)?.code else { return [] }
    return CodeLines.elsewhere(code, in: listing, name: "the right way's code")
  }

  private var code: HTML? {
    guard let part = listings.part(of: variant) else { return nil }
    if let difference = part.difference {
      return CodeLines(difference.lines).html(name: "The code")
    }
    return CodeLines(listing: part.code).html(name: "The code")
  }
}

extension SnapshotRecord {
  /// The device that it shows, as its description says; nil where that is unknown.
  fileprivate var device: Substring? {
    tree.flatMap { $0.prefix(200).firstMatch(of: /(?m)^(i[A-Za-z]+[^\n]*?) with iOS/)?.1 }
  }
}

extension ComparisonRecord {
  /// Whether both sides differ and were drawn.
  fileprivate var isShown: Bool { differs && (svg != nil || strip != nil) }
}
