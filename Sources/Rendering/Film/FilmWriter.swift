import UIKit

/// Writes a film as SVG whose attributes change by themselves (SMIL), without scripts.
///
/// The file has two layers: the trail, a still, and the film, which hides the trail as soon as it plays. The layers are
/// switched by their opacity, as what is not displayed at all could not define what the other refers to. The attributes'
/// own values in the film are those of the last frame.
struct FilmWriter {
  /// By how much a value may differ from what was filmed: points, degrees, shares, steps of 255.
  enum Tolerance {
    static let length: CGFloat = 0.2
    static let angle: CGFloat = 0.2
    static let share: CGFloat = 0.004
    static let color: CGFloat = 2
  }

  let film: Film
  let clock: FilmClock
  var document: SVGDocument
  /// The film's stretches without groups that only move what they hold to one place.
  private let segments: [FilmSegment]
  /// Whether the device is held in another way at the end than at the beginning.
  let endsTurned: Bool
  private var openGroups = 0

  static func svg(_ film: Film, ending: Film.Ending, start: Film.Start) -> String {
    let id = id(of: film.caption)
    let isHeld = start == .hover
    let clock = FilmClock(film, ending: ending, lead: isHeld ? lead(of: id) : nil)
    var document = SVGDocument(
      film.area,
      title: film.caption,
      summary: film.summary,
      typeface: film.typeface,
      id: isHeld ? id : nil
    )
    let trail = FilmTrail(film)
    if film.changes.isEmpty {
      SVGWriter.write(trail.nodes, to: &document)
    } else {
      writeLayers(trail.fitted(into: film.area), id: id, clock, to: &document) { document in
        write(film, clock, to: &document)
      }
    }
    return document.finish()
  }

  /// What animations call a file with a title; a hyphen in an id would be taken for the sign of an offset.
  static func id(of title: String) -> String { "film" + SVGDefinition.digest(title) }

  /// The id of the animation that all others of a file begin with, if the file waits for a hand.
  static func lead(of id: String) -> String { id + "lead" }

  /// Writes a still, and over it what moves, which hides the still as soon as it plays.
  static func writeLayers(
    _ still: [SceneNode],
    id: String,
    _ clock: FilmClock,
    to document: inout SVGDocument,
    motion: (inout SVGDocument) -> Void
  ) {
    document.line("<style>\(Film.styleSheet)</style>")
    document.line("<g class=\"film-trail\">")
    document.line(
      "<set attributeName=\"opacity\" to=\"0\"" + (clock.lead == nil ? "/>" : " begin=\"\(clock.begin())\"/>")
    )
    SVGWriter.write(still, to: &document)
    document.line("</g>")
    document.line("<g class=\"film-motion\" opacity=\"0\">")
    document.line(showing(id: id, clock))
    motion(&document)
    document.line("</g>")
  }

  /// Writes what moves where a file has got to, by a clock that other films may share.
  static func write(_ film: Film, _ clock: FilmClock, to document: inout SVGDocument) {
    var writer = FilmWriter(film, clock, document)
    if writer.endsTurned {
      writer.document.line("<g>")
      if let seams = writer.seams { writer.document.line(seams) }
    }
    writer.write()
    if writer.endsTurned { writer.document.line("</g>") }
    document = writer.document
  }

  private init(_ film: Film, _ clock: FilmClock, _ document: SVGDocument) {
    self.film = film
    self.clock = clock
    self.document = document
    segments = film.segments.map { $0.folded() }
    endsTurned = film.endsTurned
  }

  /// The animation that shows the layer of what moves.
  private static func showing(id: String, _ clock: FilmClock) -> String {
    let show = "<set attributeName=\"opacity\" to=\"1\""
    guard let lead = clock.lead else { return show + "/>" }
    let events = ["mouseover", "click", "focusin"].map { "\(id).\($0)" }.joined(separator: ";")
    let total = DumpText.number(CGFloat(clock.total))
    return "<set id=\"\(lead)\" attributeName=\"opacity\" to=\"1\" begin=\"\(events)\" dur=\"\(total)s\" "
      + "fill=\"freeze\" restart=\"whenNotActive\"/>"
  }

