import UIKit

/// Four modes of a clock, of which the first goes deeper.
class ClockController: UITabBarController {
  let cities = CityListController()
  lazy var worldClock = UINavigationController(rootViewController: cities)
  let alarm = ModeController(title: "Alarm")
  let stopwatch = ModeController(title: "Stopwatch")
  let timer = ModeController(title: "Timer")

  override func viewDidLoad() {
    super.viewDidLoad()
    worldClock.tabBarItem = UITabBarItem(
      title: "World Clock",
      image: nil,
      tag: 0
    )
    viewControllers = [worldClock, alarm, stopwatch, timer]
  }
}

/// The same, with a bar of its own for the alarms.
class ClockWithAlarmBarController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let alarms = UINavigationController(rootViewController: alarm)
    viewControllers = [worldClock, alarms, stopwatch, timer]
  }
}

/// One mode: content, and no controllers below.
class ModeController: UIViewController {
  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 0, y: 120, width: 320, height: 40))
    label.text = title
    label.textAlignment = .center
    view.addSubview(label)
  }
}

/// The bottom of the stack: where people start.
class CityListController: UIViewController {
  let cityButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Cities"
    view.backgroundColor = .white
    cityButton.setTitle("Lisbon", for: .normal)
    cityButton.frame = CGRect(x: 60, y: 100, width: 200, height: 44)
    cityButton.addAction(
      UIAction { [weak self] _ in self?.openCity() },
      for: .touchUpInside
    )
    view.addSubview(cityButton)
  }

  func openCity() {
    navigationController?.pushViewController(
      CityController(),
      animated: true
    )
  }
}

/// A level deeper, which leads to one more.
class CityController: UIViewController {
  let mapButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Lisbon"
    view.backgroundColor = .white
    mapButton.setTitle("Map", for: .normal)
    mapButton.frame = CGRect(x: 60, y: 100, width: 200, height: 44)
    mapButton.addAction(
      UIAction { [weak self] _ in self?.openMap() },
      for: .touchUpInside
    )
    view.addSubview(mapButton)
  }

  func openMap() {
    let map = ModeController(title: "Map")
    navigationController?.pushViewController(map, animated: true)
  }
}

/// A container of our own: shows one mode at a time in a frame.
class FrameController: UIViewController {
  enum Failure: Error {
    case notAMode
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .brown
  }

  /// Takes modes only; anything else has no place in the frame.
  func show(_ controller: UIViewController) throws {
    guard controller is ModeController else { throw Failure.notAMode }
    removePresent()
    addChild(controller)
    controller.view.frame = view.bounds.insetBy(dx: 20, dy: 40)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  func removePresent() {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }
}
