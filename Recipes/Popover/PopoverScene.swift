import RecipeKit
import UIKit

/// The screen with + in a navigation controller, launched.
@MainActor
struct PopoverScene {
  let device: Simulator
  let root: RootViewController

  init(_ example: @MainActor () -> RootViewController, _ model: DeviceModel, on stage: Stage) {
    device = stage.boot(model, iOS: 7)
    root = example()
    device.launch(UINavigationController(rootViewController: root))
    device.advanceUntilIdle()
  }

  /// Taps where + is.
  func tapPlus() {
    let width = device.screen.bounds.width
    device.tap(at: CGPoint(x: width - 22, y: 42))
    device.advanceUntilIdle()
  }

  var popover: UIPopoverController? { root.popover }

  var content: PopoverContentViewController? {
    popover?.contentViewController as? PopoverContentViewController
  }

  var isOpen: Bool { popover?.isPopoverVisible ?? false }

  /// The alert on screen.
  var alert: UIAlertView? { UIApplication.shared.alert }

  func tap(_ button: UIButton?) {
    guard let button, button.window != nil else { return }
    device.tap(button)
    device.advanceUntilIdle()
  }

  /// The content's rectangle in the window.
  var frame: CGRect {
    guard let view = content?.viewIfLoaded, view.window != nil else { return .null }
    return view.convert(view.bounds, to: nil)
  }
}

extension UIApplication {
  /// The alert in one of the windows.
  @MainActor fileprivate var alert: UIAlertView? {
    var pending: [UIView] = windows
    while let view = pending.popLast() {
      if let alert = view as? UIAlertView { return alert }
      pending.append(contentsOf: view.subviews)
    }
    return nil
  }
}
