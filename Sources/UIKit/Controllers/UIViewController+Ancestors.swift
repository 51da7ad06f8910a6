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

  /// Whether another controller is this one, contains it or presents it, at any distance.
  ///
  /// What holds a controller never becomes what it holds: so no chain of parents and presenters closes.
  final func isHeld(by other: UIViewController) -> Bool {
    var seen: Set<UIViewController> = []
    var pending = [self]
    while let controller = pending.popLast() {
      if controller === other { return true }
      guard seen.insert(controller).inserted else { continue }
      pending += [controller.storedParent, controller.modal.presenter].compactMap(\.self)
    }
    return false
  }

  /// Whether a window that is shown has this controller as its root.
  final var isRootOfWindow: Bool {
    SimulatedDevice.current.application.hasWindow { $0.rootViewController === self }
  }

  /// The controller at the top of the containment: this one if it has no parent.
  final var topmostAncestor: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }
}
