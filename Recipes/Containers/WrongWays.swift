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
    worldClock.viewControllers = [SelfSizedCityListController()]
    let modes = [alarm, stopwatch, timer].map { mode in
      let selfSized = SelfSizedModeController(title: mode.title ?? "")
      selfSized.tabBarItem = mode.tabBarItem
      return selfSized
    }
    viewControllers = [worldClock] + modes
  }
}

// MARK: a bar altered directly

class AlteringCityListController: CityListController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.navigationBar.setItems(
      [UINavigationItem(title: "My cities")],
      animated: false
    )
  }
}

class AlteringClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    worldClock.viewControllers = [AlteringCityListController()]
  }
}

// MARK: a list without its stack

class BareListClockController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers?[0] = CityListController()
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
    worldClock.viewControllers = [ReplacingCityListController()]
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

// MARK: the child without its view

class ViewlessFrameController: FrameController {
  override func show(_ controller: UIViewController) throws {
    guard controller is ModeController else { throw Failure.notAMode }
    removePresent()
    addChild(controller)
    controller.didMove(toParent: self)
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
