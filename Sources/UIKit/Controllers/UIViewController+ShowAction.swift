extension UIViewController {
  /// What a container can be asked to do with a controller that it does not know yet.
  ///
  /// Stands in for the selectors that UIKit looks for targets with.
  public enum ShowAction: Sendable {
    /// `show(_:sender:)`: go on to it.
    case show
    /// `showDetailViewController(_:sender:)`: show it as the detail of something.
    case showDetail
  }

  /// Posted by a split view that has collapsed or expanded, so that details are shown in another way.
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification"
  )

  final func showTarget(for action: ShowAction, sender: Any?) -> UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.canPerformAction(action, withSender: sender) { return controller }
      candidate = controller.storedParent
    }
    return nil
  }
}
