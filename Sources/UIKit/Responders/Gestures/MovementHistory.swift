/// Where something was a moment ago, for how fast it is.
struct MovementHistory {
  /// Seconds that a speed is measured over.
  static let span: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, value: CGVector)] = []

  /// Notes where it is; of several values at one time the last counts.
  mutating func add(_ value: CGVector, at time: TimeInterval) {
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append((time, value))
    // One sample at or before the span is kept: the way from there is partly within.
    let start = time - MovementHistory.span
    while samples.count > 1, samples[1].time <= start { samples.removeFirst() }
  }

  /// The mean change a second over the span that ends with the newest sample; zero if no time has passed.
  var velocity: CGVector {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let start = max(first.time, last.time - MovementHistory.span)
    var origin = first.value
    if samples.count > 1, start > first.time {
      let part = CGFloat((start - first.time) / (samples[1].time - first.time))
      origin.dx += (samples[1].value.dx - origin.dx) * part
      origin.dy += (samples[1].value.dy - origin.dy) * part
    }
    let duration = CGFloat(last.time - start)
    return CGVector(dx: (last.value.dx - origin.dx) / duration, dy: (last.value.dy - origin.dy) / duration)
  }
}
