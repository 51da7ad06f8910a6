/// Counts taps in a row: quick ones, near each other.
///
/// Fingers that are on the screen together make one tap together, and each goes on from the one of the last tap that
/// was near it.
struct TapCounter {
  private struct Tap {
    let place: CGPoint
    let time: TimeInterval
    let count: Int
  }

  private var last: [Tap] = []
  private var present: [Tap] = []

  /// A finger is about to come down while no other is on the screen: another tap.
  mutating func begin() {
    guard !present.isEmpty else { return }
    last = present
    present = []
  }

  /// Which tap in a row a finger begins that comes down now, counting from 1; `place` is in screen coordinates.
  func count(at place: CGPoint, time: TimeInterval) -> Int {
    let near = (last + present).filter { tap in
      time - tap.time < TapLimits.longestPause && TapLimits.isNear(place, tap.place)
    }
    return (near.map(\.count).max() ?? 0) + 1
  }

  /// A finger was lifted: as the tap that it began with this number, or as none if that is nil.
  mutating func lifted(at place: CGPoint, time: TimeInterval, asTap count: Int?) {
    guard let count else {
      last = []
      present = []
      return
    }
    // A finger may rest on the screen while others tap for long.
    present.removeAll { time - $0.time >= TapLimits.longestPause }
    present.append(Tap(place: place, time: time, count: count))
  }
}
