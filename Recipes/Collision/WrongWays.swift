import UIKit

// MARK: gravity only

class GravityOnlyController: CollisionViewController {
  override func addBehaviors() {
    animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: squareViews))
  }
}

// MARK: no boundary

class NoBoundaryController: CollisionViewController {
  override func makeCollision() -> UICollisionBehavior {
    UICollisionBehavior(items: squareViews)
  }
}

// MARK: flag instead of the line

class FlagInsteadController: CollisionViewController {
  override func makeCollision() -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: squareViews)
    collision.translatesReferenceBoundsIntoBoundary = true
    return collision
  }
}

// MARK: another reference view

class AnotherReferenceController: CollisionViewController {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func addBehaviors() {
    animator = UIDynamicAnimator(referenceView: box)
    animator.addBehavior(UIGravityBehavior(items: squareViews))
    animator.addBehavior(makeCollision())
  }
}

// MARK: one square forgotten

class OneForgottenController: CollisionViewController {
  override func makeCollision() -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: [squareViews[0]])
    collision.translatesReferenceBoundsIntoBoundary = true
    return collision
  }
}

// MARK: a behaviour for each

class ABehaviourForEachController: CollisionViewController {
  override func addBehaviors() {
    animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: squareViews))
    for square in squareViews {
      let collision = UICollisionBehavior(items: [square])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
    }
  }
}

// MARK: local animator

class LocalAnimatorController: CollisionViewController {
  override func addBehaviors() {
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: squareViews))
    animator.addBehavior(makeCollision())
    // The local animator is deallocated here.
  }
}

// MARK: set up in viewDidLoad

class SetUpInViewDidLoadController: CollisionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    super.addSquares()
    super.addBehaviors()
  }

  // Empty, because `viewDidLoad` has already set up everything.
  override func addSquares() {}
  override func addBehaviors() {}
}

// MARK: delegate not set

class DelegateNotSetController: FadingSquaresViewController {
  override func makeCollision() -> UICollisionBehavior {
    let collision = super.makeCollision()
    collision.collisionDelegate = nil
    return collision
  }
}

// MARK: delegate not retained

class LostDelegateController: FadingSquaresViewController {
  override func makeCollision() -> UICollisionBehavior {
    let collision = super.makeCollision()
    // `collisionDelegate` is weak, so this object is deallocated at once.
    collision.collisionDelegate = FadingSquaresViewController()
    return collision
  }
}

// MARK: any boundary

class AnyBoundaryController: FadingSquaresViewController {
  override func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    if let square = item as? UIView, square.alpha == 1 {
      fade(square, in: behavior)
    }
  }
}

// MARK: every bounce

class EveryBounceController: FadingSquaresViewController {
  override func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    if identifier as? NSString == bottomBoundary,
      let square = item as? UIView
    {
      fade(square, in: behavior)
    }
  }
}

// MARK: never removed

class NeverRemovedController: FadingSquaresViewController {
  override func fade(_ square: UIView, in behavior: UICollisionBehavior) {
    UIView.animate(withDuration: 1) {
      square.backgroundColor = .red
      square.alpha = 0
      square.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
  }
}
