import Testing
import UIKit
import UIKitTesting

/// Truth: the documentation of `performAccessibilityAudit`: parts of the system have no faults but missing labels.
@Suite(
  .devices([
    TestDevice(.iPhone4, iOS: 6), TestDevice(.iPhone6, iOS: 9), TestDevice(.iPhone11, iOS: 13),
    TestDevice(.iPhone13, iOS: 16), TestDevice(.iPhone16, iOS: 18, appearance: .dark),
    TestDevice(.iPad, iOS: 16, contentSizeCategory: .accessibilityLarge, layoutDirection: .rightToLeft),
  ])
) @MainActor struct SystemAuditTests {
  private let device = Simulator.current

  private func issues(_ controller: UIViewController) -> [String] {
    device.launch(controller)
    return issues()
  }

  private func issues() -> [String] {
    device.advanceUntilIdle()
    var found: [String] = []
    device.performAccessibilityAudit { issue in
      found.append(issue.detailedDescription)
      return true
    }
    return found
  }

  @Test func barsHaveNoFaults() {
    let screen = UIViewController()
    screen.title = "A title that is much too long for the bar of a telephone"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: nil,
      action: nil
    )
    screen.toolbarItems = [
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
    ]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    #expect(issues(tabs) == [])
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(issues() == [])
  }

  @Test func aBarButtonNeedsALabel() {
    let screen = UIViewController()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    screen.navigationItem.rightBarButtonItem = item
    let words = issues(UINavigationController(rootViewController: screen))
    #expect(words.count == 1 && words[0].hasSuffix("has no label. Set its `accessibilityLabel`."))
    item.accessibilityLabel = "Add"
    #expect(issues() == [])
  }

  @Test func alertsAndSheetsHaveNoFaults() {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      device.launch(controller)
      let alert = UIAlertController(title: "Delete the note?", message: "It is lost.", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.popoverPresentationController?.sourceView = controller.view
      alert.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
      if style == .alert { alert.addTextField { $0.placeholder = "Name" } }
      controller.present(alert, animated: true)
      #expect(issues() == [])
    }
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = [.disclosureIndicator, .checkmark, .none, .detailDisclosureButton][indexPath.row]
      return cell
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped]) func cellsHaveNoFaults(style: UITableView.Style) {
    let rows = Rows(style: style)
    #expect(issues(rows) == [])
    rows.setEditing(true, animated: false)
    #expect(issues() == [])
  }

  @Test func cellsOfListsHaveNoFaults() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = (text, "Detail")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .checkmark()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: controller.collectionView
    ) { view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two", "Three"])
    source.apply(snapshot, animatingDifferences: false)
    #expect(issues(controller) == [])
  }

  @Test func popoversAndMenusHaveNoFaults() {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    device.launch(controller)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = controller.view
    controller.present(popover, animated: true)
    #expect(issues() == [])
    controller.dismiss(animated: false)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.setTitle("Menu", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.setTitleColor(.black, for: .normal)
    button.menu = UIMenu(
      title: "Menu",
      children: [
        UIAction(title: "Copy") { _ in }, UIAction(title: "Delete", attributes: .destructive) { _ in },
      ]
    )
    button.showsMenuAsPrimaryAction = true
    controller.view.addSubview(button)
    device.tap(button)
    #expect(issues() == [])
  }

  @Test func aChangedColourOfACellIsAudited() {
    let rows = Rows(style: .plain)
    _ = issues(rows)
    let cell = rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.backgroundColor = .white
    cell?.textLabel?.textColor = UIColor(white: 0.9, alpha: 1)
    let words = issues()
    #expect(words.count == 1 && words[0].contains("text \"Row 0\" has a contrast of 1.24:1"))
  }

  @Test func controlsHaveNoFaults() {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let views: [UIView] = [
      UISwitch(), UISlider(), UISegmentedControl(items: ["One", "Two"]), UIStepper(), UIPageControl(),
      UIProgressView(), UIActivityIndicatorView(), UISearchBar(), UIDatePicker(), UIPickerView(),
    ]
    for (index, view) in views.enumerated() {
      view.accessibilityLabel = "Control"
      let size = view.sizeThatFits(CGSize(width: 280, height: 100))
      view.frame = CGRect(
        x: 20,
        y: 30 + 40 * CGFloat(index),
        width: max(size.width, 100),
        height: size.height
      )
      controller.view.addSubview(view)
    }
    #expect(issues(controller) == [])
  }

  @Test func theKeyboardHasNoFaults() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 44))
    field.accessibilityLabel = "Name"
    controller.view.addSubview(field)
    device.launch(controller)
    field.becomeFirstResponder()
    #expect(issues() == [])
  }
}
