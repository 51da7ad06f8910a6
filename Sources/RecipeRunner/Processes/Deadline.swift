/// The time by which something must have happened.
package struct Deadline {
  private var instant: ContinuousClock.Instant

  /// The moment that lies the given number of seconds ahead.
  package init(seconds: Double) {
    instant = .now + .seconds(seconds)
  }

  /// The time left in milliseconds, rounded up, as `poll` wants it; 0 once the moment has passed.
  package var millisecondsLeft: Int32 {
    let left = instant - .now
    guard left > .zero else { return 0 }
    let milliseconds = left / .milliseconds(1)
    return Int32(min(milliseconds.rounded(.up), 86_400_000))
  }

  /// Moves the moment away.
  package mutating func postpone(by time: Duration) {
    instant += time
  }

  /// This moment or another one, whichever comes first.
  package func sooner(or other: Deadline) -> Deadline {
    instant < other.instant ? self : other
  }

  /// Whether the moment has passed.
  package var hasPassed: Bool {
    ContinuousClock.now >= instant
  }
}
