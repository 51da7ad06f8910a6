import UIKit

// MARK: outlet set too early

// In Main.storyboard: the class of the contacts
class EarlyOutletContacts: ContactsController {
  override func fill(
    _ contact: ContactController,
    for segue: UIStoryboardSegue
  ) {
    contact.nameLabel?.text = "Ada"
    if segue.identifier == "favorite" { contact.nameLabel?.text = "Grace" }
  }
}

// MARK: view touched in prepare

// In Main.storyboard: the class of the contacts
class ViewTouchingContacts: ContactsController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.view.tintColor = .red
    super.prepare(for: segue, sender: sender)
  }
}

// MARK: the sender ignored

// In Main.storyboard: the class of the contacts
class OpenMarkingContacts: ContactsController {
  override func mark(_ button: UIButton?) {
    super.mark(openButton)
  }
}

// MARK: one for all

// In Main.storyboard: the class of the contacts
class OneForAllContacts: ContactsController {
  var shown: UIViewController?
}

// In Main.storyboard: the class of the segue from Open, of kind "custom"
class OneForAllSegue: UIStoryboardSegue {
  override func perform() {
    let contacts = source as? OneForAllContacts
    let controller = contacts?.shown ?? destination
    contacts?.shown = controller
    source.show(controller, sender: nil)
  }
}

// MARK: a fade over black

// In Main.storyboard: the class of the segue from Card
class FullScreenFadeSegue: UIStoryboardSegue {
  override func perform() {
    let view = destination.view
    view?.alpha = 0
    destination.modalPresentationStyle = .fullScreen
    source.present(destination, animated: false)
    UIView.animate(withDuration: 0.3) { view?.alpha = 1 }
  }
}
