import UIKit

// MARK: no animator

class NoAnimatorController: GravityViewController {
  override func addGravity() {
    gravity = UIGravityBehavior(items: [squareView])
  }
}

// MARK: local animator

class LocalAnimatorController: GravityViewController {
  override func addGravity() {
    let animator = UIDynamicAnimator(referenceView: view)
    gravity = UIGravityBehavior(items: [squareView])
    animator.addBehavior(gravity)
    // Here the animator ends, as nobody keeps it.
  }
}

// MARK: behaviour never added

class NeverAddedController: GravityViewController {
  override func addGravity() {
    animator = UIDynamicAnimator(referenceView: view)
    gravity = UIGravityBehavior(items: [squareView])
  }
}

// MARK: nothing to pull

class NothingToPullController: GravityViewController {
  override func addGravity() {
    animator = UIDynamicAnimator(referenceView: view)
    gravity = UIGravityBehavior(items: [])
    animator.addBehavior(gravity)
  }
}

// MARK: set up in viewDidLoad

class SetUpOnceController: GravityViewController {
  var isSetUp = false

  func setUp() {
    addSquare()
    addGravity()
    isSetUp = true
  }

  override func addSquare() {
    if !isSetUp {
      super.addSquare()
    }
  }

  override func addGravity() {
    if !isSetUp {
      super.addGravity()
    }
  }
}

class SetUpInViewDidLoadController: SetUpOnceController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }
}

// MARK: super at the end

class SuperAtTheEndController: SetUpOnceController {
  override func viewDidAppear(_ animated: Bool) {
    setUp()
    super.viewDidAppear(animated)
  }
}

// MARK: center before size

class CenterBeforeSizeController: GravityViewController {
  override func addSquare() {
    squareView = UIView()
    squareView.backgroundColor = .green
    squareView.center = view.center
    squareView.frame.size = CGSize(width: 100, height: 100)
    view.addSubview(squareView)
  }
}

// MARK: no size

class NoSizeController: GravityViewController {
  override func addSquare() {
    squareView = UIView()
    squareView.backgroundColor = .green
    squareView.center = view.center
    view.addSubview(squareView)
  }
}

// MARK: no colour

class NoColorController: GravityViewController {
  override func addSquare() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    squareView = UIView(frame: frame)
    squareView.center = view.center
    view.addSubview(squareView)
  }
}

// MARK: animator first

class AnimatorFirstController: GravityViewController {
  override func addSquare() {
    animator = UIDynamicAnimator(referenceView: view)
    super.addSquare()
  }
}

// MARK: square in a box

class SquareInABoxController: GravityViewController {
  override func addSquare() {
    super.addSquare()
    let box = UIView(frame: view.bounds)
    view.addSubview(box)
    box.addSubview(squareView)
  }
}

// MARK: window as reference

class WindowAsReferenceController: GravityViewController {
  override func addGravity() {
    animator = UIDynamicAnimator(referenceView: view.window ?? view)
    gravity = UIGravityBehavior(items: [squareView])
    animator.addBehavior(gravity)
  }
}

// MARK: upwards

class UpwardsController: GravityViewController {
  override func addGravity() {
    super.addGravity()
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
  }
}

// MARK: angle in degrees

class AngleInDegreesController: GravityViewController {
  override func addGravity() {
    super.addGravity()
    gravity.angle = 90
  }
}

// MARK: metres per second squared

class MetresController: GravityViewController {
  override func addGravity() {
    super.addGravity()
    gravity.magnitude = 9.81
  }
}

// MARK: with a floor

class WithAFloorController: GravityViewController {
  var floor: UICollisionBehavior!

  override func addGravity() {
    super.addGravity()
    floor = UICollisionBehavior(items: [squareView])
    floor.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(floor)
  }

  override func drop(_ item: any UIDynamicItem) {
    super.drop(item)
    floor.addItem(item)
  }
}

// MARK: whatever there is

class WhateverThereIsController: GravityViewController {
  override func addGravity() {
    super.addGravity()
    gravity.action = { [weak self] in self?.addSubviews() }
  }

  private func addSubviews() {
    for subview in view.subviews where !gravity.items.contains(where: { $0 === subview }) {
      gravity.addItem(subview)
    }
  }
}

// MARK: another gravity, not added

class AnotherGravityController: GravityViewController {
  override func drop(_ item: any UIDynamicItem) {
    gravity = UIGravityBehavior(items: [item])
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

// MARK: views only

class ViewsOnlyController: GravityViewController {
  override func drop(_ item: any UIDynamicItem) {
    if item is UIView {
      super.drop(item)
    }
  }
}
