import UIKit

/// Four modes of a clock, the first of which is a navigation stack.
class ClockController: UITabBarController {
  let cities = CityListController()
  lazy var worldClock = UINavigationController(rootViewController: cities)
  let alarm = ModeController(title: "Alarm")
  let stopwatch = ModeController(title: "Stopwatch")
  let timer = ModeController(title: "Timer")

  override func viewDidLoad() {
    super.viewDidLoad()
    let globe = dial { globe in
      let meridians = CGRect(x: 11, y: 5, width: 8, height: 20)
      globe.append(UIBezierPath(ovalIn: meridians))
      globe.move(to: CGPoint(x: 5, y: 15))
      globe.addLine(to: CGPoint(x: 25, y: 15))
    }
    worldClock.tabBarItem = UITabBarItem(
      title: "World Clock",
      image: globe,
      tag: 0
    )
    alarm.tabBarItem.image = dial { clock in
      clock.move(to: CGPoint(x: 15, y: 9))
      clock.addLine(to: CGPoint(x: 15, y: 15))
      clock.addLine(to: CGPoint(x: 20, y: 15))
    }
    stopwatch.tabBarItem.image = dial { watch in
      watch.move(to: CGPoint(x: 12, y: 2))
      watch.addLine(to: CGPoint(x: 18, y: 2))
      watch.move(to: CGPoint(x: 15, y: 15))
      watch.addLine(to: CGPoint(x: 19, y: 10))
    }
    timer.tabBarItem.image = dial { timer in
      timer.move(to: CGPoint(x: 15, y: 5))
      timer.addLine(to: CGPoint(x: 15, y: 15))
      timer.addLine(to: CGPoint(x: 8, y: 22))
    }
    viewControllers = [worldClock, alarm, stopwatch, timer]
  }
}

/// An image for a tab: a ring with an additional shape.
@MainActor
func dial(_ add: (UIBezierPath) -> Void) -> UIImage? {
  let size = CGSize(width: 30, height: 30)
  UIGraphicsBeginImageContextWithOptions(size, false, 0)
  defer { UIGraphicsEndImageContext() }
  let ring = CGRect(x: 5, y: 5, width: 20, height: 20)
  let path = UIBezierPath(ovalIn: ring)
  path.lineWidth = 2
  add(path)
  path.stroke()
  return UIGraphicsGetImageFromCurrentImageContext()
}

/// The same clock, with a navigation bar for the alarms.
class ClockWithAlarmBarController: ClockController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let alarms = UINavigationController(rootViewController: alarm)
    viewControllers = [worldClock, alarms, stopwatch, timer]
  }
}

/// One mode: a content controller without children.
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
    let label = UILabel()
    label.frame = CGRect(
      x: 0,
      y: 120,
      width: view.bounds.width,
      height: 40
    )
    label.autoresizingMask = .flexibleWidth
    label.text = title
    label.textAlignment = .center
    view.addSubview(label)
    addPicture(named: title ?? "", to: view, y: 160)
  }
}

@MainActor
func addPicture(named name: String, to view: UIView, y: CGFloat) {
  let picture = UIImageView(image: UIImage(named: name))
  picture.frame.origin = CGPoint(x: view.bounds.midX - 120, y: y)
  picture.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
  view.addSubview(picture)
}

/// The bottom of the stack, which people see first.
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

/// The second level of the stack, which can push a third.
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
    addPicture(named: "Lisbon", to: view, y: 164)
  }

  func openMap() {
    let map = ModeController(title: "Map")
    navigationController?.pushViewController(map, animated: true)
  }
}

/// A custom container, which shows one mode at a time in a frame.
class FrameController: UIViewController {
  enum Failure: Error {
    case notAMode
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .brown
  }

  /// Shows a mode, or throws if the controller is of another kind.
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
