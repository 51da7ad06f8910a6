import Rendering

/// A comparison's title and description.
struct ComparisonText {
  private let caption: String
  private let mistake: Mistake

  init(caption: String, _ mistake: Mistake) {
    self.caption = caption
    self.mistake = mistake
  }

  /// The title with the names of both ways.
  var title: String {
    "\(Self.cut(caption)) (the right way beside the wrong way: \(Self.cut(mistake.name)))"
  }

  /// Returns the description: the mistake, the difference, and the contents of each side.
  ///
  /// - Parameters:
  ///   - right: the contents of the right way.
  ///   - wrong: the contents of the wrong way.
  ///   - difference: the difference.
  func summary(right: String, wrong: String, _ difference: String) -> String {
    let what = mistake.summary.isEmpty ? "" : " (\(Self.cut(mistake.summary.filter { $0 != "`" })))"
    return
      "✗ Wrong, \(Self.cut(mistake.name))\(what). \(difference) ✓ The right way: \(right) ✗ The wrong way: \(wrong)"
  }

  /// The maximum length of a text, in characters.
  private static let limit = 500

  private static func cut(_ text: String) -> String {
    text.count > limit ? text.prefix(limit) + "…" : text
  }
}
