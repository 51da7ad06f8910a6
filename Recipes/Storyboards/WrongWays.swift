import UIKit

// MARK: outlet set too early

class EarlyOutletContacts: ContactsController {
  override func hand(_ name: String, to contact: ContactController) {
    contact.nameLabel?.text = name
  }
}

class OutletSetTooEarlyStoryboard: MainStoryboard {
  override var contactsClass: ContactsController.Type {
    EarlyOutletContacts.self
  }
}

// MARK: view touched in prepare

class ViewTouchingContacts: ContactsController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.view.tintColor = .red
    super.prepare(for: segue, sender: sender)
  }
}

class ViewTouchedStoryboard: MainStoryboard {
  override var contactsClass: ContactsController.Type {
    ViewTouchingContacts.self
  }
}

// MARK: another button marked

class OpenMarkingContacts: ContactsController {
  override func mark(_ button: UIButton?) {
    super.mark(openButton)
  }
}

class AnotherMarkedStoryboard: MainStoryboard {
  override var contactsClass: ContactsController.Type {
    OpenMarkingContacts.self
  }
}

// MARK: one for all

/// A segue that shows the controller it has shown before.
class OneForAllSegue: UIStoryboardSegue {
  static var shown: UIViewController?

  override func perform() {
    let controller = OneForAllSegue.shown ?? destination
    OneForAllSegue.shown = controller
    source.show(controller, sender: nil)
  }
}

class OneForAllStoryboard: MainStoryboard {
  override func register() {
    OneForAllSegue.shown = nil
    super.register()
  }

  override var openKind: StoryboardSegueKind {
    .custom(OneForAllSegue.self)
  }
}

// MARK: everything at once

class EagerContacts: ContactsController {
  var all: [UIViewController] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    for identifier in ["contact", "editor", "help", "card"] {
      if let storyboard {
        all.append(
          storyboard.instantiateViewController(withIdentifier: identifier)
        )
      }
    }
  }
}

class EverythingAtOnceStoryboard: MainStoryboard {
  override var contactsClass: ContactsController.Type { EagerContacts.self }
}

// MARK: set again

class SettingAgainContacts: ContactsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
  }
}

class SetAgainStoryboard: MainStoryboard {
  override var contactsClass: ContactsController.Type {
    SettingAgainContacts.self
  }
}

// MARK: a view of its own

class OwnViewContacts: ContactsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view = UIView(frame: view.frame)
  }
}

class OwnViewStoryboard: MainStoryboard {
  override var contactsClass: ContactsController.Type {
    OwnViewContacts.self
  }
}

// MARK: another root

class AnotherRootStoryboard: MainStoryboard {
  override var root: String { "contact" }
}

// MARK: a connection forgotten

class ForgottenConnectionStoryboard: MainStoryboard {
  override var navigation: StoryboardScene<UINavigationController> {
    StoryboardScene("navigation", UINavigationController.self)
  }
}

// MARK: a way back refused

class RefusingContacts: ContactsController {
  override func canPerformUnwind(
    to target: Any.Type,
    from source: UIViewController,
    sender: Any?
  ) -> Bool {
    false
  }
}

class WayBackRefusedStoryboard: MainStoryboard {
  override var contactsClass: ContactsController.Type {
    RefusingContacts.self
  }
}

// MARK: push and modal mixed up

class MixedUpStoryboard: MainStoryboard {
  override var openKind: StoryboardSegueKind { .presentModally }
  override var addKind: StoryboardSegueKind { .push }
}

// MARK: popover as modal

class PopoverAsModalStoryboard: MainStoryboard {
  override var helpKind: StoryboardSegueKind { .presentModally }
}

// MARK: nothing performed

/// A segue whose subclass forgot what it is for.
class EmptySegue: UIStoryboardSegue {
  override func perform() {}
}

class NothingPerformedStoryboard: MainStoryboard {
  override var fadeKind: StoryboardSegueKind { .custom(EmptySegue.self) }
}

// MARK: a fade over black

/// A segue that takes the source away before the destination is seen.
class FullScreenFadeSegue: UIStoryboardSegue {
  override func perform() {
    let view = destination.view
    view?.alpha = 0
    destination.modalPresentationStyle = .fullScreen
    source.present(destination, animated: false)
    UIView.animate(withDuration: 0.3) { view?.alpha = 1 }
  }
}

class FadeOverBlackStoryboard: MainStoryboard {
  override var fadeKind: StoryboardSegueKind {
    .custom(FullScreenFadeSegue.self)
  }
}

// MARK: connected to nothing

class ConnectedToNothingStoryboard: MainStoryboard {
  override var contacts: StoryboardScene<ContactsController> {
    super.contacts.view { contacts, _ in
      contacts.openButton = UIButton(frame: contacts.openButton.frame)
    }
  }
}

// MARK: connected twice

class ConnectedTwiceStoryboard: MainStoryboard {
  override var contacts: StoryboardScene<ContactsController> {
    super.contacts
      .segue(openKind, to: "contact", identifier: "favorite") {
        $0.countButton
      }
  }
}

// MARK: another name

class AnotherNameStoryboard: MainStoryboard {
  override var name: String { "Other" }
}

// MARK: a view before its time

class EarlyViewContacts: ContactsController {
  override func awakeFromNib() {
    super.awakeFromNib()
    loadViewIfNeeded()
  }
}

class EarlyViewStoryboard: MainStoryboard {
  override var contactsClass: ContactsController.Type {
    EarlyViewContacts.self
  }
}
