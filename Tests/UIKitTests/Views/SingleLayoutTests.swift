import Foundation
import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIView.layoutIfNeeded (it lays out views whose layout is invalid, after which none is).
///
/// A view that asks for another layout while it is laid out would be laid out without end.
@MainActor struct SingleLayoutTests {
  @Test(arguments: EveryView.names)
  func oneLayoutIsEnough(_ name: String) throws {
    let simulator = Simulator.boot(.iPhone16)
    let view = try #require(EveryView.make(name))
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.frame = CGRect(x: 20, y: 100, width: 320, height: 300)
    simulator.launch(controller)
    simulator.settle()
    let window = try #require(simulator.keyWindow)
    #expect(window.invalidViews.isEmpty)
    for view in [window] + window.allSubviews { view.setNeedsLayout() }
    window.layoutSubtree()
    #expect(window.invalidViews.isEmpty)
    // Nothing is left for the next pass either, in which animations and scrolling end.
    simulator.advanceUntilIdle()
    #expect(window.invalidViews.isEmpty && simulator.console.isEmpty)
  }

  @Test func aViewThatAsksWhileItIsLaidOutIsFound() throws {
    final class Endless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    _ = Simulator.boot(.iPhone16)
    let view = Endless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutSubtree()
    #expect(view.invalidViews == ["Endless"])
  }

  @Test func everyViewOfTheSourcesIsHere() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Sources/UIKit"
    )
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var parents: [String: String] = [:]
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
        guard line.hasPrefix("open class "), words.count > 3 else { continue }
        parents[words[2]] = words[3]
      }
    }
    func isView(_ name: String) -> Bool { name == "UIView" || parents[name].map(isView) ?? false }
    let missing = parents.keys.filter { isView($0) && !EveryView.names.contains($0) }
    // Windows are made by the device, and popovers draw their own backgrounds.
    #expect(Set(missing) == ["UIWindow", "UIPopoverBackgroundView", "UIAlertView"])
  }
}

extension UIView {
  fileprivate var allSubviews: [UIView] { subviews + subviews.flatMap(\.allSubviews) }

  /// The classes of the views whose layout is invalid.
  fileprivate var invalidViews: [String] {
    ([self] + allSubviews).filter { $0.flags.contains(.needsLayout) }.map { "\(type(of: $0))" }
  }
}

/// A view of each class, with contents.
@MainActor
private enum EveryView {
  static func make(_ name: String) -> UIView? { makers[name]?() }

  nonisolated static let names = [
    "UIActivityIndicatorView", "UIButton", "UICollectionReusableView", "UICollectionView",
    "UICollectionViewCell", "UIColorWell",
    "UICollectionViewListCell", "UIContentUnavailableView", "UIControl", "UIDatePicker", "UIImageView",
    "UILabel",
    "UIListContentView", "UINavigationBar", "UIPageControl", "UIPickerView", "UIProgressView",
    "UIRefreshControl",
    "UIScrollView", "UISearchBar", "UISearchTextField", "UISegmentedControl", "UISlider", "UIStackView",
    "UIStepper",
    "UISwitch", "UITabBar", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UITextField",
    "UITextView", "UIToolbar", "UIView", "UIVisualEffectView",
    // Other kinds of contents.
    "button with a configuration", "list in a collection view", "rows that scroll across",
    "inset grouped table",
    "wheels of a date", "calendar", "text view with a long text", "rows with constraints",
  ]

