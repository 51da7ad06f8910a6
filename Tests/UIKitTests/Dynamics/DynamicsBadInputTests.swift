import Simulator
import Testing
import UIKit

/// Truth: no argument of an application may end the process, unless UIKit raises an exception, or make an
/// item's values infinite or NaN.
@MainActor struct DynamicsBadInputTests {
  private func run(_ items: [any UIDynamicItem], _ change: (UICollisionBehavior) -> Void = { _ in }) {
    let scene = DynamicsScene()
    let neighbour = scene.addSquare(50, at: CGPoint(x: 160, y: 300))
    let collision = UICollisionBehavior(items: items + [neighbour])
    collision.translatesReferenceBoundsIntoBoundary = true
    change(collision)
    scene.animator.addBehavior(UIGravityBehavior(items: items + [neighbour]))
    scene.animator.addBehavior(collision)
    let centers = items.map(\.center)
    scene.passFrames(90) {
      for (item, center) in zip(items, centers) where center.x.isFinite && center.y.isFinite {
        #expect(item.center.x.isFinite && item.center.y.isFinite)
        #expect(item.transform.a.isFinite && item.transform.b.isFinite)
      }
      #expect(neighbour.center.x.isFinite && neighbour.center.y.isFinite)
    }
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: 0, height: 50), CGSize(width: 1e-9, height: 1e-9),
    CGSize(width: -20, height: 20), CGSize(width: CGFloat.nan, height: 1),
    CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 1e12, height: 1e12),
  ])
  func itemsOfAnySize(_ size: CGSize) {
    run([PlainItem(center: CGPoint(x: 160, y: 100), size: size)])
    run([PlainItem(center: CGPoint(x: 160, y: 100), size: size, type: .ellipse)])
  }

  @Test(arguments: [
    CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity), CGPoint(x: 1e15, y: -1e300),
  ])
  func itemsAnywhere(_ center: CGPoint) {
    run([PlainItem(center: center)])
  }

  @Test func itemWithoutSizeFallsLikeOthers() {
    let scene = DynamicsScene()
    let point = UIView(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    scene.view.addSubview(point)
    scene.animator.addBehavior(UIGravityBehavior(items: [point]))
    scene.passFrames(60)
    #expect(point.center.y.isNear(510, within: 0.01))
  }

  @Test func itemWhoseCenterIsNoNumberJoinsAfterAnUpdate() {
    let scene = DynamicsScene()
    let item = PlainItem(center: CGPoint(x: CGFloat.nan, y: 0))
    scene.animator.addBehavior(UIGravityBehavior(items: [item]))
    scene.passFrames(10)
    #expect(item.center.x.isNaN)
    item.center = CGPoint(x: 10, y: 10)
    scene.passFrames(10)
    #expect(item.center == CGPoint(x: 10, y: 10))
    scene.animator.updateItem(usingCurrentState: item)
    scene.passFrames(60)
    #expect(item.center.isNear(CGPoint(x: 10, y: 510), within: 0.01))
  }

  @Test func itemWithATransformThatIsNoNumber() {
    let item = PlainItem(center: CGPoint(x: 100, y: 100))
    item.transform = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    run([item])
  }

  @Test func boundariesThatStopNothing() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let collision = UICollisionBehavior(items: [square])
    let point = CGPoint(x: 160, y: 300)
    collision.addBoundary(withIdentifier: "point", from: point, to: point)
    collision.addBoundary(withIdentifier: "empty", for: UIBezierPath())
    collision.addBoundary(withIdentifier: "nan", from: CGPoint(x: CGFloat.nan, y: 0), to: point)
    collision.addBoundary(withIdentifier: "infinite", from: CGPoint(x: CGFloat.infinity, y: 0), to: point)
    #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["point", "empty"])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: CGFloat.nan, left: 0, bottom: 0, right: 0)
    )
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 400, left: 0, bottom: 400, right: 0)
    )
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.animator.addBehavior(collision)
    scene.passFrames(60)
    #expect(square.center.y.isNear(600, within: 0.01))
  }

  @Test func boundariesOfOddForm() {
    let star = UIBezierPath()
    star.move(to: CGPoint(x: 160, y: 100))
    for corner in [(240, 400), (60, 200), (260, 200), (80, 400)] {
      star.addLine(to: CGPoint(x: corner.0, y: corner.1))
    }
    star.close()
    let thorn = UIBezierPath()
    thorn.move(to: CGPoint(x: 100, y: 300))
    for x in [200, 100, 200, 100] { thorn.addLine(to: CGPoint(x: x, y: 300)) }
    for path in [star, thorn, UIBezierPath(ovalIn: CGRect(x: 0, y: 300, width: 0, height: 100))] {
      run([PlainItem(center: CGPoint(x: 160, y: 150))]) {
        $0.addBoundary(withIdentifier: "odd", for: path)
      }
      run([PlainItem(center: CGPoint(x: 160, y: 150), type: .path, path: path)])
    }
  }

  @Test func hugeNumbersAreSurvived() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let gravity = UIGravityBehavior(items: [square])
    gravity.magnitude = 1e300
    let push = UIPushBehavior(items: [square], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1e300, dy: 1e300)
    let matter = UIDynamicItemBehavior(items: [square])
    matter.addLinearVelocity(CGPoint(x: 1e300, y: -1e300), for: square)
    matter.addAngularVelocity(1e300, for: square)
    matter.density = 1e-300
    matter.friction = 1e300
    matter.resistance = .greatestFiniteMagnitude
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    for behavior in [gravity, push, matter, collision] { scene.animator.addBehavior(behavior) }
    scene.passFrames(60) {
      #expect(square.center.x.isFinite && square.center.y.isFinite)
      #expect(square.transform.a.isFinite)
    }
  }

  @Test func itemsOnTopOfEachOtherArePushedApart() {
    let scene = DynamicsScene()
    let squares = (0..<4).map { _ in scene.addSquare(50, at: CGPoint(x: 160, y: 284)) }
    let collision = UICollisionBehavior(items: squares)
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(collision)
    scene.passFrames(120)
    #expect(squares.allSatisfy { $0.center.x.isFinite && scene.view.bounds.contains($0.center) })
  }

  @Test func itemThatMovesAnotherAnimatorsItemIsHarmless() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let other = UIDynamicAnimator(referenceView: scene.view)
    let up = UIGravityBehavior(items: [square])
    up.gravityDirection = CGVector(dx: 0, dy: -1)
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    other.addBehavior(up)
    scene.passFrames(30)
    #expect(square.center.y.isFinite)
  }
}
