/// How a split view collapses and expands, from iOS 8 on.
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
@MainActor
final class AdaptiveSplit: SplitRules {
  private unowned let split: UISplitViewController

  /// The controller that left its place when the split view collapsed.
  private var collapsedAway: UIViewController?

  /// The primary controller that the delegate sent away when the split view collapsed.
  private var primaryInReserve: UIViewController?

  init(_ split: UISplitViewController) {
    self.split = split
  }

  func chooseMode(in view: UIView) {
    adaptToTraits()
    let size = view.bounds.size
    if !split.storedIsCollapsed, split.announcedSize == nil || split.announcedSize == size {
      split.updateMode(in: size)
    }
  }

  func controllersWillBeReplaced() {
    collapsedAway = nil
    primaryInReserve = nil
  }

  func controllersWereReplaced() {
    if split.storedIsCollapsed && split.secondary != nil { collapse() }
  }

  let canReveal = true

  func revealPrimary() {
    split.choose(split.automaticTarget)
  }

  var dividerWidth: CGFloat { 1 / max(1, split.device.screen.scale) }

  func primaryWidth(in size: CGSize) -> CGFloat {
    split.storedIsCollapsed ? size.width : split.columnWidth(in: size, traits: split.traitCollection)
  }

  func traits(of child: UIViewController) -> UITraitCollection? {
    child === split.primary ? UITraitCollection(horizontalSizeClass: .compact) : nil
  }

  /// Collapses or expands if the width asks for it.
  private func adaptToTraits() {
    let isCompact = split.traitCollection.horizontalSizeClass == .compact
    guard isCompact != split.storedIsCollapsed else { return }
    UIView.performWithoutAnimation {
      if isCompact { collapse() } else { expand() }
    }
    split.updateModeButton()
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification,
      object: split
    )
  }

  private func collapse() {
    let oldPrimary = split.primary
    let staying = split.delegate?.primaryViewController(forCollapsing: split) ?? oldPrimary
    collapsedAway = nil
    primaryInReserve = nil
    if let staying, let leaving = split.secondary {
      if staying === leaving {
        split.setColumns(primary: staying, secondary: nil)
        primaryInReserve = oldPrimary
      } else {
        split.setColumns(primary: staying, secondary: leaving)
        let isHandled =
          split.delegate?.splitViewController(split, collapseSecondary: leaving, onto: staying) ?? false
        split.setColumns(primary: staying, secondary: nil)
        collapsedAway = leaving
        if !isHandled { staying.collapseSecondaryViewController(leaving, for: split) }
      }
    } else {
      split.setColumns(primary: staying, secondary: nil)
    }
    split.storedIsCollapsed = true
    split.currentMode = nil
    split.chosenMode = nil
  }

  private func expand() {
    let only = split.primary
    let newPrimary = split.delegate?.primaryViewController(forExpanding: split) ?? primaryInReserve ?? only
    if let newPrimary {
      var separated =
        split.delegate?.splitViewController(split, separateSecondaryFrom: newPrimary)
        ?? newPrimary.separateSecondaryViewController(for: split)
      if separated == nil, let only, only !== newPrimary { separated = only }
      if separated === newPrimary { separated = nil }
      split.setColumns(primary: newPrimary, secondary: separated)
    }
    split.storedIsCollapsed = false
    collapsedAway = nil
    primaryInReserve = nil
  }

  func takeBackCollapsed() -> UIViewController? {
    guard let collapsedAway, collapsedAway.storedParent == nil, collapsedAway.modal.presenter == nil else {
      return nil
    }
    return collapsedAway
  }
}
