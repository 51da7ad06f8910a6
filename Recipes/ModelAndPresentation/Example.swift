import UIKit

class BallViewController: UIViewController {
  let ball = CALayer()
  let message = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    ball.frame = CGRect(x: 40, y: 240, width: 80, height: 80)
    ball.cornerRadius = 40
    ball.backgroundColor = UIColor.systemOrange.cgColor
    view.layer.addSublayer(ball)
    addControls()
  }

  func addControls() {
    message.frame = CGRect(x: 40, y: 140, width: 320, height: 40)
    message.text = "Tap the ball"
    view.addSubview(message)
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Move") { [weak self] _ in
        self?.message.text = "Tap the ball"
        self?.move()
      }
    )
    button.frame = CGRect(x: 140, y: 400, width: 100, height: 44)
    view.addSubview(button)
  }

  func move() {
    let shown = ball.presentation() ?? ball
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = shown.position
    move.duration = 0.8
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ball.add(move, forKey: "position")

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ball.position.x = ball.position.x == 80 ? 300 : 80
    CATransaction.commit()
  }

  override func touchesBegan(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    guard let point = touches.first?.location(in: view) else { return }
    let shown = ball.presentation() ?? ball
    let isHit = shown.hitTest(point) != nil
    let answer = isHit ? "Hit" : "Missed"
    let (screen, model) = (Int(shown.position.x), Int(ball.position.x))
    message.text = "\(answer): screen \(screen), model \(model)"
  }
}
