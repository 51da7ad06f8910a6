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
    run(.core(claim, sentence), named: name) { expect(actual, is: expected, file: file, line: line) }
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
    run(.core(claim, sentence), named: name) {
      expect(actual, is: expected, within: tolerance, file: file, line: line)
    }
  }

  func expectException(
    _ claim: String,
    _ sentence: String,
    name: String,
    reason: String,
    _ body: @MainActor () throws -> Void
  ) {
    run(.core(claim, sentence), named: nil) { RecipeKit.expectException(name, reason) { try body() } }
  }

  func expectNoException(_ claim: String, _ sentence: String, _ body: @MainActor () throws -> Void) {
    run(.core(claim, sentence), named: nil) { RecipeKit.expectException(nil) { try body() } }
  }
}
