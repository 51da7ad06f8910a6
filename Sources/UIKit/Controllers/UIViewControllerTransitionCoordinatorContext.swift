/// A change of size or controllers that is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated.
  var isAnimated: Bool { get }

  /// Whether a finger drives it at the moment; a turn of the device never is.
  var isInteractive: Bool { get }

  /// Whether it began with a finger that drove it.
  var initiallyInteractive: Bool { get }

  /// How fast it goes on once a finger lets go, in whole changes of its own duration; 1 without a finger.
  var completionVelocity: CGFloat { get }

  /// Whether it was called off.
  var isCancelled: Bool { get }

  /// Its length in seconds.
  var transitionDuration: TimeInterval { get }

  /// How far it is, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// The curve of its animation.
  var completionCurve: UIView.AnimationCurve { get }

  /// The view that everything happens in.
  var containerView: UIView { get }

  /// The turn of the interface, or the identity if only the size changes.
  var targetTransform: CGAffineTransform { get }

  /// The style of the presentation; `none` for other changes.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The controller on screen at the start or at the end; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view that leaves or comes; nil for one that stays, and for a change of size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
