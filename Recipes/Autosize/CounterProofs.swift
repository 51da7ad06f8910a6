import UIKit

class LandscapeOnlyController: AutosizeViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }
}

class PixelsForPointsController: AutosizeViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scale = UIScreen.main.scale
    for button in view.subviews {
      button.frame = button.frame.applying(
        CGAffineTransform(scaleX: scale, y: scale)
      )
    }
  }
}

class BothMarginsKeptController: GrowingButtonsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for button in view.subviews {
      button.autoresizingMask.subtract([
        .flexibleLeftMargin, .flexibleRightMargin,
      ])
    }
  }
}

class NotAnchoredController: GrowingButtonsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for button in view.subviews {
      button.autoresizingMask = [
        .flexibleRightMargin, .flexibleBottomMargin, .flexibleWidth,
      ]
    }
  }
}
