import UIKit

class UpwardAxisController: PushViewController {
  override func fingerMoved(_ pan: UIPanGestureRecognizer) {
    super.fingerMoved(pan)
    push.pushDirection.dy.negate()
  }
}
