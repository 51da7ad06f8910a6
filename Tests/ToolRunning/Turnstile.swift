/// Lets so many through at a time; the others wait for their turn.
///
/// A test that waits for a process takes no thread, so all such tests would start theirs at once, and each would be so
/// slow that time limits pass which are generous for one.
actor Turnstile {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ places: Int) { free = places }

  /// Waits for a place.
  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives a place to whoever has waited longest.
  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
