import UIKit

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

// MARK: a form that nobody listens to

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

// MARK: a view laid on top

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

// MARK: a context that nobody defines

class UndefinedContextController: HalvesController {
  override func presentOverHalf() {
    let form = NewContactController()
    form.modalPresentationStyle = .currentContext
    upper.present(form, animated: false)
  }
}
