import RecipeKit

/// The checks that wrong ways break, and in which of their parts.
struct BrokenChecks {
  private var wrongParts: [String: Set<String>] = [:]

  /// Takes in what a wrong way found at a check that it breaks.
  mutating func insert(_ check: CheckRecord) {
    wrongParts[check.id, default: []].formUnion(check.comparison?.wrong ?? [])
  }

  /// Whether some wrong way breaks the check, and each of its parts is broken by one.
  func proves(_ check: CheckRecord) -> Bool {
    wrongParts[check.id] != nil && idleParts(of: check).isEmpty
  }

  /// The parts of a check that some wrong way breaks, but none of them in these; in order.
  func idleParts(of check: CheckRecord) -> [String] {
    guard let wrong = wrongParts[check.id], let comparison = check.comparison else { return [] }
    return comparison.parts.filter { !wrong.contains($0) }
  }
}
