/// A log of calls, in order.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []

  func add(_ call: String) {
    calls.append(call)
  }

  /// Returns the calls so far, and clears the log.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
