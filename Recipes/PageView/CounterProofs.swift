import UIKit

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

class PhonesOnlyDelegate: PadsOnlyDelegate {
  override var idiom: UIUserInterfaceIdiom { .phone }
}

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
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

class PadRootController: RootViewController {
  static func make() -> RootViewController {
    UIDevice.current.userInterfaceIdiom == .pad
      ? PadRootController(nibName: "Book", bundle: nil)
      : RootViewController(nibName: "Book", bundle: nil)
  }
}

class PlainPage: DataViewController {
  override func viewDidLoad() {}
}

class PlainModel: ModelController {
  override func viewController(at index: Int) -> DataViewController? {
    guard pageData.indices.contains(index) else { return nil }
    let page = PlainPage()
    page.dataObject = pageData[index]
    return page
  }
}

class PlainPagesController: RootViewController {
  override func makeModelController() -> ModelController { PlainModel() }
}
