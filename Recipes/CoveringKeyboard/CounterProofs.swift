import UIKit

class OnlyByNotificationController: AddressViewController {
  override func textFieldDidBeginEditing(_ textField: UITextField) {}
}

class NothingShownController: AddressViewController {
  override func showEditedField() {}
}

class OldSizeController: AddressViewController {
  override func showEditedField() {
    guard let field = fields.first(where: \.isEditing) else { return }
    let rect = form.convert(field.bounds.insetBy(dx: 0, dy: -8), from: field)
    form.scrollRectToVisible(rect, animated: true)
  }
}
