import UIKit

// MARK: UIColor instead of CGColor

class ViewColorsController: SkyViewController {
  override func addSky() {
    sky.colors = [
      UIColor.systemIndigo,
      UIColor.systemPink,
      UIColor.systemYellow,
    ]
    sky.locations = [0, 0.8, 1]
    view.layer.insertSublayer(sky, at: 0)
  }
}

// MARK: added in front

class AddedInFrontController: SkyViewController {
  override func addSky() {
    sky.colors = [
      UIColor.systemIndigo.cgColor,
      UIColor.systemPink.cgColor,
      UIColor.systemYellow.cgColor,
    ]
    sky.locations = [0, 0.8, 1]
    view.layer.addSublayer(sky)
  }
}

// MARK: the frame set once

class FrameSetOnceController: SkyViewController {
  override func addSky() {
    super.addSky()
    sky.frame = view.bounds
  }

  override func viewDidLayoutSubviews() {}
}

// MARK: a layer for each layout

class LayerForEachLayoutController: SkyViewController {
  override func addSky() {}

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.colors = [
      UIColor.systemIndigo.cgColor,
      UIColor.systemPink.cgColor,
      UIColor.systemYellow.cgColor,
    ]
    layer.locations = [0, 0.8, 1]
    view.layer.insertSublayer(layer, at: 0)
  }
}

// MARK: the end in points

class EndInPointsController: SkyViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sky.startPoint = .zero
    sky.endPoint = CGPoint(x: 0, y: view.bounds.height)
  }
}

// MARK: an animation of views

class AnimationOfViewsController: SkyViewController {
  override func toggle() {
    isMorning.toggle()
    UIView.animate(withDuration: 0.8) {
      self.sky.locations =
        self.isMorning ? [0, 0.2, 0.6] : [0, 0.8, 1]
    }
  }
}
