/// A segue of up to iOS 7 that shows its destination in a popover.
///
/// Deprecated since iOS 9, where popovers are presented.
@preconcurrency @MainActor
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
  /// What shows the destination; the source keeps it until its next popover.
  public final let popoverController: UIPopoverController

  /// Creates a segue with a popover controller for `destination`; on a phone that raises
  /// NSInvalidArgumentException.
  public required init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    popoverController = UIPopoverController(contentViewController: destination)
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
