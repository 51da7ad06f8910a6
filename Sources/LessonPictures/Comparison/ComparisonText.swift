import Rendering

/// A comparison's caption and the wrong way, from which its title and description are made.
package struct ComparisonText: Sendable {
  /// What the pictures show, in a few words.
  let caption: String
  /// The name of the wrong way.
  let wrongWay: String
  /// A sentence about what goes wrong.
  let mistake: String

  package init(caption: String, wrongWay: String, mistake: String) {
    self.caption = caption
    self.wrongWay = wrongWay
    self.mistake = mistake
  }

  /// The title with the names of both ways.
  var title: String {
    "\(Self.cut(caption)) (the right way beside the wrong way: \(Self.cut(wrongWay)))"
  }

  /// Returns the description: the mistake, the difference, and the contents of each side.
  ///
  /// - Parameters:
  ///   - right: the contents of the right way.
  ///   - wrong: the contents of the wrong way.
  ///   - difference: the difference.
  func summary(right: String, wrong: String, _ difference: String) -> String {
    let what = mistake.isEmpty ? "" : " (\(Self.cut(mistake.filter { $0 != "`" })))"
    return
      "✗ Wrong, \(Self.cut(wrongWay))\(what). \(difference) ✓ The right way: \(right) ✗ The wrong way: \(wrong)"
  }

  /// The maximum length of a text, in characters.
  private static let limit = 500

  private static func cut(_ text: String) -> String {
    text.count > limit ? text.prefix(limit) + "…" : text
  }
}
