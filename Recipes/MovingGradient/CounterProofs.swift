import UIKit

class WithoutFrameController: SkyViewController {
  override func viewDidLayoutSubviews() {}
}

class OnlyInTheAnimationController: SkyViewController {
  override func toggle() {
    super.toggle()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sky.locations = [0, 0.8, 1]
    CATransaction.commit()
  }
}

class LateStartController: SkyViewController {
  override func toggle() {
    isMorning.toggle()
    sky.locations = isMorning ? [0, 0.2, 0.6] : [0, 0.8, 1]
    let animation = CABasicAnimation(keyPath: "locations")
    animation.fromValue = sky.locations
    animation.toValue = sky.locations
    animation.duration = 0.8
    sky.add(animation, forKey: "locations")
  }
}

class SunriseOnlyController: SkyViewController {
  override func toggle() {
    isMorning = false
    super.toggle()
  }
}

class WithoutLocationsController: SkyViewController {
  override func addSky() {
    super.addSky()
    sky.locations = nil
  }
}

/// A view whose own layer is a gradient.
class SkyView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
