/// A text in Markdown that stays below what GitHub takes as the summary of a step, 1 MiB; of a longer one it shows nothing.
///
/// "Job summaries are isolated between steps and each step is restricted to a maximum size of 1MiB" (GitHub Docs, Workflow
/// commands for GitHub Actions).
struct LimitedMarkdown {
  /// How many bytes the text may have: a little less, as a step may write to its summary beside this.
  static let limit = 1_000_000
  /// How many bytes one value or list of names may have.
  static let longest = 20_000

  private var text = ""
  /// What was left out, each with its number.
  private var cuts: [String] = []

  /// Appends a short text.
  mutating func add(_ more: String) { text += more }

  /// Appends texts, one after the other, as long as the whole has less than a share of the limit.
  ///
  /// - Parameter name: what they are, in the plural.
  mutating func add(_ pieces: [String], _ name: String, share: Double = 1) {
    let bound = Int(share * Double(Self.limit - 2 * Self.longest))
    let fitting = pieces.prefix { piece in
      guard text.utf8.count + piece.utf8.count <= bound else { return false }
      text += piece
      return true
    }
    guard fitting.count < pieces.count else { return }
    cuts.append("\(pieces.count - fitting.count) of \(pieces.count) \(name)")
  }

  /// The text, with a line that says what was left out.
  var finished: String {
    guard !cuts.isEmpty else { return text }
    let list = cuts.joined(separator: ", ")
    return text
      + "\n**Left out here, as GitHub shows no summary of more than 1 MiB: \(list). The format `text` has all of it.**\n"
  }

  /// A text, or the beginning of a long one with the number of bytes that are left out.
  static func beginning(of text: String) -> String {
    guard text.utf8.count > longest else { return text }
    let (end, scalars) = (text.utf8.index(text.startIndex, offsetBy: longest), text.unicodeScalars)
    // Back to the beginning of the character that would be cut.
    let kept = text[..<scalars.index(before: scalars.index(after: end))]
    return "\(kept)\n… (\(text.utf8.count - kept.utf8.count) bytes more)\n"
  }
}
