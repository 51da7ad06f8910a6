extension UIView {
  /// Animates views through keyframes, which `addKeyframe` adds in `animations`.
  ///
  /// Changes in `animations` outside of a keyframe take the whole duration. The curve of the whole is that in bits 16…19 of
  /// the options, by default with ease in and out. Source: Apple,
  /// UIView.animateKeyframes(withDuration:delay:options:animations:completion:); for the curve, developers' experiments
  /// (StackOverflow 20638956 and 68056506).
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let common = AnimationOptions(rawValue: options.rawValue & KeyframeAnimationOptions.commonBits)
    animate(
      withDuration: duration,
      delay: delay,
      options: common,
      keyframes: KeyframeRecorder(
        options.calculationMode,
        beginsFromCurrentState: options.contains(.beginFromCurrentState)
      ),
      animations: animations,
      completion: completion
    )
  }

  /// Adds a keyframe to the keyframe animation whose closure is running.
  ///
  /// - Parameters:
  ///   - frameStartTime: when the changes begin, from 0 to 1 as a fraction of the whole duration.
  ///   - frameDuration: how long they take, from 0 to 1; with 0 they happen at the start time.
  ///   - animations: changes the views.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationBlock.current?.keyframes else { return animations() }
    keyframes.run(from: frameStartTime, lasting: frameDuration, animations)
  }

  /// The options of keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits: 0…9 are flags, 10…13 the calculation mode, 16…19 the curve of the whole.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the changed views inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows touches on the animated views during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values that are on screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats until interrupted.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forwards, then backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inherits nothing from an outer animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// At constant speed between two keyframes: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value stays until the next one.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At constant speed through all values; the times of the keyframes are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve at constant speed; the times of the keyframes are ignored.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The bits that mean the same in the options of other animations.
    fileprivate static let commonBits: UInt = 0xF_03FF

    fileprivate var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
