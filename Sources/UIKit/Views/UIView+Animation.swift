extension UIView {
  /// Animates changes of views over `duration` seconds, with ease in and out.
  ///
  /// Properties that are set in `animations` have their new values at once; the screen shows them gradually.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Animates changes of views; `completion` gets true, or false if the animation was interrupted.
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

  /// Animates changes of views after `delay` seconds, with options.
  ///
  /// Inside another animation its duration and curve apply, unless the options override them. If nothing
  /// changes, the duration is not positive or animations are disabled, `completion` runs in the next run-loop
  /// pass. Setting the value to which a property is already being animated is no change, and doesn't affect
  /// that animation. Source: Apple, UIView.animate(withDuration:delay:options:animations:completion:); for
  /// values that don't change, developers' measurements (see AnimationTowardsSetValuesTests).
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      options: options,
      keyframes: nil,
      animations: animations,
      completion: completion
    )
  }

  static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions,
    keyframes: KeyframeRecorder?,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
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
      keyframes: keyframes,
      animations: animations,
      completion: completion
    )
  }

  /// Animates changes of views with a spring that comes to rest after `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: the duration of the animation, in seconds.
  ///   - delay: the delay before the animation, in seconds.
  ///   - dampingRatio: 1 is without overshoot; the closer to 0, the more it oscillates.
  ///   - velocity: the initial velocity, in total distances per second.
  ///   - options: as for other animations; the spring replaces the curve.
  ///   - animations: changes the views.
  ///   - completion: gets whether the animation has finished.
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

  /// Enables or disables animations; changes while they are disabled take effect at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    device.animator.isEnabled = enabled
  }

  /// Whether animations are enabled.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// Runs `actionsWithoutAnimation` with animations disabled, even inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animator = device.animator
    let wasEnabled = animator.isEnabled
    animator.isEnabled = false
    actionsWithoutAnimation()
    animator.isEnabled = wasEnabled
  }

  /// The duration in seconds of the animation whose closure is running; 0 outside animation closures.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.group?.duration ?? 0
  }

  /// The maximum duration and delay in seconds: a year.
  private static let longestDuration: TimeInterval = 31_536_000

  private static func run(
    _ timing: AnimationTiming,
    inherited: AnimationTiming,
    duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions,
    keyframes: KeyframeRecorder? = nil,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let isAnimated = duration > 0 && AnimationBlock.isEnabled
    let driver = driver(after: max(0, delay), lasting: duration)
    let group: AnimationGroup? =
      isAnimated
      ? AnimationGroup(
        start: device.timeline.now + (delay > 0 ? min(delay, longestDuration) : 0),
        duration: min(duration, longestDuration),
        timing: timing,
        repeatCount: options.contains(.repeat) ? .infinity : 1,
        autoreverses: options.contains(.autoreverse),
        allowsUserInteraction: options.contains(.allowUserInteraction),
        driver: driver,
        completion: completion
      ) : nil
    AnimationBlock(
      group: group,
      timing: inherited,
      cutsAnimations: !isAnimated && AnimationBlock.isEnabled,
      beginsFromCurrentState: options.contains(.beginFromCurrentState),
      laysOutSubviews: options.contains(.layoutSubviews),
      keyframes: keyframes
    ).run(animations)
    guard let group else {
      if let completion { device.onNextPass { completion(true) } }
      return
    }
    keyframes?.start(in: group)
    group.close()
    if group.isEmpty {
      group.finish()
    } else if let driver {
      driver.clock.add(group)
    } else {
      device.animator.start(group)
    }
  }

  /// The clock of the property animator or interactive transition in whose closure an animation starts, and the time of the
  /// animation in it; nil if it runs by itself.
  private static func driver(
    after delay: TimeInterval,
    lasting duration: TimeInterval
  ) -> (clock: AnimatorClock, span: AnimatorSpan)? {
    let outer = AnimationBlock.current?.group?.driver
    guard let clock = outer?.clock ?? device.animator.clock, clock.duration > 0 else { return nil }
    let begin = (outer?.span.begin ?? clock.fraction) + delay / clock.duration
    return (clock, AnimatorSpan(begin: begin, end: begin + duration / clock.duration))
  }
}

extension UIView {
  /// The curves of animations.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and at the end.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// At constant speed.
    case linear = 3
  }

  /// The options of animations and transitions.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits: 0…9 are flags, 16…19 the curve, 20…23 the transition.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the changed views inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches on the animated views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values that are on screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until interrupted.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forwards, then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Shows and hides the two views of a transition instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits nothing from an outer animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at the beginning and at the end: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Flips about the vertical axis, with the left side coming forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips about the vertical axis, with the right side coming forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves from one content to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips about the horizontal axis, with the top coming forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips about the horizontal axis, with the bottom coming forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The curve in the bits; 7 is the curve of the keyboard, which has no name.
    var timing: AnimationTiming {
      let bits = Int(rawValue >> 16 & 0xF)
      if bits == SystemBehavior.keyboardCurveRawValue { return .keyboard }
      return AnimationTiming(AnimationCurve(rawValue: bits) ?? .easeInOut)
    }

    /// The transition in the bits.
    var transitionStyle: ViewTransition.Style {
      ViewTransition.Style(rawValue: rawValue >> 20 & 0xF) ?? .none
    }
  }
}

// MARK: - Transition

extension UIView {
  /// Changes the content of `view` with the transition in the options.
  ///
  /// Changes in `animations` have their new values at once; the transition covers them. `completion` runs
  /// after `duration` seconds, or in the next run-loop pass if nothing is animated.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let style = options.transitionStyle
    let isAnimated = duration > 0 && AnimationBlock.isEnabled && style != .none
    let former = isAnimated ? view.backing.frozen() : nil
    performWithoutAnimation { animations?() }
    guard let former else {
      if let completion { device.onNextPass { completion(true) } }
      return
    }
    let group = AnimationGroup(
      start: device.timeline.now,
      duration: duration,
      timing: options.timing,
      repeatCount: 1,
      autoreverses: false,
      allowsUserInteraction: options.contains(.allowUserInteraction),
      completion: completion
    )
    group.add(view.backing)
    group.close()
    view.begin(ViewTransition(style: style, group: group, former: former))
    device.animator.start(group)
  }

  /// Replaces `fromView` by `toView` in the same superview, with a transition.
  ///
  /// `fromView` is removed, or only hidden with the option `showHideTransitionViews`. Source: Apple,
  /// UIView.transition(from:to:duration:options:completion:).
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      if let completion { device.onNextPass { completion(false) } }
      return
    }
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.addSubview(toView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion
    )
  }
}

/// A transition of a view's content in progress, such as a flip or a cross dissolve.
@MainActor
package struct ViewTransition {
  /// The visual effect.
  package let style: Style

  /// Start, duration and timing.
  package let group: AnimationGroup

  /// What the view showed before.
  package let former: CALayer

  /// The visual effects of transitions.
  package enum Style: UInt, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
    case crossDissolve = 5
    case flipFromTop = 6
    case flipFromBottom = 7
  }
}
