/// Animates changes of views, and can be paused, reversed, set to a fraction and continued with another timing.
///
/// Sources: Apple, UIViewPropertyAnimator; WWDC 2016 session 216 and WWDC 2017 session 230 for the timing when it is paused
/// and continued.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying, @MainActor DeviceBound {
  /// The timing.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  /// The duration of the animations in seconds; a spring with a mass has its own.
  public let duration: TimeInterval

  /// The delay in seconds after which the animations were started; 0 by default.
  open private(set) var delay: TimeInterval = 0

  /// Whether the animated views receive touches while the animations run; true by default.
  ///
  /// Setting it while the animator is active raises NSGenericException.
  open var isUserInteractionEnabled = true {
    willSet { if newValue != isUserInteractionEnabled { refuseChange(of: "userInteractionEnabled") } }
  }

  /// Whether the application itself finds the views that are hit; false by default.
  ///
  /// Otherwise touches hit the animated views where they are seen, and not at their final values. It counts for animations that
  /// are added afterwards. Source: UIViewPropertyAnimator.h, "Set if you need to manage the hit-testing of animating view
  /// hierarchies"; WWDC 2016 session 216.
  open var isManualHitTestingEnabled = false {
    didSet { clock?.hitsWhereSeen = !isManualHitTestingEnabled }
  }

  /// Whether the animations can be paused and stopped; true by default.
  ///
  /// Setting it while the animator is active raises NSGenericException.
  open var isInterruptible = true {
    willSet { if newValue != isInterruptible { refuseChange(of: "interruptible") } }
  }

  /// Whether paused animations follow `fractionComplete` evenly, and not by their timing; true by default.
  open var scrubsLinearly = true

  /// Whether the animator stays active at the end, without calling the completion handlers; false by default.
  open var pausesOnCompletion = false

  open private(set) var state = UIViewAnimatingState.inactive

  private let timing: (timing: AnimationTiming, vertical: AnimationTiming?)
  private var clock: AnimatorClock?
  private var end: Timeline.EntryID?
  private var animations: [(closure: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Whether it was started without animations, and waits for the first.
  private var awaitsAnimations = false
  private var storedIsReversed = false

  /// Creates an animator without animations.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let timing = parameters.timing(in: max(0, duration))
    (self.duration, self.timing) = (timing.duration, (timing.timing, timing.vertical))
    super.init()
  }

  /// Creates an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest in the duration; 1 is without overshoot.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it, with the options of other animations.
  ///
  /// Inside of another animation it has that one's duration and curve unless the options override them, and can't be
  /// interrupted. Source: Apple,
  /// UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:).
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let outer = options.contains(.overrideInheritedOptions) ? nil : AnimationBlock.current
    let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    let inherited = options.contains(.overrideInheritedDuration) ? nil : outer?.group?.duration
    // Closures and options have curves, which nested animations inherit instead of springs.
    let timing = inheritsCurve ? outer?.timing ?? options.timing : options.timing
    let function =
      if case .curve(let function) = timing { function } else { CAMediaTimingFunction(.easeInOut) }
    let animator = UIViewPropertyAnimator(
      duration: inherited ?? duration,
      timingParameters: UICubicTimingParameters(function)
    )
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.isInterruptible = AnimationBlock.current == nil
    if let completion { animator.addCompletion(completion) }
    if AnimationBlock.current?.group?.driver != nil {
      animator.follow(delay, options, animations)
    } else {
      animator.addAnimations(animations)
      animator.startAnimation(afterDelay: delay)
    }
    return animator
  }

  /// Runs the animations as a part of those in whose closure the animator was started.
  private func follow(
    _ delay: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ animations: @escaping () -> Void
  ) {
    (state, awaitsAnimations) = (.active, true)
    UIView.animate(withDuration: duration, delay: delay, options: options, animations: animations) {
      [self] finished in
      let called = completions
      becomeInactive(isComplete: true)
      for completion in called { completion(finished ? .end : .current) }
    }
  }

  /// Paused or stopped animations must be ended before: their values would stay undecided.
  ///
  /// The text is UIKit's. Source: public crash logs, such as OfTheWolf/TwitterProfile issue 14.
  deinit {
    guard isUnfinished else { return }
    UIKitException.raise(
      .internalInconsistencyException,
      """
      It is an error to release a paused or stopped property animator. Property animators must either finish animating or \
      be explicitly stopped and finished before they can be released.
      """
    )
  }

  /// Whether it is paused or stopped.
  private var isUnfinished = false

  private func noteState() {
    isUnfinished = state == .stopped || (state == .active && !isRunning && !awaitsAnimations)
  }

  // MARK: State

  open var isRunning: Bool { end != nil }

  open var isReversed: Bool {
    get { storedIsReversed }
    set {
      guard newValue != storedIsReversed else { return }
      storedIsReversed = newValue
      guard isRunning, let clock else { return }
      // The animations run back as long as they have run.
      let goal = newValue ? 0.0 : 1.0
      run(to: goal, in: abs(goal - clock.fraction) * duration)
    }
  }

  /// The fraction of the duration that has passed, or of the way while the animator is paused and scrubs linearly.
  ///
  /// Setting it pauses an inactive animator, and has no effect on a running one. From iOS 11 on it counts from the end
  /// while the animator is reversed.
  open var fractionComplete: CGFloat {
    get { CGFloat(counted(clock?.fraction ?? (countsFromEnd ? 1 : 0))) }
    set {
      guard state != .stopped, !isRunning, isInterruptible, !newValue.isNaN else { return }
      if state == .inactive { pauseAnimation() }
      clock?.hold(at: counted(min(1, max(0, Double(newValue)))))
    }
  }

  private var countsFromEnd: Bool { isReversed && device.behavior.reversedFractionsCountFromEnd }

  /// A fraction from the beginning of the animations as one that the application counts, and the reverse.
  private func counted(_ fraction: Double) -> Double { countsFromEnd ? 1 - fraction : fraction }

  // MARK: Animations

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds animations that begin after a fraction of the duration, or of what is left of it.
  ///
  /// Those that are added to an active animator are part of it at once.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(1, max(0, Double(delayFactor)))
    guard state == .active, let clock else {
      animations.append((animation, factor))
      return
    }
    let begin = clock.fraction + factor * (1 - clock.fraction)
    add(animation, AnimatorSpan(begin: begin, end: 1), to: clock)
    if awaitsAnimations { start(clock, after: 0) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func add(_ animation: () -> Void, _ span: AnimatorSpan, to clock: AnimatorClock) {
    guard duration > 0, UIView.areAnimationsEnabled else { return animation() }
    let group = AnimationGroup(
      start: device.timeline.now,
      duration: duration,
      timing: timing.timing,
      repeatCount: 1,
      autoreverses: false,
      allowsUserInteraction: isUserInteractionEnabled,
      driver: (clock, span),
      completion: nil
    )
    AnimationBlock(
      group: group,
      timing: timing.timing.isCurve ? timing.timing : AnimationTiming(.easeInOut),
      cutsAnimations: false,
      beginsFromCurrentState: true,
      laysOutSubviews: false
    ).run(animation)
    group.close()
    clock.add(group)
  }

  /// Makes the animator active: runs the closures, whose animations stay where they begin.
  private func activate() -> AnimatorClock {
    if let clock { return clock }
    let clock = AnimatorClock(duration: duration, timing: timing.timing, verticalTiming: timing.vertical)
    clock.hitsWhereSeen = !isManualHitTestingEnabled
    self.clock = clock
    state = .active
    let added = animations
    animations = []
    awaitsAnimations = added.isEmpty
    for animation in added {
      add(animation.closure, AnimatorSpan(begin: animation.delayFactor, end: 1), to: clock)
    }
    return clock
  }

  // MARK: Flow

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    let isNew = state == .inactive
    let clock = activate()
    if isNew {
      self.delay = max(0, delay)
      if isReversed { clock.hold(at: 1) }
      if awaitsAnimations { return }
      return start(clock, after: self.delay)
    }
    continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  private func start(_ clock: AnimatorClock, after delay: TimeInterval) {
    awaitsAnimations = false
    let goal = isReversed ? 0.0 : 1.0
    run(to: goal, in: UIView.areAnimationsEnabled ? abs(goal - clock.fraction) * duration : 0, after: delay)
  }

  private func run(to goal: Double, in seconds: TimeInterval, after delay: TimeInterval = 0) {
    guard let clock else { return }
    cancelEnd()
    clock.run(to: goal, in: seconds, after: delay)
    let time = device.timeline.now + max(0, delay) + max(0, seconds)
    // The entry keeps the animator while it runs.
    end = device.animator.runClock(until: time) { [self] in
      end = nil
      reachEnd()
    }
    noteState()
  }

  private func cancelEnd() {
    guard let end else { return }
    device.animator.stopClock(end)
    self.end = nil
  }

  private func reachEnd() {
    guard let clock else { return }
    let position = isReversed ? UIViewAnimatingPosition.start : .end
    clock.hold()
    if pausesOnCompletion { return noteState() }
    if position == .start { clock.setValues(at: .start) }
    complete(at: position)
  }

  /// Ends the animations, and calls the completion handlers in the next run-loop pass.
  private func complete(at position: UIViewAnimatingPosition) {
    let called = completions
    becomeInactive(isComplete: true)
    guard !called.isEmpty else { return }
    device.onNextPass { for completion in called { completion(position) } }
  }

  private func becomeInactive(isComplete: Bool) {
    cancelEnd()
    let clock = clock
    self.clock = nil
    (animations, completions) = ([], [])
    (state, storedIsReversed, awaitsAnimations) = (.inactive, false, false)
    noteState()
    clock?.endGroups(isComplete: isComplete)
  }

  open func pauseAnimation() {
    guard state != .stopped, isInterruptible else { return }
    let wasRunning = isRunning
    let isNew = state == .inactive
    let clock = activate()
    awaitsAnimations = false
    cancelEnd()
    if isNew && isReversed { clock.hold(at: 1) }
    if isNew || wasRunning {
      if scrubsLinearly { clock.becomeLinear() } else { clock.hold() }
    }
    noteState()
  }

  /// Continues paused animations from where they are, in the direction of the animator.
  ///
  /// - Parameters:
  ///   - parameters: the new timing; nil for that of the animator.
  ///   - durationFactor: the remaining time as a fraction of the duration; 0 for the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning, let clock else { return }
    let goal = isReversed ? 0.0 : 1.0
    let given = parameters?.timing(in: durationFactor > 0 ? duration * Double(durationFactor) : duration)
    if given != nil || scrubsLinearly { clock.adopt(given?.timing, towards: goal) }
    let rest = durationFactor > 0 ? Double(durationFactor) : abs(goal - clock.fraction)
    run(to: goal, in: rest * duration)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible, let clock else { return }
    cancelEnd()
    clock.setValues(at: .present)
    if withoutFinishing { return becomeInactive(isComplete: false) }
    clock.hold()
    clock.endGroups(isComplete: false)
    state = .stopped
    noteState()
  }

  /// Ends stopped animations; raises NSInternalInconsistencyException in another state.
  ///
  /// The text is UIKit's. Source: a public crash log, HeroTransitions/Hero issue 214.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      UIKitException.raise(
        .internalInconsistencyException,
        "finishAnimationAtPosition: should only be called on a stopped animator!"
      )
    }
    switch finalPosition {
    case .start: clock?.setValues(at: .start)
    case .end: clock?.setValues(at: .end)
    case .current: break
    }
    complete(at: finalPosition)
  }

  // That it raises is in UIKit's header; the text is ours.
  private func refuseChange(of property: String) {
    guard state == .active else { return }
    UIKitException.raise(
      .genericException,
      "The property \(property) of an active animator can't be set (\(self))"
    )
  }

  /// Returns an inactive animator with the same timing and settings, and without animations.
  open nonisolated override func copy() -> Any { copy(with: nil) }

  /// Returns an inactive animator with the same timing and settings, and without animations.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Animators, and so their copies, are used on the main actor only.
    nonisolated(unsafe) var copied: UIViewPropertyAnimator?
    MainActor.assumeIsolated { copied = makeCopy() }
    return copied as Any
  }

  private func makeCopy() -> UIViewPropertyAnimator {
    let copy = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: timingParameters ?? UICubicTimingParameters()
    )
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }
}
