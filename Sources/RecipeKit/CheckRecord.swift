/// The result of a check: the texts of both values, and whether the values match.
///
/// The event stream, the evaluation and the reports use this type, too.
package struct CheckRecord: Codable, Equatable, Sendable {
  /// The id of the check: its claim's short id, followed by `#name` if the check has a name.
  package var id: String
  /// The short id of the claim that the check belongs to.
  package var claim: String
  /// What the check expects, as a sentence.
  package var sentence: String
  package var expected: String
  package var actual: String
  package var passed: Bool
  /// The comparison of the parts; nil for values without parts.
  package var comparison: CheckComparison?
  /// The source file of the check, as module and file name.
  package var file: String
  /// The line of the check in its source file, from 1.
  package var line: Int

  package init(
    claim: String,
    name: String? = nil,
    sentence: String,
    expected: String,
    actual: String,
    passed: Bool,
    comparison: CheckComparison? = nil,
    file: String,
    line: Int
  ) {
    id = if let name { "\(claim)#\(name)" } else { claim }
    self.claim = claim
    self.sentence = sentence
    self.expected = expected
    self.actual = actual
    self.passed = passed
    self.comparison = comparison
    self.file = file
    self.line = line
  }

  /// A copy for a run that ended before this check.
  package var notReached: CheckRecord {
    var check = self
    check.actual = "not reached"
    check.passed = false
    check.comparison = nil
    return check
  }

  /// Returns the short id of the claim that the check with the given id belongs to.
  package static func claim(of id: String) -> String {
    String(id.prefix { $0 != "#" })
  }
}
