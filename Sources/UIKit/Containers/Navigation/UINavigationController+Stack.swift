/// The rules of changing the stack:
///
/// 1. The stack changes at once. Who comes is a child from then on; who leaves stays one until it is off screen.
/// 2. While the view is not on screen, that is all: the new top's view takes the place of the old one's.
/// 3. On screen a transition runs: the old controller hears that it will disappear, the delegate that another will
///    show, the new one that it will appear; at the end follow the did calls in the same order, then `didMove`.
///
/// Source: Apple, UINavigationController; logs for the order.
extension UINavigationController {
  /// Pushes any controller.
  ///
  /// A navigation controller gets here only by `show(_:sender:)`, as when a split view collapses.
  final func push(_ controller: UIViewController, animated: Bool) {
    if stack.contains(controller) {
      UIKitException.raise(
        .invalidArgumentException,
        device.behavior.reportsRepeatedPushInNewWords
          ? "\(self) is pushing the same view controller instance (\(controller)) more than once which is "
            + "not supported"
          : "Pushing the same view controller instance more than once is not supported (\(controller))"
      )
    }
    change(to: stack + [controller], .push, animated: animated)
  }

  final func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index + 1 < stack.count else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), .pop, animated: animated)
    return popped
  }

  final func replaceStack(with controllers: [UIViewController], animated: Bool) {
    for (index, controller) in controllers.enumerated() where controllers[..<index].contains(controller) {
      UIKitException.raise(
        .invalidArgumentException,
        "All view controllers in a navigation controller must be distinct (\(controller))"
      )
    }
    guard controllers != stack else { return }
    let isBelow = controllers.last.map(stack.contains) ?? true
    change(to: controllers, isBelow ? .pop : .push, animated: animated)
  }

  final func change(to newStack: [UIViewController], _ operation: Operation, animated: Bool) {
    if newStack.contains(where: { $0 is UISplitViewController }) {
      UIKitException.raise(
        .invalidArgumentException,
        "Split View Controllers cannot be pushed to a Navigation Controller \(self)"
      )
    }
    if case .moving(let transition) = phase {
      if animated && transition.isAnimated {
        let name = operation == .pop ? "pop" : "push"
        device.console.log("nested \(name) animation can result in corrupted navigation bar")
      }
      finish(transition)
    }
    let oldStack = stack
    stack = newStack
    for controller in newStack where controller.storedParent !== self { addChild(controller) }
    for controller in oldStack where !newStack.contains(controller) { controller.willMove(toParent: nil) }
    let change = NavigationChange(operation: operation, isAnimated: animated, oldStack: oldStack)
    if phase.isCallingBack {
      waitingChange = change
    } else {
      show(change)
    }
  }

  /// Lets those go that have left the stack, and tells those that have come that they are there.
  final func settleChildren() {
    let outerPhase = phase
    phase = .settling
    let leaving = departing.filter { $0 !== staged }
    departing.removeAll { $0 !== staged }
    for child in leaving where child.storedParent === self { child.removeFromParent() }
    for child in stack
    where child.isEnteringParent && (child === staged || child !== stack.last || staged == nil) {
      child.didMove(toParent: self)
    }
    storedChildren.sort { stackIndex(of: $0) < stackIndex(of: $1) }
    phase = outerPhase
  }

  private func stackIndex(of controller: UIViewController) -> Int {
    stack.firstIndex(of: controller) ?? Int.max
  }
}

// MARK: - Nesting

/// A navigation controller on another's stack, as in a collapsed split view, hides its bar: the outer one shows
/// both stacks, and leads back through both.
extension UINavigationController {
  /// The navigation controller whose stack this one is on.
  private var outer: UINavigationController? { storedParent as? UINavigationController }

  /// The bar that shows the stack.
  final var shownBar: UINavigationBar { outer?.shownBar ?? bar }

  /// Whether the own bar does not show.
  final var hidesBar: Bool { storedIsBarHidden || outer != nil }

  private var barItems: [UINavigationItem] {
    stack.flatMap { ($0 as? UINavigationController)?.barItems ?? [$0.navigationItem] }
  }

  private var inner: UINavigationController? { stack.last as? UINavigationController }

  /// Whether going back takes a controller off this stack, not off one that lies on top of it.
  final var handlesBack: Bool { stack.count > 1 && !(inner?.canGoBack ?? false) }

  private var canGoBack: Bool { stack.count > 1 || (inner?.canGoBack ?? false) }

  /// Shows the stack in the bar; one that an outer transition brings on screen is shown by that.
  final func changeBar(_ direction: UINavigationBar.Direction) {
    guard let outer else {
      bar.beginChange(to: barItems, direction)
      return
    }
    if outer.phase.transition == nil { outer.changeBar(direction) }
  }

  final func backButtonWasTapped() {
    if let inner, inner.canGoBack {
      inner.backButtonWasTapped()
    } else {
      popViewController(animated: true)
    }
  }

  final func releaseBar() {
    bar.beginChange(to: [], .none)
  }

  final func takeBar() {
    guard isViewLoaded, case .settled = phase else { return }
    changeBar(.none)
    layOutBars()
  }
}

/// A change of what a navigation controller shows.
struct NavigationChange {
  let operation: UINavigationController.Operation
  let isAnimated: Bool

  /// The stack before.
  let oldStack: [UIViewController]
}
