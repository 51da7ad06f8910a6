/// Where a finger was of late, so that one knows how fast it moves.
struct FingerTrail {
  /// How long a place counts, in seconds.
  private static let span = 0.1

  private var places: [(place: SIMD2<Double>, time: Double)] = []

  /// The finger is at a place at a time in seconds.
  mutating func add(_ place: SIMD2<Double>, at time: Double) {
    places.removeAll { $0.time < time - FingerTrail.span || $0.time > time }
    places.append((place, time))
  }

  /// The velocity in points/s over what counts; zero if nothing does.
  var velocity: SIMD2<Double> {
    guard let first = places.first, let last = places.last, last.time > first.time else { return .zero }
    return (last.place - first.place) / (last.time - first.time)
  }

  /// The last place.
  var last: SIMD2<Double>? { places.last?.place }
}
