extension Stage {
  /// Checks that a closure raises an exception with the given name and reason.
  ///
  /// An exception ends the process, so the closure never runs here: it runs in a copy of the process or, where the
  /// process can't be copied, in the same program started anew, which plays the script up to this closure. What the
  /// closure changes is therefore not seen by the rest of the script.
  ///
  /// - Parameters:
  ///   - claim: the short id of the claim that this check serves.
  ///   - check: what tells this check from others of the same claim; its id is then `claim#name`.
  ///   - sentence: what the check expects, as a sentence.
  ///   - name: the exception's name, such as `NSInvalidArgumentException`.
  ///   - reason: the exception's reason, word for word.
  ///   - file: the file that a report names; the caller's unless told otherwise.
  ///   - line: the line that a report names; the caller's unless told otherwise.
  ///   - body: what raises it.
  public func expectException(
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

  /// Checks that a closure raises no exception; like the other one, it runs in a process of its own.
  public func expectNoException(
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
