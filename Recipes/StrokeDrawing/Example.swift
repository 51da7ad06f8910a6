import UIKit

class CheckBoxController: UIViewController {
  let box = UIView()
  let tick = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    box.backgroundColor = .systemGray5
    addBox()
    addTick()
  }

  func addBox() {
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 200),
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  func addTick() {
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
    box.layer.addSublayer(tick)
  }

  func drawTick() {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.8
    animation.timingFunction = CAMediaTimingFunction(
      name: .easeInEaseOut
    )
    tick.strokeEnd = 1
    tick.add(animation, forKey: "strokeEnd")
  }

  func toggle() {
    if tick.strokeEnd == 0 { drawTick() } else { tick.strokeEnd = 0 }
  }

  override func touchesEnded(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    toggle()
  }
}
