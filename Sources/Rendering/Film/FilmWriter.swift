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

  private let film: Film
  private let clock: FilmClock
  private var text = SVGText()
  private var depth = 1
  private var defined: Set<String> = []
  /// The closing tags of each open group.
  private var groups: [[StaticString]] = []

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
  private mutating func describe(_ content: SceneNode.Content)
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

  // MARK: Groups

  private mutating func begin(_ track: FilmTrack, in segment: FilmSegment) {
    let changes = track.changes.compactMap { change -> (frame: Int, group: SceneGroup)? in
      guard case .begin(let group) = change.content else { return nil }
      return (change.frame, group)
    }
    let clips = changes.compactMap { change in change.group.clip.map { (change.frame, $0) } }
    let clipID = clips.last.map { define($0.1, track, clips) }
    openFrame(changes, clipID: clipID, track.comesOrGoes ? track : nil, in: segment)
    groups.append(["</g>"])
  }

  /// Opens the element that turns, fades and clips.
  ///
  /// Rectangles clip like any other outline here: inside a viewport of its own some browsers would run another clock.
  private mutating func openFrame(
    _ changes: [(frame: Int, group: SceneGroup)],
    clipID: String?,
    _ comingOrGoing: FilmTrack?,
    in segment: FilmSegment
  ) {
    line("<g")
    var animations: [String] = []
    if let transform = changes.last?.group.transform, !transform.isIdentity {
      text.markup(" transform=\"")
      text.transform(transform)
      text.markup("\"")
    }
    let opacity = changes.map { change -> (frame: Int, list: SVGAttributeList) in
      var list = SVGAttributeList()
      list.number("opacity", change.group.opacity, unless: 1)
      return (change.frame, list)
    }
    writeAttributes(opacity)
    if let clipID { text.markup(" clip-path=\"url(#\(clipID))\"") }
    if let track = comingOrGoing {
      writeShownAttribute(of: track, in: segment)
      animations.append(shown(track, in: segment))
    }
    animations += self.animations(of: opacity)
    animations += transformAnimations(changes)
    openWith(animations)
  }

  private func transformAnimations(_ changes: [(frame: Int, group: SceneGroup)]) -> [String] {
    var parts: [(frame: Int, parts: TurnParts)] = []
    for change in changes {
      let own = TurnParts(change.group)
      parts.append((change.frame, parts.last.map { own.near($0.parts) } ?? own))
    }
    guard let first = parts.first?.parts, parts.contains(where: { $0.parts != first }) else { return [] }
    if parts.allSatisfy({ $0.parts.isTurn && $0.parts.pivot == first.pivot }) {
      let values = parts.map { ($0.frame, [$0.parts.angle, first.pivot.x, first.pivot.y]) }
      return [turn("rotate", values, tolerance: Tolerance.angle)].compactMap { $0 }
    }
    if parts.allSatisfy({ $0.parts.isMove }) {
      return [turn("translate", parts.map { ($0.frame, [$0.parts.offset.x, $0.parts.offset.y]) })]
        .compactMap { $0 }
    }
    // Each step works inside the one before it, so the first replaces and the others add.
    let steps: [(String, CGFloat, (TurnParts) -> [CGFloat], [CGFloat])] = [
      ("translate", Tolerance.length, { [$0.place.x, $0.place.y] }, [0, 0]),
      ("rotate", Tolerance.angle, { [$0.angle] }, [0]),
      ("skewX", Tolerance.angle, { [$0.skew] }, [0]),
      ("scale", Tolerance.share, { [$0.scale.width, $0.scale.height] }, [1, 1]),
      ("translate", Tolerance.length, { [-$0.pivot.x, -$0.pivot.y] }, [0, 0]),
    ]
    var result: [String] = []
    for (index, (type, tolerance, values, none)) in steps.enumerated() {
      let list = parts.map { (frame: $0.frame, values: values($0.parts)) }
      if index > 0, list.allSatisfy({ zip($0.values, none).allSatisfy { abs($0 - $1) < 1e-6 } }) { continue }
      result.append(
        turn(type, list, tolerance: tolerance, adds: index > 0, always: true) ?? ""
      )
    }
    return result
  }

  /// One step of a changing transform; nil if it stays what it is.
  private func turn(
    _ type: String,
    _ changes: [(frame: Int, values: [CGFloat])],
    tolerance: CGFloat = Tolerance.length,
    adds: Bool = false,
    always: Bool = false
  ) -> String? {
    let frames = clock.keyframes(changes).thinned(tolerance)
    if frames.isConstant && !always { return nil }
    var text = SVGText()
    text.markup("<animateTransform attributeName=\"transform\" type=\"\(type)\"")
    if adds { text.markup(" additive=\"sum\"") }
    let isScale = type == "scale"
    writeKeyframes(frames, to: &text) { values, text in
      for (index, value) in values.enumerated() {
        if index > 0 { text.markup(" ") }
        if isScale { text.precise(value) } else { text.number(value) }
      }
    }
    text.markup("/>")
    return text.string
  }

  // MARK: Attributes

  /// Writes the attributes' last values; those that hold anyway are left out, unless they change.
  private mutating func writeAttributes(_ changes: [(frame: Int, list: SVGAttributeList)]) {
    guard let last = changes.last?.list else { return }
    for (index, item) in last.items.enumerated() {
      if let standard = item.standard, item.value == .numbers([standard]),
        changes.allSatisfy({ $0.list.items[index].value == item.value })
      {
        continue
      }
      text.markup(" \(item.name)=\"")
      switch item.value {
      case .numbers(let values): text.numbers(values)
      case .color(let color): text.color(color)
      case .word(let word): text.words(word)
      case .path(let path): text.path(path)
      }
      text.markup("\"")
    }
  }

  private func animations(of changes: [(frame: Int, list: SVGAttributeList)]) -> [String] {
    guard changes.count > 1, let first = changes.first?.list else { return [] }
    return first.items.indices.compactMap { index in
      let item = first.items[index]
      guard changes.contains(where: { $0.list.items[index].value != item.value }) else { return nil }
      let values = changes.map { (frame: $0.frame, values: $0.list.items[index].value.numbers) }
      let isShare = item.name.hasSuffix("opacity")
      var tolerance = isShare ? Tolerance.share : Tolerance.length
      if case .color = item.value { tolerance = Tolerance.color }
      let frames = clock.keyframes(values).thinned(tolerance)
      if frames.isConstant { return nil }
      var text = SVGText()
      text.markup("<animate attributeName=\"\(item.name)\"")
      writeKeyframes(frames, to: &text) { values, text in item.value.write(values, to: &text) }
      text.markup("/>")
      return text.string
    }
  }

  private func writeKeyframes(
    _ frames: Keyframes,
    to text: inout SVGText,
    _ write: (_ values: [CGFloat], _ text: inout SVGText) -> Void
  ) {
    writeTiming(frames.points.map(\.time), to: &text)
    text.markup(" values=\"")
    for (index, point) in frames.points.enumerated() {
      if index > 0 { text.markup(";") }
      write(point.values, &text)
    }
    text.markup("\"")
  }

  private func writeTiming(_ times: [Double], to text: inout SVGText) {
    text.markup(" dur=\"")
    text.number(CGFloat(clock.length))
    text.markup(clock.ending == .loop ? "s\" repeatCount=\"indefinite\"" : "s\" fill=\"freeze\"")
    text.markup(" keyTimes=\"")
    for (index, time) in times.enumerated() {
      if index > 0 { text.markup(";") }
      text.precise(CGFloat(min(1, time / clock.length)))
    }
    text.markup("\"")
  }

  // MARK: Coming and going

  private mutating func writeShownAttribute(to end: Int) {
    if end < film.moments.count { text.markup(" display=\"none\"") }
  }

  private mutating func writeShownAttribute(of track: FilmTrack, in segment: FilmSegment) {
    if segment.end < film.moments.count || track.changes.last?.content == nil {
      text.markup(" display=\"none\"")
    }
  }

  private mutating func writeShown(from start: Int, to end: Int) {
    writeShownAttribute(to: end)
    text.markup(">\n")
    depth += 1
    line(shown(from: start, to: end) + "\n")
    depth -= 1
  }

  /// The animation that shows an element from one frame up to another.
  private func shown(from start: Int, to end: Int) -> String {
    var changes: [(time: Double, isShown: Bool)] = [(0, start == 0)]
    if start > 0 { changes.append((clock.time(of: start), true)) }
    if end < film.moments.count { changes.append((clock.time(of: end), false)) }
    return shown(changes)
  }

  private func shown(_ track: FilmTrack, in segment: FilmSegment) -> String {
    var changes: [(time: Double, isShown: Bool)] = []
    for change in track.changes {
      let isShown = change.content != nil
      if changes.last?.isShown == isShown { continue }
      changes.append((changes.isEmpty ? 0 : clock.time(of: change.frame), isShown))
    }
    return shown(changes)
  }

  private func shown(_ changes: [(time: Double, isShown: Bool)]) -> String {
    var text = SVGText()
    text.markup("<animate attributeName=\"display\" calcMode=\"discrete\"")
    writeTiming(changes.map(\.time), to: &text)
    text.markup(" values=\"")
    text.markup(changes.map { $0.isShown ? "inline" : "none" }.joined(separator: ";"))
    text.markup("\"/>")
    return text.string
  }

  // MARK: Definitions

  private mutating func define(_ id: String, _ definition: () -> String) {
    guard defined.insert(id).inserted else { return }
    line(definition() + "\n")
  }

  /// Defines an outline to clip by, which may change.
  private mutating func define(
    _ last: SceneGroup.Clip,
    _ track: FilmTrack,
    _ clips: [(Int, SceneGroup.Clip)]
  ) -> String {
    let lists = clips.map { frame, clip -> (frame: Int, list: SVGAttributeList) in
      var list = SVGAttributeList()
      switch clip {
      case .rect(let rect):
        SVGDescription.describe(.rect(rect, radius: 0), asCircle: false, to: &list)
      case .roundedRect(let rect, let radius):
        SVGDescription.describe(.rect(rect, radius: radius), asCircle: false, to: &list)
      case .path(let path, _):
        SVGDescription.describe(.path(path, .winding), asCircle: false, to: &list)
      }
      return (frame, list)
    }
    let model = lists[lists.count - 1].list
    let alike = lists.filter { $0.list.isAlike(model) }
    let animations = animations(of: alike)
    // An outline that changes belongs to its view and its film.
    let id =
      animations.isEmpty
      ? SVGDefinition.clipID(last)
      : SVGDefinition.clipID(last) + "-\(track.key.owner)-\(SVGDefinition.digest(film.caption))"
    guard defined.insert(id).inserted else { return id }
    line("<clipPath id=\"\(id)\"><")
    var element: StaticString = "rect"
    if case .path = last { element = "path" }
    text.markup(element)
    writeAttributes(alike)
    if case .path(_, .evenOdd) = last { text.markup(" clip-rule=\"evenodd\"") }
    text.markup(">")
    for animation in animations { text.markup(animation) }
    text.markup("</")
    text.markup(element)
    text.markup("></clipPath>\n")
    return id
  }

  // MARK: Lines

  /// Indents, and adds markup.
  private mutating func line(_ markup: String) {
    for _ in 0..<depth { text.markup("  ") }
    text.markup(markup)
  }

  private mutating func close(_ tag: StaticString) {
    depth -= 1
    line("\(tag)\n")
  }

  /// Ends an opening tag whose element goes on, and adds its animations.
  private mutating func openWith(_ animations: [String]) {
    text.markup(">\n")
    depth += 1
    for animation in animations { line(animation + "\n") }
  }

  /// Ends an element.
  private mutating func finish(_ element: StaticString, _ words: String?, _ animations: [String]) {
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

extension SVGAttributeList.Value {
  /// The numbers that change; none for what cannot.
  fileprivate var numbers: [CGFloat] {
    switch self {
    case .numbers(let values): values
    case .color(let color): [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue)]
    case .word: []
    case .path(let path): path.elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } }
    }
  }

  /// Writes numbers in the form of this value.
  fileprivate func write(_ values: [CGFloat], to text: inout SVGText) {
    switch self {
    case .numbers: text.numbers(values)
    case .color:
      let bytes = values.map { UInt8(min(255, max(0, $0.rounded()))) }
      text.color(SceneColor(red: bytes[0], green: bytes[1], blue: bytes[2]))
    case .word: break
    case .path(let path): text.path(path.replacingPoints(by: values))
    }
  }
}

extension PathOutline {
  /// The same steps through other points.
  fileprivate func replacingPoints(by values: [CGFloat]) -> PathOutline {
    var rest = values[...]
    func point() -> CGPoint {
      CGPoint(x: rest.popFirst() ?? 0, y: rest.popFirst() ?? 0)
    }
    return PathOutline(
      elements.map { element -> PathElement in
        switch element {
        case .move: .move(point())
        case .line: .line(point())
        case .quadCurve: .quadCurve(control: point(), end: point())
        case .curve: .curve(control1: point(), control2: point(), end: point())
        case .close: .close
        }
      }
    )
  }
}
