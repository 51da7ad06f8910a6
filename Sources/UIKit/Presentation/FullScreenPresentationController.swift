/// The styles that cover the screen.
@MainActor
final class FullScreenPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(
    _ style: UIModalPresentationStyle,
    _ presented: UIViewController,
    _ presenting: UIViewController?
  ) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentationStyle: UIModalPresentationStyle { style }

  override var shouldRemovePresentersView: Bool { style == .fullScreen }

  /// Up to iOS 6 the view begins below the status bar.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let application = SimulatedDevice.current.application
    guard !SimulatedDevice.current.behavior.rootViewLiesUnderStatusBar, !application.isStatusBarHidden else {
      return container.bounds
    }
    return container.bounds.inset(
      by: UIEdgeInsets(top: UIApplication.statusBarHeight, left: 0, bottom: 0, right: 0)
    )
  }
}
