import UIKit

// MARK: touch down

class SampleTouchDownController: SampleController {
  override var event: UIControl.Event { .touchDown }
}
