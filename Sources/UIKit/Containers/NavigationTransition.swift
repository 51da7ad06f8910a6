/// A navigation controller's way from one controller to another.
@MainActor
final class NavigationTransition {
  let old: UIViewController?
  let new: UIViewController
  let operation: UINavigationController.Operation
  let isAnimated: Bool
  let coordinator: TransitionCoordinator

  /// The stack before, which an abandoned swipe goes back to.
  let oldStack: [UIViewController]

  /// How far it is, or will be when its animation ends, from 0 to 1.
  var progress: CGFloat = 0

  /// Whether the old controller comes back.
  var isAbandoned = false

  /// When its animation ends.
  var end: Timeline.EntryID?

  init(
    from old: UIViewController?,
    to new: UIViewController,
    _ change: NavigationChange,
    coordinator: TransitionCoordinator
  ) {
    self.old = old
    self.new = new
    operation = change.operation
    isAnimated = change.isAnimated
    oldStack = change.oldStack
    self.coordinator = coordinator
  }
}
