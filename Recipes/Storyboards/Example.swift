import UIKit

/// The source of all segues.
class ContactsController: UIViewController {
  // Outlets: in Xcode with `@IBOutlet` before each
  var openButton: UIButton!
  var addButton: UIButton!
  var helpButton: UIButton!
  var fadeButton: UIButton!
  var countButton: UIButton!
  var label: UILabel!

  var count = 0
  var popover: UIPopoverController?

  @IBAction func countUp(_ sender: Any) {
    count += 1
    label.text = "Counted: \(count)"
  }

  /// The action of the unwind segue that leads back here.
  @IBAction func editorDone(_ segue: UIStoryboardSegue) {
    countUp(segue)
  }

  /// The action of the card's unwind segue, which brings nothing back.
  @IBAction func cardClosed(_ segue: UIStoryboardSegue) {}

  func openFavorite() {
    performSegue(withIdentifier: "favorite", sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    mark(sender as? UIButton)
    popover = (segue as? UIStoryboardPopoverSegue)?.popoverController
    if let contact = segue.destination as? ContactController {
      hand(segue.identifier == "favorite" ? "Grace" : "Ada", to: contact)
    }
  }

  /// Marks the sender, the button at which the segue starts, as visited.
  func mark(_ button: UIButton?) {
    button?.setTitleColor(.purple, for: .normal)
  }

  /// Sets the contact's data, because its outlets are still nil.
  func hand(_ name: String, to contact: ContactController) {
    contact.name = name
  }
}

class ContactController: UIViewController {
  var name = ""
  // Outlets: in Xcode with `@IBOutlet` before each
  var portrait: UIImageView!
  var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    portrait.image = UIImage(named: name)
    nameLabel.text = name
  }
}

class EditorController: UIViewController {
  // Outlet: in Xcode with `@IBOutlet`
  var doneButton: UIButton!
}

class HelpController: UIViewController {}

class CardController: UIViewController {
  // Outlet: in Xcode with `@IBOutlet`
  var closeButton: UIButton!
}

/// A custom transition: the destination fades in over the source, which
/// therefore has to stay visible.
class FadeSegue: UIStoryboardSegue {
  override func perform() {
    let view = destination.view
    view?.alpha = 0
    destination.modalPresentationStyle = .overFullScreen
    source.present(destination, animated: false)
    UIView.animate(withDuration: 0.3) { view?.alpha = 1 }
  }
}

// In Xcode, all of this is drawn, and saved as Main.storyboard.
#if !canImport(ObjectiveC)
  @MainActor
  class MainStoryboard {
    var name: String { "Main" }
    var root: String { "contacts" }
    var openKind: StoryboardSegueKind { .push }
    var addKind: StoryboardSegueKind { .presentModally }
    var helpKind: StoryboardSegueKind { .presentAsPopover }
    var fadeKind: StoryboardSegueKind { .custom(FadeSegue.self) }
    var contactsClass: ContactsController.Type { ContactsController.self }

    func register() {
      UIStoryboard.register(name, initial: "navigation") {
        navigation
        contacts
        contact
        StoryboardScene("editor", EditorController.self)
          .view { editor, view in
            view.backgroundColor = UIColor(
              red: 0.88,
              green: 0.93,
              blue: 0.97,
              alpha: 1
            )
            view.addLabel("New Contact", y: 100)
            editor.doneButton = view.addButton("Done", y: 160)
          }
          .unwind(
            to: ContactsController.self,
            from: { $0.doneButton },
            action: { contacts, segue in contacts.editorDone(segue) }
          )
        StoryboardScene("help", HelpController.self)
          .attributes {
            $0.preferredContentSize = CGSize(width: 240, height: 60)
          }
          .view { _, view in view.addLabel("Tap Open.", y: 15) }
        StoryboardScene("card", CardController.self)
          .view { card, view in
            view.backgroundColor = .yellow
            view.addLabel("Ada's card", y: 100)
            card.closeButton = view.addButton("Close", y: 160)
          }
          .unwind(
            to: ContactsController.self,
            from: { $0.closeButton },
            action: { contacts, segue in contacts.cardClosed(segue) }
          )
      }
    }

    var navigation: StoryboardScene<UINavigationController> {
      StoryboardScene("navigation", UINavigationController.self)
        .children(root)
    }

    var contacts: StoryboardScene<ContactsController> {
      StoryboardScene("contacts", contactsClass)
        .attributes { $0.title = "Contacts" }
        .view { contacts, view in
          view.backgroundColor = .groupTableViewBackground
          view.tag = 7
          contacts.openButton = view.addButton("Open", y: 100)
          contacts.addButton = view.addButton("Add", y: 160)
          contacts.helpButton = view.addButton("Help", y: 220)
          contacts.fadeButton = view.addButton("Card", y: 280)
          contacts.countButton = view.addButton("Count", y: 340)
          contacts.label = view.addLabel("Counted: 0", y: 400)
          let count = UIAction { [weak contacts] in contacts?.countUp($0) }
          contacts.countButton.addAction(count, for: .touchUpInside)
        }
        .segue(openKind, to: "contact", identifier: "open") {
          $0.openButton
        }
        .segue(addKind, to: "editor", identifier: "add") { $0.addButton }
        .segue(helpKind, to: "help", identifier: "help") { $0.helpButton }
        .segue(fadeKind, to: "card", identifier: "fade") { $0.fadeButton }
        .segue(openKind, to: "contact", identifier: "favorite")
    }

    var contact: StoryboardScene<ContactController> {
      StoryboardScene("contact", ContactController.self)
        .attributes { $0.title = "Contact" }
        .view { contact, view in
          view.backgroundColor = .white
          let portrait = UIImageView(
            frame: CGRect(x: 284, y: 100, width: 200, height: 200)
          )
          portrait.contentMode = .scaleAspectFill
          portrait.layer.cornerRadius = 100
          portrait.clipsToBounds = true
          view.addSubview(portrait)
          contact.portrait = portrait
          contact.nameLabel = view.addLabel("Nobody", y: 320)
          contact.nameLabel.font = .systemFont(ofSize: 26)
        }
    }
  }

  extension UIView {
    func addButton(_ title: String, y: CGFloat) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 134, y: y, width: 500, height: 44)
      button.autoresizingMask = .flexibleRightMargin
      button.backgroundColor = .white
      addSubview(button)
      return button
    }

    @discardableResult
    func addLabel(_ text: String, y: CGFloat) -> UILabel {
      let label = UILabel()
      label.text = text
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: 30)
      label.autoresizingMask = .flexibleWidth
      label.textAlignment = .center
      addSubview(label)
      return label
    }
  }
#endif
