/// Something wrong with a recipe itself, or with the process that ran it.
package struct RecipeIssue: Codable, Equatable, Sendable {
  /// What is wrong and what to do, as sentences.
  package var text: String
  /// What was seen last, line by line.
  package var evidence: [String]

  package init(_ text: String, evidence: [String] = []) {
    self.text = text
    self.evidence = evidence
  }
}
