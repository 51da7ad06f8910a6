import UIKit

/// A view that can't be turned.
class StiffView: UIView {
  override var transform: CGAffineTransform {
    get { .identity }
    set {}
  }
}

class ExchangedSizesController: SwapViewController {
  override func show(
    _ newView: UIView?,
    turnedBy degrees: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    super.show(newView, turnedBy: degrees, width: height, height: width)
  }
}

class SenderIgnoredController: SwapViewController {
  override func buttonPressed(_ sender: UIButton) {
    portraitFooButton?.isHidden = true
    landscapeFooButton?.isHidden = true
    portraitBarButton?.isHidden = true
    landscapeBarButton?.isHidden = true
  }
}

class RememberingController: SwapViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let isUsed = UserDefaults.standard.bool(forKey: "used")
    for button in [portraitFooButton, portraitBarButton] {
      button?.isHidden = isUsed
    }
  }

  override func buttonPressed(_ sender: UIButton) {
    super.buttonPressed(sender)
    UserDefaults.standard.set(true, forKey: "used")
  }
}

class UpsideDownRefusedController: SwapViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}

class IgnoredWarningController: SwapViewController {
  override func didReceiveMemoryWarning() {
    // Without `super` the view stays, and so do the outlets.
  }
}