  private static let makers: [String: () -> UIView] = [
    "UIActivityIndicatorView": {
      let view = UIActivityIndicatorView(style: .large)
      view.hidesWhenStopped = false
      return view
    },
    "UIButton": {
      let view = UIButton(type: .system)
      view.setTitle("Title", for: .normal)
      view.setImage(UIImage(systemName: "star"), for: .normal)
      return view
    },
    "UICollectionReusableView": { UICollectionReusableView(frame: .zero) },
    "UICollectionView": { collection(UICollectionViewFlowLayout()) },
    "UICollectionViewCell": { UICollectionViewCell(frame: .zero) },
    "UICollectionViewListCell": { listCell() },
    "UIColorWell": { UIColorWell(frame: .zero) },
    "UIContentUnavailableView": {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "Empty"
      configuration.secondaryText = "There is nothing here."
      configuration.image = UIImage(systemName: "star")
      return UIContentUnavailableView(configuration: configuration)
    },
    "UIControl": { UIControl(frame: .zero) },
    "UIDatePicker": {
      let view = UIDatePicker()
      view.preferredDatePickerStyle = .compact
      return view
    },
    "UIImageView": { UIImageView(image: UIImage(systemName: "star")) },
    "UILabel": {
      let view = UILabel()
      view.text = "Text in several lines"
      view.numberOfLines = 0
      return view
    },
    "UIListContentView": {
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.secondaryText = "Second"
      content.image = UIImage(systemName: "star")
      return UIListContentView(configuration: content)
    },
    "UINavigationBar": {
      let bar = UINavigationBar()
      bar.prefersLargeTitles = true
      let item = UINavigationItem(title: "Title")
      item.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Item")]
      bar.setItems([UINavigationItem(title: "Back"), item], animated: false)
      return bar
    },
    "UIPageControl": {
      let view = UIPageControl()
      view.numberOfPages = 3
      return view
    },
    "UIPickerView": { Kept.picker() },
    "UIProgressView": { UIProgressView(progressViewStyle: .default) },
    "UIRefreshControl": { UIRefreshControl() },
    "UIScrollView": {
      let view = UIScrollView()
      view.contentSize = CGSize(width: 1000, height: 1000)
      view.flashScrollIndicators()
      return view
    },
    "UISearchBar": {
      let view = UISearchBar()
      view.prompt = "Prompt"
      view.showsCancelButton = true
      view.scopeButtonTitles = ["One", "Two"]
      view.showsScopeBar = true
      return view
    },
    "UISearchTextField": { UISearchTextField() },
    "UISegmentedControl": { UISegmentedControl(items: ["One", "Two"]) },
    "UISlider": {
      let view = UISlider()
      view.minimumValueImage = UIImage(systemName: "star")
      return view
    },
    "UIStackView": {
      let label = UILabel()
      label.text = "Text"
      return UIStackView(arrangedSubviews: [label, UISwitch(), UIView()])
    },
    "UIStepper": { UIStepper() },
    "UISwitch": { UISwitch() },
    "UITabBar": {
      let bar = UITabBar()
      bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: UIImage(systemName: "star"), tag: $0) }
      bar.items?[0].badgeValue = "1"
      return bar
    },
    "UITableView": { Kept.table(.plain) },
    "UITableViewCell": {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Second"
      cell.imageView?.image = UIImage(systemName: "star")
      cell.accessoryType = .detailDisclosureButton
      return cell
    },
    "UITableViewHeaderFooterView": {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = view.defaultContentConfiguration()
      content.text = "Header"
      view.contentConfiguration = content
      return view
    },
    "UITextField": {
      let view = UITextField()
      view.text = "Text"
      view.leftView = UIImageView(image: UIImage(systemName: "star"))
      view.leftViewMode = .always
      view.clearButtonMode = .always
      return view
    },
    "UITextView": {
      let view = UITextView()
      view.text = "Text"
      return view
    },
    "UIToolbar": {
      let bar = UIToolbar()
      bar.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(title: "Item")]
      return bar
    },
    "UIVisualEffectView": { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
    "UIView": { UIView() },
    "button with a configuration": {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      configuration.image = UIImage(systemName: "star")
      configuration.showsActivityIndicator = true
      return UIButton(configuration: configuration)
    },
    "list in a collection view": {
      collection(
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)),
        isList: true
      )
    },
    "rows that scroll across": {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .estimated(60))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: size)]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      return collection(UICollectionViewCompositionalLayout(section: section))
    },
    "inset grouped table": { Kept.table(.insetGrouped) },
    "wheels of a date": {
      let view = UIDatePicker()
      view.preferredDatePickerStyle = .wheels
      return view
    },
    "calendar": {
      let view = UIDatePicker()
      view.preferredDatePickerStyle = .inline
      return view
    },
    "text view with a long text": {
      let view = UITextView()
      view.text = String(repeating: "A line of a long text.\n", count: 100)
      return view
    },
    "rows with constraints": { Kept.table(.plain, hasConstraints: true) },
  ]

  private static func listCell() -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: .zero)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    cell.accessories = [.checkmark(), .disclosureIndicator(), .delete(displayed: .always), .label(text: "9")]
    _ = cell.separatorLayoutGuide
    return cell
  }

  private static func collection(_ layout: UICollectionViewLayout, isList: Bool = false) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: layout
    )
    Kept.items.isList = isList
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Row")
    view.dataSource = Kept.items
    return view
  }
}

/// The data of tables, pickers and collection views.
@MainActor
private final class Kept: UITableViewDataSource, UICollectionViewDataSource, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  static let items = Kept()
  var isList = false
  private var hasConstraints = false

  static func table(_ style: UITableView.Style, hasConstraints: Bool = false) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
    items.hasConstraints = hasConstraints
    table.dataSource = items
    return table
  }

  static func picker() -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = items
    picker.delegate = items
    return picker
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    if hasConstraints {
      let label = UILabel()
      label.text = String(repeating: "Text ", count: indexPath.row + 1)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
      ])
    } else {
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      content.secondaryText = "Second"
      cell.contentConfiguration = content
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: isList ? "Row" : "Cell", for: path)
    if let row = cell as? UICollectionViewListCell {
      var content = row.defaultContentConfiguration()
      content.text = "Row"
      row.contentConfiguration = content
      row.accessories = [.checkmark(), .reorder(displayed: .always)]
    }
    return cell
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(row)"
  }
}
