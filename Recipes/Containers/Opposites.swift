import UIKit

class AnythingFrameController: FrameController {
  override func show(_ controller: UIViewController) throws {
    removePresent()
    addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
}

class ForgetfulClockController: ClockController,
  UITabBarControllerDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    worldClock.popToRootViewController(animated: false)
  }
}
