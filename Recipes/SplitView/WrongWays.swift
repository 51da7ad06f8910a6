import UIKit

// MARK: a split view on the phone

class SplitEverywhereApp: MasterDetailApp {
  override func makeStack() -> UIViewController {
    makeSplit()
  }
}

// MARK: shouldHide not implemented

/// A detail without the override of `SettingsDetailViewController`.
class ShouldHideForgottenApp: SettingsApp {
  override func makeDetail() -> DetailViewController {
    DetailViewController()
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
    MasterViewController(style: .plain)
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
  override func makeDetail() -> DetailViewController {
    SettingsDetailViewController()
  }
}

// MARK: a master that always hides

class AlwaysHidingDetailViewController: DetailViewController {
  override func splitViewController(
    _ svc: UISplitViewController,
    shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool {
    true
  }
}

class AlwaysHidingApp: MasterDetailApp {
  override func makeDetail() -> DetailViewController {
    AlwaysHidingDetailViewController()
  }
}

// MARK: a button that stays

class StayingButtonDetailViewController: DetailViewController {
  override func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {
    barButtonItem.title = "Gone"
  }
}

class StayingButtonApp: MasterDetailApp {
  override func makeDetail() -> DetailViewController {
    StayingButtonDetailViewController()
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
  override func makeSplit() -> UISplitViewController {
    let split = super.makeSplit()
    let detail = split.viewControllers[1]
    let idle = IdleMasterViewController(style: .plain)
    idle.detailViewController = split.delegate as? DetailViewController
    let stack = UINavigationController(rootViewController: idle)
    split.viewControllers = [stack, detail]
    return split
  }
}

// MARK: rows left in

class LeftInMasterViewController: MasterViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    objects = [Date(timeIntervalSince1970: 0)]
  }
}

class LeftInApp: MasterDetailApp {
  override func makeSplit() -> UISplitViewController {
    let split = super.makeSplit()
    let detail = split.viewControllers[1]
    let master = LeftInMasterViewController(style: .plain)
    master.detailViewController = split.delegate as? DetailViewController
    let stack = UINavigationController(rootViewController: master)
    split.viewControllers = [stack, detail]
    return split
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
