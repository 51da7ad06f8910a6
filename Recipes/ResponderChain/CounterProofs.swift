import UIKit

/// A view that answers a tap, and passes it on all the same.
class PassingOnView: AnsweringView {
  override func touchesEnded(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    answer?()
    next?.touchesEnded(touches, with: event)
  }
}

class PassingOnController: OuterController {
  override func addInner() {
    inner.panel = PassingOnView()
    super.addInner()
  }
}
