import UIKit

typealias LaunchOptions = [UIApplication.LaunchOptionsKey: Any]

/// A detail that is also the split view's delegate.
typealias SplitDetail = DetailViewController & UISplitViewControllerDelegate

/// One application for both devices: only the structure differs.
class MasterDetailApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  required override init() {
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: LaunchOptions?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    if UIDevice.current.userInterfaceIdiom == .pad {
      window?.rootViewController = makeSplit()
    } else {
      window?.rootViewController = makeStack()
    }
    window?.makeKeyAndVisible()
    return true
  }

  /// The iPad shows master and detail side by side.
  func makeSplit() -> UISplitViewController {
    let master = makeMaster()
    let detail = makeDetail()
    master.detailViewController = detail

    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: master),
      UINavigationController(rootViewController: detail),
    ]
    split.delegate = detail
    return split
  }

  /// The phone shows the master, which pushes the detail.
  func makeStack() -> UIViewController {
    UINavigationController(rootViewController: makeMaster())
  }

  func makeMaster() -> MasterViewController {
    MasterViewController(style: .plain)
  }

  func makeDetail() -> SplitDetail {
    TemplateDetailViewController()
  }
}

/// The list on the left, to which + adds the current time.
class MasterViewController: UITableViewController {
  var objects: [Date] = []
  var detailViewController: DetailViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Master"
    tableView.register(
      UITableViewCell.self,
      forCellReuseIdentifier: "Cell"
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: #selector(insertNewObject)
    )
  }

  @objc func insertNewObject() {
    objects.insert(Date(), at: 0)
    tableView.insertRows(
      at: [IndexPath(row: 0, section: 0)],
      with: .automatic
    )
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    objects.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "Cell",
      for: indexPath
    )
    cell.textLabel?.text = objects[indexPath.row].description
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    show(objects[indexPath.row])
  }

  /// The master tells the detail directly.
  func show(_ moment: Date) {
    if let detail = detailViewController {
      detail.detailItem = moment
    } else {
      let detail = DetailViewController()
      detail.detailItem = moment
      navigationController?.pushViewController(detail, animated: true)
    }
  }
}

/// Shows the selected item.
class DetailViewController: UIViewController {
  let label = UILabel()
  var masterPopoverController: UIPopoverController?
  var detailItem: Date? {
    didSet {
      label.text = detailItem?.description
      masterPopoverController?.dismiss(animated: true)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Detail"
    view.backgroundColor = .white
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    label.center = view.center
    label.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleBottomMargin,
    ]
    label.textAlignment = .center
    label.numberOfLines = 0
    label.text = detailItem?.description ?? "Nothing selected"
    view.addSubview(label)
  }
}

/// A detail with a button that opens the list while it is hidden.
class TemplateDetailViewController: DetailViewController,
  UISplitViewControllerDelegate
{
  func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {
    barButtonItem.title = NSLocalizedString("Master", comment: "Master")
    navigationItem.setLeftBarButton(barButtonItem, animated: true)
    masterPopoverController = pc
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {
    navigationItem.setLeftBarButton(nil, animated: true)
    masterPopoverController = nil
  }
}

/// A detail that keeps the list on screen in all orientations.
class SettingsDetailViewController: DetailViewController,
  UISplitViewControllerDelegate
{
  func splitViewController(
    _ svc: UISplitViewController,
    shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool {
    false
  }
}

/// The same application, with a list that stays, as in Settings.
class SettingsApp: MasterDetailApp {
  override func makeDetail() -> SplitDetail {
    SettingsDetailViewController()
  }
}
