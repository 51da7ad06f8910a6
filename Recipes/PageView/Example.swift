import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  required override init() {
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = RootViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// Contains the book, and is its delegate.
class RootViewController: UIViewController,
  UIPageViewControllerDelegate
{
  let pageViewController = UIPageViewController(
    transitionStyle: .pageCurl,
    navigationOrientation: .horizontal
  )
  lazy var modelController = makeModelController()
  let turnsLabel = UILabel()
  var turnCount = 0 {
    didSet { turnsLabel.text = "Turned: \(turnCount)" }
  }

  func makeModelController() -> ModelController {
    ModelController()
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    view.backgroundColor = .white
    connect()
    show(pagesFrom: 0, count: 1)
    addBook()
    addTurnsLabel()
  }

  func connect() {
    pageViewController.delegate = self
    pageViewController.dataSource = modelController
  }

  func show(pagesFrom index: Int, count: Int) {
    let pages = (index..<index + count).compactMap {
      modelController.viewController(at: $0)
    }
    pageViewController.setViewControllers(
      pages,
      direction: .forward,
      animated: false
    )
  }

  func addBook() {
    addChild(pageViewController)
    pageViewController.view.frame = view.bounds
    view.addSubview(pageViewController.view)
    pageViewController.didMove(toParent: self)
  }

  func addTurnsLabel() {
    turnsLabel.frame = CGRect(
      x: 0,
      y: 24,
      width: view.bounds.width,
      height: 20
    )
    turnsLabel.autoresizingMask = .flexibleWidth
    turnsLabel.textAlignment = .center
    turnsLabel.textColor = .darkGray
    turnsLabel.font = .systemFont(ofSize: 13)
    turnCount = 0
    view.addSubview(turnsLabel)
  }

  var currentIndex: Int {
    let page = pageViewController.viewControllers?.first
    return modelController.index(of: page) ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    // False if the page fell back.
    if completed { turnCount += 1 }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    if orientation.isPortrait {
      show(pagesFrom: currentIndex, count: 1)
      pageViewController.isDoubleSided = false
      return .min
    }
    // Even pages lie on the left, odd pages on the right.
    show(pagesFrom: currentIndex / 2 * 2, count: 2)
    return .mid
  }
}

/// The model: the pages in their order.
class ModelController: NSObject, UIPageViewControllerDataSource {
  let pageData: [String]

  init(
    pageData: [String] = [
      "January", "February", "March", "April", "May", "June", "July",
      "August", "September", "October", "November", "December",
    ]
  ) {
    self.pageData = pageData
  }

  func viewController(at index: Int) -> DataViewController? {
    guard pageData.indices.contains(index) else { return nil }
    let page = DataViewController()
    page.dataObject = pageData[index]
    page.number = index + 1
    return page
  }

  func index(of page: UIViewController?) -> Int? {
    guard let page = page as? DataViewController else { return nil }
    return pageData.firstIndex(of: page.dataObject)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = index(of: viewController) else { return nil }
    return self.viewController(at: index - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = index(of: viewController) else { return nil }
    return self.viewController(at: index + 1)
  }
}

/// One page.
class DataViewController: UIViewController {
  var dataObject = ""
  var number = 0

  let titleLabel = UILabel()
  let numberLabel = UILabel()
  let picture = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()

    view.backgroundColor = .white
    view.layer.borderColor = UIColor(white: 0.85, alpha: 1).cgColor
    view.layer.borderWidth = 1
    picture.image = UIImage(named: dataObject)
    titleLabel.text = dataObject
    titleLabel.font = .systemFont(ofSize: 34, weight: .light)
    numberLabel.text = "\(number)"
    numberLabel.font = .systemFont(ofSize: 15)
    numberLabel.textColor = .darkGray
    for label in [titleLabel, numberLabel] {
      label.textAlignment = .center
      view.addSubview(label)
    }
    view.addSubview(picture)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()

    let page = view.bounds
    let width = page.width * 0.8
    picture.bounds.size = CGSize(width: width, height: width * 0.75)
    picture.center = CGPoint(x: page.midX, y: page.height * 0.4)
    titleLabel.frame = CGRect(
      x: 0,
      y: picture.frame.maxY + 20,
      width: page.width,
      height: 44
    )
    numberLabel.frame = CGRect(
      x: 0,
      y: page.maxY - 36,
      width: page.width,
      height: 20
    )
  }
}
