import UIKit

class AddressViewController: UIViewController, UITextFieldDelegate {
  let form = UIScrollView()
  var fields: [UITextField] = []
  var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addFields([
      "Name", "Company", "Street", "House", "Postcode", "City", "Country",
      "Phone",
    ])
    fields.last?.keyboardType = .numberPad
    form.keyboardDismissMode = .onDrag
    form.alwaysBounceVertical = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    watchKeyboard()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  func watchKeyboard() {
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: nil,
      queue: nil
    ) { [weak self] notification in
      guard let frame = self?.frame(in: notification) else { return }
      MainActor.assumeIsolated { self?.makeRoom(for: frame) }
    }
  }

  nonisolated func frame(in notification: Notification) -> CGRect? {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    return notification.userInfo?[key] as? CGRect
  }

  func makeRoom(for keyboard: CGRect) {
    let frame = view.convert(keyboard, from: view.window)
    let covered = max(0, view.bounds.maxY - frame.minY)
    let inset = max(0, covered - view.safeAreaInsets.bottom)
    form.contentInset.bottom = inset
    form.verticalScrollIndicatorInsets.bottom = inset
    showEditedField()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    showEditedField()
  }

  func showEditedField() {
    guard let field = fields.first(where: \.isEditing) else { return }
    view.layoutIfNeeded()
    let place = field.bounds.insetBy(dx: 0, dy: -8)
    let rect = form.convert(place, from: field)
    form.scrollRectToVisible(rect, animated: true)
  }

  func addFields(_ names: [String]) {
    for name in names {
      let field = UITextField()
      field.placeholder = name
      field.borderStyle = .roundedRect
      field.delegate = self
      fields.append(field)
    }
    let column = UIStackView(arrangedSubviews: fields)
    column.axis = .vertical
    column.spacing = 40
    for (part, parent) in [(form, view), (column, form)] {
      part.translatesAutoresizingMaskIntoConstraints = false
      parent?.addSubview(part)
    }
    let content = form.contentLayoutGuide
    let visible = form.frameLayoutGuide
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.topAnchor),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      form.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(
        equalTo: content.bottomAnchor,
        constant: -16
      ),
      column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      content.widthAnchor.constraint(equalTo: visible.widthAnchor),
      column.widthAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.widthAnchor,
        constant: -32
      ),
    ])
  }
}
