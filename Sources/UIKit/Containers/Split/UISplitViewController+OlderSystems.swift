/// How a split view hides its primary controller up to iOS 7:
///
/// 1. The delegate is asked before the split view appears, and before each turn between portrait and landscape,
///    from iOS 5 on. Left alone, the primary controller is hidden in portrait.
/// 2. Before it hides, the delegate gets a bar button item and a popover controller for it; before it shows
///    again, a visible popover goes, and the delegate hears that the item is of no use any more.
/// 3. The button and, from iOS 5.1 on, a swipe to the right show the popover, of which the delegate hears
///    before. The swipe counts only if the delegate cares about hiding.
/// 4. A visible popover goes with the split view when that leaves the screen.
///
/// Source: Apple, UISplitViewControllerDelegate.
extension UISplitViewController {
  /// Decides for an orientation whether the primary controller is hidden, and tells the delegate of a change.
  final func updateHiding(in orientation: UIInterfaceOrientation) {
    guard let primary, !isAnnouncing, orientation.isPortrait != hidingWasAskedInPortrait else { return }
    hidingWasAskedInPortrait = orientation.isPortrait
    isAnnouncing = true
    var hides = orientation.isPortrait
    if SimulatedDevice.current.behavior.splitViewsAskBeforeHiding, let delegate {
      hides = delegate.splitViewController(self, shouldHide: primary, in: orientation)
    }
    let mode: DisplayMode = hides ? .secondaryOnly : .oneBesideSecondary
    if mode != currentMode {
      if hides { willHide(primary) } else { willShow(primary) }
      currentMode = mode
    }
    isAnnouncing = false
  }

  private func willHide(_ primary: UIViewController) {
    let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.togglePopover() })
    item.title = nil
    let popover = UIPopoverController(contentViewController: primary)
    hiddenPrimary = HiddenPrimary(item: item, popover: popover)
    delegateOffersHidden = delegate != nil
    delegate?.splitViewController(self, willHide: primary, with: item, for: popover)
  }

  private func willShow(_ primary: UIViewController) {
    guard let hidden = hiddenPrimary else { return }
    hidden.popover.dismiss(animated: false)
    hiddenPrimary = nil
    delegate?.splitViewController(self, willShow: primary, invalidating: hidden.item)
  }

  /// The primary controller was replaced: another one hides in its place.
  final func updateHiddenPrimary() {
    guard !SimulatedDevice.current.behavior.splitViewsAdapt, currentMode == .secondaryOnly else { return }
    if let hiddenPrimary, let primary {
      hiddenPrimary.popover.contentViewController = primary
    } else {
      hiddenPrimary?.popover.dismiss(animated: false)
      hiddenPrimary = nil
      currentMode = nil
      hidingWasAskedInPortrait = nil
    }
  }

  private func togglePopover() {
    guard let popover = hiddenPrimary?.popover else { return }
    if popover.isPopoverVisible { popover.dismiss(animated: true) } else { showPopover() }
  }

  /// Shows the popover at its button, or at the left edge if no bar shows that.
  final func showPopover() {
    guard let hidden = hiddenPrimary, !hidden.popover.isPopoverVisible, let primary,
      let view = storedView, view.window != nil
    else { return }
    delegate?.splitViewController(self, popoverController: hidden.popover, willPresent: primary)
    guard hiddenPrimary?.popover === hidden.popover else { return }
    if hidden.item.itemView?.window != nil {
      hidden.popover.present(from: hidden.item, permittedArrowDirections: .any, animated: true)
    } else {
      let edge = CGRect(x: 0, y: 0, width: 1, height: view.bounds.height)
      hidden.popover.present(from: edge, in: view, permittedArrowDirections: .left, animated: true)
    }
  }

  /// Whether a swipe shows the popover.
  final var showsPopoverBySwiping: Bool {
    SimulatedDevice.current.behavior.splitViewsSwipe && delegateOffersHidden && hiddenPrimary != nil
  }
}
