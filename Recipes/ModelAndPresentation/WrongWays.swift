import UIKit

// MARK: the animation alone

class AnimationAloneController: BallViewController {
  override func move() {
    let shown = ball.presentation() ?? ball
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = shown.position
    move.toValue = CGPoint(x: ball.position.x == 80 ? 300 : 80, y: 280)
    move.duration = 0.8
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ball.add(move, forKey: "position")
  }
}

// MARK: a fill mode

class FillModeController: BallViewController {
  override func move() {
    let shown = ball.presentation() ?? ball
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = shown.position
    move.toValue = CGPoint(x: ball.position.x == 80 ? 300 : 80, y: 280)
    move.duration = 0.8
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    move.fillMode = .forwards
    move.isRemovedOnCompletion = false
    ball.add(move, forKey: "position")
  }
}

// MARK: actions left on

class ActionsLeftOnController: BallViewController {
  override func move() {
    let shown = ball.presentation() ?? ball
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = shown.position
    move.duration = 0.8
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ball.add(move, forKey: "position")

    ball.position.x = ball.position.x == 80 ? 300 : 80
  }
}

// MARK: a key path of views

class KeyPathOfViewsController: BallViewController {
  override func move() {
    let shown = ball.presentation() ?? ball
    let move = CABasicAnimation(keyPath: "center")
    move.fromValue = shown.position
    move.duration = 0.8
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ball.add(move, forKey: "position")

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ball.position.x = ball.position.x == 80 ? 300 : 80
    CATransaction.commit()
  }
}

// MARK: a number for a point

class NumberForPointController: BallViewController {
  override func move() {
    let shown = ball.presentation() ?? ball
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = shown.position.x
    move.duration = 0.8
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ball.add(move, forKey: "position")

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ball.position.x = ball.position.x == 80 ? 300 : 80
    CATransaction.commit()
  }
}

// MARK: hit test of the model

class HitTestOfModelController: BallViewController {
  override func touchesBegan(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    guard let point = touches.first?.location(in: view) else { return }
    let shown = ball.presentation() ?? ball
    let isHit = ball.hitTest(point) != nil
    let answer = isHit ? "Hit" : "Missed"
    let (screen, model) = (Int(shown.position.x), Int(ball.position.x))
    message.text = "\(answer): screen \(screen), model \(model)"
  }
}
