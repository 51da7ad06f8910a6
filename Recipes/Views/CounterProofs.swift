import UIKit

class OneActionController: PinboardController {
  override func scatter(_ sender: Any?) {
    gather(sender)
  }
}

class JumpingBoardController: PinboardController {
  override func slide(_ sender: Any?) {
    UIView.performWithoutAnimation { super.slide(sender) }
  }
}
