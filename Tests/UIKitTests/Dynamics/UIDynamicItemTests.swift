import Simulator
import Testing
import UIKit

/// Truth: Apple, UIDynamicItem and UIDynamicItemGroup: views conform, other objects may; behaviours use
/// reference coordinates, items those of their superviews; closed-form motion.
@MainActor struct UIDynamicItemTests {
  @Test func viewsAreItemsWithARectangle() {
    let views: [any UIDynamicItem] = [UIView(), UIButton(type: .system), UILabel()]
    #expect(views.allSatisfy { $0.collisionBoundsType == .rectangle && $0.collisionBoundingPath.isEmpty })
  }

  @Test func customItemMovesLikeAView() {
    let scene = DynamicsScene()
    let square = scene.addSquare(at: CGPoint(x: 160, y: 100))
    let item = PlainItem(center: CGPoint(x: 20, y: 100))
    scene.animator.addBehavior(UIGravityBehavior(items: [square, item]))
    scene.passFrames(60) {
      #expect(item.center.y == square.center.y)
      #expect(item.center.x == 20)
    }
    #expect(item.center.y.isNear(600, within: 0.01))
  }

  // MARK: Nested views

  @Test func nestedViewMovesInReferenceCoordinates() {
    let scene = DynamicsScene()
    let box = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
    scene.view.addSubview(box)
    let square = scene.addSquare(50, at: CGPoint(x: 30, y: 40), in: box)
    let collision = UICollisionBehavior(items: [square])
    collision.addBoundary(withIdentifier: "floor", from: CGPoint(x: 0, y: 400), to: CGPoint(x: 320, y: 400))
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.animator.addBehavior(collision)
    scene.passFrames(15)
    #expect(square.center.isNear(CGPoint(x: 30, y: 40 + 31.25), within: 0.01))
    #expect(scene.comeToRest())
    #expect(box.convert(square.frame, to: scene.view).maxY.isNear(400, within: 1))
  }

