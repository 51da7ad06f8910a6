import UIKit

// MARK: clear colour

class ClearColorController: CurtainController {
  override func openCurtain() {
    UIView.animate(withDuration: 0.5) {
      self.curtain.backgroundColor = .clear
    }
  }
}

// MARK: hidden in the end

class HiddenInTheEndController: CurtainController {
  override func openCurtain() {
    UIView.animate(withDuration: 0.5) {
      self.curtain.backgroundColor = .clear
    } completion: { _ in
      self.curtain.isHidden = true
    }
  }
}
