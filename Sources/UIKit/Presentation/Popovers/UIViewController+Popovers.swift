extension UIViewController {
  /// Tells the popover around this controller, if there is one, that its content would like another size.
  final func tellPopoverOfContentSize() {
    topmostAncestor.modal.popoverOwner?.contentSizeMayHaveChanged()
  }

  /// Whether the controller, or one that it shows, keeps a popover open when something beside it is tapped.
  final var isModalForPopover: Bool {
    if isModalInPopover { return true }
    return storedChildren.contains { $0.appearance.isVisible && $0.isModalForPopover }
  }
}