  @Test func viewInATurnedSuperviewFallsDownwardsOnScreen() {
    let scene = DynamicsScene()
    let box = UIView(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    scene.view.addSubview(box)
    let square = scene.addSquare(50, at: CGPoint(x: 100, y: 100), in: box)
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.passFrames(30)
    let center = box.convert(square.center, to: scene.view)
    #expect(center.isNear(CGPoint(x: 160, y: 325), within: 0.01))
    // Downwards on screen is along the superview's x axis.
    #expect(square.center.isNear(CGPoint(x: 225, y: 100), within: 0.01))
    #expect(square.transform.isIdentity)
  }

  // MARK: Transform

  @Test func rotationIsKeptAndScaleIsLeftAlone() {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 100))
    square.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 2)
    let before = square.transform
    let matter = UIDynamicItemBehavior(items: [square])
    scene.animator.addBehavior(matter)
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.passFrames(10)
    #expect(square.transform == before)
    matter.addAngularVelocity(3, for: square)
    scene.passFrames(20)
    #expect(atan2(square.transform.b, square.transform.a).isNear(1.5, within: 1e-3))
    #expect(hypot(square.transform.a, square.transform.b).isNear(2, within: 1e-6))
  }

  // MARK: Shapes

  /// The height at which an item comes to rest above a line at 500, in points.
  private func height(of item: PlainItem) -> CGFloat {
    let scene = DynamicsScene()
    let matter = UIDynamicItemBehavior(items: [item])
    matter.angularResistance = 4
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor",
      from: CGPoint(x: -999, y: 500),
      to: CGPoint(x: 1999, y: 500)
    )
    for behavior in [matter, UIGravityBehavior(items: [item]), collision] {
      scene.animator.addBehavior(behavior)
    }
    _ = scene.comeToRest()
    return 500 - item.center.y
  }

  @Test func shapeDecidesWhereAnItemRests() {
    let place = CGPoint(x: 160, y: 400)
    let size = CGSize(width: 60, height: 40)
    let kite = UIBezierPath()
    for (index, point) in [(0, -10), (30, 0), (0, 10), (-30, 0)].enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { kite.move(to: point) } else { kite.addLine(to: point) }
    }
    kite.close()
    let lying = UIBezierPath(rect: CGRect(x: -40, y: -5, width: 80, height: 30))
    #expect(height(of: PlainItem(center: place, size: size)).isNear(20, within: 1))
    #expect(height(of: PlainItem(center: place, size: size, type: .ellipse)).isNear(20, within: 1.5))
    let ball = PlainItem(center: place, size: CGSize(width: 40, height: 40), type: .ellipse)
    #expect(height(of: ball).isNear(20, within: 1))
    #expect(height(of: PlainItem(center: place, size: size, type: .path, path: lying)).isNear(25, within: 1))
    // When the kite rests on a side, its centre is as high as the radius of its incircle: 30·10/√(30² + 10²).
    #expect(height(of: PlainItem(center: place, size: size, type: .path, path: kite)).isNear(9.5, within: 1))
    // Without a path the item is a rectangle.
    #expect(height(of: PlainItem(center: place, size: size, type: .path)).isNear(20, within: 1))
  }

  @Test func pathThatCurvesInwardsLeavesRoom() {
    let scene = DynamicsScene()
    // A cup with walls of 10 points and an interior of 60 × 60 points, open at the top.
    let cup = UIBezierPath()
    let corners: [(CGFloat, CGFloat)] = [
      (-40, -35), (-30, -35), (-30, 25), (30, 25), (30, -35), (40, -35), (40, 35), (-40, 35),
    ]
    cup.move(to: CGPoint(x: corners[0].0, y: corners[0].1))
    for corner in corners.dropFirst() { cup.addLine(to: CGPoint(x: corner.0, y: corner.1)) }
    cup.close()
    let vessel = PlainItem(
      center: CGPoint(x: 160, y: 400),
      size: CGSize(width: 80, height: 70),
      type: .path,
      path: cup
    )
    let ball = scene.addSquare(30, at: CGPoint(x: 160, y: 300))
    let nail = UIDynamicItemBehavior(items: [vessel])
    nail.isAnchored = true
    scene.animator.addBehavior(nail)
    scene.animator.addBehavior(UIGravityBehavior(items: [ball]))
    scene.animator.addBehavior(UICollisionBehavior(items: [ball, vessel]))
    #expect(scene.comeToRest())
    #expect(ball.frame.maxY.isNear(425, within: 1.5))
  }

  // MARK: Groups

  @Test func groupMovesAsOneBody() {
    let scene = DynamicsScene()
    let left = scene.addSquare(40, at: CGPoint(x: 100, y: 100))
    let right = scene.addSquare(40, at: CGPoint(x: 160, y: 100))
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.center == CGPoint(x: 130, y: 100))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(group.transform.isIdentity)
    #expect(group.items.map { $0 as? UIView } == [left, right])
    #expect(group.collisionBoundsType == .path)
    #expect(group.collisionBoundingPath.bounds == CGRect(x: -50, y: -20, width: 100, height: 40))
    let matter = UIDynamicItemBehavior(items: [group])
    matter.addAngularVelocity(.pi, for: group)
    scene.animator.addBehavior(matter)
    scene.animator.addBehavior(UIGravityBehavior(items: [group]))
    // Half a second is a quarter turn.
    scene.passFrames(30)
    #expect(group.center.isNear(CGPoint(x: 130, y: 225), within: 0.01))
    #expect(left.center.isNear(CGPoint(x: 130, y: 195), within: 0.05))
    #expect(right.center.isNear(CGPoint(x: 130, y: 255), within: 0.05))
    #expect(atan2(left.transform.b, left.transform.a).isNear(.pi / 2, within: 1e-3))
  }

  @Test func groupComesToRestOnItsLowestItem() {
    let scene = DynamicsScene()
    let upper = scene.addSquare(40, at: CGPoint(x: 160, y: 100))
    let lower = scene.addSquare(80, at: CGPoint(x: 160, y: 160))
    let group = UIDynamicItemGroup(items: [upper, lower])
    let collision = UICollisionBehavior(items: [group])
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(UIGravityBehavior(items: [group]))
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    #expect(lower.frame.maxY.isNear(568, within: 1))
    #expect(upper.center.y.isNear(lower.center.y - 60, within: 0.5))
  }

  @Test func emptyGroupIsHarmless() {
    let scene = DynamicsScene()
    let group = UIDynamicItemGroup(items: [])
    scene.animator.addBehavior(UIGravityBehavior(items: [group]))
    scene.passFrames(30)
    #expect(group.center.y.isNear(125, within: 0.01))
  }
}
