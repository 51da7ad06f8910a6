import Simulator
import Testing
import UIKit

/// A first responder that notes what it gets.
private final class NotingResponder: UIView {
  override var canBecomeFirstResponder: Bool {
    called()
    return true
  }
  override var inputView: UIView? {
    called()
    return nil
  }
  override var inputAccessoryView: UIView? {
    called()
    return nil
  }
  override var keyCommands: [UIKeyCommand]? {
    called()
    return [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("go"))]
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    called()
    return action == "copy:"
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    called()
    return super.target(forAction: action, withSender: sender)
  }
  override func copy(_ sender: Any?) { called() }
  override func updateUserActivityState(_ activity: NSUserActivity) { called() }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { called() }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { called() }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { called() }
  override func remoteControlReceived(with event: UIEvent?) { called() }
}

/// A recognizer that notes what it gets, and recognizes every touch.
private final class NotingRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    called()
    state = .began
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { called() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    called()
    state = .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    called()
    state = .cancelled
  }
  override func reset() { called() }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    called()
    return true
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    called()
    return true
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    called()
    return false
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    called()
    return false
  }
}

/// A scene that notes its traits.
private final class NotingWindowScene: UIWindowScene {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { called() }
}

/// A behavior that notes its animator.
private final class NotingBehavior: UIDynamicBehavior {
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) { called() }
}

@MainActor
private final class PlainDelegate: UIApplicationDelegate {}

/// A first responder with a recognizer.
@MainActor
private struct Scene {
  let device = Simulator.boot(.iPhone5, iOS: 11)
  let controller = UIViewController()
  let view = NotingResponder(frame: CGRect(x: 60, y: 200, width: 100, height: 50))
  let recognizer = NotingRecognizer(target: nil, action: nil)

  init() {
    controller.view.addSubview(view)
    device.launch(controller)
    view.becomeFirstResponder()
    view.addGestureRecognizer(recognizer)
    device.settle()
  }
}

extension OverriddenMembers {
  static let ofResponders: [OverriddenMembers] = [
    .init(
      "UIResponder",
      ["canBecomeFirstResponder", "inputView", "inputAccessoryView"],
      "becomes the first responder"
    ) { _ = Scene() },
    .init("UIResponder", ["keyCommands"], "a key is pressed") {
      Scene().device.press("k", modifiers: .command)
    },
    .init("UIResponder", ["motionBegan(_:with:)", "motionEnded(_:with:)"], "the device is shaken") {
      Scene().device.shake()
    },
    .init("UIResponder", ["motionCancelled(_:with:)"], "the device is shaken for long") {
      let scene = Scene()
      scene.device.shake(for: 10)
      scene.device.advanceUntilIdle()
    },
    .init("UIResponder", ["updateUserActivityState(_:)"], "the application leaves the screen") {
      let device = Simulator.boot(.iPhone5, iOS: 13)
      let controller = UIViewController()
      let view = NotingResponder(frame: .zero)
      controller.view.addSubview(view)
      device.launch(controller)
      let activity = NSUserActivity(activityType: "reading")
      activity.needsSave = true
      view.userActivity = activity
      device.pressHome()
    },
    .init("UIResponder", ["remoteControlReceived(with:)"], "a headset's button is pressed") {
      let scene = Scene()
      UIApplication.shared.beginReceivingRemoteControlEvents()
      scene.device.sendRemoteControl(.remoteControlPlay)
    },
    .init(
      "UIResponder",
      ["canPerformAction(_:withSender:)", "copy(_:)"],
      "the menu is shown and its command tapped"
    ) {
      let scene = Scene()
      UIMenuController.shared.showMenu(from: scene.view, rect: scene.view.bounds)
      scene.device.advanceUntilIdle()
      scene.device.tap(
        at: CGPoint(x: UIMenuController.shared.menuFrame.midX, y: UIMenuController.shared.menuFrame.midY)
      )
      scene.device.advanceUntilIdle()
    },
    .init(
      "UIGestureRecognizer",
      [
        "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)", "reset()",
        "canPrevent(_:)",
        "shouldRequireFailure(of:)", "shouldBeRequiredToFail(by:)",
      ],
      "recognizes a drag, beside another one"
    ) {
      let scene = Scene()
      scene.view.addGestureRecognizer(UIPanGestureRecognizer())
      scene.device.drag(from: CGPoint(x: 70, y: 210), to: CGPoint(x: 140, y: 230))
    },
    .init("UIGestureRecognizer", ["canBePrevented(by:)"], "another one recognizes first") {
      let scene = Scene()
      scene.controller.view.addGestureRecognizer(NotingRecognizer(target: nil, action: nil))
      scene.device.tap(scene.view)
    },
    .init("UIGestureRecognizer", ["touchesCancelled(_:with:)"], "a touch is cancelled") {
      let scene = Scene()
      scene.device.touchDown(on: scene.view)?.cancel()
    },
    .init("UIWindowScene", ["traitCollectionDidChange(_:)"], "the phone is rotated") {
      let device = Simulator.boot(.iPhone6, iOS: 13)
      let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
      configuration.sceneClass = NotingWindowScene.self
      device.launch(delegate: PlainDelegate(), scenes: [configuration])
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      let window = UIWindow(windowScene: try #require(scene))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      device.rotate(to: .landscapeLeft)
    },
    .init("UIDynamicBehavior", ["willMove(to:)"], "is added to an animator") {
      let scene = Scene()
      UIDynamicAnimator(referenceView: scene.controller.view).addBehavior(NotingBehavior())
    },
  ]
}
