/// Makes touches and events of what the screen reports of fingers.
///
/// 1. A finger that comes down while the application ignores events or lies in the background, or where no view
///    takes touches, is no touch, whatever it does later.
/// 2. A touch belongs to the window and the view that its finger came down on, until the finger is gone.
/// 3. A view gets a second finger only if it takes several.
/// 4. Of two views in a window of which one is exclusive, only the one that was touched first gets touches.
/// 5. A finger that a view does not get stays withheld, even if the others are lifted.
/// 6. A finger that is lifted near the place where it came down made a tap; taps near each other, with short pauses,
///    are counted. A tap on the status bar scrolls to the top.
/// 7. An event carries all touches on the screen; those that have not changed are stationary.
///
/// Source: Apple, "Handling touches in your view", UITouch, UIView.isMultipleTouchEnabled and isExclusiveTouch.
@MainActor
package final class TouchTracker: DeviceBound {
  /// A finger that is a touch.
  private struct TrackedFinger {
    let number: Int
    let touch: UITouch
    let window: UIWindow
    let start: CGPoint
    var isTap = true
  }

  /// In the order in which they came down.
  private var fingers: [TrackedFinger] = []
  private var touchCount = 0
  private var taps = TapCounter()

  /// The fingers that were last on the screen, also those that the application did not get.
  package private(set) var history = TouchHistory()

  /// Takes what the screen reports of a finger, and sends the application an event.
  ///
  /// Returns the finger's touch, or nil if it is none.
  package func receive(_ sample: FingerSample) -> UITouch? {
    history.add(sample)
    guard let finger = sample.phase == .began ? takeIn(sample) : follow(sample) else { return nil }
    let touch = finger.touch
    for other in fingers where other.touch !== touch { other.touch.rest(at: sample.time) }
    let event = UIEvent(timestamp: sample.time, touches: Set(fingers.map(\.touch)))
    device.application.sendEvent(event)
    if touch.isUp { fingers.removeAll { $0.touch === touch } }
    if sample.phase == .ended && finger.isTap { scrollToTop(ifTapped: sample.place) }
    return touch
  }

  /// Makes a touch of a finger that comes down, unless it is none.
  private func takeIn(_ sample: FingerSample) -> TrackedFinger? {
    let application = device.application
    let place = sample.place
    guard place.x.isFinite, place.y.isFinite, !application.isIgnoringInteractionEvents,
      application.applicationState != .background, let (window, view) = application.hitTest(place)
    else { return nil }
    touchCount += 1
    if fingers.isEmpty { taps.begin() }
    let touch = UITouch(
      at: window.convert(place, from: nil),
      in: window,
      view: view,
      tapCount: taps.count(at: place, time: sample.time),
      sequence: touchCount,
      isDelivered: hears(view, in: window),
      timestamp: sample.time
    )
    let finger = TrackedFinger(number: sample.finger, touch: touch, window: window, start: place)
    fingers.append(finger)
    return finger
  }

  /// Moves a finger's touch on, if it has one.
  private func follow(_ sample: FingerSample) -> TrackedFinger? {
    guard let index = fingers.firstIndex(where: { $0.number == sample.finger }) else { return nil }
    if !TapLimits.isNear(sample.place, fingers[index].start) { fingers[index].isTap = false }
    let finger = fingers[index]
    let place = finger.window.convert(sample.place, from: nil)
    finger.touch.update(sample.phase, at: place, timestamp: sample.time)
    if sample.phase == .ended {
      let count = finger.isTap ? finger.touch.tapCount : nil
      taps.lifted(at: sample.place, time: sample.time, asTap: count)
    }
    return finger
  }

  /// Whether a view gets a finger that comes down on it beside those that are down already.
  private func hears(_ view: UIView, in window: UIWindow) -> Bool {
    let others = fingers.filter { $0.window === window && $0.touch.isDelivered }
    return others.allSatisfy { other in
      guard let otherView = other.touch.view else { return true }
      if otherView === view { return view.isMultipleTouchEnabled }
      return !otherView.isExclusiveTouch && !view.isExclusiveTouch
    }
  }

  /// A scroll view that lies under the status bar is looked for once all is laid out after the touch.
  private func scrollToTop(ifTapped place: CGPoint) {
    device.afterCommit { [self] in
      let application = device.application
      if application.statusBarFrame.contains(place) { application.statusBarWasTapped(at: place) }
    }
  }
}

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

/// What still counts as a tap, and as taps in a row.
///
/// Apple publishes none of these numbers; they are what devices come near to.
enum TapLimits {
  /// Seconds after which a finger that stays down is no tap.
  static let longestTap: TimeInterval = 0.75

  /// Seconds within which the next tap must begin.
  static let longestPause: TimeInterval = 0.35

  /// Points by which a finger may move, or the next tap may lie off, in either direction.
  static let longestDistance: CGFloat = 45

  /// Whether two points are near enough to be those of one tap, or of taps in a row.
  static func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < longestDistance && abs(first.y - second.y) < longestDistance
  }

  /// Whether each of some fingers is near one of the last tap's, no two near the same: they may come down in
  /// another order.
  static func areNear(_ places: [CGPoint], _ lastPlaces: [CGPoint]) -> Bool {
    var owners: [Int?] = lastPlaces.map { _ in nil }
    /// Finds a last place for a finger; one that has it already may have to take another.
    func claim(_ finger: Int, _ tried: inout Set<Int>) -> Bool {
      for index in lastPlaces.indices
      where isNear(places[finger], lastPlaces[index]) && tried.insert(index).inserted {
        if let owner = owners[index], !claim(owner, &tried) { continue }
        owners[index] = finger
        return true
      }
      return false
    }
    return places.indices.allSatisfy { finger in
      var tried: Set<Int> = []
      return claim(finger, &tried)
    }
  }
}

/// What a screen reports of one finger at one moment.
package struct FingerSample {
  /// What the screen knows the finger by, from when it comes down until it is gone.
  package let finger: Int

  /// What the finger does: never `stationary`, for a screen reports changes only.
  package let phase: UITouch.Phase

  /// Where it is, in screen coordinates.
  package let place: CGPoint

  /// When that was, in virtual seconds.
  package let time: TimeInterval

  /// Reports a finger.
  package init(finger: Int, phase: UITouch.Phase, place: CGPoint, time: TimeInterval) {
    self.finger = finger
    self.phase = phase
    self.place = place
    self.time = time
  }
}

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

/// The fingers that were last on the screen, for drawing them.
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
