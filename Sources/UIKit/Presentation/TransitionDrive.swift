/// The animations of a transition that an interaction drives: those that its animator starts, or an animator that can be
/// interrupted.
@MainActor
final class TransitionDrive: DeviceBound {
  private let clock: AnimatorClock
  private let interruptible: (any UIViewImplicitlyAnimating)?
  private var end: Timeline.EntryID?

  /// Runs closures whose animations stand still.
  ///
  /// - Parameters:
  ///   - duration: the duration of the transition, in seconds.
  ///   - interruptible: the animator's animations, if they can be interrupted.
  ///   - start: starts the animator's animations otherwise.
  ///   - alongside: starts those of the container.
  init(
    lasting duration: TimeInterval,
    _ interruptible: (any UIViewImplicitlyAnimating)?,
    start: () -> Void,
    alongside: () -> Void
  ) {
    clock = AnimatorClock(duration: duration, timing: AnimationTiming(.linear))
    self.interruptible = interruptible
    let animator = device.animator
    let outer = animator.clock
    animator.clock = clock
    if interruptible == nil { start() }
    alongside()
    animator.clock = outer
    clock.becomeLinear()
    interruptible?.pauseAnimation()
  }

  /// Whether the animations run.
  var isRunning: Bool { end != nil }

  /// Runs the animations with their own timing.
  func runForward() {
    clock.adopt(nil, towards: 1)
    run(to: 1, in: clock.duration)
    interruptible?.startAnimation()
  }

  /// Stops the animations where they are, and returns the progress.
  func pause() -> Double {
    stopClock()
    clock.becomeLinear()
    interruptible?.pauseAnimation()
    return interruptible.map { Double($0.fractionComplete) } ?? clock.fraction
  }

  /// Shows the animations at a progress.
  func show(_ progress: Double) {
    clock.hold(at: progress)
    interruptible?.fractionComplete = CGFloat(progress)
  }

  /// Runs the rest of the animations, or runs them back, in a fraction of the duration.
  func run(back: Bool, in fraction: Double, _ timing: any UITimingCurveProvider) {
    let goal = back ? 0.0 : 1.0
    let seconds = fraction * clock.duration
    clock.proceed(timing.timing(in: seconds).timing, towards: goal)
    run(to: goal, in: seconds)
    guard let interruptible else { return }
    interruptible.isReversed = back
    interruptible.continueAnimation(withTimingParameters: timing, durationFactor: CGFloat(fraction))
  }

  private func run(to goal: Double, in seconds: TimeInterval) {
    stopClock()
    clock.run(to: goal, in: seconds)
    // The entry keeps the animations while they run.
    end = device.animator.runClock(until: device.timeline.now + seconds) { [self] in
      end = nil
      if goal == 0 { clock.setValues(at: .start) }
      clock.endGroups(isComplete: true)
    }
  }

  private func stopClock() {
    guard let end else { return }
    device.animator.stopClock(end)
    self.end = nil
  }
}
