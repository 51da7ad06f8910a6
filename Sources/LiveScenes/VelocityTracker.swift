/// The recent positions of a finger, from which its velocity is computed.
struct VelocityTracker {
  /// The time in seconds after which a position is dropped.
  private static let span = 0.1

  private var places: [(place: SIMD2<Double>, time: Double)] = []

  /// Adds a position at a time in seconds.
  mutating func add(_ place: SIMD2<Double>, at time: Double) {
    places.removeAll { $0.time < time - VelocityTracker.span || $0.time > time }
    places.append((place, time))
  }

  /// The mean velocity of the recent positions in points/s; zero if there are too few.
  var velocity: SIMD2<Double> {
    guard let first = places.first, let last = places.last, last.time > first.time else { return .zero }
    return (last.place - first.place) / (last.time - first.time)
  }

  /// The last position.
  var last: SIMD2<Double>? { places.last?.place }
}
