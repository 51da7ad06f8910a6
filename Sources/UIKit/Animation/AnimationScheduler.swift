/// The animations of a device: schedules their end and calls observers in each display frame.
@MainActor
package final class AnimationScheduler {
  /// The innermost running animation closure, or nil outside of animation closures.
  var block: AnimationBlock?

  /// Whether property changes are animated.
  var isEnabled = true

  /// The clock that drives the animations which are started now; nil if they run by themselves.
  var clock: AnimatorClock?

  private var groups: [AnimationGroup] = []
  /// The number of property animators and transitions whose clock runs.
  private var runningClockCount = 0
  private var followers: [(id: Int, work: () -> Void)] = []
  private var followerCount = 0

  /// Whether any running animation has a finite duration.
  package var hasFiniteAnimations: Bool {
    groups.contains { $0.totalDuration.isFinite } || runningClockCount > 0 || layers.hasFiniteAnimations
  }

  /// The animations that were added to layers.
  private var layers: LayerContext { SimulatedDevice.current.system.layers }

  /// Whether there are observers of display frames.
  package var hasFollowers: Bool { !followers.isEmpty || layers.hasDisplayLinks }

  /// Whether the screen may change between two display frames without an event.
  var isMoving: Bool { !groups.isEmpty || runningClockCount > 0 || hasFollowers || layers.hasAnimations }

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

  /// Runs `work` when a clock has run to its end, which is at a time.
  ///
  /// Returns the entry with which `stopClock` cancels it.
  func runClock(until time: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Timeline.EntryID {
    runningClockCount += 1
    return SimulatedDevice.current.timeline.schedule(at: time) { [weak self] in
      self?.runningClockCount -= 1
      work()
    }
  }

  /// Cancels the end of a clock.
  func stopClock(_ entry: Timeline.EntryID) {
    runningClockCount -= 1
    SimulatedDevice.current.timeline.cancel(entry)
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
