import Rendering
import UIKit

/// The films of the right way and a wrong way side by side; they play in sync.
package struct FilmComparison: Sendable {
  private let right: Film
  private let wrong: Film
  private let text: ComparisonText
  /// The frames in which the difference shows best, the same for both films if it is on the way.
  private let comparedFrames: (position: Position, frame: Int, other: Int)
  /// The differences at that moment.
  private let difference: SceneDifference
  /// Whether any frames look different, including annotations.
  package let differs: Bool
  /// The differences in words.
  package let words: String
  /// How tellingly the screens differ; 0 if they look alike.
  package let weight: Int

  private enum Position {
    case end, beginning, inBetween
  }

  /// Compares two films of the same action.
  package init(_ right: Film, _ wrong: Film, _ text: ComparisonText) {
    self.right = right
    self.wrong = wrong
    self.text = text
    let (last, otherLast) = (right.frameStates.count - 1, wrong.frameStates.count - 1)
    if right.showsSame(as: wrong) {
      (comparedFrames, difference, weight) = ((.end, last, otherLast), SceneDifference(), 0)
      (differs, words) = (false, DifferenceWords.alike)
      return
    }
    let ending = Self.difference(right, last, wrong, otherLast)
    let beginning = ending.isEmpty ? Self.difference(right, 0, wrong, 0) : SceneDifference()
    var otherSymbolsDiffer = ending.otherSymbolsDiffer
    var (comparedFrames, difference): ((position: Position, frame: Int, other: Int), SceneDifference)
    if !ending.isEmpty {
      (comparedFrames, difference) = ((.end, last, otherLast), ending)
    } else if !beginning.isEmpty {
      (comparedFrames, difference) = ((.beginning, 0, 0), beginning)
    } else {
      let way = Self.differenceInBetween(right, wrong)
      (comparedFrames, difference) = ((.inBetween, way.frame, way.frame), way.difference)
      otherSymbolsDiffer = otherSymbolsDiffer || way.otherSymbolsDiffer
    }
    (self.comparedFrames, self.difference) = (comparedFrames, difference)
    let said = DifferenceWords(
      difference,
      right.side(at: comparedFrames.frame),
      wrong.side(at: comparedFrames.other, since: comparedFrames.position == .beginning ? nil : 0)
    )
    weight = said.weight
    differs = !difference.isEmpty || otherSymbolsDiffer || last != otherLast
    words =
      switch (comparedFrames.position, said.clause) {
      case (.end, let clause?): "At the end: \(clause)."
      case (.beginning, let clause?): "At the beginning: \(clause). Both end alike."
      case (.inBetween, let clause?):
        "After \(DumpText.number(CGFloat(right.frameStates[comparedFrames.frame].time))) s: \(clause). Both end alike."
      case (_, nil) where otherSymbolsDiffer: DifferenceWords.otherSigns
      case (_, nil): differs ? "Both look alike, but take different times." : DifferenceWords.alike
      }
  }

  /// Whether the films begin alike.
  package var beginsAlike: Bool { Self.difference(right, 0, wrong, 0).isEmpty }

  // MARK: Comparing

  /// The maximum number of compared frames.
  private static let mostFrames = 120
  /// The number of differing frames of which the most telling one is chosen.
  private static let mostChoices = 12

  /// Returns the most telling of some frames that differ; an empty difference if there are none.
  private static func differenceInBetween(_ right: Film, _ wrong: Film)
    -> (frame: Int, difference: SceneDifference, otherSymbolsDiffer: Bool)
  {
    let count = min(right.frameStates.count, wrong.frameStates.count)
    let step = max(1, (count + mostFrames - 1) / mostFrames)
    let frames = right.frames(every: step, inWhichItChangesOr: wrong).filter { $0 < count }
    var otherSymbolsDiffer = false
    let first = frames.firstIndex { frame in
      let difference = difference(right, frame, wrong, frame)
      otherSymbolsDiffer = otherSymbolsDiffer || difference.otherSymbolsDiffer
      return !difference.isEmpty
    }
    guard let first else { return (0, SceneDifference(), otherSymbolsDiffer) }
    let rest = frames[first...]
    let stride = max(1, rest.count / mostChoices)
    let choices = rest.enumerated().filter { $0.offset % stride == 0 }.map { frame in
      (frame: frame.element, difference: difference(right, frame.element, wrong, frame.element))
    }
    func weight(_ choice: (frame: Int, difference: SceneDifference)) -> Int {
      let words = DifferenceWords(
        choice.difference,
        right.side(at: choice.frame),
        wrong.side(at: choice.frame, since: 0)
      )
      // Another place of a thing tells more than that it has left earlier.
      return words.weight + (words.statements.first?.isOfBoth == true ? 300 : 0)
    }
    // Of equally telling frames the one is seen best in which most of the screen differs.
    let best =
      choices.map { (choice: $0, weight: (weight($0), $0.difference.extent)) }
      .reduce((choice: choices[0], weight: (0, 0))) { $1.weight > $0.weight ? $1 : $0 }.choice
    return (best.frame, best.difference, otherSymbolsDiffer)
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
    let sheet = ComparisonSheet(right.area, wrong.area, text)
    let area = CGRect(origin: .zero, size: sheet.size)
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
    let still = OnionSkinComparison(right, wrong, on: sheet).nodes
    guard !right.changes.isEmpty || !wrong.changes.isEmpty else {
      SVGWriter.write(still, to: &document)
      return document.finish()
    }
    let length = max(FilmClock(right, ending: ending).length, FilmClock(wrong, ending: ending).length)
    func clock(_ film: Film) -> FilmClock {
      FilmClock(film, ending: ending, lead: isHeld ? FilmWriter.lead(of: id) : nil, lasting: length)
    }
    let (one, other) = (FilmLayers(right), FilmLayers(wrong))
    document.rows = StillRows(
      [one.background, other.background] + [one.callouts, other.callouts].compactMap { $0 }
    )
    let endsEmpty = right.endsEmpty && wrong.endsEmpty
    FilmWriter.writeLayers(still, id: id, clock(right), endsOnStill: endsEmpty, to: &document) { document in
      Self.write([(one.background, sheet.right), (other.background, sheet.wrong)], clock, to: &document)
      let marks = comparedFrames.position == .inBetween ? [] : DifferenceMarks(difference, on: sheet).nodes
      if !marks.isEmpty {
        let longer = FilmClock(right, ending: ending).length < length ? wrong : right
        let film = longer.showing(
          marks,
          of: area,
          before: comparedFrames.position == .beginning ? firstChange : nil
        )
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
      document.text.transform("transform", side.transform)
      document.enter()
      FilmWriter.write(film, clock(film), to: &document)
      document.leave("g")
    }
  }

  private var firstChange: Int { min(right.changes.first ?? .max, wrong.changes.first ?? .max) }

  /// The contact sheets of both films, one below the other, at the same times, with outlined differences.
  package func strip(count: Int = 5) -> String { PictureComparison.svg(stripScene(count: count)) }

  func stripScene(count: Int) -> Scene {
    var times = Filmstrip.times(of: [right, wrong], count: max(2, count))
    if comparedFrames.position == .inBetween, !difference.isEmpty {
      // The nearest still gives its place to the one that differs most.
      let time = right.frameStates[comparedFrames.frame].time
      if let nearest = times.indices.min(by: { abs(times[$0] - time) < abs(times[$1] - time) }) {
        times[nearest] = time
      }
    }
    let (one, other) = (Filmstrip(right, at: times), Filmstrip(wrong, at: times))
    return PictureComparison.scene(one.scene, other.scene, text, words) { sheet in
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
  /// The side of a comparison at a frame.
  ///
  /// - Parameter start: the frame from which things may have been left in their places; nil for none.
  fileprivate func side(at frame: Int, since start: Int? = nil) -> DifferenceWords.Side {
    let beginning = start.map { start in
      SceneElement.things(
        PaintedLeaves(nodes(at: start), on: area).leaves.filter { !$0.isSymbol },
        nouns,
        frameStates[start].toInterface
      )
    }
    return DifferenceWords.Side(
      nouns: nouns,
      toInterface: frameStates[frame].toInterface,
      beginning: beginning
    )
  }

  /// Returns a film of the same frames that shows only some nodes: from the last frame on, or until a frame.
  fileprivate func showing(_ nodes: [SceneNode], of area: CGRect, before end: Int? = nil) -> Film {
    let last = max(0, frameStates.count - 1)
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
      frameStates: frameStates,
      segments: [segment],
      typeface: typeface
    )
  }
}
