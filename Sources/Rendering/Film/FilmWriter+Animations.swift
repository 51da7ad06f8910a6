import UIKit

extension FilmWriter {
  /// Writes the last values of attributes; default values are omitted, unless they change.
  mutating func writeAttributes(_ changes: [(frame: Int, list: SVGAttributeList)]) {
    guard let last = changes.last?.list else { return }
    for (index, item) in last.items.enumerated() {
      if let standard = item.standard, item.value == .numbers([standard]),
        changes.allSatisfy({ $0.list.items[index].value == item.value })
      {
        continue
      }
      document.text.markup(" \(item.name)=\"")
      item.value.write(to: &document.text)
      document.text.markup("\"")
    }
  }

  func animations(of changes: [(frame: Int, list: SVGAttributeList)]) -> [String] {
    guard changes.count > 1, let first = changes.first?.list else { return [] }
    return first.items.indices.compactMap { index in
      let item = first.items[index]
      guard changes.contains(where: { $0.list.items[index].value != item.value }) else { return nil }
      let values = changes.map { (frame: $0.frame, values: $0.list.items[index].value.numbers) }
      let frames = thinned(values, of: item)
      if frames.isConstant { return nil }
      var text = SVGText()
      text.markup("<animate attributeName=\"\(item.name)\"")
      writeKeyframes(frames, to: &text) { values, text in item.value.write(values, to: &text) }
      text.markup("/>")
      return text.string
    }
  }

  private func thinned(
    _ values: [(frame: Int, values: [CGFloat])],
    of item: SVGAttributeList.Item
  ) -> Keyframes {
    let frames = clock.keyframes(values)
    if case .color = item.value { return frames.thinned(Tolerance.color) }
    if item.name.hasSuffix("opacity") { return frames.thinned(Tolerance.share) }
    return frames.thinned(lengthTolerance, step: lengthStep)
  }

  func writeKeyframes(
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

  func writeTiming(_ times: [Double], to text: inout SVGText) {
    if clock.lead != nil { text.word("begin", clock.begin()) }
    text.markup(" dur=\"")
    text.number(CGFloat(clock.length))
    text.markup("s\"")
    if clock.ending.plays > 1 { text.word("repeatCount", "\(clock.ending.plays)") }
    text.markup(" fill=\"freeze\" keyTimes=\"")
    // Precise to a millisecond.
    let decimals = clock.length < 10 ? 4 : 5
    for (index, time) in times.enumerated() {
      if index > 0 { text.markup(";") }
      text.share(time / clock.length, decimals: decimals)
    }
    text.markup("\"")
  }

  // MARK: Coming and going

  mutating func writeShownAttribute(to end: Int) {
    if end < film.frameStates.count { document.text.word("display", "none") }
  }

  mutating func writeShownAttribute(of track: FilmTrack, in segment: FilmSegment) {
    if segment.end < film.frameStates.count || track.changes.last?.content == nil {
      document.text.word("display", "none")
    }
  }

  /// Returns the animation that shows an element from one frame up to another.
  func shown(from start: Int, to end: Int) -> String {
    var changes: [(time: Double, isShown: Bool)] = [(0, start == 0)]
    if start > 0 { changes.append((clock.time(of: start), true)) }
    if end < film.frameStates.count { changes.append((clock.time(of: end), false)) }
    return shown(changes)
  }

  func shown(_ track: FilmTrack, in segment: FilmSegment) -> String {
    var changes: [(time: Double, isShown: Bool)] = []
    for change in track.changes {
      let isShown = change.content != nil
      if changes.last?.isShown == isShown { continue }
      changes.append((changes.isEmpty ? 0 : clock.time(of: change.frame), isShown))
    }
    return shown(changes)
  }

  func shown(_ changes: [(time: Double, isShown: Bool)]) -> String {
    var text = SVGText()
    text.markup("<animate attributeName=\"display\" calcMode=\"discrete\"")
    writeTiming(changes.map(\.time), to: &text)
    text.markup(" values=\"")
    text.markup(changes.map { $0.isShown ? "inline" : "none" }.joined(separator: ";"))
    text.markup("\"/>")
    return text.string
  }
}

extension SVGAttributeList.Value {
  /// The numbers that change; empty for other values.
  fileprivate var numbers: [CGFloat] {
    switch self {
    case .numbers(let values): values
    case .color(let color): [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue)]
    case .word: []
    case .path(let path): path.numbers
    }
  }

  fileprivate func write(to text: inout SVGText) {
    switch self {
    case .numbers(let values): text.numbers(values)
    case .color(let color): text.color(color)
    case .word(let word): text.words(word)
    case .path(let path): text.path(path)
    }
  }

  /// Writes numbers in the format of this value.
  fileprivate func write(_ values: [CGFloat], to text: inout SVGText) {
    switch self {
    case .numbers: text.numbers(values)
    case .color:
      let bytes = values.map { UInt8(min(255, max(0, $0.rounded()))) }
      text.color(SceneColor(red: bytes[0], green: bytes[1], blue: bytes[2]))
    case .word: break
    case .path(let path): text.relativePath(path.replacingPoints(by: values))
    }
  }
}

extension PathOutline {
  /// Returns the same steps with other points.
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
