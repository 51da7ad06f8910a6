extension Stage {
  /// A claim whose checks run.
  struct RunningClaim {
    let record: ClaimRecord
    /// The name of its first check; nil if that has the claim's id alone.
    let name: String?
    private var checkCount = 0

    init(_ record: ClaimRecord, named name: String?) {
      self.record = record
      self.name = name
    }

    /// The name of the next check within its claim; nil for one that has the claim's id alone.
    mutating func nextName() -> String? {
      checkCount += 1
      if checkCount == 1 { return name }
      return name.map { "\($0)-\(checkCount)" } ?? "\(checkCount)"
    }
  }

  /// The stage on which the checks of a claim run.
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

  /// Fails the check that would have been next, because of an error.
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
      preconditionFailure("\(file):\(line): `expect` compares within the checks of a claim only.")
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
      preconditionFailure("\(file):\(line): `expect` compares within the checks of a claim only.")
    }
    stage.report(.check(stage.nextCheck(sentence, expected, actual, passed: passed, comparison, file, line)))
  }
}

/// Checks, within a claim, that a value equals the expected one.
///
/// - Parameters:
///   - actual: the value that was found.
///   - expected: the value that the claim promises.
///   - sentence: what this check expects, if a claim has several; else the claim's own sentence tells it.
///   - file: the file that a report names; the caller's unless told otherwise.
///   - line: the line that a report names; the caller's unless told otherwise.
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
  let looksAlike = actualText == expectedText
  Stage.expect(
    sentence,
    expectedText,
    !passed && looksAlike ? actualText + " (another one that reads alike)" : actualText,
    passed: passed,
    CheckComparison(of: actual, with: expected, within: nil, agrees: passed && looksAlike),
    file,
    line
  )
}

/// Checks, within a claim, that a value is near the expected one.
///
/// Numbers, points, sizes, rectangles, lists and optionals of these can be compared so; every number in them may be off by
/// at most the tolerance. NaN is near nothing.
///
/// - Parameters:
///   - actual: the value that was found.
///   - expected: the value that the claim promises.
///   - tolerance: how far each number may be off, in the unit of the values; 0 or more.
///   - sentence: what this check expects, if a claim has several; else the claim's own sentence tells it.
///   - file: the file that a report names; the caller's unless told otherwise.
///   - line: the line that a report names; the caller's unless told otherwise.
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
/// The closure runs in a process of its own, because an exception ends the process; what it changes is not seen here.
///
/// - Parameters:
///   - name: the exception's name, such as `NSInvalidArgumentException`; nil if nothing may be raised.
///   - reason: the exception's reason, word for word.
///   - sentence: what this check expects, if a claim has several; else the claim's own sentence tells it.
///   - file: the file that a report names; the caller's unless told otherwise.
///   - line: the line that a report names; the caller's unless told otherwise.
///   - body: what raises it.
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
    preconditionFailure("\(file):\(line): `expectException` works within the checks of a claim only.")
  }
  let expected = name.map { ExceptionOutcome.raised(name: $0, reason: reason) } ?? .nothing
  let actual = stage.outcome(of: body)
  Stage.expect(sentence, expected.text, actual.text, passed: actual == expected, nil, file, line)
}
