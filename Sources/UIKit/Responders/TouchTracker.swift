/// Creates touches and events from the screen's reports about fingers.
///
/// 1. A finger becomes no touch if it comes down while the application ignores events or is in the
///    background, or if no view accepts touches there.
/// 2. A touch belongs to the window and the view in which it began, until it ends.
/// 3. A view gets a second touch only if multiple touch is enabled.
/// 4. If one of two views in a window has exclusive touch, only the view that was touched first gets touches.
/// 5. A touch that a view doesn't get is withheld until it ends, even if the others end.
/// 6. A finger that is lifted near the point where it came down is a tap. Taps that are near each other, with
///    short pauses, are counted. A tap on the status bar scrolls to the top.
/// 7. An event contains all touches on the screen; those that have not changed are stationary.
///
/// Source: Apple, "Handling touches in your view", UITouch, UIView.isMultipleTouchEnabled
/// and isExclusiveTouch.
@MainActor
package final class TouchTracker: DeviceBound {
  /// A finger with a touch.
  private struct TrackedFinger {
    let number: Int
    let touch: UITouch
    let window: UIWindow
    let start: CGPoint
    var isTap = true
  }

  /// The fingers in the order in which they came down.
  private var fingers: [TrackedFinger] = []
  private var touchCount = 0
  private var taps = TapCounter()

  /// The fingers that were last on the screen, including those without a touch.
  package private(set) var history = TouchHistory()

  /// Processes a report about a finger, and sends the application an event.
  ///
  /// Returns the finger's touch, or nil if it has none.
  package func receive(_ sample: FingerSample) -> UITouch? {
    history.add(sample)
    guard let finger = sample.phase == .began ? takeIn(sample) : follow(sample) else { return nil }
    let touch = finger.touch
    for other in fingers where other.touch !== touch { other.touch.rest(at: sample.time) }
    let event = UIEvent(timestamp: sample.time, touches: Set(fingers.map(\.touch)))
    if sample.phase == .began { device.application.touchWillBegin?(touch) }
    device.application.sendEvent(event)
    if touch.isUp { fingers.removeAll { $0.touch === touch } }
    if sample.phase == .ended && finger.isTap { scrollToTop(ifTapped: sample.location) }
    return touch
  }

  /// Creates a touch for a finger that comes down; nil if it has none.
  private func takeIn(_ sample: FingerSample) -> TrackedFinger? {
    let application = device.application
    let location = sample.location
    guard location.x.isFinite, location.y.isFinite, !application.isIgnoringInteractionEvents,
      application.applicationState != .background, let (window, view) = application.hitTest(location)
    else { return nil }
    window.windowScene?.keyWindow?.giveFocus()
    touchCount += 1
    if fingers.isEmpty { taps.begin() }
    let touch = UITouch(
      at: window.convert(location, from: nil),
      in: window,
      view: view,
      tapCount: taps.count(at: location, time: sample.time),
      sequence: touchCount,
      isDelivered: receivesTouch(view, in: window),
      timestamp: sample.time
    )
    let finger = TrackedFinger(number: sample.finger, touch: touch, window: window, start: location)
    fingers.append(finger)
    return finger
  }

  /// Updates a finger's touch, if it has one.
  private func follow(_ sample: FingerSample) -> TrackedFinger? {
    guard let index = fingers.firstIndex(where: { $0.number == sample.finger }) else { return nil }
    if !TapLimits.isNear(sample.location, fingers[index].start) { fingers[index].isTap = false }
    let finger = fingers[index]
    let location = finger.window.convert(sample.location, from: nil)
    finger.touch.update(sample.phase, at: location, timestamp: sample.time)
    if sample.phase == .ended {
      let count = finger.isTap ? finger.touch.tapCount : nil
      taps.lifted(at: sample.location, time: sample.time, asTap: count)
    }
    return finger
  }

  /// Whether a view gets a new touch in addition to those on the screen.
  private func receivesTouch(_ view: UIView, in window: UIWindow) -> Bool {
    let others = fingers.filter { $0.window === window && $0.touch.isDelivered }
    return others.allSatisfy { other in
      guard let otherView = other.touch.view else { return true }
      if otherView === view { return view.isMultipleTouchEnabled }
      return !otherView.isExclusiveTouch && !view.isExclusiveTouch
    }
  }

  /// The scroll view under the status bar is searched for after the next layout.
  private func scrollToTop(ifTapped location: CGPoint) {
    device.afterCommit { [self] in
      let application = device.application
      if application.statusBarFrame.contains(location) { application.statusBarWasTapped(at: location) }
    }
  }
}

/// Counts consecutive taps: those with short pauses and short distances.
///
/// Fingers that are on the screen together make one tap together. Each of them continues the count of the
/// last tap's finger near it.
struct TapCounter {
  private struct Tap {
    let location: CGPoint
    let time: TimeInterval
    let count: Int
  }

  private var last: [Tap] = []
  private var present: [Tap] = []

  /// Begins another tap: a finger will come down while no other is on the screen.
  mutating func begin() {
    guard !present.isEmpty else { return }
    last = present
    present = []
  }

