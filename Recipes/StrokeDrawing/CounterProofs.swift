import UIKit

class EvenPaceController: CheckBoxController {
  override func drawTick() {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.duration = 0.8
    tick.strokeEnd = 1
    tick.add(animation, forKey: "strokeEnd")
  }
}

class DrawnFromTheStartController: CheckBoxController {
  override func addTick() {
    super.addTick()
    tick.strokeEnd = 1
  }
}

class BackwardsController: CheckBoxController {
  override func addTick() {
    super.addTick()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 154, y: 56))
    path.addLine(to: CGPoint(x: 82, y: 152))
    path.addLine(to: CGPoint(x: 46, y: 104))
    tick.path = path.cgPath
  }
}

class DrawsOnlyController: CheckBoxController {
  override func toggle() { drawTick() }
}

class ErasedAtOnceController: CheckBoxController {
  override func toggle() {
    CATransaction.begin()
    CATransaction.setDisableActions(tick.strokeEnd == 1)
    super.toggle()
    CATransaction.commit()
  }
}

class AnotherKeyController: CheckBoxController {
  override func drawTick() {
    super.drawTick()
    if let animation = tick.animation(forKey: "strokeEnd") {
      tick.add(animation, forKey: "draw")
    }
  }
}

class KeptAnimationController: CheckBoxController {
  override func drawTick() {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.duration = 0.8
    animation.isRemovedOnCompletion = false
    tick.strokeEnd = 1
    tick.add(animation, forKey: "strokeEnd")
  }
}
