/// Hiding of the primary controller of split views, up to iOS 7.
///
/// 1. From iOS 5, the delegate is asked before the split view appears and before each rotation between
///    portrait and landscape. By default the primary controller is hidden in portrait.
/// 2. Before it is hidden, the delegate gets a bar button item and a popover controller. Before it is shown
///    again, a visible popover is dismissed, and the delegate is notified that the item is invalid.
/// 3. The button and, from iOS 5.1, a swipe to the right show the popover; the delegate is notified before.
///    The swipe only works if the delegate implements `willHide`.
/// 4. A visible popover is dismissed when the split view disappears.
///
/// Source: Apple, UISplitViewControllerDelegate.
@MainActor
final class HidingSplitRules: SplitRules {
  private unowned let split: UISplitViewController

  /// The button and popover of the hidden primary controller.
  private var hidden: HiddenPrimary?

  /// Whether the delegate was last asked for a portrait orientation.
  private var wasAskedInPortrait: Bool?

  private struct HiddenPrimary {
    /// The button for the delegate to show; it has no title until the application sets one.
    let item: UIBarButtonItem

    /// The popover with the primary controller.
    let popover: UIPopoverController
  }

  init(_ split: UISplitViewController) {
    self.split = split
  }

  func chooseMode(in view: UIView) {
    let application = split.device.application
    updateHiding(in: application.rotation?.new ?? application.interfaceOrientation)
  }

  func interfaceWillRotate(to orientation: UIInterfaceOrientation) {
    updateHiding(in: orientation)
  }

  func viewDidDisappear() {
    hidden?.popover.dismiss(animated: false)
  }

  let dividerWidth: CGFloat = 1

  func primaryWidth(in size: CGSize) -> CGFloat { SplitColumns.olderPrimaryWidth }

  /// Hides or shows the primary controller for an orientation, and notifies the delegate of a change.
  private func updateHiding(in orientation: UIInterfaceOrientation) {
    guard let primary = split.primary, !split.isAnnouncing, orientation.isPortrait != wasAskedInPortrait
    else {
      return
    }
    wasAskedInPortrait = orientation.isPortrait
    split.isAnnouncing = true
    var hides = orientation.isPortrait
    if split.device.behavior.splitViewsAskBeforeHiding, let delegate = split.delegate {
      hides = delegate.splitViewController(split, shouldHide: primary, in: orientation)
    }
    let mode: UISplitViewController.DisplayMode = hides ? .secondaryOnly : .oneBesideSecondary
    if mode != split.currentMode {
      if hides { willHide(primary) } else { willShow(primary) }
      split.currentMode = mode
    }
    split.isAnnouncing = false
  }

  private func willHide(_ primary: UIViewController) {
    let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.togglePopover() })
    item.title = nil
    let popover = UIPopoverController(contentViewController: primary)
    hidden = HiddenPrimary(item: item, popover: popover)
    split.delegateOffersHidden = split.delegate != nil
    split.delegate?.splitViewController(split, willHide: primary, with: item, for: popover)
  }

  private func willShow(_ primary: UIViewController) {
    guard let hidden else { return }
    hidden.popover.dismiss(animated: false)
    self.hidden = nil
    split.delegate?.splitViewController(split, willShow: primary, invalidating: hidden.item)
  }

  /// Replaces a hidden primary controller.
  func primaryWasReplaced() {
    guard split.currentMode == .secondaryOnly else { return }
    if let hidden, let primary = split.primary {
      hidden.popover.contentViewController = primary
    } else {
      hidden?.popover.dismiss(animated: false)
      hidden = nil
      split.currentMode = nil
      wasAskedInPortrait = nil
    }
  }

  private func togglePopover() {
    guard let popover = hidden?.popover else { return }
    if popover.isPopoverVisible { popover.dismiss(animated: true) } else { revealPrimary() }
  }

  /// Shows the popover at its button, or at the left edge if the button is in no bar.
  func revealPrimary() {
    guard let hidden, !hidden.popover.isPopoverVisible, let primary = split.primary,
      let view = split.storedView, view.window != nil
    else { return }
    split.delegate?.splitViewController(split, popoverController: hidden.popover, willPresent: primary)
    guard self.hidden?.popover === hidden.popover else { return }
    if hidden.item.itemView?.window != nil {
      hidden.popover.present(from: hidden.item, permittedArrowDirections: .any, animated: true)
    } else {
      let edge = CGRect(x: 0, y: 0, width: 1, height: view.bounds.height)
      hidden.popover.present(from: edge, in: view, permittedArrowDirections: .left, animated: true)
    }
  }

  /// Whether a swipe shows the popover.
  var canReveal: Bool {
    split.device.behavior.splitViewsSwipe && split.delegateOffersHidden && hidden != nil
  }
}
