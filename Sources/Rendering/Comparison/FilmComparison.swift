import UIKit

/// The films of the right way and a wrong way side by side; they play in sync.
package struct FilmComparison: Sendable {
  private let right: Film
  private let wrong: Film
  private let caption: String
  private let mistake: Mistake
  /// The differences of the last frames.
  private let ending: SceneDifference
  /// The differences of the first frames, for films with equal ends; nil otherwise.
  private let beginning: SceneDifference?
  /// Whether any frames look different.
  package let differs: Bool

  /// Compares two films of the same action.
  ///
  /// - Parameter caption: the action, in a few words.
  package init(_ right: Film, _ wrong: Film, caption: String, _ mistake: Mistake) {
    self.right = right
    self.wrong = wrong
    self.caption = caption
    self.mistake = mistake
    if right.showsSame(as: wrong) {
      (ending, beginning, differs) = (SceneDifference(), nil, false)
      return
    }
    ending = Self.difference(right, right.moments.count - 1, wrong, wrong.moments.count - 1)
    let first = ending.isEmpty ? Self.difference(right, 0, wrong, 0) : nil
    beginning = first?.isEmpty == false ? first : nil
    differs = !ending.isEmpty || beginning != nil || Self.differOnTheWay(right, wrong)
  }

  /// The differences in words.
  package var words: String {
    if !ending.isEmpty { return "At the end: \(ending.words)" }
    if let beginning { return "At the beginning: \(beginning.words) Both end alike." }
    return differs ? "Both end alike; they differ on the way." : ending.words
  }

  // MARK: Comparing

  /// The maximum number of compared frames.
  private static let mostFrames = 120

  private static func differOnTheWay(_ right: Film, _ wrong: Film) -> Bool {
    let (count, other) = (right.moments.count, wrong.moments.count)
    guard count == other else { return true }
    let step = max(1, (count + mostFrames - 1) / mostFrames)
    return right.frames(every: step, inWhichItChangesOr: wrong).contains { frame in
      !difference(right, frame, wrong, frame).isEmpty
    }
  }

  private static func difference(_ right: Film, _ frame: Int, _ wrong: Film, _ other: Int) -> SceneDifference
  {
    SceneDifference(right.nodes(at: frame), on: right.area, wrong.nodes(at: other), on: wrong.area)
  }

  // MARK: Writing

  /// The films side by side, as an SVG animation without scripts, with outlined differences.
  ///
  /// Differences at the end are outlined there; if the ends are equal, differences at the start are outlined
  /// until something moves. Without motion the file shows both trails, with outlines on their newest or
  /// oldest screens.
  package func svg(ending: Film.Ending = .loop, start: Film.Start = .auto) -> String {
    let sheet = ComparisonSheet(right.area, wrong.area, caption: caption, mistake)
    let area = CGRect(origin: .zero, size: sheet.size)
    let text = ComparisonText(caption: caption, mistake)
    let id = FilmWriter.id(of: text.title)
    let isHeld = start == .hover
    var document = SVGDocument(
      area,
      title: text.title,
      summary: text.summary(right: right.summary, wrong: wrong.summary, words),
      typeface: right.typeface,
      id: isHeld ? id : nil,
      width: area.width
    )
    SVGWriter.write(sheet.nodes, to: &document)
    let still = ComparedTrails(right, wrong, on: sheet).nodes
    guard !right.changes.isEmpty || !wrong.changes.isEmpty else {
      SVGWriter.write(still, to: &document)
      return document.finish()
    }
    let length = max(FilmClock(right, ending: ending).length, FilmClock(wrong, ending: ending).length)
    func clock(_ film: Film) -> FilmClock {
      FilmClock(film, ending: ending, lead: isHeld ? FilmWriter.lead(of: id) : nil, lasting: length)
    }
    let (one, other) = (FilmLayers(right), FilmLayers(wrong))
    document.rows = StillRows([one.ground, other.ground] + [one.callouts, other.callouts].compactMap { $0 })
    FilmWriter.writeLayers(still, id: id, clock(right), to: &document) { document in
      Self.write([(one.ground, sheet.right), (other.ground, sheet.wrong)], clock, to: &document)
      let marks = DifferenceMarks(beginning ?? self.ending, on: sheet).nodes
      if !marks.isEmpty {
        let longer = FilmClock(right, ending: ending).length < length ? wrong : right
        let film = longer.showing(marks, of: area, before: beginning == nil ? nil : firstChange)
        FilmWriter.write(film, clock(film), to: &document)
      }
      // Outlines must not cross the texts of callouts.
      Self.write([(one.callouts, sheet.right), (other.callouts, sheet.wrong)], clock, to: &document)
    }
    return document.finish()
  }

  /// Writes films at their places on the sheet.
  private static func write(
    _ films: [(film: Film?, side: ComparisonSheet.Side)],
    _ clock: (Film) -> FilmClock,
    to document: inout SVGDocument
  ) {
    for (film, side) in films {
      guard let film else { continue }
      document.open("g")
      document.text.transform("transform", side.place)
      document.enter()
      FilmWriter.write(film, clock(film), to: &document)
      document.leave("g")
    }
  }

  private var firstChange: Int { min(right.changes.first ?? .max, wrong.changes.first ?? .max) }

  /// The contact sheets of both films, one below the other, at the same times, with outlined differences.
  package func strip(count: Int = 5) -> String { PictureComparison.svg(stripScene(count: count)) }

  func stripScene(count: Int) -> Scene {
    let times = Filmstrip.times(of: [right, wrong], count: max(2, count))
    let (one, other) = (Filmstrip(right, at: times), Filmstrip(wrong, at: times))
    return PictureComparison.scene(one.scene, other.scene, caption: caption, mistake, words) { sheet in
      zip(one.stills, other.stills).flatMap { still, otherStill in
        DifferenceMarks(
          Self.difference(right, still.frame, wrong, otherStill.frame),
          sheet.right.inner(still.place, showing: still.area),
          sheet.wrong.inner(otherStill.place, showing: otherStill.area)
        ).nodes
      }
    }
  }
}

extension Film {
  /// Returns a film of the same frames that shows only some nodes: from the last frame on, or until a frame.
  fileprivate func showing(_ nodes: [SceneNode], of area: CGRect, before end: Int? = nil) -> Film {
    let last = max(0, moments.count - 1)
    var segment = FilmSegment(last > 0 && end == nil ? [] : nodes, frame: 0)
    if let end {
      if end <= last { _ = segment.add([], frame: end) }
      if end < last { _ = segment.add([], frame: last) }
    } else if last > 0 {
      _ = segment.add([nodes], frame: last)
    }
    return Film(
      caption: caption,
      summary: summary,
      area: area,
      moments: moments,
      segments: [segment],
      typeface: typeface
    )
  }
}
