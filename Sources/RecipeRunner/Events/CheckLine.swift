import RecipeKit

/// The form of nine events out of ten: a check, written and read without the detour over a JSON library.
///
/// `EventCoder` writes and reads every event by Foundation's coders; for checks that costs more than running
/// the recipe. This form gives the same bytes, and it gives up on anything unusual, which then goes the
/// general way. ``ShortLine`` does the same for what most other events are.
enum CheckLine {
  /// The line of a check, without its line feed, or nil if it needs the general way.
  static func bytes(of event: Event) -> [UInt8]? {
    guard case .entry(.check(let check)) = event.kind, let recipe = event.recipe, let variant = event.variant
    else { return nil }
    var writer = LineWriter()
    writer.text("{\"check\":{\"actual\":")
    writer.string(check.actual)
    writer.text(",\"claim\":")
    writer.string(check.claim)
    if let comparison = check.comparison {
      writer.text(",\"comparison\":{\"parts\":")
      writer.strings(comparison.parts)
      writer.text(",\"wrong\":")
      writer.strings(comparison.wrong)
      writer.text("}")
    }
    writer.text(",\"expected\":")
    writer.string(check.expected)
    writer.text(",\"file\":")
    writer.string(check.file)
    writer.text(",\"id\":")
    writer.string(check.id)
    writer.text(",\"line\":\(check.line),\"passed\":\(check.passed),\"sentence\":")
    writer.string(check.sentence)
    writer.text("},\"kind\":\"check\"")
    writer.owner(recipe, variant)
    writer.end()
    return writer.isPlain ? writer.bytes : nil
  }

  /// The check in a line, or nil if the line has not exactly the form that `bytes(of:)` gives.
  static func event(_ line: some Collection<UInt8>) -> Event? {
    line.withContiguousStorageIfAvailable { bytes -> Event? in
      var reader = LineReader(bytes)
      guard reader.skip("{\"check\":{\"actual\":"), let actual = reader.string(),
        reader.skip(",\"claim\":"), let claim = reader.string(), let comparison = comparison(&reader),
        reader.skip(",\"expected\":"), let expected = reader.string(),
        reader.skip(",\"file\":"), let file = reader.string(),
        reader.skip(",\"id\":"), let id = reader.string(),
        reader.skip(",\"line\":"), let number = reader.number(),
        reader.skip(",\"passed\":"), let passed = reader.bool(),
        reader.skip(",\"sentence\":"), let sentence = reader.string(),
        reader.skip("},\"kind\":\"check\""), let owner = reader.owner(), reader.isEnd()
      else { return nil }
      var check = CheckRecord(
        claim: claim,
        sentence: sentence,
        expected: expected,
        actual: actual,
        passed: passed,
        file: file,
        line: number
      )
      check.id = id
      check.comparison = comparison
      return Event(.entry(.check(check)), recipe: owner.recipe, variant: owner.variant)
    } ?? nil
  }

  /// A comparison, or nil inside if there is none; nil if it is malformed.
  private static func comparison(_ reader: inout LineReader) -> CheckComparison?? {
    guard reader.skip(",\"comparison\":{\"parts\":") else { return .some(nil) }
    guard let parts = reader.strings(), reader.skip(",\"wrong\":"), let wrong = reader.strings(),
      reader.skip("}")
    else { return nil }
    return CheckComparison(parts: parts, wrong: wrong)
  }
}
