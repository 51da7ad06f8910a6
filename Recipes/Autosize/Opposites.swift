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
  override func autosizing(isLeft: Bool, row: Int) -> Autosizing {
    var box = super.autosizing(isLeft: isLeft, row: row)
    box.left = true
    box.right = true
    return box
  }
}

class NotAnchoredController: GrowingButtonsController {
  override func autosizing(isLeft: Bool, row: Int) -> Autosizing {
    Autosizing(width: true)
  }
}
