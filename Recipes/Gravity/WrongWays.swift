import UIKit

// MARK: no animator

class NoAnimatorController: GravityViewController {
  override func addGravity() {
    gravity = UIGravityBehavior(items: [squareView])
  }
}

// MARK: behaviour never added

class NeverAddedController: GravityViewController {
  override func addGravity() {
    animator = UIDynamicAnimator(referenceView: view)
    gravity = UIGravityBehavior(items: [squareView])
  }
}

// MARK: local animator

class LocalAnimatorController: GravityViewController {
  override func addGravity() {
    let animator = UIDynamicAnimator(referenceView: view)
    gravity = UIGravityBehavior(items: [squareView])
    animator.addBehavior(gravity)
    // The local animator is deallocated here.
  }
}

// MARK: set up in viewDidLoad

class SetUpInViewDidLoadController: GravityViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    super.addSquare()
    super.addGravity()
  }

  // Empty, because `viewDidLoad` has already set up everything.
  override func addSquare() {}
  override func addGravity() {}
}

// MARK: angle in degrees

class AngleInDegreesController: GravityViewController {
  override func addGravity() {
    super.addGravity()
    gravity.angle = 90
  }
}

// MARK: an animator for each

class AnAnimatorForEachController: GravityViewController {
  var animators: [UIDynamicAnimator] = []

  override func drop(_ item: any UIDynamicItem) {
    let another = UIDynamicAnimator(referenceView: view)
    another.addBehavior(UIGravityBehavior(items: [item]))
    animators.append(another)
  }
}
