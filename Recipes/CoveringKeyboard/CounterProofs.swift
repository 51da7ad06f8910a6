import UIKit

class OnlyByNotificationController: AddressViewController {
  override func textFieldDidBeginEditing(_ textField: UITextField) {}
}

class NothingShownController: AddressViewController {
  override func showEditedField() {}
}
