import Rendering
import Simulator
import Testing
import UIKit

/// Truth: Apple, "Supporting Dark Mode in Your Interface", UIContentSizeCategory and "Supporting Right-to-Left Languages": views take
/// other settings while the application runs, so that they look as if it had been launched with them.
@MainActor struct ChangedSettingsTests {
  enum Setting: CaseIterable { case dark, largeText, rightToLeft }

  @Test(arguments: Setting.allCases, SettingsScene.allCases)
  func aChangeLooksLikeALaunch(_ setting: Setting, _ scene: SettingsScene) throws {
    // A menu on the screen stays as large and where it is.
    if scene == .menu, setting != .dark { return }
    let changed = Simulator.boot(.iPhone16)
    let before = picture(of: scene, on: changed) {
      switch setting {
      case .dark: changed.appearance = .dark
      case .largeText: changed.contentSizeCategory = .extraExtraExtraLarge
      case .rightToLeft: changed.layoutDirection = .rightToLeft
      }
    }
    let booted =
      switch setting {
      case .dark: Simulator.boot(.iPhone16, appearance: .dark)
      case .largeText: Simulator.boot(.iPhone16, contentSizeCategory: .extraExtraExtraLarge)
      case .rightToLeft: Simulator.boot(.iPhone16, layoutDirection: .rightToLeft)
      }
    let expected = picture(of: scene, on: booted) {}
    let lines = zip(before.split(separator: "\n"), expected.split(separator: "\n"))
    let difference = lines.first { $0.0 != $0.1 }
    #expect(before == expected, "\(difference.map { "\($0.0)\ninstead of\n\($0.1)" } ?? "")")
  }

  private func picture(of scene: SettingsScene, on simulator: Simulator, _ change: () -> Void) -> String {
    let contents = scene.launch(on: simulator)
    simulator.advanceUntilIdle()
    _ = Picture(of: simulator, caption: "").svg
    change()
    simulator.advanceUntilIdle()
    return withExtendedLifetime(contents) { Picture(of: simulator, caption: "").svg }
  }
}

/// Screens with what the system colours, sizes and places by settings.
enum SettingsScene: CaseIterable {
  case table, list, controls, texts, symbols, bars, alert, sheet, menu, search

