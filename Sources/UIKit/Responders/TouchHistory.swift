/// The fingers that were last on the screen, for whoever draws them.
package struct TouchHistory: Sendable {
  /// In the order in which they came down.
  package private(set) var paths: [FingerPath] = []

  /// The most fingers that are remembered.
  private static let limit = 32

  /// Takes in what the screen reports.
  mutating func add(_ sample: FingerSample) {
    guard sample.place.x.isFinite, sample.place.y.isFinite else { return }
    if sample.phase == .began {
      paths.append(FingerPath(sample))
      if paths.count > Self.limit { paths.removeFirst() }
    } else if let index = paths.lastIndex(where: { $0.finger == sample.finger && $0.isDown }) {
      paths[index].add(sample)
    }
  }
}
