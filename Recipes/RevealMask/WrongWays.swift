import UIKit

// MARK: a sublayer

class SublayerController: RevealViewController {
  override func addMask() {
    spot.path = circle(radius: 30)
    photo.layer.addSublayer(spot)
  }
}

// MARK: the middle on the screen

class MiddleOnTheScreenController: RevealViewController {
  override func circle(radius: CGFloat) -> CGPath {
    UIBezierPath(
      arcCenter: photo.center,
      radius: radius,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    ).cgPath
  }
}

// MARK: a clear mask

class ClearMaskController: RevealViewController {
  override func addMask() {
    spot.path = circle(radius: 30)
    spot.fillColor = UIColor.clear.cgColor
    photo.layer.mask = spot
  }
}

// MARK: an animation of views

class AnimationOfViewsController: RevealViewController {
  override func toggle() {
    isOpen.toggle()
    UIView.animate(withDuration: 0.8) {
      self.spot.path = self.circle(radius: self.isOpen ? 150 : 30)
    }
  }
}

// MARK: two kinds of paths

class TwoKindsOfPathsController: RevealViewController {
  override func circle(radius: CGFloat) -> CGPath {
    let (x, y) = (photo.bounds.midX - radius, photo.bounds.midY - radius)
    let square = CGRect(x: x, y: y, width: 2 * radius, height: 2 * radius)
    if radius == 30 { return UIBezierPath(rect: square).cgPath }
    return UIBezierPath(ovalIn: square).cgPath
  }
}

// MARK: only in the animation

class OnlyInTheAnimationController: RevealViewController {
  override func toggle() {
    isOpen.toggle()
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = circle(radius: isOpen ? 30 : 150)
    animation.toValue = circle(radius: isOpen ? 150 : 30)
    animation.duration = 0.8
    spot.add(animation, forKey: "path")
  }
}
