/// How a split view collapses and expands, from iOS 8 on:
///
/// 1. It collapses when it is about to appear, or becomes, compact wide; it expands when it becomes regular.
/// 2. Collapsing asks the delegate for the controller that stays, then offers it the secondary controller. If
///    the delegate does not handle that, the secondary controller leaves its place and the primary one gets
///    it: a navigation controller pushes it, others drop it.
/// 3. Expanding asks the delegate for the primary controller, then for the secondary one. If the delegate has
///    none, the primary controller is asked: a navigation controller pops its topmost one; others give back
///    what was dropped.
/// 4. A primary controller that the delegate sent away by choosing the secondary one comes back.
///
/// Source: Apple, UISplitViewControllerDelegate.
extension UISplitViewController {
  /// Collapses or expands if the width asks for it.
  final func adaptToTraits() {
    guard SimulatedDevice.current.behavior.splitViewsAdapt else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != storedIsCollapsed else { return }
    UIView.performWithoutAnimation {
      if isCompact { collapse() } else { expand() }
    }
    updateModeButton()
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification,
      object: self
    )
  }

  final func collapse() {
    let oldPrimary = primary
    let staying = delegate?.primaryViewController(forCollapsing: self) ?? oldPrimary
    collapsedAway = nil
    primaryInReserve = nil
    if let staying, let leaving = secondary {
      if staying === leaving {
        setColumns(primary: staying, secondary: nil)
        primaryInReserve = oldPrimary
      } else {
        setColumns(primary: staying, secondary: leaving)
        let isHandled =
          delegate?.splitViewController(self, collapseSecondary: leaving, onto: staying) ?? false
        setColumns(primary: staying, secondary: nil)
        collapsedAway = leaving
        if !isHandled { staying.collapseSecondaryViewController(leaving, for: self) }
      }
    } else {
      setColumns(primary: staying, secondary: nil)
    }
    storedIsCollapsed = true
    currentMode = nil
    chosenMode = nil
  }

  final func expand() {
    let only = primary
    let newPrimary = delegate?.primaryViewController(forExpanding: self) ?? primaryInReserve ?? only
    if let newPrimary {
      var separated =
        delegate?.splitViewController(self, separateSecondaryFrom: newPrimary)
        ?? newPrimary.separateSecondaryViewController(for: self)
      if separated == nil, let only, only !== newPrimary { separated = only }
      if separated === newPrimary { separated = nil }
      setColumns(primary: newPrimary, secondary: separated)
    }
    storedIsCollapsed = false
    collapsedAway = nil
    primaryInReserve = nil
  }

  /// The controller that left its place when the split view collapsed, unless it has found another since.
  final func takeBackCollapsed() -> UIViewController? {
    guard let collapsedAway, collapsedAway.storedParent == nil, collapsedAway.modal.presenter == nil else {
      return nil
    }
    return collapsedAway
  }
}
