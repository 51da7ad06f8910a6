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
