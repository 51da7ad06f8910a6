/// A change of what a navigation controller shows.
struct NavigationChange {
  let operation: UINavigationController.Operation
  let isAnimated: Bool

  /// The stack before.
  let oldStack: [UIViewController]
}
