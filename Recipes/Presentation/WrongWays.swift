import UIKit

// MARK: a view laid on top

class LaidOnTopController: ContactsController {
  var form: UIViewController?

  override func showForm(_ form: UIViewController) {
    self.form = form
    form.view.frame = view.bounds
    view.addSubview(form.view)
  }
}

// MARK: a form that keeps its data

class KeepingFormController: NewContactController {
  override func save() {
    dismiss(animated: true)
  }
}

class KeepingContactsController: ContactsController {
  override func makeForm() -> NewContactController {
    KeepingFormController()
  }
}

// MARK: dismissed as soon as it is shown

class HastyContactsController: ContactsController {
  override func showForm(_ form: UIViewController) {
    present(form, animated: true) {
      self.dismiss(animated: true)
    }
  }
}

// MARK: a form that dismisses itself

class SelfDismissingFormController: NewContactController {
  override func save() {
    dismiss(animated: true)
    super.save()
  }
}

class SelfDismissingContactsController: ContactsController {
  override func makeForm() -> NewContactController {
    SelfDismissingFormController()
  }
}

// MARK: a contact without a name

class NamelessFormController: NewContactController {
  override func save() {
    contact.name = nameField.text ?? ""
    delegate?.newContactController(self, didFinishWith: contact)
  }
}

class NamelessContactsController: ContactsController {
  override func makeForm() -> NewContactController {
    NamelessFormController()
  }
}

// MARK: all at once

class AllAtOnceFormController: NewContactController {
  override func photoPickerDidChoose(_ picker: PhotoPickerController) {
    contact.hasPhoto = true
    presentingViewController?.dismiss(animated: true)
  }
}

class AllAtOnceContactsController: ContactsController {
  override func makeForm() -> NewContactController {
    AllAtOnceFormController()
  }
}

// MARK: a Cancel that saves

class SavingFormController: NewContactController {
  override func cancel() {
    save()
  }
}

class SavingContactsController: ContactsController {
  override func makeForm() -> NewContactController {
    SavingFormController()
  }
}

// MARK: a form that nobody listens to

class UnheardContactsController: ContactsController {
  override func addContact() {
    showForm(makeForm())
  }
}

// MARK: a context of its own

class OwnContextTabsController: ContactsTabsController {
  override func defineContext() {
    super.defineContext()
    contacts.definesPresentationContext = true
  }
}

// MARK: a context where none was wanted

class UnwantedContextController: HalvesController {
  override func presentOverAll() {
    presentOverHalf()
  }
}

// MARK: a context that nobody defines

class UndefinedContextController: HalvesController {
  override func presentOverHalf() {
    let form = NewContactController()
    form.modalPresentationStyle = .currentContext
    upper.present(form, animated: false)
  }
}

// MARK: a popover that stays in the drawer

class UnshownPopoverController: FourWaysController {
  override func showPopover() {
    popover = UIPopoverController(contentViewController: inPopover)
  }
}

// MARK: a child without its view

class ViewlessChildController: FourWaysController {
  override func showChild() {
    addChild(child)
    child.didMove(toParent: self)
  }
}

// MARK: presented by a stranger

class StrangerPresentsController: FourWaysController {
  let stranger = UIViewController()

  override func presentLast() {
    popover?.dismiss(animated: false)
    stranger.present(presented, animated: false)
  }
}

// MARK: a root that is replaced

class ReplacedRootController: FourWaysController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.rootViewController = UIViewController()
  }
}
