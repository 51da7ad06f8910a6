import UIKit

/// Writes a film as an SVG animation (SMIL), without scripts.
///
/// The file has two layers: the trail, and the animation, which hides the trail as soon as it plays. The
/// layers are hidden by opacity, because elements that are not displayed can't define what others refer to.
/// The attributes of the animation have the values of the last frame.
package struct FilmWriter {
  /// The maximum deviations from the recording: points, degrees, fractions, steps of 255.
  enum Tolerance {
    static let length: CGFloat = 0.2
    /// For symbols, which are read and not measured.
    static let sign: CGFloat = 0.5
    /// For the ends of arrows, whose lines are 2.5 points wide.
    static let arrow: CGFloat = 1
    static let angle: CGFloat = 0.2
    static let share: CGFloat = 0.004
    static let color: CGFloat = 2
  }

  /// The precision of lengths during motion, in points; finer steps are invisible and make files larger.
  static let lengthStep: CGFloat = 0.1
  /// The precision of symbols.
  static let signStep: CGFloat = 0.5
  /// The precision of the ends of arrows.
  static let arrowStep: CGFloat = 1
  /// The precision of angles during motion, in degrees.
  static let angleStep: CGFloat = 0.1

  struct OpenGroup {
    /// The animation that shows and hides it; nil for none.
    var show: String?
    /// Whether it contains annotations.
    var hasRole: Bool
  }

  let film: Film
  let clock: FilmClock
  var document: SVGDocument
  /// The film's segments without groups that only move their contents to one place.
  private let segments: [FilmSegment]
  /// Whether the device has another orientation at the end than at the start.
  let endsRotated: Bool
  /// The open groups, outermost first.
  private var openGroups: [OpenGroup] = []
  /// The pending elements.
  var leaves: [FilmLeaf] = []
  /// The pending arrows; there are no other pending elements then.
  var arrows: [FilmArrow] = []
  /// The number of defined outlines that several elements share.
  var outlineCount = 0

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
    let trail = OnionSkin(film)
    if film.changes.isEmpty {
      SVGWriter.write(trail.nodes, to: &document)
    } else {
      document.rows = StillRows([film])
      let still = trail.fitted(into: film.area)
      writeLayers(still, id: id, clock, endsOnStill: film.endsEmpty, to: &document) { document in
        write(film, clock, to: &document)
      }
    }
    return document.finish()
  }

  /// The id of a file with a title; it contains no hyphen, which would be parsed as a minus sign.
  package static func id(of title: String) -> String { "film" + SVGDefinition.digest(title) }

  /// The id of the animation that starts all others, if the film waits for an event.
  package static func lead(of id: String) -> String { id + "lead" }

  /// Writes a still, and the animation, which hides the still as soon as it plays.
  ///
  /// - Parameter endsOnStill: whether the still is shown again after the last play.
  package static func writeLayers(
    _ still: [SceneNode],
    id: String,
    _ clock: FilmClock,
    endsOnStill: Bool,
    to document: inout SVGDocument,
    motion: (inout SVGDocument) -> Void
  ) {
    document.line("<style>\(Film.styleSheet)</style>")
    // Scripts that control playback know by the class that the film ends on the still.
    document.line("<g class=\"film-trail\(endsOnStill ? " film-end" : "")\">")
    let begin = clock.lead == nil ? "" : " begin=\"\(clock.begin())\""
    let end = endsOnStill ? " dur=\"\(DumpText.number(CGFloat(clock.total)))s\"" : ""
    document.line("<set attributeName=\"opacity\" to=\"0\"\(begin)\(end)/>")
    SVGWriter.write(still.joined, isTerse: true, to: &document)
    document.line("</g>")
    // Scripts that control playback can read the virtual time.
    document.line("<g class=\"film-motion\" data-course=\"\(clock.courseText)\" opacity=\"0\">")
    document.line(showing(id: id, clock, endsOnStill: endsOnStill))
    motion(&document)
    document.line("</g>")
  }

  /// Writes the animation into a file, with a clock that other films may share.
  package static func write(_ film: Film, _ clock: FilmClock, to document: inout SVGDocument) {
    var writer = FilmWriter(film, clock, document)
    if writer.endsRotated {
      writer.document.line("<g>")
      if let seams = writer.seams { writer.document.line(seams) }
    }
    writer.write()
    if writer.endsRotated { writer.document.line("</g>") }
    document = writer.document
  }

  private init(_ film: Film, _ clock: FilmClock, _ document: SVGDocument) {
    self.film = film
    self.clock = clock
    self.document = document
    segments = film.paintedSegments
    endsRotated = film.endsRotated
  }

  /// The animation that shows the layer of the animated film.
  private static func showing(id: String, _ clock: FilmClock, endsOnStill: Bool) -> String {
    let total = DumpText.number(CGFloat(clock.total))
    guard let lead = clock.lead else {
      return "<set attributeName=\"opacity\" to=\"1\"\(endsOnStill ? " dur=\"\(total)s\"" : "")/>"
    }
    let events = ["mouseover", "click", "focusin"].map { "\(id).\($0)" }.joined(separator: ";")
    return "<set id=\"\(lead)\" attributeName=\"opacity\" to=\"1\" begin=\"\(events)\" dur=\"\(total)s\" "
      + "fill=\"\(endsOnStill ? "remove" : "freeze")\" restart=\"whenNotActive\"/>"
  }

  /// The animation that fades between two plays; nil if the film is played once.
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
      writeTracks(of: segment)
      if !isWhole { document.leave("g") }
    }
    writeTracks(of: film.paintedFooter)
  }

  mutating func writeTracks(of segment: FilmSegment) {
    var index = 0
    while index < segment.tracks.count {
      let row = segment.stillRow(at: index)
      if let known = document.rows.place(of: row), document.rows.isShared(known) {
        writePending()
        document.write(row: known)
        index += row.count
      } else {
        for track in segment.tracks[index..<index + max(1, row.count)] { write(track, in: segment) }
        index += max(1, row.count)
      }
    }
    writePending()
  }

  /// Whether an open group is shown and hidden in the same way.
  func isShownByGroup(_ animation: String) -> Bool { openGroups.contains { $0.show == animation } }

  /// Whether the next element belongs to an annotation.
  var isSymbol: Bool { openGroups.contains { $0.hasRole } }

  /// The maximum deviation of lengths of the next element.
  var lengthTolerance: CGFloat { isSymbol ? Tolerance.sign : Tolerance.length }

  /// The precision of lengths of the next element.
  var lengthStep: CGFloat { isSymbol ? Self.signStep : Self.lengthStep }

  private mutating func writePending() {
    writeLeaves()
    writeArrows()
  }

  private mutating func write(_ track: FilmTrack, in segment: FilmSegment) {
    switch track.firstContent {
    case .begin:
      writePending()
      openGroups.append(begin(track, in: segment))
    case .end where !openGroups.isEmpty:
      writePending()
      document.leave("g")
      openGroups.removeLast()
    case .shape, .text, .image: if !addArrow(track, in: segment) { addLeaf(track, in: segment) }
    case .end, nil: break
    }
  }
}
