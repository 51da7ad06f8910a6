import UIKit

class ElasticityViewController: UIViewController {
  var puck = UIView()
  var sliders: [UIView] = []
  var shelves: [UIView] = []
  var squares: [UIView] = []

  var animator: UIDynamicAnimator!
  var glider: UIDynamicItemBehavior!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    puck = add("r 2", side: 30, x: 30, y: 50, color: .purple)
    for (row, text) in ["µ 0", "µ 0.2", "µ 0.4"].enumerated() {
      let y = 120 + 50 * CGFloat(row)
      let slider = add(text, side: 30, x: 30, y: y, color: .brown)
      // It extends beyond the right edge of the screen.
      let shelf = UIView()
      shelf.frame = CGRect(x: 0, y: y + 15, width: 2000, height: 4)
      shelf.backgroundColor = .lightGray
      view.addSubview(shelf)
      sliders.append(slider)
      shelves.append(shelf)
    }
    for (column, text) in ["e 0", "e 0.5", "e 0.8", "e 1"].enumerated() {
      let x = 40 + 80 * CGFloat(column)
      let square = add(text, side: 50, x: x, y: 293, color: .systemBlue)
      squares.append(square)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: squares + sliders))
    bounce()
    slide()
    glide()
  }

  /// Lets squares of different elasticity fall on the floor.
  func bounce() {
    let collision = UICollisionBehavior(items: squares)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)

    setRule()
    setExceptions()
  }

  func setRule() {
    let rule = UIDynamicItemBehavior(items: squares)
    rule.elasticity = 0.5
    // Otherwise the angular velocity below would rotate the second square.
    rule.allowsRotation = false
    rule.addAngularVelocity(0.5, for: squares[1])
    animator.addBehavior(rule)
  }

  /// Overrides the rule, because these behaviours are added after it.
  func setExceptions() {
    for (column, elasticity) in [(0, 0), (2, 0.8), (3, 1)] {
      let exception = UIDynamicItemBehavior(items: [squares[column]])
      exception.elasticity = elasticity
      animator.addBehavior(exception)
    }
  }

  /// Lets squares slide on shelves with the same friction.
  func slide() {
    animator.addBehavior(UICollisionBehavior(items: sliders + shelves))

    let nails = UIDynamicItemBehavior(items: shelves)
    nails.isAnchored = true
    animator.addBehavior(nails)

    for (row, friction) in [0, 0.2, 0.4].enumerated() {
      let pair = [sliders[row], shelves[row]]
      let surface = UIDynamicItemBehavior(items: pair)
      surface.friction = friction
      surface.addLinearVelocity(CGPoint(x: 300, y: 0), for: sliders[row])
      animator.addBehavior(surface)
    }
  }

  /// Lets a square glide and rotate, slowed down by resistance alone.
  func glide() {
    glider = UIDynamicItemBehavior(items: [puck])
    glider.resistance = 2
    glider.angularResistance = 2
    glider.addLinearVelocity(CGPoint(x: 300, y: 0), for: puck)
    glider.addAngularVelocity(.pi, for: puck)
    animator.addBehavior(glider)
  }

  func add(
    _ text: String,
    side: CGFloat,
    x: CGFloat,
    y: CGFloat,
    color: UIColor
  ) -> UIView {
    let square = UILabel()
    square.bounds.size = CGSize(width: side, height: side)
    square.center = CGPoint(x: x, y: y)
    square.backgroundColor = color
    square.textColor = .white
    square.textAlignment = .center
    square.font = .systemFont(ofSize: side / 3)
    square.text = text
    view.addSubview(square)
    return square
  }
}
