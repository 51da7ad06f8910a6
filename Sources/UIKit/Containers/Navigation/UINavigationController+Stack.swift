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
        SimulatedDevice.current.behavior.reportsRepeatedPushInNewWords
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
    if !isCallingBack, let transition {
      if animated && transition.isAnimated {
        let name = operation == .pop ? "pop" : "push"
        SimulatedDevice.current.console.log("nested \(name) animation can result in corrupted navigation bar")
      }
      finish(transition)
    }
    let oldStack = stack
    stack = newStack
    for controller in newStack where controller.storedParent !== self { addChild(controller) }
    for controller in oldStack where !newStack.contains(controller) { controller.willMove(toParent: nil) }
    let change = NavigationChange(operation: operation, isAnimated: animated, oldStack: oldStack)
    if isCallingBack {
      waitingChange = change
    } else {
      show(change)
    }
  }

  /// Lets those go that have left the stack, and tells those that have come that they are there.
  final func settleChildren() {
    let wasCallingBack = isCallingBack
    isCallingBack = true
    let leaving = departing.filter { $0 !== staged }
    departing.removeAll { $0 !== staged }
    for child in leaving where child.storedParent === self { child.removeFromParent() }
    for child in stack
    where child.isEnteringParent && (child === staged || child !== stack.last || staged == nil) {
      child.didMove(toParent: self)
    }
    storedChildren.sort { stackIndex(of: $0) < stackIndex(of: $1) }
    isCallingBack = wasCallingBack
  }

  private func stackIndex(of controller: UIViewController) -> Int {
    stack.firstIndex(of: controller) ?? Int.max
  }
}
