import UIKit

class PushViewController: UIViewController {
  let button = UIButton(type: .system)
  lazy var animator = UIDynamicAnimator(referenceView: view)
  lazy var push = UIPushBehavior(items: [button], mode: .instantaneous)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addButton()
    addBehaviors()

    let pan = UIPanGestureRecognizer { [weak self] pan in
      self?.fingerMoved(pan)
    }
    view.addGestureRecognizer(pan)
  }

  func addButton() {
    button.frame = CGRect(x: 110, y: 234, width: 100, height: 100)
    button.setTitle("Push me", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 12
    view.addSubview(button)
  }

  func addBehaviors() {
    let table = UIDynamicItemBehavior(items: [button])
    table.resistance = 2
    animator.addBehavior(table)

    let edges = UICollisionBehavior(items: [button])
    edges.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(edges)

    animator.addBehavior(push)
  }

  func fingerMoved(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    let way = pan.translation(in: view)
    pan.setTranslation(.zero, in: view)

    // Magnitude 1 gives 100 × 100 points a speed of 100 points/s.
    push.pushDirection = CGVector(dx: way.x / 50, dy: way.y / 50)
    push.active = true
  }
}
