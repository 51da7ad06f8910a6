import UIKit

// MARK: the fill left on

class FillLeftOnController: CheckBoxController {
  override func addTick() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 46, y: 104))
    path.addLine(to: CGPoint(x: 82, y: 152))
    path.addLine(to: CGPoint(x: 154, y: 56))
    tick.path = path.cgPath
    tick.strokeColor = UIColor.systemIndigo.cgColor
    tick.lineWidth = 16
    tick.lineCap = .round
    tick.lineJoin = .round
    tick.strokeEnd = 0
    box.layer.addSublayer(tick)
  }
}

// MARK: no line colour

class NoLineColorController: CheckBoxController {
  override func addTick() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 46, y: 104))
    path.addLine(to: CGPoint(x: 82, y: 152))
    path.addLine(to: CGPoint(x: 154, y: 56))
    tick.path = path.cgPath
    tick.fillColor = nil
    tick.lineWidth = 16
    tick.lineCap = .round
    tick.lineJoin = .round
    tick.strokeEnd = 0
    box.layer.addSublayer(tick)
  }
}

// MARK: the path instead

class PathInsteadController: CheckBoxController {
  override func drawTick() {
    let dot = UIBezierPath()
    dot.move(to: CGPoint(x: 46, y: 104))
    dot.addLine(to: CGPoint(x: 46, y: 104))
    dot.addLine(to: CGPoint(x: 46, y: 104))
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = dot.cgPath
    animation.toValue = tick.path
    animation.duration = 0.8
    animation.timingFunction = CAMediaTimingFunction(
      name: .easeInEaseOut
    )
    tick.strokeEnd = 1
    tick.add(animation, forKey: "path")
  }
}

// MARK: only in the animation

class OnlyInTheAnimationController: CheckBoxController {
  override func drawTick() {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.8
    animation.timingFunction = CAMediaTimingFunction(
      name: .easeInEaseOut
    )
    tick.add(animation, forKey: "strokeEnd")
  }
}

// MARK: no start value

class NoStartValueController: CheckBoxController {
  override func drawTick() {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.toValue = 1
    animation.duration = 0.8
    animation.timingFunction = CAMediaTimingFunction(
      name: .easeInEaseOut
    )
    tick.strokeEnd = 1
    tick.add(animation, forKey: "strokeEnd")
  }
}

// MARK: the layer of the root view

class RootLayerController: CheckBoxController {
  override func addTick() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 46, y: 104))
    path.addLine(to: CGPoint(x: 82, y: 152))
    path.addLine(to: CGPoint(x: 154, y: 56))
    tick.path = path.cgPath
    tick.fillColor = nil
    tick.strokeColor = UIColor.systemIndigo.cgColor
    tick.lineWidth = 16
    tick.lineCap = .round
    tick.lineJoin = .round
    tick.strokeEnd = 0
    view.layer.addSublayer(tick)
  }
}
