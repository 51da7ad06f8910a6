import RecipeKit

/// Reads the lines that plug-ins write.
enum PluginLine {
  /// The event in a line, in which nothing does harm.
  static func event(_ line: some Collection<UInt8>, _ coder: EventCoder) throws(LineFault) -> Event {
    if let place = TextFault.firstByte(in: line) {
      throw LineFault(
        "byte \(place) of it is not UTF-8",
        "Write one JSON object a line, in UTF-8, without line feeds in it."
      )
    }
    let event: Event
    let neutral = NeutralLine.of(line)
    do {
      event = try coder.event(neutral)
    } catch {
      throw LineFault(error, in: line)
    }
    if let fault = LineFault.repeatedKey(in: neutral) ?? LineFault.inValues(of: event) { throw fault }
    for (form, text) in svg(in: event) {
      if let fault = InertSVG.fault(in: text) {
        throw LineFault(
          "'\(event.kind.name).\(form)' holds \(NeutralText.line(fault)), which is more than a picture",
          "Write shapes, texts and animations, without styles, scripts and addresses."
        )
      }
      guard InertSVG.isSVG(text) else {
        throw LineFault(
          "'\(event.kind.name).\(form)' is no SVG file",
          "Write one there that begins with <svg>, or leave '\(form)' out."
        )
      }
    }
    return event
  }

  private static func svg(in event: Event) -> [(form: String, text: String)] {
    let forms: [(String, String?)] =
      switch event.kind {
      case .entry(.picture(let picture)):
        [("svg", picture.svg), ("tile", picture.tile)] + svg(in: picture.beside)
      case .entry(.film(let film)):
        [("svg", film.svg), ("strip", film.strip), ("trail", film.trail)] + svg(in: film.beside)
      case .entry(.live(let scene)):
        [("motion.backdrop", scene.motion?.backdrop)]
          + (scene.motion?.items.map { ("motion.items.svg", $0.svg) } ?? [])
      case .playState(let state): [("svg", state.svg)]
      case .playMove(let move): [("svg", move.svg)]
      default: []
      }
    return forms.compactMap { form, text in text.map { (form, $0) } }
  }

  private static func svg(in beside: BesideRecord?) -> [(String, String?)] {
    [("beside.svg", beside?.svg), ("beside.strip", beside?.strip)]
  }
}
