import UIKit

/// A film of the right way beside that of a wrong way: both play at once, by one clock.
package struct FilmComparison: Sendable {
  private let right: Film
  private let wrong: Film
  private let caption: String
  private let mistake: Mistake
  /// What differs in the last frames.
  private let ending: SceneDifference
  /// Whether any frames look different.
  package let differs: Bool

  /// Compares two films of the same doing.
  ///
  /// - Parameter caption: what is done, in a few words.
  package init(_ right: Film, _ wrong: Film, caption: String, _ mistake: Mistake) {
    self.right = right
    self.wrong = wrong
    self.caption = caption
    self.mistake = mistake
    ending = Self.difference(right, right.moments.count - 1, wrong, wrong.moments.count - 1)
    differs = !ending.isEmpty || Self.differOnTheWay(right, wrong)
  }

  /// What differs, in words.
  package var words: String {
    if !ending.isEmpty { return "At the end: \(ending.words)" }
    return differs ? "Both end alike; they differ on the way." : ending.words
  }

  // MARK: Comparing

  /// The most frames of a film that are looked at.
  private static let mostFrames = 120

  private static func differOnTheWay(_ right: Film, _ wrong: Film) -> Bool {
    let (count, other) = (right.moments.count, wrong.moments.count)
    guard count == other else { return true }
    let step = max(1, (count + mostFrames - 1) / mostFrames)
    return stride(from: 0, to: count, by: step).contains { frame in
      !difference(right, frame, wrong, frame).isEmpty
    }
  }

  private static func difference(_ right: Film, _ frame: Int, _ wrong: Film, _ other: Int) -> SceneDifference
  {
    SceneDifference(right.nodes(at: frame), on: right.area, wrong.nodes(at: other), on: wrong.area)
  }

  // MARK: Writing

  /// Both films side by side, as an SVG file that plays without scripts; what differs at the end is outlined then.
  ///
  /// Where nothing moves it shows both trails, with outlines on their newest screens.
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
    FilmWriter.writeLayers(still, id: id, clock(right), to: &document) { document in
      for (film, side) in [(right, sheet.right), (wrong, sheet.wrong)] {
        document.open("g")
        document.text.transform("transform", side.place)
        document.enter()
        FilmWriter.write(film, clock(film), to: &document)
        document.leave("g")
      }
      let marks = DifferenceMarks(self.ending, on: sheet).nodes
      guard !marks.isEmpty else { return }
      let longer = FilmClock(right, ending: ending).length < length ? wrong : right
      let film = longer.showing(marks, of: area)
      FilmWriter.write(film, clock(film), to: &document)
    }
    return document.finish()
  }

  /// Stills of both in rows, one above the other, as an SVG file.
  package func strip(count: Int = 5) -> String {
    let (one, other) = (
      FilmstripWriter.scene(right, count: count), FilmstripWriter.scene(wrong, count: count)
    )
    return PictureComparison.svg(PictureComparison(one, other, caption: caption, mistake).scene)
  }
}

extension Film {
  /// A film of the same frames in which nothing but some nodes is shown, from the last frame on.
  fileprivate func showing(_ nodes: [SceneNode], of area: CGRect) -> Film {
    let last = max(0, moments.count - 1)
    var segment = FilmSegment(last > 0 ? [] : nodes, frame: 0)
    if last > 0 { _ = segment.add(nodes, frame: last) }
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
