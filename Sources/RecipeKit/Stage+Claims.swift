extension Stage {
  struct RunningClaim {
    let record: ClaimRecord
    /// The name of its first check; nil if its id is the claim's.
    let name: String?
    private var checkCount = 0

    init(_ record: ClaimRecord, named name: String?) {
      self.record = record
      self.name = name
    }

    /// Returns the name of the next check within its claim; nil if its id is the claim's.
    mutating func nextName() -> String? {
      checkCount += 1
      if checkCount == 1 { return name }
      return name.map { "\($0)-\(checkCount)" } ?? "\(checkCount)"
    }
  }

  /// The stage of the running checks.
  private(set) static weak var running: Stage?

  /// Runs the checks of a claim.
  package func run(_ record: ClaimRecord, named name: String?, _ checks: () throws -> Void) rethrows {
    (claim, Stage.running) = (RunningClaim(record, named: name), self)
    defer {
      (claim, Stage.running) = (nil, nil)
      forget()
    }
    try checks()
  }

  /// Fails the next check because of an error.
  func fail(with error: any Error) {
    guard let record = claim?.record else { return }
    let words = "stopped: \(error)"
    report(.check(nextCheck(record.statement, "no error", words, passed: false, nil, #fileID, #line)))
  }

  fileprivate func nextCheck(
    _ sentence: String?,
    _ expected: String,
    _ actual: String,
    passed: Bool,
    _ comparison: CheckComparison?,
    _ file: String,
    _ line: Int
  ) -> CheckRecord {
    guard var running = claim else {
      preconditionFailure("\(file):\(line): `expect` can be called only in the checks of a claim.")
    }
    let name = running.nextName()
    claim = running
    return CheckRecord(
      claim: running.record.id,
      name: name,
      sentence: sentence ?? running.record.statement,
      expected: expected,
      actual: actual,
      passed: passed,
      comparison: comparison,
      file: file,
      line: line
    )
  }

  fileprivate static func expect(
    _ sentence: String?,
    _ expected: String,
    _ actual: String,
    passed: Bool,
    _ comparison: CheckComparison?,
    _ file: String,
    _ line: Int
  ) {
    guard let stage = running else {
      preconditionFailure("\(file):\(line): `expect` can be called only in the checks of a claim.")
    }
    stage.report(.check(stage.nextCheck(sentence, expected, actual, passed: passed, comparison, file, line)))
  }
}

/// Checks, within a claim, that a value equals the expected one.
///
/// - Parameters:
///   - actual: the actual value.
///   - expected: the expected value.
///   - sentence: what this check expects, if the claim has several checks; otherwise the claim's sentence.
///   - file: the file for reports; by default the caller's.
///   - line: the line for reports; by default the caller's.
@MainActor
public func expect<Value: Equatable>(
  _ actual: Value,
  is expected: Value,
  _ sentence: String? = nil,
  file: String = #fileID,
  line: Int = #line
) {
  let passed = expected == actual
  let (expectedText, actualText) = (ValueText.describe(expected), ValueText.describe(actual))
  let hasSameText = actualText == expectedText
  Stage.expect(
    sentence,
    expectedText,
    !passed && hasSameText ? actualText + " (a different value with the same text)" : actualText,
    passed: passed,
    CheckComparison(of: actual, with: expected, within: nil, agrees: passed && hasSameText),
    file,
    line
  )
}

/// Checks, within a claim, that a value is near the expected one.
///
/// Values are numbers, points, sizes, rectangles, and lists and optionals of these. Each number may differ by
/// at most the tolerance. NaN is near nothing.
///
/// - Parameters:
///   - actual: the actual value.
///   - expected: the expected value.
///   - tolerance: the maximum difference of each number, in the unit of the values; 0 or more.
///   - sentence: what this check expects, if the claim has several checks; otherwise the claim's sentence.
///   - file: the file for reports; by default the caller's.
///   - line: the line for reports; by default the caller's.
@MainActor
public func expect<Value: Approximable>(
  _ actual: Value,
  is expected: Value,
  within tolerance: Double,
  _ sentence: String? = nil,
  file: String = #fileID,
  line: Int = #line
) {
  let passed = actual.isNear(expected, within: tolerance)
  let (expectedText, actualText) = (ValueText.describe(expected), ValueText.describe(actual))
  Stage.expect(
    sentence,
    "\(expectedText) ± \(ValueText.describe(tolerance))",
    actualText,
    passed: passed,
    CheckComparison(
      of: actual,
      with: expected,
      within: tolerance,
      agrees: passed && actualText == expectedText
    ),
    file,
    line
  )
}

/// Checks, within a claim, that a closure raises an exception with the given name and reason.
///
/// The closure runs in another process, because an exception ends the process; its changes are not visible
/// here.
///
/// - Parameters:
///   - name: the name of the exception, such as `NSInvalidArgumentException`; nil for no exception.
///   - reason: the reason of the exception, word for word.
///   - sentence: what this check expects, if the claim has several checks; otherwise the claim's sentence.
///   - file: the file for reports; by default the caller's.
///   - line: the line for reports; by default the caller's.
///   - body: the closure that raises it.
@MainActor
public func expectException(
  _ name: String?,
  _ reason: String = "",
  _ sentence: String? = nil,
  file: String = #fileID,
  line: Int = #line,
  _ body: @MainActor () throws -> Void
) {
  guard let stage = Stage.running else {
    preconditionFailure("\(file):\(line): `expectException` can be called only in the checks of a claim.")
  }
  let expected = name.map { ExceptionOutcome.raised(name: $0, reason: reason) } ?? .nothing
  let actual = stage.outcome(of: body)
  Stage.expect(sentence, expected.text, actual.text, passed: actual == expected, nil, file, line)
}