  /// Launches the screen; returns what it needs.
  @MainActor
  func launch(on simulator: Simulator) -> AnyObject? {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    switch self {
    case .table:
      let table = UITableViewController(style: .insetGrouped)
      let rows = SettingsRows()
      table.tableView.dataSource = rows
      simulator.launch(UINavigationController(rootViewController: table))
      return rows
    case .list:
      return launchList(on: simulator)
    case .controls:
      let stack = column(in: controller)
      var filled = UIButton.Configuration.filled()
      filled.title = "Filled"
      filled.subtitle = "Button"
      filled.image = UIImage(systemName: "star")
      let segments = UISegmentedControl(items: ["One", "Two"])
      segments.selectedSegmentIndex = 0
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Placeholder"
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.backgroundColor = .systemGray
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .compact
      let views: [UIView] = [
        UIButton(configuration: filled), UIButton(configuration: .tinted()), UIButton(type: .close),
        UIButton(type: .contactAdd), segments, field, UISwitch(), UISlider(), UIStepper(), UIProgressView(),
        UIActivityIndicatorView(style: .large), pages, picker,
      ]
      for view in views { stack.addArrangedSubview(view) }
    case .texts:
      launchTexts(in: column(in: controller))
    case .symbols:
      launchSymbols(in: column(in: controller))
    case .bars, .search:
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = self == .bars
      navigation.setToolbarHidden(false, animated: false)
      controller.title = "Title"
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      controller.toolbarItems = [UIBarButtonItem(systemItem: .trash), UIBarButtonItem(title: "Item")]
      if self == .search {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["One", "Two"]
        search.searchBar.showsScopeBar = true
        controller.navigationItem.searchController = search
        let bar = UISearchBar(frame: CGRect(x: 0, y: 300, width: 393, height: 56))
        bar.placeholder = "Placeholder"
        controller.view.addSubview(bar)
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      for (index, child) in (tabs.viewControllers ?? []).enumerated() {
        child.tabBarItem = UITabBarItem(title: "\(index)", image: UIImage(systemName: "star"), tag: index)
        child.tabBarItem.badgeValue = "9"
      }
      simulator.launch(tabs)
      return nil
    case .alert, .sheet:
      simulator.launch(controller)
      let style: UIAlertController.Style = self == .alert ? .alert : .actionSheet
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
      if self == .alert { alert.addTextField { $0.placeholder = "Placeholder" } }
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      controller.present(alert, animated: false)
      return nil
    case .menu:
      let button = UIButton(type: .system)
      button.setTitle("Menu", for: .normal)
      button.menu = UIMenu(
        title: "Title",
        children: [
          UIAction(title: "Copy", subtitle: "Second", image: UIImage(systemName: "doc")) { _ in },
          UIAction(title: "Delete", attributes: .destructive, state: .on) { _ in },
        ]
      )
      button.showsMenuAsPrimaryAction = true
      column(in: controller).addArrangedSubview(button)
      simulator.launch(controller)
      simulator.settle()
      simulator.tap(button)
      return nil
    }
    simulator.launch(controller)
    return nil
  }

  @MainActor
  private func column(in controller: UIViewController) -> UIStackView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
    ])
    return stack
  }

  @MainActor
  private func launchTexts(in stack: UIStackView) {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.systemRed
    shadow.shadowOffset = CGSize(width: 1, height: 1)
    let styled = UILabel()
    styled.attributedText = NSAttributedString(
      string: "Attributed",
      attributes: [
        .foregroundColor: UIColor.label, .backgroundColor: UIColor.secondarySystemFill, .shadow: shadow,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemBlue,
        .strokeColor: UIColor.systemOrange, .font: UIFont.systemFont(ofSize: 20),
      ]
    )
    let plain = UILabel()
    plain.text = "Shadow"
    plain.shadowColor = .separator
    plain.textColor = .secondaryLabel
    let scaled = UILabel()
    scaled.text = "Scaled"
    scaled.font = .preferredFont(forTextStyle: .body)
    scaled.adjustsFontForContentSizeCategory = true
    let text = UITextView(frame: .zero)
    text.text = "Text view"
    text.font = .preferredFont(forTextStyle: .callout)
    text.adjustsFontForContentSizeCategory = true
    text.isScrollEnabled = false
    text.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let field = UITextField()
    field.text = "Field"
    field.font = .preferredFont(forTextStyle: .title2)
    field.adjustsFontForContentSizeCategory = true
    for view in [styled, plain, scaled, text, field] as [UIView] { stack.addArrangedSubview(view) }
  }

  @MainActor
  private func launchSymbols(in stack: UIStackView) {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.label, .systemRed])
    let levels = UIImage.SymbolConfiguration(hierarchicalColor: .systemBlue)
    let disc = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let images: [UIImage?] = [
      UIImage(systemName: "person.crop.circle.badge.plus", withConfiguration: palette),
      UIImage(systemName: "folder.circle.fill", withConfiguration: levels),
      UIImage(systemName: "star")?.withTintColor(.label, renderingMode: .alwaysOriginal),
      disc.withTintColor(.label, renderingMode: .alwaysOriginal),
      disc.withTintColor(.label, renderingMode: .alwaysOriginal).withHorizontallyFlippedOrientation(),
      disc.withRenderingMode(.alwaysTemplate), UIImage(systemName: "chevron.forward"),
    ]
    for image in images { stack.addArrangedSubview(UIImageView(image: image)) }
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star", withConfiguration: palette), for: .normal)
    stack.addArrangedSubview(button)
  }

  @MainActor
  private func launchList(on simulator: Simulator) -> AnyObject {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = item == 1 ? UIListContentConfiguration.valueCell() : cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      content.secondaryText = "Second"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "9"), .disclosureIndicator(), .checkmark()]
    }
    let kind = UICollectionView.elementKindSectionHeader
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
      header,
      _,
      _ in
      var content = header.defaultContentConfiguration()
      content.text = "Header"
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.launch(controller)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<3))
    source.apply(snapshot, animatingDifferences: false)
    return source
  }
}

/// Rows of all styles, under a header.
@MainActor
private final class SettingsRows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2, .default, .default]
    let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
    if indexPath.row > 3 {
      var content = cell.defaultContentConfiguration()
      content.text = "Content"
      content.secondaryText = "Second"
      cell.contentConfiguration = content
      if indexPath.row == 5 { cell.backgroundConfiguration = .listGroupedCell() }
    } else {
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Second"
      cell.imageView?.image = indexPath.row == 1 ? UIImage(systemName: "star") : nil
    }
    cell.accessoryType = indexPath.row == 4 ? .detailDisclosureButton : .disclosureIndicator
    return cell
  }
}
