/// The rules for changes of the stack:
///
/// 1. The stack changes immediately. A new controller becomes a child immediately; a removed one stays a
///    child until it is off screen.
/// 2. If the view is not on screen, the new top's view replaces the old one without a transition.
/// 3. On screen a transition runs. First the old controller gets `viewWillDisappear`, the delegate
///    `willShow`, and the new controller `viewWillAppear`. At the end the `did` callbacks follow in the same
///    order, then `didMove`.
///
/// Source: Apple, UINavigationController; logs for the order.
extension UINavigationController {
  /// Pushes any controller.
  ///
  /// Only `show(_:sender:)` can push a navigation controller, for example when a split view collapses.
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
      pendingChange = change
    } else {
      show(change)
    }
  }

  /// Removes children that have left the stack, and sends `didMove` to new ones.
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

/// A navigation controller on another one's stack, for example in a collapsed split view.
///
/// Its bar is hidden: the outer controller's bar shows the items of both stacks, and its back button goes
/// back through both.
extension UINavigationController {
  /// The navigation controller whose stack contains this one.
  final var outer: UINavigationController? { storedParent as? UINavigationController }

  /// The bar that shows the stack.
  final var shownBar: UINavigationBar { outer?.shownBar ?? bar }

  /// Whether this controller's own bar is hidden.
  final var hidesBar: Bool { storedIsBarHidden || outer != nil }

  private var barItems: [UINavigationItem] { items(of: stack) }

  /// The items that the bar shows for controllers on the stack.
  final func items(of controllers: [UIViewController]) -> [UINavigationItem] {
    controllers.flatMap { ($0 as? UINavigationController)?.barItems ?? [$0.navigationItem] }
  }

  private var inner: UINavigationController? { stack.last as? UINavigationController }

  /// Whether going back pops a controller of this stack instead of one of an inner stack.
  final var handlesBack: Bool { stack.count > 1 && !(inner?.canGoBack ?? false) }

  private var canGoBack: Bool { stack.count > 1 || (inner?.canGoBack ?? false) }

  /// Shows the stack's items in the bar, unless a transition of the outer controller does so.
  final func changeBar(_ direction: UINavigationBar.Direction) {
    guard let outer else {
      bar.beginChange(to: barItems, direction)
      // The item of an inner stack can need another height.
      if bar.hasLargeTitles { viewIfLoaded?.setNeedsLayout() }
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

/// A change of the stack.
struct NavigationChange {
  let operation: UINavigationController.Operation
  let isAnimated: Bool

  let oldStack: [UIViewController]
}
