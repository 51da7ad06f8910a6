/// A point in time that ends a wait.
package struct Deadline {
  private let instant: ContinuousClock.Instant

  package init(seconds: Double) {
    instant = .now + .seconds(seconds)
  }

  /// The remaining time in milliseconds, rounded up, for `poll`; 0 once the deadline has passed.
  package var millisecondsLeft: Int32 {
    let left = instant - .now
    guard left > .zero else { return 0 }
    let milliseconds = left / .milliseconds(1)
    return Int32(min(milliseconds.rounded(.up), 86_400_000))
  }

  /// The earlier of two deadlines.
  package func sooner(or other: Deadline) -> Deadline {
    instant < other.instant ? self : other
  }

  package var hasPassed: Bool {
    ContinuousClock.now >= instant
  }
}
