/// The styles that cover the area of the controller that defines the context.
@MainActor
final class ContextPresentationController: UIPresentationController {
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

  override var shouldPresentInFullscreen: Bool { false }

  override var shouldRemovePresentersView: Bool { style == .currentContext }

  override var staysInContext: Bool { true }
}
