/// The comparison of the parts of an actual value with those of the expected one.
package struct CheckComparison: Codable, Equatable, Sendable {
  /// The paths to the parts of the expected value, in order: `[2]`, `.width`, `["key"]`.
  package var parts: [String]
  /// The paths to the parts that are missing or different in the actual value.
  package var wrong: [String]

  package init(parts: [String], wrong: [String]) {
    self.parts = parts
    self.wrong = wrong
  }

  /// Compares part by part; nil if the expected value has no parts.
  ///
  /// - Parameter agrees: whether the values are known to be equal as wholes, and therefore in all parts.
  init?(of actual: Any, with expected: Any, within tolerance: Double?, agrees: Bool = false) {
    let expectedParts = ValueParts.parts(of: expected)
    guard expectedParts.count > 1 else { return nil }
    parts = expectedParts.map(\.path)
    if agrees {
      wrong = []
      return
    }
    let found = Dictionary(
      ValueParts.parts(of: actual).map { ($0.path, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    wrong = expectedParts.filter { part in
      guard let value = found[part.path] else { return true }
      return !Self.agree(value, part.value, within: tolerance)
    }.map(\.path)
  }

  private static func agree(_ actual: Any, _ expected: Any, within tolerance: Double?) -> Bool {
    if let tolerance, let expected = expected as? any Approximable {
      return isNear(expected, actual, tolerance)
    }
    return ValueText.describe(actual) == ValueText.describe(expected)
  }

  private static func isNear<Value: Approximable>(_ expected: Value, _ actual: Any, _ tolerance: Double)
    -> Bool
  {
    (actual as? Value)?.isNear(expected, within: tolerance) ?? false
  }
}
