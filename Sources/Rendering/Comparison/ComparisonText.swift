/// A comparison's title and description.
struct ComparisonText {
  private let caption: String
  private let mistake: Mistake

  init(caption: String, _ mistake: Mistake) {
    self.caption = caption
    self.mistake = mistake
  }

  /// Both ways by name.
  var title: String {
    "\(Self.cut(caption)) (the right way beside the wrong way: \(Self.cut(mistake.name)))"
  }

  /// What the mistake is, what differs, and what each side shows.
  ///
  /// - Parameters:
  ///   - right: what the right way shows.
  ///   - wrong: what the wrong way shows.
  ///   - difference: what differs.
  func summary(right: String, wrong: String, _ difference: String) -> String {
    let what = mistake.summary.isEmpty ? "" : " (\(Self.cut(mistake.summary.filter { $0 != "`" })))"
    return
      "✗ Wrong, \(Self.cut(mistake.name))\(what). \(difference) ✓ The right way: \(right) ✗ The wrong way: \(wrong)"
  }

  /// The most characters that are taken of a text.
  private static let limit = 500

  private static func cut(_ text: String) -> String {
    text.count > limit ? text.prefix(limit) + "…" : text
  }
}
