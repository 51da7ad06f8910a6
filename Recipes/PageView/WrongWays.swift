import UIKit

// MARK: one page for two

class OnePageForTwoController: RootViewController {
  override func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    // The spine moves to the middle, but nobody brings a second page.
    orientation.isPortrait ? .min : .mid
  }
}

// MARK: always min

class AlwaysMinController: RootViewController {
  override func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    .min
  }
}

// MARK: always mid

class AlwaysMidController: RootViewController {
  override func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    show(pagesFrom: currentIndex / 2 * 2, count: 2)
    return .mid
  }
}

// MARK: counting from zero

class CountingFromZeroController: RootViewController {
  override func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    // Taken for min, mid, max; but 0 is none, and 1 is min.
    .init(rawValue: orientation.isPortrait ? 0 : 1) ?? .none
  }
}

// MARK: completed not looked at

class CompletedIgnoredController: RootViewController {
  override func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    turnCount += 1
  }
}

// MARK: no way back

class NoWayBackController: RootViewController {
  override func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    turnCount += completed ? 1 : 0
    if !completed { show(pagesFrom: currentIndex + 1, count: 1) }
  }
}

// MARK: delegate not set

class DelegateNotSetController: RootViewController {
  override func connect() {
    pageViewController.dataSource = modelController
  }
}

// MARK: model that nobody keeps

class LostModelController: RootViewController {
  override func connect() {
    pageViewController.delegate = self
    pageViewController.dataSource = ModelController()
  }
}

// MARK: root as data source

class RootAsSourceController: RootViewController,
  UIPageViewControllerDataSource
{
  override func connect() {
    pageViewController.delegate = self
    pageViewController.dataSource = self
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    modelController.pageViewController(
      pageViewController,
      viewControllerBefore: viewController
    )
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    modelController.pageViewController(
      pageViewController,
      viewControllerAfter: viewController
    )
  }
}

// MARK: before and after mixed up

class MixedUpController: RootViewController {
  override func makeModelController() -> ModelController {
    MixedUpModel()
  }
}

class MixedUpModel: ModelController {
  override func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    super.pageViewController(
      pageViewController,
      viewControllerAfter: viewController
    )
  }

  override func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    super.pageViewController(
      pageViewController,
      viewControllerBefore: viewController
    )
  }
}

// MARK: two controllers for all pages

class TwoForAllController: RootViewController {
  override func makeModelController() -> ModelController {
    TwoForAllModel()
  }
}

class TwoForAllModel: ModelController {
  lazy var pages = [DataViewController(), DataViewController()]

  override func viewController(at index: Int) -> DataViewController? {
    guard pageData.indices.contains(index) else { return nil }
    // Two are enough to lie side by side, and are used again and again.
    let page = pages[index % 2]
    page.dataObject = pageData[index]
    page.number = index + 1
    page.titleLabel.text = pageData[index]
    page.numberLabel.text = "\(index + 1)"
    return page
  }
}

// MARK: pages that the root knows

class KnowingRootController: RootViewController {
  override func show(pagesFrom index: Int, count: Int) {
    let titles = ["January", "February", "March", "April", "May", "June"]
    let pages = (index..<index + count).map { index in
      let page = DataViewController()
      page.dataObject = titles[index % 6]
      page.number = index + 1
      return page
    }
    pageViewController.setViewControllers(
      pages,
      direction: .forward,
      animated: false
    )
  }
}

// MARK: a class for each page

class ClassForEachController: RootViewController {
  override func makeModelController() -> ModelController {
    ClassForEachModel()
  }
}

class ClassForEachModel: ModelController {
  override func viewController(at index: Int) -> DataViewController? {
    guard pageData.indices.contains(index) else { return nil }
    let page = index == 0 ? JanuaryPage() : DataViewController()
    page.dataObject = pageData[index]
    page.number = index + 1
    return page
  }
}

class JanuaryPage: DataViewController {}

// MARK: child not added

class ChildNotAddedController: RootViewController {
  override func addBook() {
    pageViewController.view.frame = view.bounds
    view.addSubview(pageViewController.view)
  }
}

// MARK: presented

class PresentedBookController: RootViewController {
  override func addBook() {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(pageViewController, animated: false)
  }
}

// MARK: fixed frame

class FixedFrameController: RootViewController {
  override func addBook() {
    super.addBook()
    pageViewController.view.autoresizingMask = []
  }
}

// MARK: pads only

class PadsOnlyDelegate: AppDelegate {
  var idiom: UIUserInterfaceIdiom { .pad }

  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let launched = super.application(
      application,
      didFinishLaunchingWithOptions: launchOptions
    )
    if UIDevice.current.userInterfaceIdiom != idiom {
      window?.rootViewController = UIViewController()
    }
    return launched
  }
}

// MARK: phones only

class PhonesOnlyDelegate: PadsOnlyDelegate {
  override var idiom: UIUserInterfaceIdiom { .phone }
}

// MARK: a controller around it

class ControllerAroundItDelegate: AppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = RootViewController()
    let outer = UIViewController()
    outer.addChild(root)
    outer.view.addSubview(root.view)
    root.didMove(toParent: outer)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = outer
    window?.makeKeyAndVisible()
    return true
  }
}
