import UIKit

// MARK: delegate not called

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

// MARK: no delegate

class UnheardContactsController: ContactsController {
  override func addContact() {
    showForm(makeForm())
  }
}

// MARK: dismissed as soon as it is shown

class HastyContactsController: ContactsController {
  override func showForm(_ form: UIViewController) {
    form.modalPresentationStyle = .fullScreen
    present(form, animated: true) {
      self.dismiss(animated: true)
    }
  }
}

// MARK: dismissed from the first screen

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

// MARK: addSubview instead of present

class LaidOnTopController: ContactsController {
  var form: UIViewController?

  override func showForm(_ form: UIViewController) {
    self.form = form
    form.view.frame = view.bounds
    view.addSubview(form.view)
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

// MARK: no presentation context

class UndefinedContextController: HalvesController {
  override func presentOverHalf() {
    let form = NewContactController()
    form.modalPresentationStyle = .currentContext
    upper.present(form, animated: false)
  }
}