  /// The tap count of a finger that comes down now, from 1; `location` is in screen coordinates.
  func count(at location: CGPoint, time: TimeInterval) -> Int {
    let near = (last + present).filter { tap in
      time - tap.time < TapLimits.longestPause && TapLimits.isNear(location, tap.location)
    }
    return (near.map(\.count).max() ?? 0) + 1
  }

  /// Ends a finger's tap with its count; nil if the finger made no tap.
  mutating func lifted(at location: CGPoint, time: TimeInterval, asTap count: Int?) {
    guard let count else {
      last = []
      present = []
      return
    }
    // A finger may rest on the screen for long while others tap.
    present.removeAll { time - $0.time >= TapLimits.longestPause }
    present.append(Tap(location: location, time: time, count: count))
  }
}

/// The limits of a tap, and of consecutive taps.
///
/// Apple doesn't publish the numbers; these are close to the behaviour of devices.
enum TapLimits {
  /// The maximum duration of a tap, in seconds.
  static let longestTap: TimeInterval = 0.75

  /// The maximum pause before the next tap, in seconds.
  static let longestPause: TimeInterval = 0.35

  /// The maximum distance that a finger may move, or between taps, in points per axis.
  static let longestDistance: CGFloat = 45

  /// Whether two points are near enough for one tap, or for consecutive taps.
  static func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < longestDistance && abs(first.y - second.y) < longestDistance
  }

  /// Whether each finger is near one of the last tap's, with no two near the same.
  ///
  /// They may come down in another order.
  static func areNear(_ locations: [CGPoint], _ lastLocations: [CGPoint]) -> Bool {
    var owners: [Int?] = lastLocations.map { _ in nil }
    /// Assigns a last location to a finger; the finger that has it may have to take another.
    func claim(_ finger: Int, _ tried: inout Set<Int>) -> Bool {
      for index in lastLocations.indices
      where isNear(locations[finger], lastLocations[index]) && tried.insert(index).inserted {
        if let owner = owners[index], !claim(owner, &tried) { continue }
        owners[index] = finger
        return true
      }
      return false
    }
    return locations.indices.allSatisfy { finger in
      var tried: Set<Int> = []
      return claim(finger, &tried)
    }
  }
}

/// The screen's report about a finger at one time.
package struct FingerSample {
  /// The screen's id of the finger, from the time it comes down until it is gone.
  package let finger: Int

  /// The phase of the finger; never `stationary`, as a screen reports only changes.
  package let phase: UITouch.Phase

  /// The location in screen coordinates.
  package let location: CGPoint

  /// The time in seconds of the device's clock.
  package let time: TimeInterval

  /// Creates a report.
  package init(finger: Int, phase: UITouch.Phase, location: CGPoint, time: TimeInterval) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.time = time
  }
}

/// The path of a finger on the screen, from the point where it came down.
package struct FingerPath: Hashable, Sendable {
  /// A location at one time.
  package struct Sample: Hashable, Sendable {
    /// The location in screen coordinates.
    package var location: CGPoint
    /// The time in seconds of the device's clock.
    package var time: TimeInterval
  }

  /// The screen's id of the finger.
  package let finger: Int
  /// The locations, at least one; a resting finger adds none.
  package private(set) var samples: [Sample]
  /// The time of the screen's last report, in seconds of the device's clock.
  package private(set) var end: TimeInterval
  /// Whether the finger is on the screen.
  package private(set) var isDown = true
  /// Whether the finger has stayed near the point where it came down.
  package private(set) var isTap = true

  /// The maximum number of samples; longer paths are thinned in the middle.
  private static let limit = 256

  init(_ sample: FingerSample) {
    finger = sample.finger
    samples = [Sample(location: sample.location, time: sample.time)]
    end = sample.time
  }

  /// Adds the next report.
  mutating func add(_ sample: FingerSample) {
    end = sample.time
    if sample.phase == .ended || sample.phase == .cancelled { isDown = false }
    if !TapLimits.isNear(sample.location, samples[0].location) { isTap = false }
    guard samples[samples.count - 1].location != sample.location else { return }
    if samples.count == Self.limit {
      samples = samples.enumerated().filter { $0.offset == 0 || $0.offset % 2 == 1 }.map(\.element)
    }
    samples.append(Sample(location: sample.location, time: sample.time))
  }
}

/// The fingers that were last on the screen, for drawing them.
package struct TouchHistory: Sendable {
  /// The paths in the order in which the fingers came down.
  package private(set) var paths: [FingerPath] = []

  /// The maximum number of stored paths.
  private static let limit = 32

  mutating func add(_ sample: FingerSample) {
    guard sample.location.x.isFinite, sample.location.y.isFinite else { return }
    if sample.phase == .began {
      paths.append(FingerPath(sample))
      if paths.count > Self.limit { paths.removeFirst() }
    } else if let index = paths.lastIndex(where: { $0.finger == sample.finger && $0.isDown }) {
      paths[index].add(sample)
    }
  }
}
