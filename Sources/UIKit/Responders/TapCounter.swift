/// Counts taps in a row: quick ones, near each other.
struct TapCounter {
  private struct Tap {
    let place: CGPoint
    let time: TimeInterval
    let count: Int
  }

  private var last: Tap?

  /// Which tap in a row a finger begins that comes down now, counting from 1; `place` is in screen coordinates.
  func count(at place: CGPoint, time: TimeInterval) -> Int {
    guard let last, time - last.time < TapLimits.longestPause, TapLimits.isNear(place, last.place)
    else { return 1 }
    return last.count + 1
  }

  /// A finger was lifted: as the tap that it began with this number, or as none if that is nil.
  mutating func lifted(at place: CGPoint, time: TimeInterval, asTap count: Int?) {
    last = count.map { Tap(place: place, time: time, count: $0) }
  }
}
