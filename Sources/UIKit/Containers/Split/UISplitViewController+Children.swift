extension UISplitViewController {
  final func replaceControllers(with controllers: [UIViewController]) {
    var distinct: [UIViewController] = []
    for controller in controllers where distinct.count < 2 && !distinct.contains(controller) {
      distinct.append(controller)
    }
    collapsedAway = nil
    primaryInReserve = nil
    setColumns(primary: distinct.first, secondary: distinct.count == 2 ? distinct[1] : nil)
    if storedIsCollapsed && secondary != nil { collapse() }
    layOutColumns()
  }

  /// Changes the controllers: takes those out that leave, and contains those that come.
  final func setColumns(primary newPrimary: UIViewController?, secondary newSecondary: UIViewController?) {
    let old = viewControllers.map { (controller: $0, traits: $0.traitCollection) }
    let new = [newPrimary, newSecondary].compactMap(\.self)
    primary = newPrimary
    secondary = newSecondary
    for (controller, traits) in old {
      if new.contains(controller) {
        controller.propagateTraits(from: traits, to: controller.traitCollection)
      } else {
        takeOut(controller)
      }
    }
    for controller in new where controller.storedParent !== self { takeIn(controller) }
    storedChildren = new + storedChildren.filter { !new.contains($0) }
    if old.first?.controller !== newPrimary { updateHiddenPrimary() }
  }

  private func takeOut(_ controller: UIViewController) {
    guard controller.storedParent === self else { return }
    controller.willMove(toParent: nil)
    if let controllerView = controller.storedView { controllerView.removeFromSuperview() }
    controller.isExchanging = false
    controller.removeFromParent()
  }

  private func takeIn(_ controller: UIViewController) {
    if let controllerView = controller.storedView, controllerView.superview != nil {
      controllerView.removeFromSuperview()
    }
    addChild(controller)
    if isOnScreen { arrangeColumns() }
    controller.didMove(toParent: self)
  }

  // MARK: Showing

  final func showPrimary(_ controller: UIViewController, sender: Any?) {
    if isShowingDetail {
      present(controller, animated: true)
      return
    }
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    guard !viewControllers.contains(controller) else { return }
    if storedIsCollapsed {
      present(controller, animated: true)
    } else {
      setColumns(primary: controller, secondary: secondary)
      layOutColumns()
    }
  }

  final func showSecondary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    guard !viewControllers.contains(controller) else { return }
    guard storedIsCollapsed else {
      setColumns(primary: primary, secondary: controller)
      layOutColumns()
      return
    }
    guard let primary else {
      present(controller, animated: true)
      return
    }
    // A primary controller that cannot show it hands it back to its parent: this one.
    isShowingDetail = true
    primary.show(controller, sender: sender)
    isShowingDetail = false
  }
}
