/// Drives a transition from one controller to another, usually by a gesture.
///
/// Source: Apple, UIViewControllerInteractiveTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition; runs the animator if its animations are driven.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed after the interaction, relative to that of the animation; 1 by default.
  var completionSpeed: CGFloat { get }

  /// The curve after the interaction; with ease in and out by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition begins interactively; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// Returns `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns true.
  public var wantsInteractiveStart: Bool { true }
}

/// Drives the animations of an animator by a percentage.
///
/// The animations stand still and follow `update(_:)` evenly until `finish()` or `cancel()`, which run the rest of them or run
/// them back. A cancelled transition leaves the views as they were. Source: Apple, UIPercentDrivenInteractiveTransition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The duration of the animator when the transition began, in seconds.
  open private(set) var duration: CGFloat = 0

  /// The last progress that `update(_:)` was given, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest, relative to that of the animation; 1 by default, and greater than 0.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest; with ease in and out by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing of the rest, in place of `completionCurve`; nil by default.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition begins interactively, and not by running until `pause()`; true by default.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  private var drive: TransitionDrive?

  /// Creates an object that drives one transition after the other.
  public override init() {
    super.init()
  }

  /// Begins the transition with its animator, whose animations stand still.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    duration = CGFloat(context.duration)
    percentComplete = 0
    drive = context.startDrive()
    if !wantsInteractiveStart { drive?.runForward() }
  }

  /// Makes a running transition interactive, where it is.
  open func pause() {
    guard let context, let drive, !context.isInteractive, drive.isRunning else { return }
    percentComplete = CGFloat(drive.pause())
    context.pauseInteractiveTransition()
  }

  /// Shows the transition at a progress from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(1, max(0, percentComplete))
    drive?.show(Double(self.percentComplete))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Runs the transition back, and cancels it.
  open func cancel() { end(isCancelled: true) }

  /// Runs the rest of the transition, and completes it.
  open func finish() { end(isCancelled: false) }

  private func end(isCancelled: Bool) {
    guard let context, context.isInteractive else { return }
    context.completionSpeed = completionSpeed
    if isCancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
    let rest = Double(isCancelled ? percentComplete : 1 - percentComplete)
    let speed = completionSpeed > 0 ? Double(completionSpeed) : 1
    let timing = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
    drive?.run(back: isCancelled, in: rest / speed, timing)
  }
}
