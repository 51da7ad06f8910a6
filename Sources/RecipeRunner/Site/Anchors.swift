/// Names for places in a page, none of which is given twice.
struct Anchors {
  private var taken: Set<String> = []

  /// A name made of some words: its letters, digits and full stops, the rest as hyphens.
  static func name(_ words: String) -> String {
    String(words.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
  }

  /// A name for a place that nothing else has; nil if the words were used before.
  mutating func name(_ words: String) -> String? {
    let name = Self.name(words)
    return taken.insert(name).inserted ? name : nil
  }
}
