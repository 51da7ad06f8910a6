/// A stack of controllers of which the topmost is shown, under a navigation bar.
@MainActor
open class UINavigationController: UIViewController {
  /// Creates a stack with one controller at its bottom.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  /// Restores an archived controller, without its stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack, bottom first.
  open var viewControllers: [UIViewController] { children }
}
