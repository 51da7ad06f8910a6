import Foundation
import RecipeKit

/// Decodes the lines that plug-ins write.
enum PluginLine {
  /// The event in a line, sanitized.
  static func event(_ line: some Collection<UInt8>, _ coder: EventCoder) throws(LineFault) -> Event {
    if let place = EncodingCheck.firstInvalidByte(in: line) {
      throw LineFault(
        "byte \(place) of it is not UTF-8",
        "Write one JSON object a line, in UTF-8, without line feeds in it."
      )
    }
    let event: Event
    let neutral = LineSanitizer.of(line)
    do {
      event = try coder.event(neutral)
    } catch {
      throw LineFault(error, in: line)
    }
    if let fault = LineFault.repeatedKey(in: neutral) ?? LineFault.inValues(of: event) { throw fault }
    for (form, text) in svg(in: event) {
      if let fault = SVGValidator.fault(in: text) {
        throw LineFault(
          "'\(event.kind.name).\(form)' contains \(TextSanitizer.line(fault)), which is not allowed",
          "Write shapes, texts and animations, without styles, scripts and addresses."
        )
      }
      guard SVGValidator.isSVG(text) else {
        throw LineFault(
          "'\(event.kind.name).\(form)' is not an SVG file",
          "Write an SVG file that begins with <svg>, or omit '\(form)'."
        )
      }
    }
    return event
  }

  private static func svg(in event: Event) -> [(form: String, text: String)] {
    let forms: [(String, String?)] =
      switch event.kind {
      case .entry(.picture(let picture)):
        [("svg", picture.svg), ("tile", picture.tile), ("first", picture.first)] + svg(in: picture.beside)
      case .entry(.film(let film)):
        [("svg", film.svg), ("strip", film.strip), ("trail", film.trail), ("first", film.first)]
          + svg(in: film.beside)
      case .entry(.live(let scene)):
        [("motion.backdrop", scene.motion?.backdrop)]
          + (scene.motion?.items.map { ("motion.items.svg", $0.svg) } ?? [])
      case .playState(let state): [("svg", state.svg)]
      case .playMove(let move): [("svg", move.svg)]
      default: []
      }
    return forms.compactMap { form, text in text.map { (form, $0) } }
  }

  private static func svg(in beside: ComparisonRecord?) -> [(String, String?)] {
    [("beside.svg", beside?.svg), ("beside.strip", beside?.strip)]
  }
}

/// Finds the unknown keys in a line of the event stream.
enum UnknownKeys {
  /// The paths of the keys that are lost when the line is decoded and encoded again: `check.sentance`.
  static func of(_ line: some Collection<UInt8>) -> [String] {
    let coder = EventCoder()
    guard let event = try? coder.event(line), let known = try? coder.encoded(event),
      let written = try? JSONSerialization.jsonObject(with: Data(line)),
      let read = try? JSONSerialization.jsonObject(with: Data(known))
    else { return [] }
    if case .unknown(let kind) = event.kind { return [kind] }
    return difference(written, read, "")
  }

  private static func difference(_ written: Any, _ read: Any, _ path: String) -> [String] {
    if let written = written as? [String: Any], let read = read as? [String: Any] {
      return written.keys.sorted().flatMap { key -> [String] in
        let way = path.isEmpty ? key : "\(path).\(key)"
        guard let value = written[key], !(value is NSNull) else { return [] }
        return read[key].map { difference(value, $0, way) } ?? [way]
      }
    }
    if let written = written as? [Any], let read = read as? [Any] {
      return zip(written, read).enumerated().flatMap { difference($1.0, $1.1, "\(path)[\($0)]") }
    }
    return []
  }
}
