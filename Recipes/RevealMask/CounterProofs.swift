import UIKit

class SmallOpeningController: RevealViewController {
  override func circle(radius: CGFloat) -> CGPath {
    super.circle(radius: min(radius, 120))
  }
}

class WithoutMaskController: RevealViewController {
  override func addMask() {}
}

class OpensOnlyController: RevealViewController {
  override func toggle() {
    isOpen = false
    super.toggle()
  }
}

class LateStartController: RevealViewController {
  override func toggle() {
    isOpen.toggle()
    spot.path = circle(radius: isOpen ? 150 : 30)
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = spot.path
    animation.toValue = spot.path
    animation.duration = 0.8
    spot.add(animation, forKey: "path")
  }
}
