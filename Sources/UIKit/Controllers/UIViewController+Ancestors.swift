extension UIViewController {
  /// The nearest controller of a kind that contains this one, however deep.
  final func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    var candidate = storedParent
    while let controller = candidate {
      if let found = controller as? Ancestor { return found }
      candidate = controller.storedParent
    }
    return nil
  }

  /// The transition under way of this controller or of the nearest one that contains it.
  final var nearestTransition: TransitionCoordinator? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let transition = controller.runningTransition { return transition }
      candidate = controller.storedParent
    }
    return nil
  }

  /// The controller at the top of the containment: this one if it has no parent.
  final var topmostAncestor: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }
}
