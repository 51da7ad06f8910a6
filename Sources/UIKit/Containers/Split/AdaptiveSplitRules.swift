/// Collapsing and expanding of split views, from iOS 8.
///
/// 1. A split view collapses when its width is, or becomes, compact; it expands when its width becomes
///    regular.
/// 2. When it collapses, it asks the delegate for the remaining controller, then offers it the secondary
///    controller. If the delegate doesn't handle the secondary controller, it is removed and passed to the
///    primary one: a navigation controller pushes it, others ignore it.
/// 3. When it expands, it asks the delegate for the primary controller, then for the secondary one. If the
///    delegate returns none, it asks the primary controller: a navigation controller pops its topmost one,
///    others return the removed one.
/// 4. A primary controller that the delegate replaced by the secondary one is restored.
///
/// Source: Apple, UISplitViewControllerDelegate.
@MainActor
final class AdaptiveSplitRules: SplitRules {
  private unowned let split: UISplitViewController

  /// The controller that was removed when the split view collapsed.
  private var collapsedAway: UIViewController?

  /// The primary controller that the delegate replaced when the split view collapsed.
  private var replacedPrimary: UIViewController?

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
    replacedPrimary = nil
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

  /// Collapses or expands according to the width.
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
    replacedPrimary = nil
    if let staying, let leaving = split.secondary {
      if staying === leaving {
        split.setColumns(primary: staying, secondary: nil)
        replacedPrimary = oldPrimary
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
    let newPrimary = split.delegate?.primaryViewController(forExpanding: split) ?? replacedPrimary ?? only
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
    replacedPrimary = nil
  }

  func takeBackCollapsed() -> UIViewController? {
    guard let collapsedAway, collapsedAway.storedParent == nil, collapsedAway.modal.presenter == nil else {
      return nil
    }
    return collapsedAway
  }
}
