import Testing
import UIKit

/// The results of tests on several devices, and their table.
final class DeviceMatrix: Sendable {
  private let state: Locked<State>

  private struct State {
    /// The scopes that have begun and not ended: a suite, suites in it, and their tests.
    var depth = 0
    var rows: [Test.ID: Row] = [:]
    /// The devices, each with its model.
    var devices: [TestDevice]
  }

  /// The results of a test.
  struct Row {
    let name: String
    /// The place of the test, for the order.
    let line: Int
    /// Whether the test has passed on each device; nil where it hasn't run.
    var results: [Bool?]
  }

  init(_ devices: [TestDevice]) {
    state = Locked(State(devices: devices))
  }

  /// Runs a suite or a test function; the outermost one records the table if a test has failed.
  func provideScope(for test: Test, _ function: () async throws -> Void) async throws {
    state.withLock { $0.depth += 1 }
    defer {
      let table = state.withLock { state -> String? in
        state.depth -= 1
        guard state.depth == 0 else { return nil }
        defer { state.rows = [:] }
        return Self.table(Array(state.rows.values), of: state.devices)
      }
      if let table { Self.report(table, of: test) }
    }
    try await function()
  }

  /// Adds the result of a test case; a test fails on a device if one of its cases does.
  ///
  /// A device without a model has that of the enclosing one.
  func record(_ test: Test, on device: Int, passed: Bool) {
    let model = TestDevice.enclosing.model
    state.withLock { state in
      if state.devices[device].model == nil { state.devices[device].model = model }
      var row =
        state.rows[test.id]
        ?? Row(
          name: test.displayName ?? test.name,
          line: test.sourceLocation.line,
          results: Array(repeating: nil, count: state.devices.count)
        )
      row.results[device] = passed && row.results[device] != false
      state.rows[test.id] = row
    }
  }

  /// The tests by device that fail somewhere; nil if none does.
  static func table(_ rows: [Row], of devices: [TestDevice]) -> String? {
    let failed = rows.filter { $0.results.contains(false) }.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    guard !failed.isEmpty else { return nil }
    let widths = failed.indices.map { "\($0 + 1)".count }
    func line(_ cells: [String], _ end: String) -> String {
      zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined(separator: " ")
        + end
    }
    func mark(_ result: Bool?) -> String { result.map { $0 ? "✓" : "✗" } ?? "·" }
    var lines = devices.enumerated().map { index, device in
      line(failed.map { mark($0.results[index]) }, "  \(device)")
    }
    let names = failed.enumerated().map { "\($0 + 1)  \($1.name)" }
    if failed.count == 1 {
      lines.insert("\(failed[0].name) by device:", at: 0)
    } else {
      lines = names + [line(failed.indices.map { "\($0 + 1)" }, "")] + lines
    }
    let passed = rows.count - failed.count
    if passed > 0 {
      lines.append("\(passed) more \(passed == 1 ? "test passes" : "tests pass") on all devices.")
    }
    return lines.joined(separator: "\n")
  }

  /// Records the table as a warning; the tests have recorded their own failures.
  private static func report(_ table: String, of test: Test) {
    let comment = Comment(rawValue: table)
    #if compiler(>=6.3)
      Issue.record(comment, severity: .warning, sourceLocation: test.sourceLocation)
    #else
      Issue.record(comment, sourceLocation: test.sourceLocation)
    #endif
  }
}
