import UIKit

struct Contact {
  var name: String
  var hasPhoto = false
}

/// The list, which presents the form and gets its result.
class ContactsController: UIViewController, NewContactDelegate {
  var contacts: [Contact] = []
  let list = UILabel(frame: CGRect(x: 16, y: 70, width: 288, height: 120))
  let addButton = UIButton(type: .contactAdd)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    addTitleLabel()
    view.backgroundColor = .white
    list.numberOfLines = 0
    view.addSubview(list)
    showContacts()

    addButton.frame = CGRect(x: 282, y: 35, width: 22, height: 22)
    addButton.addAction(
      UIAction { [weak self] _ in self?.addContact() },
      for: .touchUpInside
    )
    view.addSubview(addButton)
  }

  func addContact() {
    let form = makeForm()
    form.delegate = self
    showForm(form)
  }

  func makeForm() -> NewContactController {
    NewContactController()
  }

  func showForm(_ form: UIViewController) {
    form.modalPresentationStyle = .fullScreen
    present(form, animated: true)
  }

  /// Takes the data, then dismisses the form.
  func newContactController(
    _ form: NewContactController,
    didFinishWith contact: Contact?
  ) {
    if let contact { contacts.append(contact) }
    showContacts()
    dismiss(animated: true)
  }

  func showContacts() {
    let names = contacts.map(\.name).joined(separator: "\n")
    list.text = contacts.isEmpty ? "No contacts" : names
  }
}

@MainActor
protocol NewContactDelegate: AnyObject {
  func newContactController(
    _ form: NewContactController,
    didFinishWith contact: Contact?
  )
}

/// The form, which itself presents the photos to choose from.
class NewContactController: UIViewController, PhotoPickerDelegate {
  weak var delegate: (any NewContactDelegate)?
  var contact = Contact(name: "Anna Appleseed")
  let cancelButton = UIButton(type: .system)
  let saveButton = UIButton(type: .system)
  let photoButton = UIButton(type: .system)
  let nameField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Contact"
    addTitleLabel()
    view.backgroundColor = UIColor(white: 0.94, alpha: 1)
    add(cancelButton, "Cancel", x: 16, y: 24) { $0.cancel() }
    cancelButton.contentHorizontalAlignment = .left
    add(saveButton, "Save", x: 204, y: 24) { $0.save() }
    saveButton.contentHorizontalAlignment = .right
    add(photoButton, "Add photo", x: 110, y: 140) { $0.choosePhoto() }

    nameField.frame = CGRect(x: 16, y: 90, width: 288, height: 36)
    nameField.borderStyle = .roundedRect
    nameField.text = contact.name
    view.addSubview(nameField)
  }

  func add(
    _ button: UIButton,
    _ title: String,
    x: CGFloat,
    y: CGFloat,
    action: @escaping (NewContactController) -> Void
  ) {
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: x, y: y, width: 100, height: 44)
    let tapped = UIAction { [weak self] _ in
      if let self { action(self) }
    }
    button.addAction(tapped, for: .touchUpInside)
    view.addSubview(button)
  }

  func cancel() {
    delegate?.newContactController(self, didFinishWith: nil)
  }

  /// Reports the contact if it has a name; otherwise the form stays.
  func save() {
    guard let name = nameField.text, !name.isEmpty else { return }
    contact.name = name
    delegate?.newContactController(self, didFinishWith: contact)
  }

  func choosePhoto() {
    let picker = PhotoPickerController()
    picker.delegate = self
    present(picker, animated: true)
  }

  func photoPickerDidChoose(_ picker: PhotoPickerController) {
    contact.hasPhoto = true
    dismiss(animated: true)
  }
}

@MainActor
protocol PhotoPickerDelegate: AnyObject {
  func photoPickerDidChoose(_ picker: PhotoPickerController)
}

/// The photos to choose from, here only one.
class PhotoPickerController: UIViewController {
  weak var delegate: (any PhotoPickerDelegate)?
  let photoButton = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    addTitleLabel()
    view.backgroundColor = .white
    photoButton.frame = CGRect(x: 16, y: 90, width: 288, height: 216)
    photoButton.setBackgroundImage(UIImage(named: "Sunset"), for: .normal)
    photoButton.addAction(
      UIAction { [weak self] _ in self?.choose() },
      for: .touchUpInside
    )
    view.addSubview(photoButton)
  }

  func choose() {
    delegate?.photoPickerDidChoose(self)
  }
}

extension UIViewController {
  /// Adds a label with the title, at the place of a navigation bar.
  func addTitleLabel() {
    let label = UILabel(frame: CGRect(x: 80, y: 24, width: 160, height: 44))
    label.text = title
    label.font = .boldSystemFont(ofSize: 17)
    label.textAlignment = .center
    view.addSubview(label)
  }
}

/// Shows the list in the upper half of the screen.
class HalvesController: UIViewController {
  let upper = ContactsController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(
      red: 0.2,
      green: 0.4,
      blue: 0.6,
      alpha: 1
    )
    let lower = CGRect(x: 0, y: 240, width: 320, height: 240)
    let label = UILabel(frame: lower)
    label.text = "The other half"
    label.textColor = .white
    label.textAlignment = .center
    view.addSubview(label)

    addChild(upper)
    upper.view.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
    view.addSubview(upper.view)
    upper.didMove(toParent: self)
  }

  /// Presents a form that covers the whole window.
  func presentOverAll() {
    upper.present(NewContactController(), animated: false)
  }

  /// Presents a form that covers the upper half only.
  func presentOverHalf() {
    let form = NewContactController()
    form.modalPresentationStyle = .currentContext
    upper.definesPresentationContext = true
    upper.present(form, animated: false)
  }
}
