import Simulator
import Testing
import UIKit

/// A navigation controller that notes its pushes and pops.
private final class NotingStack: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    called()
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    called()
    return super.popViewController(animated: animated)
  }
}

/// A segue that notes that it is performed.
final class NotingSegue: UIStoryboardSegue {
  override func perform() { called() }
}

/// A controller on the screen of a new device.
@MainActor
private struct Scene<Controller: UIViewController> {
  let device: Simulator
  let controller: Controller

  init(iOS version: Double = 11, _ make: () -> Controller = { NotingController() }) {
    device = Simulator.boot(.iPhone5, iOS: version)
    controller = make()
    device.launch(controller)
    device.settle()
  }

  /// Adds a child.
  func contain(_ child: UIViewController = UIViewController()) -> UIViewController {
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    device.settle()
    return child
  }
}

/// A storyboard of a noting controller with segues.
@MainActor
private func launchStoryboard() throws -> (NotingController, Simulator) {
  let device = Simulator.boot(.iPhone5, iOS: 9)
  try UIStoryboard.install(
    initial: "home",
    """
    <viewController storyboardIdentifier="home" id="home" customClass="StoryboardController" customModule="UIKitTests">
    <view key="view"><rect key="frame" x="0" y="0" width="320" height="568"/>
    <subviews><button id="button"><rect key="frame" x="0" y="20" width="100" height="40"/>
    <connections><segue destination="page" kind="presentation" identifier="tap" id="s-1"/></connections></button></subviews></view>
    <connections><segue destination="home" kind="custom" identifier="custom" customClass="NotingSegue"
    customModule="UIKitTests" id="s-2"/></connections></viewController>
    """,
    """
    <viewController storyboardIdentifier="page" id="page"><connections>
    <segue destination="exit" kind="unwind" identifier="back" unwindAction="back:" id="s-3"/></connections></viewController>
    <exit id="exit"/>
    """
  )
  device.launch(storyboard: "Main")
  device.settle()
  return (try #require(device.keyWindow?.rootViewController as? NotingController), device)
}

/// A controller of a storyboard that others can unwind to.
final class StoryboardController: NotingController {
  required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated static var methods: [String: SelectorMethod] { ["back:": { _, _ in nil }] }
}

/// The delegate of an application whose state is saved and restored.
final class RestoringApplication: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  override init() {}

  /// Launches, terminates and launches again with a new controller.
  static func launchTwice(_ make: () -> UIViewController) {
    let device = Simulator.boot(.iPhone5, iOS: 12)
    for _ in 0..<2 {
      let delegate = RestoringApplication()
      delegate.window = UIWindow()
      delegate.window?.rootViewController = make()
      delegate.window?.rootViewController?.restorationIdentifier = "root"
      delegate.window?.makeKeyAndVisible()
      device.launch(delegate: delegate)
      device.pressHome()
      device.terminate()
    }
  }

  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    true
  }

  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    true
  }
}

