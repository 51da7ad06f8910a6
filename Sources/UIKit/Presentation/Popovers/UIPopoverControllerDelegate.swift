/// Has a say in how a popover goes away and where it moves.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: AnyObject {
  /// Whether a tap beside the popover may dismiss it; true unless implemented.
  ///
  /// Not asked if the application dismisses it.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool

  /// A tap beside the popover has dismissed it.
  ///
  /// Not called if the application dismissed it.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)

  /// The interface has turned, from iOS 7 on: `rect` and `view` may be replaced by another anchor.
  ///
  /// Not called for popovers of a bar button item. Source: Apple, UIPopoverController.h.
  func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  )
}

extension UIPopoverControllerDelegate {
  /// A tap may dismiss the popover.
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
    true
  }

  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}

  /// Keeps the anchor.
  public func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {}
}
