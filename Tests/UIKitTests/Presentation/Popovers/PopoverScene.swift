import Simulator

@testable import UIKit

/// A pad whose root controller retains a popover, with a button as its anchor.
@MainActor
final class PopoverScene {
  let simulator: Simulator
  let root = Root()
  let log = CallLog()
  let content: LoggingViewController
  let source = UIView(frame: CGRect(x: 360, y: 500, width: 40, height: 20))

  /// Retains the objects that a popover needs.
  final class Root: UIViewController {
    var popover: UIPopoverController?
  }

  init(iOS: Double = 7, size: CGSize = CGSize(width: 200, height: 125)) {
    simulator = Simulator.boot(.iPad, iOS: iOS)
    content = LoggingViewController("content", log)
    root.view.backgroundColor = .white
    root.view.addSubview(source)
    simulator.launch(root)
    content.onViewDidLoad = { [unowned content] in content.preferredContentSize = size }
  }

  var popover: UIPopoverController {
    if let popover = root.popover { return popover }
    let popover = UIPopoverController(contentViewController: content)
    root.popover = popover
    return popover
  }

  /// Presents from the source, and waits until the popover is shown.
  func present(_ directions: UIPopoverArrowDirection = .any, animated: Bool = false) {
    popover.present(
      from: source.bounds,
      in: source,
      permittedArrowDirections: directions,
      animated: animated
    )
    simulator.advanceUntilIdle()
  }

  /// The popover's frame in the interface's coordinates.
  var frame: CGRect? { popover.session?.popoverView.frame }

  func tapOutside() {
    simulator.tap(at: CGPoint(x: 20, y: 1000))
    simulator.advanceUntilIdle()
  }
}

/// Logs a popover's delegate calls, and returns the results that a test sets.
@MainActor
final class PopoverDelegate: UIPopoverControllerDelegate {
  let log = CallLog()
  var mayDismiss = true
  var onShouldDismiss: (() -> Void)?
  var newAnchor: (rect: CGRect, view: UIView)?

  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
    log.add("shouldDismiss")
    onShouldDismiss?()
    return mayDismiss
  }

  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
    log.add("didDismiss visible=\(popoverController.isPopoverVisible)")
  }

  func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {
    log.add("willReposition \(rect.pointee.size.width)x\(rect.pointee.size.height)")
    guard let newAnchor else { return }
    rect.pointee = newAnchor.rect
    view.pointee = newAnchor.view
  }
}
