/// Controls the flow of animations.
///
/// Source of this and the following types: Apple, UIViewAnimating.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animations.
  var state: UIViewAnimatingState { get }

  /// Whether the animations run, in one direction or the other.
  var isRunning: Bool { get }

  /// Whether they run backwards, or will when they are started.
  var isReversed: Bool { get set }

  /// The fraction of the animations that is complete; setting it shows the animations there.
  var fractionComplete: CGFloat { get set }

  /// Starts the animations, or continues them after a pause.
  func startAnimation()

  /// Starts the animations after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses the animations where they are, or starts them paused.
  func pauseAnimation()

  /// Stops the animations, and leaves the properties of the views at the values on screen.
  ///
  /// Without finishing, the animations are over; otherwise `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Ends stopped animations: sets the final values, and calls the completion handlers.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The states of animations.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or over.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and not finished.
  case stopped = 2
}

/// The positions at which animations can end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values at the end.
  case end = 0
  /// The values before the animations.
  case start = 1
  /// The values on screen.
  case current = 2
}

/// Changes animations while they run.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds animations that begin after a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds animations.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Continues paused animations with a timing and a duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

// The methods are optional in Objective-C.
extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {}
}
