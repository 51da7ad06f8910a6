/// The tables of base glyphs: our own drawings, with a name and a text on each line; `= name` is another name of a glyph.
extension SymbolGlyph {
  /// The texts of the base glyphs by the names of the symbols.
  static let texts = table([signs, arrows, objects, people, media])

  /// The texts of the letters and digits.
  static let letters = Dictionary(uniqueKeysWithValues: table([characters]).map { (Character($0), $1) })

  private static func table(_ parts: [String]) -> [String: String] {
    var texts: [String: String] = [:]
    for line in parts.joined(separator: "\n").split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      texts[String(line[..<colon])] = String(line[colon...].dropFirst(2))
    }
    return texts.mapValues { $0.hasPrefix("= ") ? texts[String($0.dropFirst(2))] ?? "" : $0 }
  }
}
