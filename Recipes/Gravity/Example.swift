import UIKit

class GravityViewController: UIViewController {
  var squareView: UIView!
  var animator: UIDynamicAnimator!
  var gravity: UIGravityBehavior!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    addSquare()
    addGravity()
  }

  func addSquare() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    squareView = UIView(frame: frame)
    squareView.backgroundColor = .green
    squareView.center = view.center
    view.addSubview(squareView)
  }

  func addGravity() {
    animator = UIDynamicAnimator(referenceView: view)
    gravity = UIGravityBehavior(items: [squareView])
    animator.addBehavior(gravity)
  }

  /// Lets another item fall.
  func drop(_ item: any UIDynamicItem) {
    gravity.addItem(item)
  }
}
