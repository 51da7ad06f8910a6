/// The list of the More tab: a row for each controller, with what a tab of it would show.
@MainActor
final class MoreListController: UITableViewController {
  private static let cellIdentifier = "More"

  var controllers: [UIViewController] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }
  var choose: ((UIViewController) -> Void)?

  /// Called when the list shows after one of its controllers did.
  var returned: (() -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Titles and images may have changed meanwhile.
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
