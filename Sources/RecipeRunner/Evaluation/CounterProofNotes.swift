import Foundation
import RecipeKit
import XcodeProjects

/// Counter-proofs that may not falsify the sentence of their claim, to be looked at by the author.
///
/// There are two kinds: the counter-proof sets the value that a check reads, or all counter-proofs of a claim break
/// the scene, so that any check would fail. Both are guesses from the source and from the run. A comment line above the counter-proof that
/// begins with `// Sets what is read:` or `// Breaks the scene:` gives a reason, and silences the note.
struct CounterProofNotes {
  let notes: [String]

  /// - Parameter source: returns the text of a file that checks name.
  init(for report: LessonRun, source: (String) -> String?) {
    guard report.verdict.passed, let right = report.runs.first else {
      notes = []
      return
    }
    let checks = Dictionary(grouping: right.checks, by: \.claim)
    var files: [String: ClaimSource?] = [:]
    let total = report.verdict.checks.count
    var setters: [String] = []
    // The counter-proofs of each claim: nil for those that leave the scene as it is.
    var breakers: [String: [String?]] = [:]
    for (opposite, run) in zip(report.declaration.opposites ?? [], report.counterProofRuns) {
      guard let file = checks[opposite.claim]?.first?.file else { continue }
      if files[file] == nil { files[file] = .some(source(file).map(ClaimSource.init)) }
      let code = files[file].flatMap(\.self)?.counterProofs(of: opposite) ?? []
      if let read = code.compactMap(\.valueSetAndRead).first {
        setters.append(
          "the counter-proof \"\(opposite.words)\" of the claim '\(opposite.claim)' sets `\(read)`, which the check "
            + "reads; change what determines the value instead"
        )
      }
      let broken = report.declaration.variants.first { $0.name == opposite.wrongWay }?.breaks.count ?? 0
      let failed = run.checks.count { !$0.passed }
      var words: String?
      if code.contains(where: \.hasReason) {
        words = nil
      } else if total > 5, broken * 2 > total {
        words = "\"\(opposite.words)\" breaks \(broken) of \(total) checks"
      } else if failed > 2, failed == run.checks.count {
        words = "\"\(opposite.words)\" breaks all \(failed) checks of the claim"
      }
      breakers[opposite.claim, default: []].append(words)
    }
    notes =
      setters
      + report.declaration.claims.compactMap { claim in
        let words = (breakers[claim.id] ?? []).compactMap(\.self)
        guard !words.isEmpty, words.count == breakers[claim.id]?.count else { return nil }
        return
          "each counter-proof of the claim '\(claim.id)' may break the scene (\(words.joined(separator: ", "))); "
          + "add one that breaks the sentence alone"
      }
  }
}

/// The source of a recipe, in which claims and their counter-proofs are found by their words.
private struct ClaimSource {
  private let text: String
  private let tokens: [SwiftToken]

  init(_ text: String) {
    self.text = text
    tokens = SwiftToken.code(in: text)
  }

  /// A counter-proof in the source.
  struct CounterProof {
    /// Whether a comment above gives a reason.
    let hasReason: Bool
    /// The value that the closure sets and that a check of the claim reads; nil if there is none or a reason is given.
    let valueSetAndRead: String?
  }

  /// The counter-proofs with the words of a record, on claims with its id.
  func counterProofs(of record: CounterProofRecord) -> [CounterProof] {
    let label = record.wrongWay == nil ? "when" : "in"
    let words =
      record.wrongWay ?? String(record.words.dropFirst("when ".count)).replacing("\"", with: "\\\"")
    return tokens.indices.dropFirst(2).compactMap { index in
      guard tokens[index].text == "\"\(words)\"", tokens[index - 2].text == label,
        let start = tokens[..<index].indices.last(where: { isCall(of: ["core", "detail"], at: $0) }),
        let fails = tokens[..<index].indices.last(where: { isCall(of: ["fails"], at: $0) }), start < fails,
        // Added checks have the id `claim#name`.
        tokens[start..<fails].contains(where: { token in
          ["\"", "#"].contains { token.text.hasPrefix("\"\(record.claim)\($0)") }
        })
      else { return nil }
      let above =
        text[..<tokens[fails].text.startIndex]
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast().last ?? ""
      let hasReason = above.contains(#/^\s*// (?:Sets what is read|Breaks the scene):/#)
      let checks = tokens[start..<fails].indices.prefix { !isCall(of: ["fails"], at: $0) }
      let reads = checks.filter { isCall(of: ["expect"], at: $0) }
        .compactMap { tokens.arguments(of: $0 + 1).first.map(code) }
      let sets = closure(after: fails).map(Self.assigned) ?? []
      let value = hasReason ? nil : sets.first { set in reads.contains { Self.reads($0, set) } }
      return CounterProof(hasReason: hasReason, valueSetAndRead: value)
    }
  }

  private func isCall(of names: Set<Substring>, at index: Int) -> Bool {
    names.contains(tokens[index].text) && index + 1 < tokens.count && tokens[index + 1].text == "("
  }

  /// The closure that follows a call.
  private func closure(after call: Int) -> Substring? {
    guard let end = tokens.closingBracket(of: call + 1), end + 1 < tokens.count, tokens[end + 1].text == "{",
      let last = tokens.closingBracket(of: end + 1)
    else { return nil }
    return code(tokens[(end + 1)...last])
  }

  private func code(_ tokens: ArraySlice<SwiftToken>) -> Substring {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return text[first.text.startIndex..<last.text.endIndex]
  }

  /// The properties that code sets, such as `$0.square.backgroundColor`.
  private static func assigned(in code: Substring) -> [String] {
    code.matches(of: #/([$\w][$\w.?!\[\]]*\.\w+)(?:,[^=\n]*)?\)?\s*[-+*\/]?=\s/#).map { String($0.1) }
  }

  private static let geometry: Set<Substring> = ["origin", "size", "x", "y", "width", "height", "dx", "dy"]

  /// Whether a check's value is the property, or has it as a part: `$0.buttons.map(\.frame)` reads
  /// `$0.buttons[0].frame.origin.x`.
  private static func reads(_ value: Substring, _ property: String) -> Bool {
    let path = property.replacing(#/[?!]|\[.*?\]/#, with: "").split(separator: ".").dropFirst()
    let value = value.replacing(#/\s*\?\?.*$|[?!]|\[.*?\]/#, with: "")
    guard let match = value.firstMatch(of: #/[.\\]\.?(\w+)\)?\s*$/#), let first = path.first,
      let index = path.lastIndex(of: match.1), path[(index + 1)...].allSatisfy(geometry.contains)
    else { return false }
    if index == path.startIndex { return true }
    return value.contains("\\.")
      ? value.contains(first) : value.contains(path[...index].joined(separator: "."))
  }
}
