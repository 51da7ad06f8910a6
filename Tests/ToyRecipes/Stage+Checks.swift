import RecipeKit

/// Checks that name their claims themselves, so that a toy can break each rule of the stream of events.
extension Stage {
  func check<Value: Equatable>(
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

  func check<Value: Approximable>(
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

  func expectException(
    _ claim: String,
    named check: String? = nil,
    _ sentence: String,
    name: String,
    reason: String,
    file: String = #fileID,
    line: Int = #line,
    _ body: @MainActor () throws -> Void
  ) {
    expect(.raised(name: name, reason: reason), claim, check, sentence, file, line, body)
  }

  func expectNoException(
    _ claim: String,
    named check: String? = nil,
    _ sentence: String,
    file: String = #fileID,
    line: Int = #line,
    _ body: @MainActor () throws -> Void
  ) {
    expect(.nothing, claim, check, sentence, file, line, body)
  }

  private func expect(
    _ expected: ExceptionOutcome,
    _ claim: String,
    _ name: String?,
    _ sentence: String,
    _ file: String,
    _ line: Int,
    _ body: @MainActor () throws -> Void
  ) {
    let actual = outcome(of: body)
    report(
      .check(
        CheckRecord(
          claim: claim,
          name: name,
          sentence: sentence,
          expected: expected.text,
          actual: actual.text,
          passed: actual == expected,
          file: file,
          line: line
        )
      )
    )
  }
}
