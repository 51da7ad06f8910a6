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

/// A segue that shows its first destination each time.
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

// MARK: a fade over black

/// A segue whose source is removed before the destination is visible.
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