extension OverriddenMembers {
  static let ofControllers: [OverriddenMembers] = [
    .init("UIViewController", ["applicationFinishedRestoringState()"], "the application is launched again") {
      RestoringApplication.launchTwice { NotingController() }
    },
    .init(
      "UIViewController",
      [
        "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillLayoutSubviews()",
        "viewDidLayoutSubviews()", "viewSafeAreaInsetsDidChange()", "supportedInterfaceOrientations",
        "prefersStatusBarHidden", "childForStatusBarHidden", "traitCollectionDidChange(_:)",
      ],
      "is the root controller"
    ) { _ = Scene() },
    .init("UIViewController", ["updateContentUnavailableConfiguration(using:)"], "is laid out on iOS 17") {
      _ = Scene(iOS: 17)
    },
    .init(
      "UIViewController",
      ["preferredStatusBarStyle", "childForStatusBarStyle"],
      "the status bar above it is drawn"
    ) {
      let scene = Scene()
      _ = UIApplication.shared.statusBarStyle
      scene.device.settle()
    },
    .init("UIViewController", ["updateViewConstraints()"], "its view has constraints") {
      let scene = Scene()
      scene.controller.view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
      scene.device.settle()
    },
    .init("UIViewController", ["viewWillDisappear(_:)", "viewDidDisappear(_:)"], "another one is presented") {
      let scene = Scene()
      scene.controller.present(UIViewController(), animated: true)
      scene.device.advanceUntilIdle()
    },
    .init("UIViewController", ["didReceiveMemoryWarning()"], "memory is short") {
      Scene().device.sendMemoryWarning()
    },
    .init("UIViewController", ["willMove(toParent:)", "didMove(toParent:)"], "is pushed") {
      let scene = Scene { UINavigationController(rootViewController: UIViewController()) }
      scene.controller.pushViewController(NotingController(), animated: true)
      scene.device.advanceUntilIdle()
    },
    .init("UIViewController", ["hidesBottomBarWhenPushed"], "is pushed above a tab bar") {
      let scene = Scene { UITabBarController() }
      let stack = UINavigationController(rootViewController: UIViewController())
      scene.controller.viewControllers = [stack]
      stack.pushViewController(NotingController(), animated: true)
      scene.device.advanceUntilIdle()
    },
    .init("UIViewController", ["shouldAutomaticallyForwardAppearanceMethods"], "disappears with a child") {
      let scene = Scene()
      _ = scene.contain()
      scene.controller.present(UIViewController(), animated: true)
      scene.device.advanceUntilIdle()
    },
    .init(
      "UIViewController",
      ["overrideTraitCollection(forChild:)", "preferredContentSizeDidChange(forChildContentContainer:)"],
      "a child's preferred size changes"
    ) {
      let scene = Scene()
      scene.contain().preferredContentSize = CGSize(width: 100, height: 100)
      scene.device.settle()
    },
    .init(
      "UIViewController",
      [
        "shouldAutorotate", "viewWillTransition(to:with:)", "willTransition(to:with:)",
        "size(forChildContentContainer:withParentContainerSize:)",
      ],
      "the phone is rotated"
    ) {
      let scene = Scene()
      _ = scene.contain()
      scene.device.rotate(to: .landscapeLeft)
    },
    .init(
      "UIViewController",
      [
        "willRotate(to:duration:)", "willAnimateRotation(to:duration:)", "didRotate(from:)",
        "shouldAutomaticallyForwardRotationMethods()",
      ],
      "a phone of iOS 7 is rotated"
    ) {
      let scene = Scene(iOS: 7)
      _ = scene.contain()
      scene.device.rotate(to: .landscapeLeft)
    },
    .init(
      "UIViewController",
      ["preferredInterfaceOrientationForPresentation", "modalPresentationStyle", "modalTransitionStyle"],
      "is presented"
    ) {
      let scene = Scene { UIViewController() }
      scene.controller.present(NotingController(), animated: true)
      scene.device.advanceUntilIdle()
    },
    .init("UIViewController", ["setEditing(_:animated:)"], "its edit button is tapped") {
      let scene = Scene { UINavigationController(rootViewController: NotingController()) }
      let top = scene.controller.topViewController
      top?.navigationItem.rightBarButtonItem = top?.editButtonItem
      scene.device.settle()
      scene.device.tap(at: CGPoint(x: 295, y: 42))
      scene.device.advanceUntilIdle()
    },
    .init(
      "UIViewController",
      ["canBecomeFirstResponder", "inputAccessoryView"],
      "becomes the first responder"
    ) {
      let scene = Scene()
      scene.controller.becomeFirstResponder()
      scene.device.settle()
    },
    .init(
      "UIViewController",
      ["collapseSecondaryViewController(_:for:)", "separateSecondaryViewController(for:)"],
      "its split view collapses and expands"
    ) {
      let device = Simulator.boot(.iPhone6Plus, iOS: 9)
      let split = UISplitViewController()
      split.viewControllers = [NotingController(), UIViewController()]
      device.launch(split)
      device.settle()
      for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeLeft] {
        device.rotate(to: orientation)
        device.advanceUntilIdle()
      }
    },
    .init(
      "UIViewController",
      ["show(_:sender:)", "showDetailViewController(_:sender:)"],
      "a child shows another"
    ) {
      let scene = Scene()
      let child = scene.contain()
      child.show(UIViewController(), sender: nil)
      child.showDetailViewController(UIViewController(), sender: nil)
      scene.device.settle()
    },
    .init("UIViewController", ["canPerformAction(_:withSender:)"], "a child looks for who shows another") {
      let scene = Scene()
      _ = scene.contain().targetViewController(forAction: .show, sender: nil)
      scene.device.settle()
    },
    .init("UIResponder", ["awakeFromNib()"], "is in a storyboard") { _ = try launchStoryboard() },
    .init(
      "UIViewController",
      ["shouldPerformSegue(withIdentifier:sender:)", "prepare(for:sender:)"],
      "its button is tapped"
    ) {
      try launchStoryboard().1.tap(at: CGPoint(x: 50, y: 40))
    },
    .init("UIStoryboardSegue", ["perform()"], "is performed") {
      try launchStoryboard().0.performSegue(withIdentifier: "custom", sender: nil)
    },
    .init(
      "UIViewController",
      [
        "canPerformUnwindSegueAction(_:from:withSender:)", "allowedChildrenForUnwinding(from:)",
        "unwind(for:towards:)",
      ],
      "a child unwinds"
    ) {
      let (home, _) = try launchStoryboard()
      let page = try #require(home.storyboard?.instantiateViewController(withIdentifier: "page"))
      home.addChild(page)
      page.performSegue(withIdentifier: "back", sender: nil)
      let container = NotingController()
      try #require(home.view.window).rootViewController = container
      for child in [try launchStoryboard().0, page] { container.addChild(child) }
      page.performSegue(withIdentifier: "back", sender: nil)
    },
    .init("UINavigationController", ["pushViewController(_:animated:)"], "a controller in it shows another") {
      let scene = Scene { NotingStack(rootViewController: UIViewController()) }
      scene.controller.topViewController?.show(UIViewController(), sender: nil)
      scene.device.advanceUntilIdle()
    },
    .init("UINavigationController", ["popViewController(animated:)"], "its back button is tapped") {
      let scene = Scene { NotingStack(rootViewController: UIViewController()) }
      scene.controller.pushViewController(UIViewController(), animated: false)
      scene.device.settle()
      scene.device.tap(at: CGPoint(x: 30, y: 42))
      scene.device.advanceUntilIdle()
    },
  ]
}
