import UIKit

/// Writes a film as SVG whose attributes change by themselves (SMIL): no script, no style sheet.
///
/// What is written as the attributes' own values is the last frame, which is what a viewer without animation shows.
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
  var text = SVGText()
  var depth = 1
  var defined: Set<String> = []
  /// The closing tags of each open group.
  var groups: [[StaticString]] = []

  static func svg(_ film: Film, ending: Film.Ending) -> String {
    var writer = FilmWriter(film, FilmClock(film, ending: ending))
    writer.write()
    return writer.text.string
  }

  private init(_ film: Film, _ clock: FilmClock) {
    self.film = film
    self.clock = clock
  }

  private mutating func write() {
    SVGDocument.open(film.area, film.caption, film.summary, &text)
    for segment in film.segments {
      let isWhole = film.segments.count == 1
      if !isWhole {
        line("<g")
        writeShown(from: segment.start, to: segment.end)
        depth += 1
      }
      for track in segment.tracks { write(track, in: segment) }
      if !isWhole { close("</g>") }
    }
    text.markup("</svg>\n")
  }

  private mutating func write(_ track: FilmTrack, in segment: FilmSegment) {
    switch track.firstContent {
    case .begin: begin(track, in: segment)
    case .end: for tag in (groups.popLast() ?? []).reversed() { close(tag) }
    case .shape, .text: writeLeaf(track, in: segment)
    case nil: break
    }
  }

  // MARK: Leaves

  /// An element that can show a stretch of a leaf's life by changing numbers and colours.
  private struct Stretch {
    var element: StaticString
    var words: String?
    var start: Int
    var end: Int
    var changes: [(frame: Int, list: SVGAttributeList)]
  }

  private mutating func writeLeaf(_ track: FilmTrack, in segment: FilmSegment) {
    for stretch in stretches(of: track, in: segment) {
      line("<")
      text.markup(stretch.element)
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
        last.element.description == element.description, let model = last.changes.first?.list,
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
    -> (element: StaticString, words: String?, list: SVGAttributeList)?
  {
    var list = SVGAttributeList()
    switch content {
    case .shape(let shape):
      if case .vertical(let top, let bottom) = shape.fill {
        define(SVGDefinition.gradientID(top, bottom)) { SVGDefinition.gradient(top, bottom) }
      }
      if shape.blur > 0 { define(SVGDefinition.blurID(of: shape)) { SVGDefinition.blur(of: shape) } }
      let element = SVGDescription.element(of: shape)
      SVGDescription.describe(shape, asCircle: element.utf8CodeUnitCount == 6, to: &list)
      return (element, nil, list)
    case .text(let content):
      if content.blur > 0 {
        define(SVGDefinition.blurID(of: content)) { SVGDefinition.blur(of: content) }
      }
      SVGDescription.describe(content, to: &list)
      return ("text", Self.words(of: content), list)
    case .begin, .end: return nil
    }
  }

  private static func words(of content: SceneText) -> String {
    var text = SVGText()
    if content.pieces.count == 1 {
      text.words(content.pieces[0].string)
      return text.string
    }
    for piece in content.pieces {
      text.markup("<tspan x=\"")
      text.number(content.anchor == .middle ? piece.x + piece.width / 2 : piece.x)
      text.markup("\" textLength=\"")
      text.number(piece.width)
      text.markup("\" lengthAdjust=\"spacingAndGlyphs\">")
      text.words(piece.string)
      text.markup("</tspan>")
    }
    return text.string
  }

  // MARK: Definitions

  mutating func define(_ id: String, _ definition: () -> String) {
    guard defined.insert(id).inserted else { return }
    line(definition() + "\n")
  }

  // MARK: Lines

  /// Indents, and adds markup.
  mutating func line(_ markup: String) {
    for _ in 0..<depth { text.markup("  ") }
    text.markup(markup)
  }

  mutating func close(_ tag: StaticString) {
    depth -= 1
    line("\(tag)\n")
  }

  /// Ends an opening tag whose element goes on, and adds its animations.
  mutating func openWith(_ animations: [String]) {
    text.markup(">\n")
    depth += 1
    for animation in animations { line(animation + "\n") }
  }

  /// Ends an element.
  mutating func finish(_ element: StaticString, _ words: String?, _ animations: [String]) {
    if words == nil, animations.isEmpty {
      text.markup("/>\n")
      return
    }
    text.markup(">")
    if let words { text.markup(words) }
    if words != nil {
      // White space would become a part of the text.
      for animation in animations { text.markup(animation) }
    } else {
      text.markup("\n")
      depth += 1
      for animation in animations { line(animation + "\n") }
      depth -= 1
      line("")
    }
    text.markup("</")
    text.markup(element)
    text.markup(">\n")
  }
}
