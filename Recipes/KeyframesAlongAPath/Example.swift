import UIKit

class RaceViewController: UIViewController {
  let board = CALayer()
  let track = UIBezierPath()
  let car = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    board.frame = CGRect(x: 96, y: 120, width: 200, height: 500)
    view.layer.addSublayer(board)
    addTrack()
    addCar()
    addButton("Lap", x: 96) { [weak self] in self?.drive() }
    addButton("Shake", x: 196) { [weak self] in self?.shake() }
  }

  func addTrack() {
    track.move(to: CGPoint(x: 100, y: 30))
    addBend(y: 100, from: -.pi / 2, to: 0)
    addBend(y: 400, from: 0, to: .pi)
    addBend(y: 100, from: .pi, to: .pi * 3 / 2)
    let road = CAShapeLayer()
    road.path = track.cgPath
    road.fillColor = nil
    road.strokeColor = UIColor.systemGray4.cgColor
    road.lineWidth = 36
    board.addSublayer(road)
  }

  func addBend(y: CGFloat, from start: CGFloat, to end: CGFloat) {
    track.addArc(
      withCenter: CGPoint(x: 100, y: y),
      radius: 70,
      startAngle: start,
      endAngle: end,
      clockwise: true
    )
  }

  func addCar() {
    let shape = UIBezierPath()
    shape.move(to: CGPoint(x: -16, y: -12))
    shape.addLine(to: CGPoint(x: 20, y: 0))
    shape.addLine(to: CGPoint(x: -16, y: 12))
    shape.close()
    car.path = shape.cgPath
    car.fillColor = UIColor.systemRed.cgColor
    car.position = CGPoint(x: 100, y: 30)
    board.addSublayer(car)
  }

  func addButton(
    _ title: String,
    x: CGFloat,
    action: @escaping () -> Void
  ) {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { _ in action() }
    )
    button.frame = CGRect(x: x, y: 660, width: 100, height: 44)
    view.addSubview(button)
  }

  func drive() {
    let lap = CAKeyframeAnimation(keyPath: "position")
    lap.path = track.cgPath
    lap.calculationMode = .paced
    lap.rotationMode = .rotateAuto
    lap.duration = 0.8
    car.add(lap, forKey: "lap")
  }

  func shake() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 10, -10, 10, -10, 0]
    shake.keyTimes = [0, 0.125, 0.375, 0.625, 0.875, 1]
    shake.isAdditive = true
    shake.duration = 0.4
    car.add(shake, forKey: "shake")
  }
}
