/// The recent positions of a finger, from which its velocity is computed.
struct VelocityTracker {
  /// The time in seconds after which a position is dropped.
  private static let span = 0.1

  private var positions: [(position: SIMD2<Double>, time: Double)] = []

  /// Adds a position at a time in seconds.
  mutating func add(_ position: SIMD2<Double>, at time: Double) {
    positions.removeAll { $0.time < time - VelocityTracker.span || $0.time > time }
    positions.append((position, time))
  }

  /// The mean velocity of the recent positions in points/s; zero if there are too few.
  var velocity: SIMD2<Double> {
    guard let first = positions.first, let last = positions.last, last.time > first.time else { return .zero }
    return (last.position - first.position) / (last.time - first.time)
  }

  /// The last position.
  var last: SIMD2<Double>? { positions.last?.position }
}
