import Simulator
import Testing
import UIKit

/// Truth: Apple, Human Interface Guidelines, "Right to left" (the interface is reversed as a whole), and "Supporting Right-to-Left
/// Languages": a frame from x to y in a screen of width w is from w - y to w - x.
@MainActor struct MirroredInterfaceTests {
  enum Interface: CaseIterable {
    case tableCells, editedTable, swipedTable, listCells, swipedList, controls, pickers, bars, menu, alert
  }

  @Test(arguments: Interface.allCases)
  func everyViewIsWhereTheMirrorImageHasIt(_ interface: Interface) throws {
    let normal = frames(of: interface, .leftToRight)
    let mirrored = frames(of: interface, .rightToLeft)
    try #require(normal.count == mirrored.count && normal.count > 10)
    for (one, other) in zip(normal, mirrored) {
      let width: CGFloat = 393
      let expected = CGRect(
        x: width - one.frame.maxX,
        y: one.frame.minY,
        width: one.frame.width,
        height: one.frame.height
      )
      // Places are rounded to whole points, or to pixels.
      let isThere =
        abs(expected.minX - other.frame.minX) < 1.1 && abs(expected.minY - other.frame.minY) < 0.7
        && abs(expected.width - other.frame.width) < 0.7
      #expect(isThere, "\(one.name): \(other.frame) instead of \(expected)")
    }
  }

  @Test func theInterfacesAreNotTheirOwnMirrorImages() {
    for interface in Interface.allCases {
      let frames = frames(of: interface, .leftToRight)
      #expect(frames.contains { abs($0.frame.midX - 393 / 2) > 20 }, "\(interface)")
    }
  }

  private func frames(of interface: Interface, _ direction: UIUserInterfaceLayoutDirection) -> [(
    name: String, frame: CGRect
  )] {
    let simulator = Simulator.boot(.iPhone16, layoutDirection: direction)
    let scene = InterfaceScene(simulator)
    scene.show(interface)
    simulator.advanceUntilIdle()
    guard let window = simulator.keyWindow else { return [] }
    var result: [(String, CGRect)] = []
    func add(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if !view.bounds.isEmpty { result.append(("\(type(of: view))", view.convert(view.bounds, to: nil))) }
      for child in view.subviews { add(child) }
    }
    withExtendedLifetime(scene) { add(window) }
    return result
  }
}

