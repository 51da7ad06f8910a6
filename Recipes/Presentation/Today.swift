import UIKit

/// The list since iOS 13, where a presented controller is a sheet unless it
/// asks for the whole screen.
class FullScreenContactsController: ContactsController {
  override func showForm(_ form: UIViewController) {
    form.modalPresentationStyle = .fullScreen
    super.showForm(form)
  }
}

/// A list whose form may stay a sheet: only its buttons dismiss it.
class SheetContactsController: ContactsController {
  override func showForm(_ form: UIViewController) {
    form.isModalInPresentation = true
    super.showForm(form)
  }
}
