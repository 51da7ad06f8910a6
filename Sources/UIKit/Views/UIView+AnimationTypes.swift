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
      if bits == AnimationTiming.keyboardCurve { return .keyboard }
      return AnimationTiming(AnimationCurve(rawValue: bits) ?? .easeInOut)
    }

    /// The transition that the bits ask for.
    var transitionStyle: ViewTransition.Style {
      ViewTransition.Style(rawValue: rawValue >> 20 & 0xF) ?? .none
    }
  }
}
