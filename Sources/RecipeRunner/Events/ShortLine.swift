import RecipeKit

/// The form of the frequent events beside checks, written and read as ``CheckLine`` does it: the beginning of a worker, the
/// end of a recipe, the beginning and the end of a variant, values, remarks, pictures and films without their forms, and what became of expected exceptions.
enum ShortLine {
  /// The line of such an event, without its line feed, or nil if it needs the general way.
  static func bytes(of event: Event) -> [UInt8]? {
    var writer = LineWriter()
    guard let recipe = event.recipe, let variant = event.variant else {
      return writeFrame(event, to: &writer) && writer.isPlain ? writer.bytes : nil
    }
    guard write(event.kind, to: &writer, owner: { $0.owner(recipe, variant) }) else { return nil }
    writer.end()
    return writer.isPlain ? writer.bytes : nil
  }

  /// Writes what comes before and after all variants; false if it is something else.
  private static func writeFrame(_ event: Event, to writer: inout LineWriter) -> Bool {
    if event == Event(.workerStarted) {
      writer.text("{\"kind\":\"workerStarted\"")
    } else if let recipe = event.recipe, event == Event(.recipeEnded, recipe: recipe) {
      writer.text("{\"kind\":\"recipeEnded\",\"recipe\":")
      writer.string(recipe)
    } else {
      return false
    }
    writer.end()
    return true
  }

  /// Writes a kind up to the version; false if it has another form.
  private static func write(
    _ kind: Event.Kind,
    to writer: inout LineWriter,
    owner: (inout LineWriter) -> Void
  ) -> Bool {
    switch kind {
    case .variantStarted:
      writer.text("{\"kind\":\"variantStarted\"")
      owner(&writer)
    case .variantEnded(let end):
      guard end == Event.VariantEnd() else { return false }
      writer.text("{\"kind\":\"variantEnded\"")
      owner(&writer)
      writer.text(",\"variantEnded\":{}")
    case .entry(.output(let output)):
      writer.text("{\"kind\":\"output\",\"output\":{\"name\":")
      writer.string(output.name)
      writer.text(",\"value\":")
      writer.string(output.value)
      writer.text("}")
      owner(&writer)
    case .entry(.note(let note)):
      writer.text("{\"kind\":\"note\",\"note\":{\"text\":")
      writer.string(note.text)
      writer.text("}")
      owner(&writer)
    case .entry(.picture(let picture)):
      guard
        picture
          == PictureRecord(name: picture.name, caption: picture.caption, beside: picture.beside?.withoutForms)
      else { return false }
      writer.text("{\"kind\":\"picture\",\"picture\":{")
      write(picture.beside, to: &writer)
      writer.text("\"caption\":")
      writer.string(picture.caption)
      writer.text(",\"name\":")
      writer.string(picture.name)
      writer.text("}")
      owner(&writer)
    case .entry(.film(let film)):
      let short = FilmRecord(
        name: film.name,
        caption: film.caption,
        seconds: film.seconds,
        beside: film.beside?.withoutForms
      )
      guard film == short, let seconds = decimal(film.seconds) else { return false }
      writer.text("{\"film\":{")
      write(film.beside, to: &writer)
      writer.text("\"caption\":")
      writer.string(film.caption)
      writer.text(",\"name\":")
      writer.string(film.name)
      writer.text(",\"seconds\":\(seconds)},\"kind\":\"film\"")
      owner(&writer)
    case .exception(let exception):
      writer.text("{\"exception\":{\"name\":")
      writer.string(exception.name)
      writer.text(",\"reason\":")
      writer.string(exception.reason)
      writer.text("},\"kind\":\"exception\"")
      owner(&writer)
    case .expectationEnded(let end):
      guard end == Event.VariantEnd() else { return false }
      writer.text("{\"expectationEnded\":{},\"kind\":\"expectationEnded\"")
      owner(&writer)
    case .workerStarted, .recipeListed, .runStarted, .recipeStarted, .entry(.check), .entry(.live),
      .playground,
      .playState, .playMove, .recipeEnded, .issue, .recipeTimed, .verdict, .runEnded, .unknown:
      return false
    }
    return true
  }

