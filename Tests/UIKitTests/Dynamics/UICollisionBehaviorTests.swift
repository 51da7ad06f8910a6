import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollisionBehavior; the collision recipe of the cookbook (squares of 50 points come to rest
/// on obstacles); free fall, t = √(2·distance / 1000 points/s²), for the times of contacts.
@MainActor struct UICollisionBehaviorTests {
  /// The two squares of the recipe, 10 points apart, with gravity.
  private func recipe() -> (DynamicsScene, [UIView], UICollisionBehavior) {
    let scene = DynamicsScene()
    let red = scene.addSquare(50, at: CGPoint(x: 160, y: 284))
    let green = scene.addSquare(50, at: CGPoint(x: 160, y: 344))
    red.tag = 1
    green.tag = 2
    scene.animator.addBehavior(UIGravityBehavior(items: [red, green]))
    return (scene, [red, green], UICollisionBehavior(items: [red, green]))
  }

  @Test func collidesWithEverythingButHasNoBoundaryAsCreated() {
    let collision = UICollisionBehavior()
    #expect(collision.collisionMode == .everything)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    #expect(collision.boundaryIdentifiers?.isEmpty != false)
    #expect(collision.boundary(withIdentifier: "nope") == nil)
    #expect(collision.collisionDelegate == nil)
  }

  @Test func modesHaveUIKitsBits() {
    #expect(UICollisionBehavior.Mode.items.rawValue == 1)
    #expect(UICollisionBehavior.Mode.boundaries.rawValue == 2)
    #expect(UICollisionBehavior.Mode.everything.rawValue == .max)
  }

  // MARK: Coming to rest

  @Test func squaresComeToRestOnTheReferenceBoundsAndOnEachOther() {
    let (scene, squares, collision) = recipe()
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(collision)
    let rests = scene.comeToRest {
      let overlap = squares[0].frame.intersection(squares[1].frame)
      #expect(overlap.isNull || overlap.height < 1 || overlap.width < 1)
      for square in squares {
        #expect(scene.view.bounds.insetBy(dx: -1, dy: -1).contains(square.frame))
      }
    }
    #expect(rests)
    #expect(squares[1].center.isNear(CGPoint(x: 160, y: 543), within: 1))
    #expect(squares[0].center.isNear(CGPoint(x: 160, y: 493), within: 1))
  }

  @Test func squaresComeToRestOnALine() {
    let (scene, squares, collision) = recipe()
    collision.addBoundary(
      withIdentifier: "bottomBoundary",
      from: CGPoint(x: 0, y: 468),
      to: CGPoint(x: 320, y: 468)
    )
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    #expect(squares[1].frame.maxY.isNear(468, within: 1))
    #expect(squares[0].frame.maxY.isNear(418, within: 1))
  }

  @Test(arguments: [
    (CGVector(dx: 1, dy: 0), CGPoint(x: 295, y: 284)),
    (CGVector(dx: -1, dy: 0), CGPoint(x: 25, y: 284)),
    (CGVector(dx: 0, dy: 1), CGPoint(x: 160, y: 543)),
    (CGVector(dx: 0, dy: -1), CGPoint(x: 160, y: 25)),
  ])
  func everySideOfTheReferenceBoundsStopsItems(_ direction: CGVector, _ rest: CGPoint) {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 284))
    let gravity = UIGravityBehavior(items: [square])
    gravity.gravityDirection = direction
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(collision)
    let rests = scene.comeToRest {
      #expect(scene.view.bounds.insetBy(dx: -1, dy: -1).contains(square.frame))
    }
    #expect(rests)
    #expect(square.center.isNear(rest, within: 1))
  }

  @Test func withoutBoundariesItemsFallOut() {
    let (scene, squares, collision) = recipe()
    scene.animator.addBehavior(collision)
    scene.passFrames(120)
    #expect(squares.allSatisfy { $0.frame.minY > 568 })
  }

  @Test func itemThatIsNotInTheBehaviorFallsThrough() {
    let (scene, squares, collision) = recipe()
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.removeItem(squares[1])
    scene.animator.addBehavior(collision)
    scene.passFrames(180)
    #expect(squares[1].center.y.isNear(344 + 4500, within: 0.5))
    #expect(squares[0].center.y.isNear(543, within: 1))
  }

  @Test(arguments: [1.0, 20, 400])
  func fastItemsDoNotPassALine(_ magnitude: Double) {
    let scene = DynamicsScene()
    let square = scene.addSquare(10, at: CGPoint(x: 160, y: 100))
    let collision = UICollisionBehavior(items: [square])
    collision.addBoundary(
      withIdentifier: "line",
      from: CGPoint(x: -1000, y: 300),
      to: CGPoint(x: 1300, y: 300)
    )
    scene.animator.addBehavior(collision)
    let push = UIPushBehavior(items: [square], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: magnitude)
    scene.animator.addBehavior(push)
    scene.passFrames(120) { #expect(square.center.y < 300) }
  }

  @Test func curvedPathStopsItems() {
    let scene = DynamicsScene()
    let ball = PlainItem(center: CGPoint(x: 160, y: 100), size: CGSize(width: 20, height: 20), type: .ellipse)
    let bowl = UIBezierPath()
    bowl.move(to: CGPoint(x: 10, y: 200))
    bowl.addQuadCurve(to: CGPoint(x: 310, y: 200), controlPoint: CGPoint(x: 160, y: 600))
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(withIdentifier: "bowl", for: bowl)
    scene.animator.addBehavior(UIGravityBehavior(items: [ball]))
    scene.animator.addBehavior(collision)
    // The curve's lowest point is halfway between the ends and the control point.
    scene.passFrames(600) { #expect(ball.center.y < 400) }
    #expect(ball.center.y.isNear(390, within: 2))
    #expect(ball.center.x.isNear(160, within: 15))
  }

  // MARK: Modes

  @Test func inItemsModeBoundariesDoNotStop() {
    let (scene, squares, collision) = recipe()
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .items
    scene.animator.addBehavior(collision)
    scene.passFrames(120)
    #expect(squares.allSatisfy { $0.frame.minY > 568 })
  }

  @Test func inBoundariesModeItemsPassThroughEachOther() {
    let (scene, squares, collision) = recipe()
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .boundaries
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    #expect(squares.allSatisfy { $0.center.isNear(CGPoint(x: 160, y: 543), within: 1) })
  }

  @Test func itemsOfDifferentBehaviorsDoNotMeet() {
    let (scene, squares, _) = recipe()
    for square in squares {
      let collision = UICollisionBehavior(items: [square])
      collision.translatesReferenceBoundsIntoBoundary = true
      scene.animator.addBehavior(collision)
    }
    #expect(scene.comeToRest())
    #expect(squares.allSatisfy { $0.center.isNear(CGPoint(x: 160, y: 543), within: 1) })
  }

  @Test func changedModeTakesEffectWhileItemsRest() {
    let (scene, squares, collision) = recipe()
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    collision.collisionMode = .items
    #expect(scene.animator.isRunning)
    scene.passFrames(60)
    #expect(squares.allSatisfy { $0.frame.minY > 568 })
  }

  // MARK: Boundaries

  @Test func identifiersAreKeptInOrder() {
    let collision = UICollisionBehavior()
    collision.addBoundary(withIdentifier: "a", from: .zero, to: CGPoint(x: 1, y: 0))
    collision.addBoundary(withIdentifier: "b" as NSString, from: .zero, to: CGPoint(x: 2, y: 0))
    collision.addBoundary(withIdentifier: NSNumber(value: 7), for: UIBezierPath(rect: .zero))
    #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["a", "b", "7"])
    collision.removeBoundary(withIdentifier: "a")
    collision.removeBoundary(withIdentifier: "unknown")
    #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["b", "7"])
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers?.isEmpty != false)
  }

  @Test func lineIsReadBackAsAPath() {
    let collision = UICollisionBehavior()
    collision.addBoundary(
      withIdentifier: "bottomBoundary",
      from: CGPoint(x: 0, y: 380),
      to: CGPoint(x: 320, y: 380)
    )
    let path = collision.boundary(withIdentifier: "bottomBoundary")
    #expect(path?.bounds == CGRect(x: 0, y: 380, width: 320, height: 0))
    #expect(path?.currentPoint == CGPoint(x: 320, y: 380))
    // The property returns a copy.
    path?.addLine(to: .zero)
    #expect(collision.boundary(withIdentifier: "bottomBoundary")?.currentPoint == CGPoint(x: 320, y: 380))
  }

  @Test func boundaryOfTheSameIdentifierIsReplaced() {
    let (scene, squares, collision) = recipe()
    scene.animator.addBehavior(collision)
    collision.addBoundary(
      withIdentifier: "line",
      from: CGPoint(x: 0, y: 400),
      to: CGPoint(x: 320, y: 400)
    )
    collision.addBoundary(
      withIdentifier: "line",
      from: CGPoint(x: 0, y: 500),
      to: CGPoint(x: 320, y: 500)
    )
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(scene.comeToRest())
    #expect(squares[1].frame.maxY.isNear(500, within: 1))
  }

  @Test func removedBoundaryLetsRestingItemsFall() {
    let (scene, squares, collision) = recipe()
    collision.addBoundary(
      withIdentifier: "line",
      from: CGPoint(x: 0, y: 400),
      to: CGPoint(x: 320, y: 400)
    )
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    collision.removeBoundary(withIdentifier: "line")
    scene.passFrames(60)
    #expect(squares.allSatisfy { $0.frame.minY > 568 })
  }

  @Test func insetsMoveTheReferenceBoundary() {
    let (scene, squares, collision) = recipe()
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0)
    )
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    #expect(squares[1].frame.maxY.isNear(468, within: 1))
  }

  @Test func referenceBoundaryFollowsTheBoundsEvenAtRest() {
    let (scene, squares, collision) = recipe()
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    scene.view.bounds.size.height = 700
    #expect(scene.comeToRest())
    #expect(squares[1].frame.maxY.isNear(700, within: 1))
  }

  // MARK: Huge boundaries

  /// For all radii the lowest point of the circle is the same, and the floor is nearly flat.
  @Test(arguments: [CGFloat(1e4), 1e7])
  func hugeCircleIsAFloor(radius: CGFloat) {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 400))
    let collision = UICollisionBehavior(items: [square])
    let box = CGRect(x: 160 - radius, y: 500 - 2 * radius, width: 2 * radius, height: 2 * radius)
    collision.addBoundary(withIdentifier: "circle", for: UIBezierPath(ovalIn: box))
    scene.animator.addBehavior(UIGravityBehavior(items: [square]))
    scene.animator.addBehavior(collision)
    #expect(scene.comeToRest())
    #expect(square.frame.maxY.isNear(500, within: 1))
  }

  @Test(arguments: [CGFloat(1e30), 1e300, .greatestFiniteMagnitude, .infinity])
  func circleBeyondAllScreensIsHarmless(radius: CGFloat) {
    let scene = DynamicsScene()
    let square = scene.addSquare(50, at: CGPoint(x: 160, y: 100))
    let collision = UICollisionBehavior(items: [square])
    let box = CGRect(x: 160 - radius, y: 500 - 2 * radius, width: 2 * radius, height: 2 * radius)
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 160, y: 500),
      radius: radius,
      startAngle: 0,
      endAngle: radius,
      clockwise: true
    )
    collision.addBoundary(withIdentifier: "circle", for: UIBezierPath(ovalIn: box))
    collision.addBoundary(withIdentifier: "arc", for: arc)
    let item = PlainItem(center: CGPoint(x: 60, y: 100), type: .path, path: UIBezierPath(ovalIn: box))
    scene.animator.addBehavior(UIGravityBehavior(items: [square, item]))
    scene.animator.addBehavior(collision)
    scene.passFrames(60)
    #expect(square.center.isNear(CGPoint(x: 160, y: 600), within: 0.01))
    #expect(item.center.isNear(CGPoint(x: 60, y: 600), within: 0.01))
  }
}
