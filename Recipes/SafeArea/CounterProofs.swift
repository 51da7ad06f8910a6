import UIKit

class AllAtTheTopController: FormViewController {
  override func addRows() {
    for row in [nameField, mailField, sendButton] {
      pin(row, below: view.safeAreaLayoutGuide.topAnchor)
    }
  }
}

class WiderMarginsController: FormViewController {
  override func pin(_ row: UIView, below above: NSLayoutYAxisAnchor) {
    super.pin(row, below: above)
    for constraint in view.constraints where constraint.firstItem === row {
      if constraint.firstAttribute == .leading { constraint.constant = 40 }
      if constraint.firstAttribute == .trailing { constraint.constant = -40 }
    }
  }
}
