extension UIViewController {
  /// Unwinds to the nearest controller on the way here that the segue may lead to; without any, nothing happens.
  ///
  /// The source prepares, the destination acts, then the way back is shown.
  /// Source: Apple, Technical Note TN2298, "Using Unwind Segues".
  final func unwindSegue(_ identifier: String?, _ unwinding: UnwindTemplate, sender: Any?) {
    let way = UIStoryboardUnwindSegueSource(source: self, sender: sender) {
      unwinding.isTarget($0)
        && $0.canPerformUnwind(to: unwinding.target, from: self, sender: sender)
    }
    guard let destination = unwindDestination(way) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    segue.performHandler = { [unowned segue] in segue.source.goBack(with: segue) }
    prepare(for: segue, sender: sender)
    unwinding.action(destination, segue)
    segue.perform()
  }

  /// Looks through the parents of the source, in each through the children that may be looked through and then
  /// at the parent itself; above the topmost, on with the controller that presented it.
  private func unwindDestination(_ way: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate = storedParent ?? modal.presenter
    while let controller = candidate {
      if let found = controller.unwindDestinationWithin(way) { return found }
      candidate = controller.storedParent ?? controller.modal.presenter
    }
    return nil
  }

  private func unwindDestinationWithin(_ way: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: way) where child.storedParent === self {
      if let found = child.unwindDestinationWithin(way) { return found }
    }
    return self !== way.source && way.accepts(self) ? self : nil
  }

  /// The children but the one that the unwinding comes from; those of a navigation controller top first.
  final func childrenForUnwinding(_ way: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let left = childContaining(way)
    let others = (self as? UINavigationController)?.viewControllers.reversed() ?? storedChildren
    return others.filter { $0 !== left }
  }

  /// The child that an unwinding comes from: the source, or the one that holds or presents it.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate: UIViewController? = source.source
    while let controller = candidate {
      if controller.storedParent === self { return controller }
      candidate = controller.storedParent ?? controller.modal.presenter
    }
    return nil
  }

  /// Dismisses what lies over the destination's containers, then lets each of them show the way to it.
  private func goBack(with segue: UIStoryboardSegue) {
    let root = segue.destination.topmostAncestor
    if let presenter = presenter(under: root) {
      segue.animatesContainers = false
      presenter.dismiss(animated: true)
    }
    var path = [segue.destination]
    while let parent = path[0].storedParent { path.insert(parent, at: 0) }
    for (container, child) in zip(path, path.dropFirst()) {
      container.unwind(for: segue, towards: child)
    }
  }

  /// The controller in the tree of `root` that presents this one, however many presentations lie between; nil
  /// if this one is in the same tree.
  private func presenter(under root: UIViewController) -> UIViewController? {
    var top = topmostAncestor
    while top !== root {
      guard let presenter = top.modal.presenter else { return nil }
      if presenter.topmostAncestor === root { return presenter }
      top = presenter.topmostAncestor
    }
    return nil
  }

  /// What UIKit's containers do to show the child that an unwinding leads to: behind what is dismissed at the
  /// same time, without animation.
  final func showForUnwinding(_ child: UIViewController, _ segue: UIStoryboardSegue) {
    switch self {
    case let navigation as UINavigationController where navigation.viewControllers.contains(child):
      navigation.popToViewController(child, animated: segue.animatesContainers)
    case let tabs as UITabBarController: tabs.selectedViewController = child
    default: break
    }
  }
}
