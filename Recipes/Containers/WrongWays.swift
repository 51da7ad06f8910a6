import UIKit

// MARK: the view without its controller

class ViewsOnlyFrameController: FrameController {
  var present: UIViewController?

  override func show(_ controller: UIViewController) throws {
    guard controller is ModeController else { throw Failure.notAMode }
    present?.view.removeFromSuperview()
    present = controller
    controller.view.frame = view.bounds.insetBy(dx: 20, dy: 40)
    view.addSubview(controller.view)
  }
}

// MARK: a frame for everything

class AnythingFrameController: FrameController {
  override func show(_ controller: UIViewController) throws {
    removePresent()
    addChild(controller)
    controller.view.frame = view.bounds.insetBy(dx: 20, dy: 40)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
}

// MARK: all views at once

class EagerClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for mode in [alarm, stopwatch, timer] {
      mode.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    }
  }
}

// MARK: a stack of one

class ReplacingCityListController: CityListController {
  override func openCity() {
    navigationController?.setViewControllers(
      [CityController()],
      animated: true
    )
  }
}

class StackOfOneClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    worldClock.setViewControllers(
      [ReplacingCityListController()],
      animated: false
    )
  }
}

// MARK: a bottom that nobody sees

class HiddenBottomClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    worldClock.setViewControllers(
      [UIViewController(), cities],
      animated: false
    )
  }
}

// MARK: no way back

class NoWayBackCityListController: CityListController {
  override func openCity() {
    let city = CityController()
    city.navigationItem.hidesBackButton = true
    navigationController?.pushViewController(city, animated: true)
  }
}

class NoWayBackClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    worldClock.setViewControllers(
      [NoWayBackCityListController()],
      animated: false
    )
  }
}

// MARK: tabs that forget

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

// MARK: tabs that refuse

class RefusingClockController: ClockController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    viewController === worldClock
  }
}

// MARK: children that size themselves

class SelfSizedCityListController: CityListController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.frame = UIScreen.main.bounds
  }
}

class SelfSizedModeController: ModeController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.frame = UIScreen.main.bounds
  }
}

class SelfSizedClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    worldClock.setViewControllers(
      [SelfSizedCityListController()],
      animated: false
    )
    let modes = [alarm, stopwatch, timer].map { mode in
      let selfSized = SelfSizedModeController(title: mode.title ?? "")
      selfSized.tabBarItem = mode.tabBarItem
      return selfSized
    }
    viewControllers = [worldClock] + modes
  }
}

// MARK: a list without its stack

class BareListClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers?[0] = CityListController()
  }
}

class BareListClockWithAlarmBarController: ClockWithAlarmBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers?[0] = CityListController()
  }
}

// MARK: a stack for each mode

class StacksClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [worldClock] + inStacks([alarm, stopwatch, timer])
  }
}

class StacksClockWithAlarmBarController: ClockWithAlarmBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let alarms = Array(viewControllers?.prefix(2) ?? [])
    viewControllers = alarms + inStacks([stopwatch, timer])
  }
}

@MainActor
func inStacks(_ modes: [UIViewController]) -> [UIViewController] {
  modes.map { UINavigationController(rootViewController: $0) }
}

// MARK: a mode forgotten

class ForgottenModeClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [worldClock, stopwatch, timer]
  }
}

// MARK: a step left out

class ReplacedCityController: CityController {
  override func openMap() {
    guard let stack = navigationController else { return }
    let map = ModeController(title: "Map")
    stack.setViewControllers(
      stack.viewControllers.dropLast() + [map],
      animated: true
    )
  }
}

class ShortcutCityListController: CityListController {
  override func openCity() {
    navigationController?.pushViewController(
      ReplacedCityController(),
      animated: true
    )
  }
}

class ShortcutClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    worldClock.setViewControllers(
      [ShortcutCityListController()],
      animated: false
    )
  }
}

// MARK: a bar made by hand

class HandmadeBarClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let bar = UINavigationBar(frame: frame)
    bar.items = [UINavigationItem(title: "Alarm")]
    alarm.view.addSubview(bar)
  }
}

// MARK: a bar altered directly

class AlteringCityController: CityController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.navigationBar.setItems(
      [UINavigationItem(title: "Lisbon")],
      animated: false
    )
  }
}

class AlteringCityListController: CityListController {
  override func openCity() {
    navigationController?.pushViewController(
      AlteringCityController(),
      animated: true
    )
  }
}

class AlteringClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    worldClock.setViewControllers(
      [AlteringCityListController()],
      animated: false
    )
  }
}

// MARK: a title that stays

class StayingTitleMapController: ModeController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = UILabel()
  }
}

class StayingTitleCityController: CityController {
  override func openMap() {
    navigationController?.pushViewController(
      StayingTitleMapController(title: "Map"),
      animated: true
    )
  }
}

class StayingTitleCityListController: CityListController {
  override func openCity() {
    navigationController?.pushViewController(
      StayingTitleCityController(),
      animated: true
    )
  }
}

class StayingTitleClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    worldClock.setViewControllers(
      [StayingTitleCityListController()],
      animated: false
    )
  }
}

// MARK: a second root

class SecondRootClockController: ClockController {
  let advice = ModeController(title: "Advice")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    advice.view.frame = CGRect(x: 60, y: 200, width: 200, height: 100)
    view.window?.addSubview(advice.view)
  }
}

// MARK: the child without its view

class ViewlessFrameController: FrameController {
  override func show(_ controller: UIViewController) throws {
    guard controller is ModeController else { throw Failure.notAMode }
    removePresent()
    addChild(controller)
    controller.didMove(toParent: self)
  }
}
