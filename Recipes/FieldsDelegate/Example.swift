import UIKit

class BadgeViewController: UIViewController, UITextFieldDelegate {
  let name = UITextField()
  let team = UITextField()
  let limit = 12
  let count = UILabel()
  let badge = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.placeholder = "Name"
    name.returnKeyType = .next
    team.placeholder = "Team"
    team.returnKeyType = .done
    addColumn()
    connect()
  }

  func connect() {
    name.delegate = self
    team.delegate = self
    let tell = UIAction { [weak self] action in
      if let field = action.sender as? UITextField {
        self?.showCount(of: field)
      }
    }
    name.addAction(tell, for: .editingChanged)
    team.addAction(tell, for: .editingChanged)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    showCount(of: textField)
  }

  func showCount(of field: UITextField) {
    count.text = "\(field.text?.count ?? 0) of \(limit)"
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let old = textField.text ?? ""
    guard let place = Range(range, in: old) else { return false }
    let new = old.replacingCharacters(in: place, with: string)
    return new.count <= limit
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name {
      team.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    badge.text = "\(name.text ?? "")\n\(team.text ?? "")"
  }

  func addColumn() {
    for field in [name, team] {
      field.borderStyle = .roundedRect
      field.autocorrectionType = .no
    }
    count.text = "0 of \(limit)"
    count.textColor = .secondaryLabel
    badge.numberOfLines = 2
    badge.textAlignment = .center
    badge.font = .systemFont(ofSize: 28, weight: .semibold)
    let views = [name, team, count, badge]
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let area = view.layoutMarginsGuide
    let top = view.safeAreaLayoutGuide.topAnchor
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: top, constant: 24),
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
  }
}
