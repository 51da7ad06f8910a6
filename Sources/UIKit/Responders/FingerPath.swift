/// Where a finger was on the screen, from when it came down.
package struct FingerPath: Hashable, Sendable {
  /// Where it was at a moment.
  package struct Sample: Hashable, Sendable {
    /// In screen coordinates.
    package var place: CGPoint
    /// In virtual seconds.
    package var time: TimeInterval
  }

  /// What the screen knows the finger by.
  package let finger: Int
  /// Where it was, at least once; a finger that rests adds none.
  package private(set) var samples: [Sample]
  /// When the screen last reported it, in virtual seconds.
  package private(set) var end: TimeInterval
  /// Whether it is on the screen.
  package private(set) var isDown = true
  /// Whether it stayed near the place where it came down.
  package private(set) var isTap = true

  /// The most samples; of a longer path the middle is thinned.
  private static let limit = 256

  init(_ sample: FingerSample) {
    finger = sample.finger
    samples = [Sample(place: sample.place, time: sample.time)]
    end = sample.time
  }

  /// Takes in what the screen reports next.
  mutating func add(_ sample: FingerSample) {
    end = sample.time
    if sample.phase == .ended || sample.phase == .cancelled { isDown = false }
    if !TapLimits.isNear(sample.place, samples[0].place) { isTap = false }
    guard samples[samples.count - 1].place != sample.place else { return }
    if samples.count == Self.limit {
      samples = samples.enumerated().filter { $0.offset == 0 || $0.offset % 2 == 1 }.map(\.element)
    }
    samples.append(Sample(place: sample.place, time: sample.time))
  }
}
