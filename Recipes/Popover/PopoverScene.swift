import RecipeKit
import UIKit

/// The screen with + in a navigation controller, launched.
@MainActor
struct PopoverScene {
  let device: Simulator
  let root: RootViewController
  let navigation: UINavigationController

  init(
    _ example: @MainActor () -> RootViewController,
    _ model: DeviceModel,
    iOS version: Double = 7,
    on stage: Stage
  ) {
    device = stage.boot(model, iOS: version)
    root = example()
    navigation = UINavigationController(rootViewController: root)
    device.launch(navigation)
    device.advanceUntilIdle()
  }

  /// Taps where + is.
  func tapPlus() {
    touchPlus()
    device.advanceUntilIdle()
  }

  /// Taps where + is, and waits for nothing.
  func touchPlus() {
    device.tap(at: CGPoint(x: device.screen.bounds.width - 22, y: 42))
  }

  var popover: UIPopoverController? { root.popover }

  var content: PopoverContentViewController? {
    popover?.contentViewController as? PopoverContentViewController
  }

  /// How many popovers are visible.
  var popovers: Int { popover?.isPopoverVisible ?? false ? 1 : 0 }

  /// How many alerts are visible.
  var alerts: Int { alert?.isVisible ?? false ? 1 : 0 }

  /// The alert on screen.
  var alert: UIAlertView? {
    UIApplication.shared.windows.lazy.compactMap { find(UIAlertView.self, in: $0) { _ in true } }.first
  }

  /// Taps a button, if it is on screen.
  func tap(_ button: UIButton?) {
    guard let button, button.window != nil else { return }
    device.tap(button)
  }

  /// Taps the alert's button with a title, if there is one.
  func tapAlert(_ title: String) {
    tap(alert.flatMap { find(UIButton.self, in: $0) { $0.title(for: .normal) == title } })
  }

  /// The content's rectangle in the interface as it is turned.
  var frame: CGRect {
    guard let view = content?.viewIfLoaded, view.window != nil else { return .null }
    return view.convert(view.bounds, to: navigation.view)
  }

  /// How many of the views around the content, and it, are fading.
  var fadingViews: Int {
    var count = 0
    var view: UIView? = content?.viewIfLoaded
    while let current = view {
      if let layer = current.layer.presentation(), layer.opacity < 1 { count += 1 }
      view = current.superview
    }
    return count
  }

  private func find<Found: UIView>(_ type: Found.Type, in root: UIView, where matches: (Found) -> Bool)
    -> Found?
  {
    var pending = [root]
    while let view = pending.popLast() {
      if let found = view as? Found, matches(found) { return found }
      pending += view.subviews
    }
    return nil
  }
}
