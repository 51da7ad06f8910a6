import UIKit

/// The buttons and their masks are drawn in AutosizeViewController.xib.
class AutosizeViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}

/// The same buttons, which become wider in landscape: in the size
/// inspector the horizontal arrow of each would be solid.
class GrowingButtonsController: AutosizeViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for button in view.subviews {
      button.autoresizingMask.insert(.flexibleWidth)
    }
  }
}
