extension UIView {
  /// Changes views gradually: the properties set in `animations` take their values at once in the
  /// model and over `duration` seconds on screen, easing in and out.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Changes views gradually, then calls `completion` with true, or with false if it was cut short.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  /// Changes views gradually, after `delay` seconds and with options.
  ///
  /// Inside another animation the outer duration and curve hold, unless the options override them.
  /// Where nothing changes, the duration is not positive or animations are switched off, `completion`
  /// runs on the next turn. A value that is set once more while it is animated is no change, and leaves that
  /// animation alone. Source: Apple, UIView.animate(withDuration:delay:options:animations:completion:); for what
  /// does not change, developers' measurements (see AnimationTowardsSetValuesTests).
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = options.contains(.overrideInheritedOptions) ? nil : AnimationBlock.current
    var timing = options.timing
    if let outer, !options.contains(.overrideInheritedCurve) { timing = outer.timing }
    let inherited = options.contains(.overrideInheritedDuration) ? nil : outer?.group?.duration
    run(
      timing,
      inherited: timing,
      duration: inherited ?? duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Changes views like a spring that comes to rest after `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: how long the spring swings, in seconds.
  ///   - delay: how long it waits before, in seconds.
  ///   - dampingRatio: 1 does not overshoot; towards 0 it oscillates more and more.
  ///   - velocity: the speed at the start, in whole distances a second.
  ///   - options: as for other animations; the spring takes the place of a curve.
  ///   - animations: changes the views.
  ///   - completion: gets whether the animation ran to its end.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(
      dampingRatio: Double(dampingRatio),
      initialVelocity: Double(velocity),
      duration: duration
    )
    run(
      .spring(spring),
      inherited: options.timing,
      duration: duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Switches animations on or off; what is set while they are off changes at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    SimulatedDevice.current.animator.isEnabled = enabled
  }

  /// Whether animations are switched on.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// Runs `actionsWithoutAnimation` with animations switched off, even inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animator = SimulatedDevice.current.animator
    let wasEnabled = animator.isEnabled
    animator.isEnabled = false
    actionsWithoutAnimation()
    animator.isEnabled = wasEnabled
  }

  /// The duration of the animation whose closure is running, in seconds, or 0 outside of all.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.group?.duration ?? 0
  }

  /// The longest duration and delay that the virtual clock takes, in seconds: a year.
  private static let longestDuration: TimeInterval = 31_536_000

  private static func run(
    _ timing: AnimationTiming,
    inherited: AnimationTiming,
    duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let isAnimated = duration > 0 && AnimationBlock.isEnabled
    let group: AnimationGroup? =
      isAnimated
      ? AnimationGroup(
        start: SimulatedDevice.current.timeline.now + (delay > 0 ? min(delay, longestDuration) : 0),
        duration: min(duration, longestDuration),
        timing: timing,
        repeatCount: options.contains(.repeat) ? .infinity : 1,
        autoreverses: options.contains(.autoreverse),
        allowsUserInteraction: options.contains(.allowUserInteraction),
        completion: completion
      ) : nil
    AnimationBlock(
      group: group,
      timing: inherited,
      cutsAnimations: !isAnimated && AnimationBlock.isEnabled,
      beginsFromCurrentState: options.contains(.beginFromCurrentState),
      laysOutSubviews: options.contains(.layoutSubviews)
    ).run(animations)
    guard let group else {
      if let completion { SimulatedDevice.current.onNextTurn { completion(true) } }
      return
    }
    group.close()
    if group.isEmpty { group.finish() } else { SimulatedDevice.current.animator.start(group) }
  }
}
