/// The animations of a device: makes them, ends them at their time, and tells those who follow every display frame.
@MainActor
package final class AnimationScheduler {
  /// The innermost animation closure that is being run, or nil outside of all.
  var block: AnimationBlock?

  /// Whether property changes are animated at all.
  var isEnabled = true

  private var groups: [AnimationGroup] = []
  private var followers: [(id: Int, work: () -> Void)] = []
  private var followerCount = 0

  /// Whether an animation runs that will come to an end by itself.
  package var hasFiniteAnimations: Bool {
    groups.contains { $0.totalDuration.isFinite }
  }

  /// Whether someone follows every display frame.
  package var hasFollowers: Bool { !followers.isEmpty }

  /// Whether anything on the screen may change from one display frame to the next by itself.
  var isMoving: Bool { !groups.isEmpty || hasFollowers }

  /// Starts the clock of a group.
  func start(_ group: AnimationGroup) {
    groups.append(group)
    guard group.totalDuration.isFinite else { return }
    SimulatedDevice.current.timeline.schedule(at: group.end) { [weak self] in
      self?.remove(group)
      group.finish()
    }
  }

  /// Forgets a group that has ended.
  func remove(_ group: AnimationGroup) {
    groups.removeAll { $0 === group }
  }

  /// Calls `work` in every display frame until the returned number is given to `unfollow`.
  package func follow(_ work: @escaping () -> Void) -> Int {
    followerCount += 1
    followers.append((followerCount, work))
    return followerCount
  }

  /// Calls `work` in every display frame as long as `owner` lives, without keeping it alive, and until the
  /// returned number is given to `unfollow`.
  package func follow<Owner: AnyObject>(
    for owner: Owner,
    _ work: @escaping @MainActor (Owner) -> Void
  ) -> Int {
    let id = followerCount + 1
    return follow { [weak self, weak owner] in
      if let owner { work(owner) } else { self?.unfollow(id) }
    }
  }

  /// Ends what `follow` began.
  package func unfollow(_ id: Int) {
    followers.removeAll { $0.id == id }
  }

  /// A display frame was reached.
  func displayFrame() {
    for follower in followers { follower.work() }
  }
}

/// All that one animation call started: it ends, and completes, as one.
@MainActor
package final class AnimationGroup {
  /// When it starts to move, in virtual seconds.
  package let start: TimeInterval

  /// Seconds of one run.
  package let duration: TimeInterval

  /// How progress follows time.
  package let timing: AnimationTiming

  /// How many runs; infinite if it repeats until it is interrupted.
  package let repeatCount: Double

  /// Whether each run goes there and back again.
  package let autoreverses: Bool

  /// Whether the animated views take touches meanwhile.
  package let allowsUserInteraction: Bool

  private var completion: ((Bool) -> Void)?
  private var liveCount = 0
  private var wasInterrupted = false
  private(set) var isFinished = false

  /// Whether the closure that fills the group still runs.
  private var isOpen = true

  /// The views with an animation of this group, to be cleaned when it ends.
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

  /// Seconds from start to end of all runs; infinite if it repeats indefinitely.
  package var totalDuration: TimeInterval {
    duration * repeatCount * (autoreverses ? 2 : 1)
  }

  /// When it ends, in virtual seconds.
  package var end: TimeInterval { start + totalDuration }

  /// Whether nothing of it is left to run.
  var isEmpty: Bool { liveCount == 0 }

  /// The progress at `time`: 0 before the start, 1 from the end on.
  package func progress(at time: TimeInterval) -> Double {
    guard time > start else { return 0 }
    guard time < end - Timeline.tolerance, duration > 0 else { return 1 }
    let runs = (time - start) / duration
    let run = runs.rounded(.down)
    let fraction = runs - run
    let isReturning = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return timing.progress(at: isReturning ? 1 - fraction : fraction)
  }

  /// Counts an animation of `view` in.
  func add(_ view: UIView) {
    liveCount += 1
    if views.last?.wrappedValue !== view { views.append(WeakReference(wrappedValue: view)) }
  }

  /// The closure has run: from now on the group ends with its last animation.
  func close() {
    isOpen = false
  }

  /// Counts out an animation that was replaced, or whose view left; completes if it was the last one.
  ///
  /// What the closure itself takes back is no interruption, and more may follow.
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

  /// The time is over: views show their model values again, and the completion handler runs.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    for entry in views { entry.wrappedValue?.removeAnimations(of: self) }
    views.removeAll()
    guard let completion else { return }
    self.completion = nil
    let finished = !wasInterrupted
    SimulatedDevice.current.onNextTurn { completion(finished) }
  }
}
