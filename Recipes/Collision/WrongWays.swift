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

// MARK: line never added

class NeverAddedController: BottomBoundaryViewController {
  override func addBehaviors() {
    animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: squareViews))
    _ = makeCollision()
  }
}

// MARK: local animator

class LocalAnimatorController: CollisionViewController {
  override func addBehaviors() {
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: squareViews))
    animator.addBehavior(makeCollision())
    // Here the animator ends, as nobody keeps it.
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

// MARK: boundaries only

class BoundariesOnlyController: CollisionViewController {
  override func makeCollision() -> UICollisionBehavior {
    let collision = super.makeCollision()
    collision.collisionMode = .boundaries
    return collision
  }
}

// MARK: boundaries only, with the line

class LineOnlyController: BottomBoundaryViewController {
  override func makeCollision() -> UICollisionBehavior {
    let collision = super.makeCollision()
    collision.collisionMode = .boundaries
    return collision
  }
}

// MARK: collision first

class CollisionFirstController: CollisionViewController {
  override func addBehaviors() {
    animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(makeCollision())
    animator.addBehavior(UIGravityBehavior(items: squareViews))
  }
}

// MARK: set up in viewDidLoad

class SetUpInViewDidLoadController: SetUpOnceController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }
}

class SetUpOnceController: CollisionViewController {
  private var isSetUp = false

  func setUp() {
    addSquares()
    addBehaviors()
    isSetUp = true
  }

  override func addSquares() {
    if !isSetUp { super.addSquares() }
  }

  override func addBehaviors() {
    if !isSetUp { super.addBehaviors() }
  }
}

// MARK: set up in viewWillAppear

class SetUpInViewWillAppearController: SetUpOnceController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setUp()
  }
}

// MARK: all in one place

class AllInOnePlaceController: CollisionViewController {
  override func addSquares() {
    for color in [UIColor.red, .green] {
      let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      let square = UIView(frame: frame)
      square.backgroundColor = color
      square.center = view.center
      view.addSubview(square)
      squareViews.append(square)
    }
  }
}

// MARK: colours mixed up

class MixedUpController: CollisionViewController {
  override func addSquares() {
    super.addSquares()
    squareViews[0].backgroundColor = .green
    squareViews[1].backgroundColor = .red
  }
}

// MARK: the corner in the middle

class CornerController: CollisionViewController {
  override func addSquares() {
    super.addSquares()
    for square in squareViews {
      square.frame.origin = square.center
    }
  }
}

// MARK: larger squares

class LargerController: CollisionViewController {
  override func addSquares() {
    super.addSquares()
    for square in squareViews {
      square.bounds.size = CGSize(width: 60, height: 60)
    }
  }
}

// MARK: behind one another

class BehindController: CollisionViewController {
  override func addSquares() {
    super.addSquares()
    view.sendSubviewToBack(squareViews[1])
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

// MARK: line and bounds

class LineAndBoundsController: BottomBoundaryViewController {
  override func makeCollision() -> UICollisionBehavior {
    let collision = super.makeCollision()
    collision.translatesReferenceBoundsIntoBoundary = true
    return collision
  }
}

// MARK: line at the bottom

class LineAtTheBottomController: BottomBoundaryViewController {
  override func makeCollision() -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: squareViews)
    let y = view.bounds.height
    collision.addBoundary(
      withIdentifier: bottomBoundary,
      from: CGPoint(x: 0, y: y),
      to: CGPoint(x: view.bounds.width, y: y)
    )
    return collision
  }
}

// MARK: another name

class AnotherNameController: BottomBoundaryViewController {
  override func makeCollision() -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: squareViews)
    let y = view.bounds.height - 100
    collision.addBoundary(
      withIdentifier: NSString(string: "nope"),
      from: CGPoint(x: 0, y: y),
      to: CGPoint(x: view.bounds.width, y: y)
    )
    return collision
  }
}

// MARK: delegate not set

class DelegateNotSetController: FadingSquaresViewController {
  override func makeCollision() -> UICollisionBehavior {
    let collision = super.makeCollision()
    collision.collisionDelegate = nil
    return collision
  }
}

// MARK: methods without the protocol

class UndeclaredController: BottomBoundaryViewController {
  override func makeCollision() -> UICollisionBehavior {
    let collision = super.makeCollision()
    // The class does not conform, so the cast gives nil.
    collision.collisionDelegate = self as? any UICollisionBehaviorDelegate
    return collision
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    (item as? UIView)?.backgroundColor = .red
  }
}

// MARK: delegate that nobody keeps

class LostDelegateController: FadingSquaresViewController {
  override func makeCollision() -> UICollisionBehavior {
    let collision = super.makeCollision()
    // The behaviour holds its delegate weakly, so this one is gone.
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

// MARK: at once

class AtOnceController: FadingSquaresViewController {
  override func fade(_ square: UIView, in behavior: UICollisionBehavior) {
    behavior.removeItem(square)
    square.removeFromSuperview()
  }
}
