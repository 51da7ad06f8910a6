import UIKit

class OnlyGrowingController: MessageViewController {
  override func fitHeight() {
    let before = height.constant
    super.fitHeight()
    height.constant = max(before, height.constant)
  }
}

class CaretLeftAloneController: MessageViewController {
  override func textViewDidChange(_ textView: UITextView) { fitHeight() }
}

class HangingController: MessageViewController {
  override func placeViews() {
    super.placeViews()
    let bottom = view.constraints.first { $0.firstItem === message && $0.firstAttribute == .bottom }
    bottom?.isActive = false
    message.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
  }
}
