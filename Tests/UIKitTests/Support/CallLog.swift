/// What was called, in order.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []

  func add(_ call: String) {
    calls.append(call)
  }

  /// The calls so far; the log starts anew.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
