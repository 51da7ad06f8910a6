/// A navigation controller's way from one controller to another.
@MainActor
final class NavigationTransition {
  let old: UIViewController?
  let new: UIViewController
  let operation: UINavigationController.Operation
  let isAnimated: Bool

  /// The stack before, which an abandoned swipe goes back to.
  let oldStack: [UIViewController]

  /// What others animate alongside and clean up with; set before anybody hears of the transition.
  var coordinator = TransitionCoordinator(in: UIView(frame: .zero), duration: 0, targetTransform: .identity)

  /// The delegate's animation in place of the slide, with what it needs to know.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var context: TransitionContext?

  /// How far it is, or will be when its animation ends, from 0 to 1.
  var progress: CGFloat = 0

  /// Whether the old controller comes back.
  var isAbandoned = false

  /// When its animation ends.
  var end: Timeline.EntryID?

  private var ignoringApplication: UIApplication?

  init(from old: UIViewController?, to new: UIViewController, _ change: NavigationChange) {
    self.old = old
    self.new = new
    operation = change.operation
    isAnimated = change.isAnimated
    oldStack = change.oldStack
  }

  /// A transition that goes away with its navigation controller leaves no touches ignored.
  isolated deinit {
    endIgnoringTouches()
  }

  func beginIgnoringTouches() {
    ignoringApplication = SimulatedDevice.current.application
    ignoringApplication?.beginIgnoringInteractionEvents()
  }

  func endIgnoringTouches() {
    ignoringApplication?.endIgnoringInteractionEvents()
    ignoringApplication = nil
  }
}
