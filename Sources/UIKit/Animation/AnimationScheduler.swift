/// The animations of a device: schedules their end and calls observers in each display frame.
@MainActor
package final class AnimationScheduler {
  /// The innermost running animation closure, or nil outside of animation closures.
  var block: AnimationBlock?

  /// Whether property changes are animated.
  var isEnabled = true

  private var groups: [AnimationGroup] = []
  private var followers: [(id: Int, work: () -> Void)] = []
  private var followerCount = 0

  /// Whether any running animation has a finite duration.
  package var hasFiniteAnimations: Bool {
    groups.contains { $0.totalDuration.isFinite } || layers.hasFiniteAnimations
  }

  /// The animations that were added to layers.
  private var layers: LayerContext { SimulatedDevice.current.system.layers }

  /// Whether there are observers of display frames.
  package var hasFollowers: Bool { !followers.isEmpty || layers.hasDisplayLinks }

  /// Whether the screen may change between two display frames without an event.
  var isMoving: Bool { !groups.isEmpty || hasFollowers || layers.hasAnimations }

  /// Starts a group and schedules its end.
  func start(_ group: AnimationGroup) {
    groups.append(group)
    guard group.totalDuration.isFinite else { return }
    SimulatedDevice.current.timeline.schedule(at: group.end) { [weak self] in
      self?.remove(group)
      group.finish()
    }
  }

  func remove(_ group: AnimationGroup) {
    groups.removeAll { $0 === group }
  }

  /// Calls `work` in every display frame until `unfollow` is called with the returned number.
  package func follow(_ work: @escaping () -> Void) -> Int {
    followerCount += 1
    followers.append((followerCount, work))
    return followerCount
  }

  /// Calls `work` in every display frame while `owner` is alive, or until `unfollow` is called with the
  /// returned number.
  ///
  /// The owner is not retained.
  package func follow<Owner: AnyObject>(
    for owner: Owner,
    _ work: @escaping @MainActor (Owner) -> Void
  ) -> Int {
    let id = followerCount + 1
    return follow { [weak self, weak owner] in
      if let owner { work(owner) } else { self?.unfollow(id) }
    }
  }

  /// Stops calling the closure with the number that `follow` returned.
  package func unfollow(_ id: Int) {
    followers.removeAll { $0.id == id }
  }

  /// Calls all observers; runs in each display frame.
  func displayFrame() {
    for follower in followers { follower.work() }
    layers.displayFrame(at: SimulatedDevice.current.timeline.frameTime)
  }
}

/// All animations that one animation call started; they complete together.
@MainActor
package final class AnimationGroup {
  /// The time at which the animations start, in virtual seconds.
  package let start: TimeInterval

  /// The duration of one repetition, in seconds.
  package let duration: TimeInterval

  /// The timing function.
  package let timing: AnimationTiming

  /// The number of repetitions; infinite if the group repeats until it is interrupted.
  package let repeatCount: Double

  /// Whether each repetition runs forwards and then backwards.
  package let autoreverses: Bool

  /// Whether the animated views accept touches during the animation.
  package let allowsUserInteraction: Bool

  private var completion: ((Bool) -> Void)?
  private var liveCount = 0
  private var wasInterrupted = false
  private(set) var isFinished = false

  /// Whether the closure that adds animations is still running.
  private var isOpen = true

  /// The views with an animation of this group, whose animations are removed when it ends.
  private var views: [WeakReference<UIView>] = []

  package init(
    start: TimeInterval,
    duration: TimeInterval,
    timing: AnimationTiming,
    repeatCount: Double,
    autoreverses: Bool,
    allowsUserInteraction: Bool,
    completion: ((Bool) -> Void)?
  ) {
    self.start = start
    self.duration = duration
    self.timing = timing
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.allowsUserInteraction = allowsUserInteraction
    self.completion = completion
  }

  /// The duration of all repetitions in seconds; infinite if the group repeats indefinitely.
  package var totalDuration: TimeInterval {
    duration * repeatCount * (autoreverses ? 2 : 1)
  }

  /// The time at which the animations end, in virtual seconds.
  package var end: TimeInterval { start + totalDuration }

  /// Whether no animation of the group is left.
  var isEmpty: Bool { liveCount == 0 }

  /// The progress at `time`: 0 before the start, 1 from the end.
  package func progress(at time: TimeInterval) -> Double {
    guard time > start else { return 0 }
    guard time < end - Timeline.tolerance, duration > 0 else { return 1 }
    let runs = (time - start) / duration
    let run = runs.rounded(.down)
    let fraction = runs - run
    let isReturning = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return timing.progress(at: isReturning ? 1 - fraction : fraction)
  }

  /// An animation of a layer's property with the group's timing.
  func animation(of property: LayerProperty, in layer: CALayer) -> CABasicAnimation {
    let animation = timing.animation(lasting: duration)
    animation.keyPath = property.rawValue
    animation.beginTime = layer.localTime(at: start)
    animation.duration = duration
    animation.repeatCount = repeatCount.isFinite ? Float(repeatCount) : .greatestFiniteMagnitude
    animation.autoreverses = autoreverses
    // The first state is shown while it waits, and the last until the group ends.
    animation.fillMode = .both
    return animation
  }

  func add(_ view: UIView) {
    liveCount += 1
    if views.last?.wrappedValue !== view { views.append(WeakReference(wrappedValue: view)) }
  }

  /// Marks the closure as finished; from now on the group ends with its last animation.
  func close() {
    isOpen = false
  }

  /// Removes an animation that was replaced or whose view was removed; completes the group if it was the last
  /// one.
  ///
  /// Animations removed by the closure itself are not interruptions, because the closure may add more.
  func interruptOne() {
    guard !isFinished else { return }
    liveCount -= 1
    guard !isOpen else { return }
    wasInterrupted = true
    if liveCount == 0 {
      SimulatedDevice.current.animator.remove(self)
      finish()
    }
  }

  /// Ends the group: views show their model values again, and the completion handler is called.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    for entry in views { entry.wrappedValue?.removeAnimations(of: self) }
    views.removeAll()
    guard let completion else { return }
    self.completion = nil
    let finished = !wasInterrupted
    SimulatedDevice.current.onNextPass { completion(finished) }
  }
}
