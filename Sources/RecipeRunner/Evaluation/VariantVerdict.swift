/// Whether a variant did what it must: the right way passes every check, a wrong way breaks what it names.
package struct VariantVerdict: Codable, Equatable, Sendable {
  /// Whether the variant ran and did exactly what it must.
  package var passed: Bool
  /// Where it did not.
  package var deviations: [Deviation]

  package init(passed: Bool, deviations: [Deviation] = []) {
    self.passed = passed
    self.deviations = deviations
  }
}
