import UIKit

class OnlyYesController: BadgeViewController {
  override func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

class KeptKeyboardController: BadgeViewController {
  override func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name { team.becomeFirstResponder() }
    return false
  }
}
