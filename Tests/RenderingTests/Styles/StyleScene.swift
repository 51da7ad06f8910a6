import Simulator
import UIKit

/// Screens that show what changed its look with iOS 7, one thing each.
@MainActor
enum StyleScene: String, CaseIterable {
  case bars
  case blackBars
  case tabs
  case groupedTable
  case plainTable
  case alert
  case choices
  case sheet
  case popover

  /// Shows the screen on a device with a version of iOS.
  func show(iOS version: Double, on model: DeviceModel? = nil) -> Simulator {
    let simulator = Simulator.boot(model ?? (self == .popover ? .iPad : .iPhone5), iOS: version)
    switch self {
    case .bars: simulator.launch(bars(.default))
    case .blackBars: simulator.launch(bars(.blackTranslucent))
    case .tabs: simulator.launch(tabs())
    case .groupedTable:
      simulator.launch(UINavigationController(rootViewController: ListController(style: .grouped)))
    case .plainTable:
      let list = ListController(style: .plain)
      simulator.launch(UINavigationController(rootViewController: list))
      list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    case .alert, .choices, .sheet: presentAlert(on: simulator)
    case .popover: presentPopover(on: simulator)
    }
    simulator.advance(by: 1)
    return simulator
  }

  private func bars(_ style: UIBarStyle) -> UIViewController {
    let (list, detail) = (UIViewController(), UIViewController())
    for controller in [list, detail] { controller.view.backgroundColor = .white }
    list.title = "Albums"
    detail.title = "Harbour"
    let done = UIBarButtonItem(systemItem: .done)
    detail.navigationItem.rightBarButtonItem = self == .bars ? done : UIBarButtonItem(systemItem: .edit)
    detail.toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .refresh),
      .flexibleSpace(),
      bordered("Slideshow"), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
    let navigation = UINavigationController(rootViewController: list)
    navigation.pushViewController(detail, animated: false)
    navigation.navigationBar.barStyle = style
    navigation.toolbar.barStyle = style
    navigation.isToolbarHidden = false
    return navigation
  }

  private func bordered(_ title: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: title)
    item.style = .bordered
    return item
  }

  private func tabs() -> UIViewController {
    let items: [UITabBarItem.SystemItem] = [
      .favorites, .recents, .contacts, .search, .history, .bookmarks, .downloads, .featured, .topRated,
      .mostRecent,
      .mostViewed, .more,
    ]
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for start in stride(from: 0, to: items.count, by: 4) {
      let bar = UITabBar(frame: CGRect(x: 0, y: 100 + CGFloat(start) * 20, width: 320, height: 49))
      bar.items = items[start..<start + 4].map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
      bar.selectedItem = bar.items?[start / 4]
      bar.items?.last?.badgeValue = start == 0 ? "3" : nil
      controller.view.addSubview(bar)
    }
    return controller
  }

  private func presentAlert(on simulator: Simulator) {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    simulator.launch(controller)
    let alert = UIAlertController(
      title: self == .sheet ? "Share this photo?" : "Delete “Harbour”?",
      message: self == .sheet ? nil : "The photo goes from all your albums, too.",
      preferredStyle: self == .sheet ? .actionSheet : .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: self == .sheet ? "Mail" : "Delete", style: .default))
    if self != .alert { alert.addAction(UIAlertAction(title: "Archive", style: .default)) }
    if self == .sheet { alert.addAction(UIAlertAction(title: "Delete Photo", style: .destructive)) }
    controller.present(alert, animated: false)
  }

  private func presentPopover(on simulator: Simulator) {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let item = UIBarButtonItem(systemItem: .add)
    controller.title = "Photos"
    controller.navigationItem.leftBarButtonItem = bordered("Albums")
    controller.navigationItem.rightBarButtonItem = item
    simulator.launch(UINavigationController(rootViewController: controller))
    let list = ListController(style: .plain)
    list.preferredContentSize = CGSize(width: 320, height: 400)
    let popover = UIPopoverController(contentViewController: UINavigationController(rootViewController: list))
    popover.setContentSize(CGSize(width: 320, height: 400), animated: false)
    popover.present(from: item, permittedArrowDirections: .any, animated: false)
    list.keeping = popover
  }
}

/// A list of some places in two sections.
@MainActor
private final class ListController: UITableViewController {
  var keeping: AnyObject?

  private let places = [["Harbour", "Old town", "Market"], ["Lighthouse", "Cliffs"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func numberOfSections(in tableView: UITableView) -> Int { places.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = places[indexPath.section][indexPath.row]
    cell.detailTextLabel?.text = indexPath.section == 0 ? "\(12 + indexPath.row)" : nil
    let types: [UITableViewCell.AccessoryType] = [
      .disclosureIndicator, .disclosureIndicator, .detailDisclosureButton, .checkmark,
    ]
    cell.accessoryType = types[indexPath.section * 2 + indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Town" : "Coast"
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 1 && tableView.style == .grouped ? "Places are sorted by distance." : nil
  }
}
