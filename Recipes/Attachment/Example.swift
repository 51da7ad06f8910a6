import UIKit

class AttachmentViewController: UIViewController {
  let knob = UIView()
  let square = UIView()
  let ball = UIView()
  let rodLine = UIView()
  let springLine = UIView()

  var animator: UIDynamicAnimator!
  var rod: UIAttachmentBehavior!
  var spring: UIAttachmentBehavior!
  var grip: UIAttachmentBehavior!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    add(square, side: 100, x: 160, y: 284, color: .systemBlue)
    add(rodLine, side: 2, x: 0, y: 0, color: .darkGray)
    add(springLine, side: 2, x: 0, y: 0, color: .red)
    add(ball, side: 50, x: 160, y: 424, color: .orange)
    add(knob, side: 20, x: 130, y: 130, color: .darkGray)
    ball.layer.cornerRadius = 25
    knob.layer.cornerRadius = 10
    drawLines()

    let pan = UIPanGestureRecognizer { [weak self] pan in
      self?.drag(pan)
    }
    view.addGestureRecognizer(pan)

    let carrying = UIPanGestureRecognizer { [weak self] pan in
      self?.carry(pan)
    }
    ball.addGestureRecognizer(carrying)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    animator = UIDynamicAnimator(referenceView: view)

    tieRod()
    tieSpring()
    animator.addBehavior(UIGravityBehavior(items: [square, ball]))

    let air = UIDynamicItemBehavior(items: [square, ball])
    air.resistance = 2
    air.angularResistance = 2
    animator.addBehavior(air)
  }

  /// Attaches the square to the knob, near the square's upper right.
  func tieRod() {
    rod = UIAttachmentBehavior(
      item: square,
      offsetFromCenter: UIOffset(horizontal: 30, vertical: -40),
      attachedToAnchor: knob.center
    )
    animator.addBehavior(rod)
  }

  /// Attaches the ball to the square with a spring.
  func tieSpring() {
    spring = UIAttachmentBehavior(item: ball, attachedTo: square)
    spring.frequency = 2
    spring.damping = 0.2
    spring.action = { [weak self] in self?.drawLines() }
    animator.addBehavior(spring)
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    knob.center = pan.location(in: view)
    rod.anchorPoint = knob.center
  }

  /// Drags the ball by the point that the finger touches.
  func carry(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    switch pan.state {
    case .began:
      grip = makeGrip(at: pan.location(in: ball), finger: finger)
      animator.addBehavior(grip)
    case .changed:
      grip.anchorPoint = finger
    default:
      animator.removeBehavior(grip)
    }
  }

  func makeGrip(
    at point: CGPoint,
    finger: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      item: ball,
      offsetFromCenter: UIOffset(
        horizontal: point.x - ball.bounds.midX,
        vertical: point.y - ball.bounds.midY
      ),
      attachedToAnchor: finger
    )
  }

  // MARK: What the reader sees

  func add(
    _ item: UIView,
    side: CGFloat,
    x: CGFloat,
    y: CGFloat,
    color: UIColor
  ) {
    item.bounds.size = CGSize(width: side, height: side)
    item.center = CGPoint(x: x, y: y)
    item.backgroundColor = color
    view.addSubview(item)
  }

  func drawLines() {
    let hole = square.convert(CGPoint(x: 80, y: 10), to: view)
    stretch(rodLine, from: knob.center, to: hole)
    stretch(springLine, from: square.center, to: ball.center)
  }

  func stretch(_ line: UIView, from start: CGPoint, to end: CGPoint) {
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    line.bounds.size.width = hypot(way.dx, way.dy)
    line.center = CGPoint(x: start.x + way.dx / 2, y: start.y + way.dy / 2)
    line.transform = CGAffineTransform(rotationAngle: atan2(way.dy, way.dx))
  }
}
