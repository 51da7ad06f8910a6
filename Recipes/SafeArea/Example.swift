import UIKit

class FormViewController: UIViewController {
  let nameField = UITextField(), mailField = UITextField()
  let sendButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    mailField.placeholder = "Mail"
    for field in [nameField, mailField] { field.borderStyle = .roundedRect }
    sendButton.setTitle("Send", for: .normal)
    addRows()
  }

  func addRows() {
    pin(nameField, below: view.safeAreaLayoutGuide.topAnchor)
    pin(mailField, below: nameField.bottomAnchor)
    pin(sendButton, below: mailField.bottomAnchor)
  }

  func pin(_ row: UIView, below above: NSLayoutYAxisAnchor) {
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    let area = view.safeAreaLayoutGuide
    let (left, right) = (row.leadingAnchor, row.trailingAnchor)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: above, constant: 16),
      left.constraint(equalTo: area.leadingAnchor, constant: 16),
      right.constraint(equalTo: area.trailingAnchor, constant: -16),
    ])
  }
}
