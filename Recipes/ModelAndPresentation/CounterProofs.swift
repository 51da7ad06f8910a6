import UIKit

class ConstantSpeedController: BallViewController {
  override func move() {
    let shown = ball.presentation() ?? ball
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = shown.position
    move.duration = 0.8
    ball.add(move, forKey: "position")

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ball.position.x = ball.position.x == 80 ? 300 : 80
    CATransaction.commit()
  }
}

class StartOfModelController: BallViewController {
  override func move() {
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = ball.position
    move.duration = 0.8
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ball.add(move, forKey: "position")

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ball.position.x = ball.position.x == 80 ? 300 : 80
    CATransaction.commit()
  }
}
