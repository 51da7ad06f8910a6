import UIKit

// MARK: one page for two

class OnePageForTwoController: RootViewController {
  override func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    // The spine moves to the middle, but no second page is set.
    orientation.isPortrait ? .min : .mid
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
    // Two controllers, reused for all pages.
    let page = pages[index % 2]
    page.dataObject = pageData[index]
    page.number = index + 1
    page.titleLabel.text = pageData[index]
    page.numberLabel.text = "\(index + 1)"
    return page
  }
}

// MARK: model not retained

class LostModelController: RootViewController {
  override func connect() {
    pageViewController.delegate = self
    pageViewController.dataSource = ModelController()
  }
}

// MARK: delegate not set

class DelegateNotSetController: RootViewController {
  override func connect() {
    pageViewController.dataSource = modelController
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

// MARK: child not added

class ChildNotAddedController: RootViewController {
  override func addBook() {
    pageViewController.view.frame = view.bounds
    view.addSubview(pageViewController.view)
  }
}
