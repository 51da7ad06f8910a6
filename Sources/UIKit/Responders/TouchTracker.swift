/// Makes touches and events of what the screen reports of fingers.
///
/// 1. A finger that comes down while the application ignores events or lies in the background, or where no view
///    takes touches, is no touch, whatever it does later.
/// 2. A touch belongs to the window and the view that its finger came down on, until the finger is gone.
/// 3. A view hears of a second finger only if it takes several.
/// 4. Of two views in a window of which one is exclusive, only the one that was touched first hears of touches.
/// 5. A finger that a view does not hear of stays unheard, even if the others are lifted.
/// 6. A finger that is lifted near the place where it came down made a tap; taps near each other, with short pauses,
///    are counted. A tap on the status bar scrolls to the top.
/// 7. An event carries all touches on the screen; those that have not changed are stationary.
///
/// Source: Apple, "Handling touches in your view", UITouch, UIView.isMultipleTouchEnabled and isExclusiveTouch.
@MainActor
package final class TouchTracker {
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

  /// The fingers that were last on the screen, also those that the application did not hear of.
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
    SimulatedDevice.current.application.sendEvent(event)
    if touch.isUp { fingers.removeAll { $0.touch === touch } }
    if sample.phase == .ended && finger.isTap { scrollToTop(ifTapped: sample.place) }
    return touch
  }

  /// Makes a touch of a finger that comes down, unless it is none.
  private func takeIn(_ sample: FingerSample) -> TrackedFinger? {
    let application = SimulatedDevice.current.application
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

  /// Whether a view hears of a finger that comes down on it beside those that are down already.
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
    SimulatedDevice.current.afterCommit {
      let application = SimulatedDevice.current.application
      if application.statusBarFrame.contains(place) { application.statusBarWasTapped(at: place) }
    }
  }
}
