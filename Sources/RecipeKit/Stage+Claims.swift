extension Stage {
  /// The claim whose checks are running.
  struct RunningClaim {
    let record: ClaimRecord
    /// The name of checks that are added to the claim; nil for those of the claim itself.
    let name: String?
    fileprivate var checkCount = 0
  }

  /// The stage of the running checks.
  private static weak var running: Stage?

  /// The stage of the running checks, for a function that only they may call.
  fileprivate static func current(_ file: String, _ line: Int, _ function: String = "expect") -> Stage {
    guard let running else {
      preconditionFailure("\(file):\(line): `\(function)` can be called only in the checks of a claim.")
    }
    return running
  }

  /// Runs the checks of a claim.
  package func run(_ record: ClaimRecord, named name: String?, _ checks: () throws -> Void) rethrows {
    (claim, Stage.running) = (RunningClaim(record: record, name: name), self)
    defer {
      (claim, Stage.running) = (nil, nil)
      forget()
    }
    try checks()
  }

  /// Fails the next check because of an error.
  func fail(with error: any Error) {
    check(nil, "no error", "stopped: \(error)", passed: false, at: #fileID, #line)
  }

  /// Reports a check of the running claim.
  ///
  /// Its name within the claim is the claim's name, or else a number, except for the first check.
  fileprivate func check(
    _ sentence: String?,
    _ expected: String,
    _ actual: String,
    passed: Bool,
    _ comparison: CheckComparison? = nil,
    at file: String,
    _ line: Int
  ) {
    guard var running = claim else { return }
    running.checkCount += 1
    claim = running
    let number = running.checkCount > 1 ? "\(running.checkCount)" : nil
    let name = [running.name, number].compactMap(\.self).joined(separator: "-")
    report(
      .check(
        CheckRecord(
          claim: running.record.id,
          name: name.isEmpty ? nil : name,
          sentence: sentence ?? running.record.statement,
          expected: expected,
          actual: actual,
          passed: passed,
          comparison: comparison,
          file: file,
          line: line
        )
      )
    )
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
  Stage.current(file, line).check(
    sentence,
    expectedText,
    !passed && hasSameText ? actualText + " (a different value with the same text)" : actualText,
    passed: passed,
    CheckComparison(of: actual, with: expected, within: nil, agrees: passed && hasSameText),
    at: file,
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
  Stage.current(file, line).check(
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
    at: file,
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
  let stage = Stage.current(file, line, "expectException")
  let expected = name.map { ExceptionOutcome.raised(name: $0, reason: reason) } ?? .nothing
  let actual = stage.outcome(body)
  stage.check(sentence, expected.text, actual.text, passed: actual == expected, at: file, line)
}
