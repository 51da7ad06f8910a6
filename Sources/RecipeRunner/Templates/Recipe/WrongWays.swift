import UIKit

// MARK: label forgotten

class SampleLabelForgottenController: SampleController {
  override func count() {
    taps += 1
  }
}

// MARK: touch down

class SampleTouchDownController: SampleController {
  override func connect() {
    button.addAction(UIAction { [weak self] _ in self?.count() }, for: .touchDown)
  }
}