  /// Writes how a moment compares with the right way's, if that is known.
  private static func write(_ beside: ComparisonRecord?, to writer: inout LineWriter) {
    guard let beside else { return }
    writer.text("\"beside\":{\"differs\":\(beside.differs),\"words\":")
    writer.string(beside.words)
    writer.text("},")
  }

  /// How a moment compares with the right way's, or nil inside if that is not said; nil if it is malformed.
  private static func beside(_ reader: inout LineReader) -> ComparisonRecord?? {
    guard reader.skip("\"beside\":{\"differs\":") else { return .some(nil) }
    guard let differs = reader.bool(), reader.skip(",\"words\":"), let words = reader.string(),
      reader.skip("},")
    else { return nil }
    return ComparisonRecord(differs: differs, words: words)
  }

  /// A number from 0 without an exponent, as JSON's libraries write it; nil for any other.
  private static func decimal(_ number: Double) -> String? {
    let text = number.description
    guard text.allSatisfy({ $0.isWholeNumber || $0 == "." }) else { return nil }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The event in a line, or nil if the line has not exactly the form that `bytes(of:)` gives.
  static func event(_ line: some Collection<UInt8>) -> Event? {
    line.withContiguousStorageIfAvailable { bytes -> Event? in
      var reader = LineReader(bytes)
      return event(&reader)
    } ?? nil
  }

  private static func event(_ reader: inout LineReader) -> Event? {
    if reader.skip("{\"kind\":\"") {
      if reader.skip("workerStarted\"") { return reader.isEnd() ? Event(.workerStarted) : nil }
      if reader.skip("recipeEnded\",\"recipe\":") {
        guard let recipe = reader.string(), reader.isEnd() else { return nil }
        return Event(.recipeEnded, recipe: recipe)
      }
      if reader.skip("variantStarted\"") { return end(.variantStarted, &reader) }
      if reader.skip("variantEnded\"") {
        return end(.variantEnded(Event.VariantEnd()), &reader, after: ",\"variantEnded\":{}")
      }
      if reader.skip("output\",\"output\":{\"name\":") {
        guard let name = reader.string(), reader.skip(",\"value\":"), let value = reader.string(),
          reader.skip("}")
        else { return nil }
        return end(.entry(.output(OutputRecord(name: name, value: value))), &reader)
      }
      if reader.skip("note\",\"note\":{\"text\":") {
        guard let text = reader.string(), reader.skip("}") else { return nil }
        return end(.entry(.note(NoteRecord(text: text))), &reader)
      }
      guard reader.skip("picture\",\"picture\":{"), let beside = beside(&reader),
        reader.skip("\"caption\":"), let caption = reader.string(),
        reader.skip(",\"name\":"), let name = reader.string(), reader.skip("}")
      else { return nil }
      return end(.entry(.picture(PictureRecord(name: name, caption: caption, beside: beside))), &reader)
    }
    if reader.skip("{\"film\":{") {
      guard let beside = beside(&reader), reader.skip("\"caption\":"), let caption = reader.string(),
        reader.skip(",\"name\":"), let name = reader.string(),
        reader.skip(",\"seconds\":"), let seconds = reader.decimal(), reader.skip("},\"kind\":\"film\"")
      else { return nil }
      let film = FilmRecord(name: name, caption: caption, seconds: seconds, beside: beside)
      return end(.entry(.film(film)), &reader)
    }
    if reader.skip("{\"exception\":{\"name\":") {
      guard let name = reader.string(), reader.skip(",\"reason\":"), let reason = reader.string(),
        reader.skip("},\"kind\":\"exception\"")
      else { return nil }
      return end(.exception(Event.RaisedException(name: name, reason: reason)), &reader)
    }
    guard reader.skip("{\"expectationEnded\":{},\"kind\":\"expectationEnded\"") else { return nil }
    return end(.expectationEnded(Event.VariantEnd()), &reader)
  }

  /// The event of a kind, if nothing follows but whose it is, the given text, and the version.
  private static func end(
    _ kind: Event.Kind,
    _ reader: inout LineReader,
    after text: StaticString = ""
  ) -> Event? {
    guard let owner = reader.owner(), reader.skip(text), reader.isEnd() else { return nil }
    return Event(kind, recipe: owner.recipe, variant: owner.variant)
  }
}

extension ComparisonRecord {
  /// The same without pictures.
  fileprivate var withoutForms: ComparisonRecord { ComparisonRecord(differs: differs, words: words) }
}
