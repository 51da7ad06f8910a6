import UIKit

/// A button that stays in the lower right corner: number 6 of the six.
class CornerButtonController: UIViewController {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let (x, y) = (view.bounds.maxX - 92, view.bounds.maxY - 57)
    button.setTitle("6", for: .normal)
    button.frame = CGRect(x: x, y: y, width: 72, height: 37)
    // The other margins and the size are fixed.
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    view.addSubview(button)
  }
}

/// Six buttons, which AutosizeViewController.xib has with their masks.
class AutosizeViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}

/// The same buttons, which become wider in landscape.
class GrowingButtonsController: AutosizeViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for button in view.subviews {
      button.autoresizingMask.insert(.flexibleWidth)
    }
  }
}