@MainActor
private final class InterfaceScene: UITableViewDataSource, UITableViewDelegate, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let simulator: Simulator
  let controller = UIViewController()
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ simulator: Simulator) { self.simulator = simulator }

  private var finger: UISwipeGestureRecognizer.Direction {
    simulator.application.userInterfaceLayoutDirection == .leftToRight ? .left : .right
  }

  func show(_ interface: MirroredInterfaceTests.Interface) {
    switch interface {
    case .tableCells, .editedTable, .swipedTable:
      let table = UITableViewController(style: .plain)
      table.tableView.dataSource = self
      table.tableView.delegate = self
      table.title = "Rows"
      table.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      simulator.launch(UINavigationController(rootViewController: table))
      simulator.settle()
      if interface == .editedTable { table.setEditing(true, animated: false) }
      if interface == .swipedTable { simulator.swipe(finger, at: CGPoint(x: 196, y: 200)) }
    case .listCells, .swipedList:
      showList()
      if interface == .swipedList { simulator.swipe(finger, at: CGPoint(x: 196, y: 130)) }
    case .controls:
      showControls()
    case .pickers:
      let picker = UIPickerView(frame: CGRect(x: 10, y: 60, width: 320, height: 160))
      picker.dataSource = self
      picker.delegate = self
      let fields = UIDatePicker(frame: CGRect(x: 10, y: 250, width: 300, height: 40))
      fields.preferredDatePickerStyle = .compact
      for view in [picker, fields] { add(view) }
      simulator.launch(controller)
    case .bars:
      showBars()
    case .menu:
      showMenu()
    case .alert:
      simulator.launch(controller)
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      controller.present(alert, animated: false)
    }
  }

  /// Adds a view at a place from the leading side.
  private func add(_ view: UIView) {
    let mirrors = simulator.application.userInterfaceLayoutDirection == .rightToLeft
    if mirrors { view.frame.origin.x = 393 - view.frame.maxX }
    controller.view.addSubview(view)
  }

  private func showList() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { $2(true) }
      ])
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    let accessories: [[UICellAccessory]] = [
      [], [.disclosureIndicator()], [.checkmark(), .delete(displayed: .always)],
      [.label(text: "9"), .outlineDisclosure()], [.detail(), .reorder(displayed: .always)],
    ]
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = item == 3 ? UIListContentConfiguration.valueCell() : cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      content.secondaryText = item == 0 ? nil : "Second"
      content.image = item == 4 ? UIImage(systemName: "star") : nil
      cell.contentConfiguration = content
      cell.indentationLevel = item == 1 ? 2 : 0
      cell.accessories = accessories[item]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    self.source = source
    controller.view.addSubview(view)
    simulator.launch(controller)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<5))
    source.apply(snapshot, animatingDifferences: false)
    simulator.settle()
  }

  private func showControls() {
    let slider = UISlider(frame: CGRect(x: 10, y: 60, width: 300, height: 31))
    slider.value = 0.2
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "star.fill")
    let progress = UIProgressView(frame: CGRect(x: 10, y: 100, width: 300, height: 4))
    progress.progress = 0.3
    let stepper = UIStepper(frame: CGRect(x: 10, y: 120, width: 94, height: 32))
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.frame = CGRect(x: 10, y: 160, width: 300, height: 32)
    segments.selectedSegmentIndex = 0
    let toggle = UISwitch(frame: CGRect(x: 10, y: 200, width: 51, height: 31))
    toggle.isOn = true
    let search = UISearchBar(frame: CGRect(x: 10, y: 240, width: 300, height: 56))
    search.showsCancelButton = true
    let field = UITextField(frame: CGRect(x: 10, y: 300, width: 300, height: 34))
    field.leftView = UIImageView(image: UIImage(systemName: "at"))
    field.leftViewMode = .always
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    configuration.image = UIImage(systemName: "arrow.forward")
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 10, y: 350, width: 200, height: 50)
    for view in [slider, progress, stepper, segments, toggle, search, field, button] { add(view) }
    simulator.launch(controller)
  }

  private func showBars() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.setToolbarHidden(false, animated: false)
    navigation.viewControllers[0].title = "First"
    controller.title = "Second"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    controller.toolbarItems = [
      UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
    navigation.pushViewController(controller, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController(), UIViewController()]
    for (index, child) in (tabs.viewControllers ?? []).enumerated() {
      child.tabBarItem = UITabBarItem(title: "\(index)", image: UIImage(systemName: "star"), tag: index)
    }
    simulator.launch(tabs)
  }

  private func showMenu() {
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 20, y: 300, width: 80, height: 40)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Copy", image: UIImage(systemName: "doc")) { _ in },
      UIAction(title: "On", subtitle: "Second", state: .on) { _ in },
      UIMenu(title: "More", children: [UIAction(title: "Less") { _ in }]),
    ])
    add(button)
    simulator.launch(controller)
    simulator.tap(button)
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .default, .default, .default]
    let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
    if indexPath.row == 5 {
      var content = cell.defaultContentConfiguration()
      content.text = "Content"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    } else {
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Second"
      cell.imageView?.image = indexPath.row == 1 ? UIImage(systemName: "star") : nil
      cell.indentationLevel = indexPath.row == 3 ? 2 : 0
    }
    cell.accessoryType = indexPath.row == 4 ? .detailDisclosureButton : .disclosureIndicator
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { $2(true) },
      UIContextualAction(style: .normal, title: "Flag") { $2(true) },
    ])
  }

  // MARK: Wheels

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    CGFloat(60 + 20 * component)
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(row)"
  }
}
