extension Stage {
  /// Checks that a value equals the expected one.
  ///
  /// - Parameters:
  ///   - claim: the short id of the claim that this check serves.
  ///   - name: what tells this check from others of the same claim; its id is then `claim#name`.
  ///   - sentence: what the check expects, as a sentence.
  ///   - expected: the value that the claim promises.
  ///   - actual: the value that was found.
  ///   - file: the file that a report names; the caller's unless told otherwise.
  ///   - line: the line that a report names; the caller's unless told otherwise.
  public func check<Value: Equatable>(
    _ claim: String,
    named name: String? = nil,
    _ sentence: String,
    expected: Value,
    actual: Value,
    file: String = #fileID,
    line: Int = #line
  ) {
    let passed = expected == actual
    let expectedText = ValueText.describe(expected)
    var actualText = ValueText.describe(actual)
    if !passed, actualText == expectedText {
      actualText += " (another one that reads alike)"
    }
    report(
      .check(
        CheckRecord(
          claim: claim,
          name: name,
          sentence: sentence,
          expected: expectedText,
          actual: actualText,
          passed: passed,
          comparison: CheckComparison(
            of: actual,
            with: expected,
            within: nil,
            agrees: passed && actualText == expectedText
          ),
          file: file,
          line: line
        )
      )
    )
  }

  /// Checks that a value is near the expected one.
  ///
  /// Numbers, points, sizes, rectangles, lists and optionals of these can be compared so; every number in them
  /// may be off by at most the tolerance. NaN is near nothing.
  ///
  /// - Parameters:
  ///   - claim: the short id of the claim that this check serves.
  ///   - name: what tells this check from others of the same claim; its id is then `claim#name`.
  ///   - sentence: what the check expects, as a sentence.
  ///   - expected: the value that the claim promises.
  ///   - actual: the value that was found.
  ///   - tolerance: how far each number may be off, in the unit of the values; 0 or more.
  ///   - file: the file that a report names; the caller's unless told otherwise.
  ///   - line: the line that a report names; the caller's unless told otherwise.
  public func check<Value: Approximable>(
    _ claim: String,
    named name: String? = nil,
    _ sentence: String,
    expected: Value,
    actual: Value,
    within tolerance: Double,
    file: String = #fileID,
    line: Int = #line
  ) {
    let passed = actual.isNear(expected, within: tolerance)
    let expectedText = ValueText.describe(expected)
    let actualText = ValueText.describe(actual)
    report(
      .check(
        CheckRecord(
          claim: claim,
          name: name,
          sentence: sentence,
          expected: "\(expectedText) ± \(ValueText.describe(tolerance))",
          actual: actualText,
          passed: passed,
          comparison: CheckComparison(
            of: actual,
            with: expected,
            within: tolerance,
            agrees: passed && actualText == expectedText
          ),
          file: file,
          line: line
        )
      )
    )
  }
}
