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

class KeepingFrameController: FrameController {
  override func removePresent() {}
}

/// A map whose bar shows what the city's item says.
class SharedItemMapController: ModeController {
  var item: UINavigationItem?

  override var navigationItem: UINavigationItem {
    item ?? super.navigationItem
  }
}

class SharedItemCityController: CityController {
  override func openMap() {
    let map = SharedItemMapController(title: "Map")
    map.item = navigationItem
    navigationController?.pushViewController(map, animated: true)
  }
}

class SharedItemCityListController: CityListController {
  override func openCity() {
    let city = SharedItemCityController()
    navigationController?.pushViewController(city, animated: true)
  }
}

class SharedItemClockController: ClockController {
  let stack = UINavigationController(
    rootViewController: SharedItemCityListController()
  )

  override var worldClock: UINavigationController {
    get { stack }
    set {}
  }
}
