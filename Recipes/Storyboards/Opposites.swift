import UIKit

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

class AnotherRootStoryboard: MainStoryboard {
  override var root: String { "contact" }
}

class ForgottenConnectionStoryboard: MainStoryboard {
  override var navigation: StoryboardScene<UINavigationController> {
    StoryboardScene("navigation", UINavigationController.self)
  }
}

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

class MixedUpStoryboard: MainStoryboard {
  override var openKind: StoryboardSegueKind { .presentModally }
  override var addKind: StoryboardSegueKind { .push }
}

class PopoverAsModalStoryboard: MainStoryboard {
  override var helpKind: StoryboardSegueKind { .presentModally }
}

/// A segue whose subclass forgot what it is for.
class EmptySegue: UIStoryboardSegue {
  override func perform() {}
}

class NothingPerformedStoryboard: MainStoryboard {
  override var fadeKind: StoryboardSegueKind { .custom(EmptySegue.self) }
}

class ConnectedToNothingStoryboard: MainStoryboard {
  override var contacts: StoryboardScene<ContactsController> {
    super.contacts.view { contacts, _ in
      contacts.openButton = UIButton(frame: contacts.openButton.frame)
    }
  }
}

class ConnectedTwiceStoryboard: MainStoryboard {
  override var contacts: StoryboardScene<ContactsController> {
    super.contacts
      .segue(openKind, to: "contact", identifier: "favorite") {
        $0.countButton
      }
  }
}

class AnotherNameStoryboard: MainStoryboard {
  override var name: String { "Other" }
}

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

class KnownNobodyStoryboard: MainStoryboard {
  override var contacts: StoryboardScene<ContactsController> {
    super.contacts.segue(openKind, to: "contact", identifier: "nobody")
  }
}

class CardMarkingContacts: ContactsController {
  override func mark(_ button: UIButton?) {
    super.mark(fadeButton)
  }
}

class CardMarkedStoryboard: MainStoryboard {
  override var contactsClass: ContactsController.Type {
    CardMarkingContacts.self
  }
}

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
