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

// MARK: nobody asked

class NobodyAskedApp: MasterDetailApp {
  override func makeSplit() -> UISplitViewController {
    let split = super.makeSplit()
    split.delegate = nil
    return split
  }
}

// MARK: a button that stays

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

// MARK: a loose link

class LooseLinkApp: MasterDetailApp {
  override func makeSplit() -> UISplitViewController {
    let split = super.makeSplit()
    let stack = split.viewControllers[0] as? UINavigationController
    let master = stack?.viewControllers[0] as? MasterViewController
    master?.detailViewController = nil
    return split
  }
}