  /// The animation that fades from the end of the film to its beginning; nil if the film is shown once.
  var seams: String? {
    guard clock.ending.plays > 1 else { return nil }
    let half = FilmClock.seam / 2
    let begins = (1..<clock.ending.plays).map { clock.begin(after: clock.length * Double($0) - half) }
    return "<animate attributeName=\"opacity\" begin=\"\(begins.joined(separator: ";"))\" "
      + "dur=\"\(DumpText.number(CGFloat(FilmClock.seam)))s\" values=\"1;0;1\"/>"
  }

  private mutating func write() {
    for segment in segments {
      let isWhole = segments.count == 1
      if !isWhole {
        document.open("g")
        writeShownAttribute(to: segment.end)
        document.enter()
        document.line(shown(from: segment.start, to: segment.end))
      }
      for track in segment.tracks { write(track, in: segment) }
      if !isWhole { document.leave("g") }
    }
    let legend = FilmSegment(film.legend, frame: 0)
    for track in legend.tracks { write(track, in: legend) }
  }

  private mutating func write(_ track: FilmTrack, in segment: FilmSegment) {
    switch track.firstContent {
    case .begin:
      begin(track, in: segment)
      openGroups += 1
    case .end where openGroups > 0:
      document.leave("g")
      openGroups -= 1
    case .shape, .text, .image: writeLeaf(track, in: segment)
    case .end, nil: break
    }
  }

  // MARK: Leaves

  /// An element that can show a stretch of a leaf's life by changing numbers and colours.
  private struct Stretch {
    var element: SVGElement
    var words: String?
    var start: Int
    var end: Int
    var changes: [(frame: Int, list: SVGAttributeList)]
  }

  private mutating func writeLeaf(_ track: FilmTrack, in segment: FilmSegment) {
    for stretch in stretches(of: track, in: segment) {
      document.open(stretch.element.rawValue)
      writeAttributes(stretch.changes)
      let isWhole = stretch.start == segment.start && stretch.end == segment.end
      var animations = animations(of: stretch.changes)
      if !isWhole { writeShownAttribute(to: stretch.end) }
      if !isWhole { animations.insert(shown(from: stretch.start, to: stretch.end), at: 0) }
      finish(stretch.element, stretch.words, animations)
    }
  }

  private mutating func stretches(of track: FilmTrack, in segment: FilmSegment) -> [Stretch] {
    var stretches: [Stretch] = []
    for (index, change) in track.changes.enumerated() {
      let end = index + 1 < track.changes.count ? track.changes[index + 1].frame : segment.end
      guard let content = change.content, let (element, words, list) = describe(content) else { continue }
      if let last = stretches.last, last.end == change.frame, last.words == words,
        last.element == element, let model = last.changes.first?.list,
        list.isAlike(model)
      {
        stretches[stretches.count - 1].changes.append((change.frame, list))
        stretches[stretches.count - 1].end = end
      } else {
        stretches.append(
          Stretch(
            element: element,
            words: words,
            start: change.frame,
            end: end,
            changes: [(change.frame, list)]
          )
        )
      }
    }
    return stretches
  }

  /// The element that stands for a leaf; what it refers to is defined on the way.
  mutating func describe(_ content: SceneNode.Content)
    -> (element: SVGElement, words: String?, list: SVGAttributeList)?
  {
    var list = SVGAttributeList()
    switch content {
    case .shape(let shape):
      document.define(for: shape)
      SVGDescription.describe(shape, to: &list)
      return (SVGElement(shape.geometry), nil, list)
    case .text(let content):
      document.define(for: content)
      SVGDescription.describe(content, to: &list)
      var words = SVGText()
      SVGDescription.writePieces(of: content, to: &words)
      return (.text, words.string, list)
    case .image(let image):
      document.define(for: image)
      SVGDescription.describe(image, to: &list)
      return (.use, nil, list)
    case .begin, .end: return nil
    }
  }

  // MARK: Lines

  /// Ends an element.
  private mutating func finish(_ element: SVGElement, _ words: String?, _ animations: [String]) {
    if let words {
      // White space would become a part of the text.
      document.text.markup(">" + words + animations.joined() + "</\(element.rawValue)>\n")
    } else if animations.isEmpty {
      document.text.markup("/>\n")
    } else {
      document.enter()
      for animation in animations { document.line(animation) }
      document.leave(element.rawValue)
    }
  }
}
