import UIKit

// MARK: a split view on the phone

class SplitEverywhereApp: MasterDetailApp {
  override func makeStack() -> UIViewController {
    makeSplit()
  }
}

// MARK: shouldHide not implemented

class ForgetfulDetailViewController: DetailViewController,
  UISplitViewControllerDelegate
{}

class ForgetfulApp: SettingsApp {
  override func makeDetail() -> SplitDetail {
    ForgetfulDetailViewController()
  }
}

// MARK: no delegate

class NobodyAskedApp: MasterDetailApp {
  override func makeSplit() -> UISplitViewController {
    let split = super.makeSplit()
    split.delegate = nil
    return split
  }
}

// MARK: willShow left out

class StayingButtonDetailViewController: TemplateDetailViewController {
  override func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {
    masterPopoverController = nil
  }
}

class StayingButtonApp: MasterDetailApp {
  override func makeDetail() -> SplitDetail {
    StayingButtonDetailViewController()
  }
}

// MARK: a title in one language

class OneLanguageDetailViewController: TemplateDetailViewController {
  override func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {
    barButtonItem.title = "Master"
    navigationItem.setLeftBarButton(barButtonItem, animated: true)
    masterPopoverController = pc
  }
}

class OneLanguageApp: MasterDetailApp {
  override func makeDetail() -> SplitDetail {
    OneLanguageDetailViewController()
  }
}

// MARK: a master without a stack

class MasterAloneApp: MasterDetailApp {
  override func makeStack() -> UIViewController {
    makeMaster()
  }
}

// MARK: no link from the master

class LooseLinkApp: MasterDetailApp {
  override func makeSplit() -> UISplitViewController {
    let split = super.makeSplit()
    let stack = split.viewControllers[0] as? UINavigationController
    let master = stack?.viewControllers[0] as? MasterViewController
    master?.detailViewController = nil
    return split
  }
}
