/// The controller of the More tab: a list of the controllers without their own tab, and then the chosen one.
@MainActor
final class MoreNavigationController: UINavigationController {
  @WeakReference private var tabs: UITabBarController?
  private let list = MoreListController()

  let moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    list.title = "More"
    list.choose = { [weak tabs] controller in tabs?.listedWasChosen(controller) }
    list.returned = { [weak self] in self?.returnListed() }
    change(to: [list], .push, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func listDidChange() {
    list.controllers = tabs?.listed ?? []
  }

  /// Shows a controller of the list, which becomes a child of this controller.
  func showListed(_ controller: UIViewController, animated: Bool = false) {
    guard topViewController !== controller else { return }
    change(to: [list, controller], .push, animated: animated)
  }

  /// Shows the list again, and returns the shown controller to the tab bar controller.
  func returnListed() {
    if stack.count > 1 { change(to: [list], .pop, animated: false) }
    guard let tabs else { return }
    for controller in tabs.controllers where controller.storedParent !== tabs && !stack.contains(controller) {
      tabs.addChild(controller)
      controller.didMove(toParent: tabs)
    }
    if tabs.storedSelected.map(tabs.listed.contains) ?? false { tabs.moreDidReturnToList() }
  }
}

/// The list of the More tab: a row for each controller, with the title and image of its tab bar item.
@MainActor
final class MoreListController: UITableViewController {
  private static let cellIdentifier = "More"

  var controllers: [UIViewController] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }
  var choose: ((UIViewController) -> Void)?

  /// Called when the list is shown again after one of its controllers.
  var returned: (() -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Titles and images may have changed in the meantime.
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) { show(controllers[path.row], in: cell) }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    returned?()
  }

  private func show(_ controller: UIViewController, in cell: UITableViewCell) {
    let item = controller.tabBarItem
    cell.textLabel?.text = item?.shownTitle
    cell.imageView?.image = item?.image?.withRenderingMode(.alwaysTemplate)
    cell.accessoryType = .disclosureIndicator
    cell.setNeedsLayout()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: MoreListController.cellIdentifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: MoreListController.cellIdentifier)
    show(controllers[indexPath.row], in: cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose?(controllers[indexPath.row])
  }
}
