import UIKit

/// Moving arrows: lines with a marker at their tip, which rotates with the line.
extension FilmWriter {
  /// Adds an arrow, which is written before the next other element; returns false for any other leaf.
  mutating func addArrow(_ track: FilmTrack, in segment: FilmSegment) -> Bool {
    guard isSymbol, var arrow = FilmArrow(track) else { return false }
    if track.comesOrGoes {
      let show = shown(track, in: segment)
      if !isShownByGroup(show) { arrow.show = show }
    }
    writeLeaves()
    arrows.append(arrow)
    return true
  }

  /// Writes the pending arrows: those of one colour together, with all their white lines below.
  mutating func writeArrows() {
    var stacks: [[FilmArrow]] = []
    for arrow in arrows {
      if let under = stacks.last?.last, arrow.hasSameCourse(as: under) {
        stacks[stacks.count - 1].append(arrow)
      } else {
        stacks.append([arrow])
      }
    }
    arrows = []
    var rest = stacks[...]
    while let first = rest.first {
      let alike = rest.prefix { stack in
        stack.map(\.stroke) == first.map(\.stroke) && abs(stack[0].head - first[0].head) < 1e-6
      }
      rest = rest.dropFirst(alike.count)
      write(alike.map { $0[0] }, head: first[0].head, in: first.map(\.stroke))
    }
  }

  private mutating func write(_ arrows: [FilmArrow], head: CGFloat, in strokes: [SceneStroke]) {
    for stroke in strokes { document.defineArrowhead(head, stroke) }
    outlineCount += 1
    let id = "outline\(outlineCount)-\(SVGDefinition.digest(film.caption))"
    document.open("defs")
    document.enter()
    if arrows.count == 1 {
      write(arrows[0], id: id)
    } else {
      let first = arrows[0]
      let comeTogether = arrows.allSatisfy { $0.show == first.show && $0.isShownAtEnd == first.isShownAtEnd }
      document.open("g")
      document.text.word("id", id)
      if comeTogether, !first.isShownAtEnd { document.text.word("display", "none") }
      document.enter()
      if comeTogether, let show = first.show { document.line(show) }
      for arrow in arrows { write(arrow, isShown: comeTogether) }
      document.leave("g")
    }
    document.leave("defs")
    for stroke in strokes {
      document.open("use")
      document.text.word("href", "#" + id)
      // The head covers the line's end, so opacity applies to the whole arrow.
      document.text.number("opacity", stroke.color.alpha, unless: 1)
      SVGDescription.describe(stroke.opaque, to: &document.text)
      document.text.word("marker-end", "url(#\(SVGDefinition.arrowheadID(head, stroke)))")
      document.text.markup("/>\n")
    }
  }

  /// Writes the line of an arrow.
  ///
  /// - Parameter isShown: whether an enclosing group shows and hides it.
  private mutating func write(_ arrow: FilmArrow, id: String? = nil, isShown: Bool = false) {
    guard let last = arrow.changes.last?.outline else { return }
    document.open("path")
    if let id { document.text.word("id", id) }
    let places = arrow.places
    let origin = last.origin
    let fixed = places == nil ? last : last.moved(by: CGVector(dx: -origin.x, dy: -origin.y))
    document.text.markup(" d=\"")
    document.text.relativePath(FilmArrow.line(FilmArrow.values(of: fixed)))
    document.text.markup("\"")
    if places != nil {
      document.text.transform("transform", CGAffineTransform(translationX: origin.x, y: origin.y))
    }
    if !isShown, !arrow.isShownAtEnd { document.text.word("display", "none") }
    document.text.markup(">")
    if !isShown, let show = arrow.show { document.text.markup(show) }
    document.text.markup(places.map(moving) ?? bending(arrow))
    document.text.markup("</path>\n")
  }

  private func moving(_ places: [(frame: Int, values: [CGFloat])]) -> String {
    turn("translate", places, tolerance: Tolerance.arrow, step: Self.arrowStep, always: true) ?? ""
  }

  private func bending(_ arrow: FilmArrow) -> String {
    let ends = arrow.changes.map { (frame: $0.frame, values: FilmArrow.values(of: $0.outline)) }
    let frames = clock.keyframes(ends).thinned(Tolerance.arrow, step: Self.arrowStep)
    var text = SVGText()
    text.markup("<animate attributeName=\"d\"")
    writeKeyframes(frames, to: &text) { values, text in text.relativePath(FilmArrow.line(values)) }
    text.markup("/>")
    return text.string
  }
}

extension SVGDocument {
  /// Defines an arrowhead with a stroke, for lines that end in it.
  fileprivate mutating func defineArrowhead(_ length: CGFloat, _ stroke: SceneStroke) {
    let id = SVGDefinition.arrowheadID(length, stroke)
    guard isNew(id) else { return }
    open("marker")
    text.word("id", id)
    text.markup(" orient=\"auto\" markerUnits=\"userSpaceOnUse\" overflow=\"visible\"><path")
    text.path("d", ArrowOutline.wings(ofHead: length))
    text.word("fill", "none")
    SVGDescription.describe(stroke.opaque, to: &text)
    text.markup("/></marker>\n")
  }
}

extension SVGDefinition {
  /// The id of an arrowhead with a stroke.
  fileprivate static func arrowheadID(_ length: CGFloat, _ stroke: SceneStroke) -> String {
    "head-\(hex(stroke.opaque.color))-\(number(stroke.width))-\(number(length))"
  }
}

extension SceneStroke {
  /// The stroke without transparency.
  fileprivate var opaque: SceneStroke {
    var stroke = self
    stroke.color.alpha = 1
    return stroke
  }
}
