import Simulator
import Testing
import UIKit

/// Truth: Apple, UIDynamicItemBehavior: default values, the last behaviour in pre-order takes precedence for
/// each property, velocities add up; closed forms of bouncing, sliding and uniform motion.
@MainActor struct UIDynamicItemBehaviorTests {
  @Test func hasUIKitsValuesAsCreated() {
    let matter = UIDynamicItemBehavior()
    #expect(matter.elasticity == 0)
    #expect(matter.friction == 0)
    #expect(matter.density == 1)
    #expect(matter.resistance == 0)
    #expect(matter.angularResistance == 0)
    #expect(matter.charge == 0)
    #expect(!matter.isAnchored)
    #expect(matter.allowsRotation)
  }

  /// Drops a square from 100 points above the bottom edge; returns the height of its bounce, in points.
  private func bounce(_ behaviors: (UIView) -> [UIDynamicBehavior]) -> CGFloat {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 443))
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    for behavior in behaviors(square) { scene.animator.addBehavior(behavior) }
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.animator.addBehavior(collision)
    // The fall takes 0.447 s.
    scene.passFrames(28)
    var highest = CGFloat.infinity
    scene.passFrames(60) { highest = min(highest, square.center.y) }
    return 543 - highest
  }

  private func matter(_ square: UIView, _ change: (UIDynamicItemBehavior) -> Void) -> UIDynamicItemBehavior {
    let behavior = UIDynamicItemBehavior(items: [square])
    change(behavior)
    return behavior
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 25), (0.8, 64), (1, 100), (7, 100)])
  func bounceReachesTheSquareOfTheElasticity(_ elasticity: Double, _ height: Double) {
    let reached = bounce { square in [matter(square) { $0.elasticity = elasticity }] }
    #expect(reached.isNear(height, within: 6))
  }

  @Test func lastBehaviorInPreorderWinsForEachPropertyThatItSets() {
    let reached = bounce { square in
      let composite = UIDynamicBehavior()
      composite.addChildBehavior(matter(square) { $0.elasticity = 1 })
      return [
        matter(square) { $0.elasticity = 0 }, composite,
        // Sets only another property.
        matter(square) { $0.friction = 1 },
      ]
    }
    #expect(reached.isNear(100, within: 6))
  }

  @Test func higherElasticityOfTwoItemsCounts() {
    let scene = DynamicsScene()
    let upper = scene.addSquare(50, at: CGPoint(x: 160, y: 343))
    let lower = scene.addSquare(50, at: CGPoint(x: 160, y: 493))
    let soft = matter(upper) { $0.elasticity = 0 }
    let hard = matter(lower) {
      $0.elasticity = 1
      $0.isAnchored = true
    }
    for behavior in [
      soft, hard, UIGravityBehavior(items: [upper, lower]), UICollisionBehavior(items: [upper, lower]),
    ] {
      scene.animator.addBehavior(behavior)
    }
    scene.passFrames(28)
    var highest = CGFloat.infinity
    scene.passFrames(60) { highest = min(highest, upper.center.y) }
    #expect(highest.isNear(343, within: 6))
    #expect(lower.center == CGPoint(x: 160, y: 493))
  }

  @Test func frictionStopsASlidingItem() {
    func slide(_ friction: CGFloat) -> CGFloat {
      let scene = DynamicsScene()
      let square = scene.addSquare(50, at: CGPoint(x: 60, y: 543))
      let surface = matter(square) {
        $0.friction = friction
        $0.elasticity = 0
        $0.addLinearVelocity(CGPoint(x: 100, y: 0), for: square)
      }
      let collision = UICollisionBehavior(items: [square])
      collision.addBoundary(
        withIdentifier: "floor",
        from: CGPoint(x: -900, y: 568),
        to: CGPoint(x: 1900, y: 568)
      )
      for behavior in [surface, UIGravityBehavior(items: [square]), collision] {
        scene.animator.addBehavior(behavior)
      }
      scene.passFrames(60)
      return square.center.x
    }
    #expect(slide(0).isNear(160, within: 1))
    #expect(slide(5) < 70)
  }

  @Test func heavyItemIsPushedLess() {
    let scene = DynamicsScene()
    let light = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let heavy = scene.addSquare(at: CGPoint(x: 160, y: 300))
    let push = UIPushBehavior(items: [light, heavy], mode: .instantaneous)
    push.magnitude = 1
    scene.animator.addBehavior(matter(heavy) { $0.density = 4 })
    scene.animator.addBehavior(push)
    scene.passFrames(60)
    #expect(light.center.x.isNear(260, within: 0.01))
    #expect(heavy.center.x.isNear(185, within: 0.01))
  }

  @Test func resistanceSlowsDown() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 100, y: 100))
    let behavior = matter(square) {
      $0.resistance = 1
      $0.angularResistance = 1
      $0.addLinearVelocity(CGPoint(x: 100, y: 0), for: square)
      $0.addAngularVelocity(2, for: square)
    }
    scene.animator.addBehavior(behavior)
    scene.passFrames(60)
    #expect(behavior.linearVelocity(for: square).x.isNear(100 / M_E, within: 1))
    #expect(behavior.angularVelocity(for: square).isNear(2 / M_E, within: 0.02))
  }

  @Test func anchoredItemStopsOthersAndStays() {
    let scene = DynamicsScene()
    let shelf = scene.addSquare(100, at: CGPoint(x: 160, y: 400))
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 200))
    let nail = matter(shelf) { $0.isAnchored = true }
    scene.animator.addBehavior(nail)
    scene.animator.addBehavior(UIGravityBehavior(items: [shelf, square]))
    scene.animator.addBehavior(UICollisionBehavior(items: [shelf, square]))
    #expect(scene.comeToRest())
    #expect(shelf.center == CGPoint(x: 160, y: 400))
    #expect(square.frame.maxY.isNear(350, within: 1))
    nail.isAnchored = false
    scene.passFrames(60)
    #expect(shelf.center.y > 800)
  }

  @Test func itemThatMayNotTurnStaysUpright() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 100, y: 100))
    let behavior = matter(square) { $0.allowsRotation = false }
    scene.animator.addBehavior(behavior)
    let push = UIPushBehavior(items: [square], mode: .instantaneous)
    push.magnitude = 1
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 30), for: square)
    scene.animator.addBehavior(push)
    scene.passFrames(30)
    #expect(square.transform.isIdentity)
    #expect(square.center.x.isNear(150, within: 0.01))
  }

  // MARK: Velocity

  @Test func velocitiesAddUpBeforeTheAnimatorAndInIt() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 100, y: 100))
    let behavior = matter(square) { _ in }
    behavior.addLinearVelocity(CGPoint(x: 30, y: 0), for: square)
    behavior.addLinearVelocity(CGPoint(x: 30, y: 10), for: square)
    behavior.addAngularVelocity(1, for: square)
    scene.animator.addBehavior(behavior)
    #expect(behavior.linearVelocity(for: square).isNear(CGPoint(x: 60, y: 10)))
    #expect(behavior.angularVelocity(for: square).isNear(1))
    scene.passFrames(60)
    #expect(square.center.isNear(CGPoint(x: 160, y: 110), within: 0.01))
    #expect(atan2(square.transform.b, square.transform.a).isNear(1, within: 1e-3))
    behavior.addLinearVelocity(CGPoint(x: -60, y: -20), for: square)
    scene.passFrames(60)
    #expect(square.center.isNear(CGPoint(x: 160, y: 100), within: 0.01))
  }

  @Test func velocityOfAForeignItemIsZero() {
    let behavior = UIDynamicItemBehavior(items: [])
    let stranger = UIView()
    behavior.addLinearVelocity(CGPoint(x: 5, y: 5), for: stranger)
    behavior.addAngularVelocity(5, for: stranger)
    #expect(behavior.linearVelocity(for: stranger) == .zero)
    #expect(behavior.angularVelocity(for: stranger) == 0)
  }

  @Test func itemKeepsItsVelocityWhileAnotherBehaviorHasIt() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 100, y: 100))
    let first = matter(square) { $0.addLinearVelocity(CGPoint(x: 60, y: 0), for: square) }
    let second = matter(square) { _ in }
    scene.animator.addBehavior(first)
    scene.animator.addBehavior(second)
    scene.passFrames(30)
    first.removeItem(square)
    first.addItem(square)
    scene.passFrames(30)
    #expect(square.center.x.isNear(160, within: 0.01))
  }

  // MARK: Bad input

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1])
  func numbersThatMakeNoSenseAreIgnored(_ number: CGFloat) {
    let square = UIView()
    let behavior = UIDynamicItemBehavior(items: [square])
    behavior.elasticity = number
    behavior.friction = number
    behavior.density = number
    behavior.resistance = number
    behavior.angularResistance = number
    #expect(behavior.elasticity == 0)
    #expect(behavior.friction == 0)
    #expect(behavior.density == 1)
    #expect(behavior.resistance == 0)
    #expect(behavior.angularResistance == 0)
    behavior.density = 0
    #expect(behavior.density == 1)
    guard !number.isFinite else { return }
    behavior.addLinearVelocity(CGPoint(x: number, y: 0), for: square)
    behavior.addAngularVelocity(number, for: square)
    #expect(behavior.linearVelocity(for: square) == .zero)
    #expect(behavior.angularVelocity(for: square) == 0)
  }
}
