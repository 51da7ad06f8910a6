import UIKit

class RowViewController: UIViewController {
  let event = UILabel()
  let time = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    event.text = "Supper with the whole orchestra at Anna's"
    event.backgroundColor = .systemYellow
    time.text = "in 25 minutes"
    time.backgroundColor = .systemTeal
    addRow()
    setPriorities()
  }

  func setPriorities() {
    let strong = UILayoutPriority(751)
    time.setContentCompressionResistancePriority(strong, for: .horizontal)
    time.setContentHuggingPriority(strong, for: .horizontal)
  }

  func addRow() {
    for label in [event, time] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        .isActive = true
    }
    let (left, right) = (event.leadingAnchor, time.trailingAnchor)
    NSLayoutConstraint.activate([
      left.constraint(equalTo: view.leadingAnchor, constant: 16),
      event.trailingAnchor.constraint(equalTo: time.leadingAnchor),
      right.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }
}
