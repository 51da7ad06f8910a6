import UIKit

/// Creates views, and is the data source of tables.
@MainActor
final class ViewFactory: UITableViewDataSource, UITableViewDelegate {
  /// The number of rows in each section.
  var rows: [Int] = [3, 12]

  func make(_ kind: ViewStep.Kind) -> UIView {
    let view = bare(kind)
    if let table = view as? UITableView {
      table.dataSource = self
      table.delegate = self
    } else if let scroll = view as? UIScrollView {
      scroll.delegate = self
    }
    view.backgroundColor = .lightGray
    return view
  }

  private func bare(_ kind: ViewStep.Kind) -> UIView {
    switch kind {
    case .plain: UIView()
    case .label:
      label()
    case .customButton: button(.custom)
    case .systemButton: button(.system)
    case .roundedButton: button(.detailDisclosure)
    case .image: UIImageView()
    case .scroll: UIScrollView()
    case .table: UITableView(frame: .zero, style: .plain)
    case .groupedTable: UITableView(frame: .zero, style: .grouped)
    case .progress: UIProgressView(progressViewStyle: .default)
    case .textField: UITextField()
    case .pageControl: UIPageControl()
    case .slider: UISlider()
    case .stepper: UIStepper()
    case .segments: UISegmentedControl(items: ["One", "Two", "Three"])
    case .navigationBar: UINavigationBar()
    case .toolbar: UIToolbar()
    case .tabBar: UITabBar()
    }
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = "A label with some words"
    label.numberOfLines = 0
    return label
  }

  private func button(_ type: UIButton.ButtonType) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Button", for: .normal)
    return button
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.indices.contains(section) ? rows[section] : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? nil : "Section \(section)"
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}
