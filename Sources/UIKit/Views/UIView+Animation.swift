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
    device.animator.isEnabled = enabled
  }

  /// Whether animations are switched on.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// Runs `actionsWithoutAnimation` with animations switched off, even inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animator = device.animator
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
        start: device.timeline.now + (delay > 0 ? min(delay, longestDuration) : 0),
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
      if let completion { device.onNextTurn { completion(true) } }
      return
    }
    group.close()
    if group.isEmpty { group.finish() } else { device.animator.start(group) }
  }
}

extension UIView {
  /// How an animation's speed changes on the way.
  public enum AnimationCurve: Int, Sendable {
    /// Slow, fast, slow.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// At constant speed.
    case linear = 3
  }

  /// What an animation call may ask for.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits: 0…9 are switches, 16…19 the curve, 20…23 the transition.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays the changed views out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown at the moment.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until it is interrupted.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs there and back again.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Shows and hides the two views of a transition instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits nothing from an outer animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow, fast, slow: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns about the vertical axis, the left side coming forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the vertical axis, the right side coming forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from one to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about the horizontal axis, the top coming forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about the horizontal axis, the bottom coming forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The curve that the bits ask for; 7 is that of the keyboard, which has no name.
    var timing: AnimationTiming {
      let bits = Int(rawValue >> 16 & 0xF)
      if bits == SystemBehavior.namelessCurve { return .keyboard }
      return AnimationTiming(AnimationCurve(rawValue: bits) ?? .easeInOut)
    }

    /// The transition that the bits ask for.
    var transitionStyle: ViewTransition.Style {
      ViewTransition.Style(rawValue: rawValue >> 20 & 0xF) ?? .none
    }
  }
}

// MARK: - Transition

extension UIView {
  /// Changes the content of `view` as the transition of the options shows it.
  ///
  /// What `animations` sets takes its value at once; the transition covers it. `completion` runs after
  /// `duration` seconds, or on the next turn if nothing is animated.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation { animations?() }
    let style = options.transitionStyle
    guard duration > 0, AnimationBlock.isEnabled, style != .none else {
      if let completion { device.onNextTurn { completion(true) } }
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
    group.add(view)
    group.close()
    view.begin(ViewTransition(style: style, group: group))
    device.animator.start(group)
  }

  /// Puts `toView` in the place of `fromView`, in the same superview.
  ///
  /// `fromView` is removed, or only hidden with the option `showHideTransitionViews`.
  /// Source: Apple, UIView.transition(from:to:duration:options:completion:).
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      if let completion { device.onNextTurn { completion(false) } }
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

/// A running change of a view's content, such as a flip or a cross dissolve.
@MainActor
package struct ViewTransition {
  /// What the change looks like.
  package let style: Style

  /// Start, duration and timing.
  package let group: AnimationGroup

  /// How one content gives way to the other.
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
