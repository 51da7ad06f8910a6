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

class OwnActionsController: SwapViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let foos = [portraitFooButton, landscapeFooButton]
    let bars = [portraitBarButton, landscapeBarButton]
    for button in foos + bars {
      button?.removeTarget(self, action: nil, for: .touchUpInside)
    }
    for button in foos {
      button?.addTarget(self, action: #selector(foo(_:)), for: .touchUpInside)
    }
    for button in bars {
      button?.addTarget(self, action: #selector(bar(_:)), for: .touchUpInside)
    }
  }

  @objc func foo(_ sender: UIButton) { buttonPressed(sender) }

  @objc func bar(_ sender: UIButton) { buttonPressed(sender) }
}

class Only125Controller: SwapViewController {
  var side: CGFloat { 125 }

  override func buttonPressed(_ sender: UIButton) {
    if sender.bounds.width == side { super.buttonPressed(sender) }
  }
}

class Only100Controller: Only125Controller {
  override var side: CGFloat { 100 }
}
