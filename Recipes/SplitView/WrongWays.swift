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

// MARK: a stack on the pad

class StackEverywhereApp: MasterDetailApp {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: LaunchOptions?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = makeStack()
    window?.makeKeyAndVisible()
    return true
  }
}

// MARK: a master without a stack

class MasterAloneApp: MasterDetailApp {
  override func makeStack() -> UIViewController {
    makeMaster()
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

// MARK: a master that never hides

class NeverHidingApp: MasterDetailApp {
  override func makeDetail() -> SplitDetail {
    SettingsDetailViewController()
  }
}

// MARK: a master that always hides

class AlwaysHidingDetailViewController: SettingsDetailViewController {
  override func splitViewController(
    _ svc: UISplitViewController,
    shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool {
    true
  }
}

class AlwaysHidingApp: SettingsApp {
  override func makeDetail() -> SplitDetail {
    AlwaysHidingDetailViewController()
  }
}

// MARK: a button beside the list

class NeedlessButtonDetailViewController: SettingsDetailViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIBarButtonItem()
    button.title = NSLocalizedString("Master", comment: "Master")
    navigationItem.setLeftBarButton(button, animated: false)
  }
}

class NeedlessButtonApp: SettingsApp {
  override func makeDetail() -> SplitDetail {
    NeedlessButtonDetailViewController()
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

// MARK: a popover that stays

class StayingPopoverDetailViewController: TemplateDetailViewController {
  override func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {
    navigationItem.setLeftBarButton(nil, animated: true)
  }
}

class StayingPopoverApp: MasterDetailApp {
  override func makeDetail() -> SplitDetail {
    StayingPopoverDetailViewController()
  }
}

// MARK: a button that comes at once

class AbruptDetailViewController: TemplateDetailViewController {
  override func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {
    barButtonItem.title = NSLocalizedString("Master", comment: "Master")
    navigationItem.setLeftBarButton(barButtonItem, animated: false)
    masterPopoverController = pc
  }
}

class AbruptApp: MasterDetailApp {
  override func makeDetail() -> SplitDetail {
    AbruptDetailViewController()
  }
}

// MARK: a button that goes at once

class AbruptEndDetailViewController: TemplateDetailViewController {
  override func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {
    navigationItem.setLeftBarButton(nil, animated: false)
    masterPopoverController = nil
  }
}

class AbruptEndApp: MasterDetailApp {
  override func makeDetail() -> SplitDetail {
    AbruptEndDetailViewController()
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

// MARK: a button of one's own

class OwnButtonDetailViewController: TemplateDetailViewController {
  override func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {
    let own = UIBarButtonItem()
    own.title = NSLocalizedString("Master", comment: "Master")
    navigationItem.setLeftBarButton(own, animated: true)
    masterPopoverController = pc
  }
}

class OwnButtonApp: MasterDetailApp {
  override func makeDetail() -> SplitDetail {
    OwnButtonDetailViewController()
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

// MARK: a plus that adds nothing

class IdleMasterViewController: MasterViewController {
  override func insertNewObject() {
    tableView.reloadData()
  }
}

class IdlePlusApp: MasterDetailApp {
  override func makeMaster() -> MasterViewController {
    IdleMasterViewController(style: .plain)
  }
}

// MARK: the beginning of time

class OldDatesMasterViewController: MasterViewController {
  override func insertNewObject() {
    objects.insert(Date(timeIntervalSince1970: 0), at: 0)
    tableView.insertRows(
      at: [IndexPath(row: 0, section: 0)],
      with: .automatic
    )
  }
}

class OldDatesApp: MasterDetailApp {
  override func makeMaster() -> MasterViewController {
    OldDatesMasterViewController(style: .plain)
  }
}

// MARK: a row left in

class LeftInMasterViewController: MasterViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    objects = [Date(timeIntervalSince1970: 0)]
  }
}

class LeftInApp: MasterDetailApp {
  override func makeMaster() -> MasterViewController {
    LeftInMasterViewController(style: .plain)
  }
}

// MARK: a detail left in

class DetailLeftInApp: MasterDetailApp {
  override func makeDetail() -> SplitDetail {
    let detail = super.makeDetail()
    detail.detailItem = Date(timeIntervalSince1970: 0)
    return detail
  }
}

// MARK: a table in a plain controller

class PlainMasterViewController: UIViewController {
  let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Master"
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }
}

class PlainMasterApp: MasterDetailApp {
  override func makeSplit() -> UISplitViewController {
    let split = super.makeSplit()
    let detail = split.viewControllers[1]
    let plain = PlainMasterViewController()
    let stack = UINavigationController(rootViewController: plain)
    split.viewControllers = [stack, detail]
    return split
  }
}
