import UIKit

/// The bounds of the view stop two squares.
class CollisionViewController: UIViewController {
  var squareViews: [UIView] = []
  var animator: UIDynamicAnimator!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    addSquares()
    addBehaviors()
  }

  func addSquares() {
    let size = CGSize(width: 50, height: 50)
    var center = view.center
    for color in [UIColor.red, .green] {
      let square = UIView(frame: CGRect(origin: .zero, size: size))
      square.backgroundColor = color
      square.center = center
      center.y += size.height + 10
      view.addSubview(square)
      squareViews.append(square)
    }
  }

  func addBehaviors() {
    animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: squareViews))
    animator.addBehavior(makeCollision())
  }

  func makeCollision() -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: squareViews)
    collision.translatesReferenceBoundsIntoBoundary = true
    return collision
  }
}

/// A line stops them, 100 points above the bottom edge.
class BottomBoundaryViewController: CollisionViewController {
  let bottomBoundary = NSString(string: "bottomBoundary")

  override func makeCollision() -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: squareViews)
    let y = view.bounds.height - 100
    collision.addBoundary(
      withIdentifier: bottomBoundary,
      from: CGPoint(x: 0, y: y),
      to: CGPoint(x: view.bounds.width, y: y)
    )
    return collision
  }
}

/// A square that hits the line turns red, grows, fades and is removed.
class FadingSquaresViewController: BottomBoundaryViewController,
  UICollisionBehaviorDelegate
{
  override func makeCollision() -> UICollisionBehavior {
    let collision = super.makeCollision()
    collision.collisionDelegate = self
    return collision
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    // Ignores later contacts of a square that bounces.
    guard identifier as? NSString == bottomBoundary,
      let square = item as? UIView, square.alpha == 1
    else { return }
    fade(square, in: behavior)
  }

  func fade(_ square: UIView, in behavior: UICollisionBehavior) {
    UIView.animate(
      withDuration: 1,
      animations: {
        square.backgroundColor = .red
        square.alpha = 0
        square.transform = CGAffineTransform(scaleX: 2, y: 2)
      },
      completion: { _ in
        behavior.removeItem(square)
        square.removeFromSuperview()
      }
    )
  }
}
