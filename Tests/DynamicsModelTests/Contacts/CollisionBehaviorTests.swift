import DynamicsModel
import Physics
import Testing

/// Truth: Apple, UICollisionBehavior: modes, boundaries and the bounds' insets; where a square lies on a line.
struct CollisionBehaviorTests {
  @Test func itemsStopAtTheInsetsOfTheReferenceBounds() {
    let scene = Scene()
    let square = scene.addSquare(50, at: Vector2(160, 400))
    scene.add(.gravity(GravityBehavior()), [square])
    var collision = CollisionBehavior()
    collision.referenceInsets = BoundaryInsets(bottom: 68)
    scene.add(.collision(collision), [square])
    #expect(scene.comeToRest())
    #expect(scene.center(square).isNear(Vector2(160, 475), within: 1))
  }

  @Test func insetsThatLeaveNothingLeaveNoBoundary() {
    let scene = Scene()
    let square = scene.addSquare(50, at: Vector2(160, 400))
    scene.add(.gravity(GravityBehavior()), [square])
    var collision = CollisionBehavior()
    collision.referenceInsets = BoundaryInsets(left: 200, right: 200)
    scene.add(.collision(collision), [square])
    scene.step(60)
    #expect(scene.center(square).y > 890)
  }

  @Test func insetsThatAreNotFiniteAreIgnored() {
    var collision = CollisionBehavior()
    collision.referenceInsets = BoundaryInsets(top: .nan)
    #expect(collision.referenceInsets == nil)
    collision.referenceInsets = BoundaryInsets(top: 1)
    collision.referenceInsets = BoundaryInsets(top: .infinity)
    #expect(collision.referenceInsets == BoundaryInsets(top: 1))
  }

  /// One square rests above another that lies on a line, unless the mode says otherwise.
  @Test(
    arguments: [
      (.everything, true, true), (.items, true, false), (.boundaries, false, true),
    ] as [(CollisionBehavior.Mode, Bool, Bool)]
  )
  func theModeDecidesWhatItemsMeet(mode: CollisionBehavior.Mode, meetItems: Bool, meetLine: Bool) {
    let scene = Scene()
    let lower = scene.addSquare(50, at: Vector2(160, 300))
    let upper = scene.addSquare(50, at: Vector2(160, 200))
    scene.add(.gravity(GravityBehavior()), [lower, upper])
    var collision = CollisionBehavior()
    collision.mode = mode
    let behavior = scene.add(.collision(collision), [lower, upper])
    let line = BoundaryLine([Vector2(0, 500), Vector2(320, 500)])
    #expect(scene.simulation.addBoundary([line], to: behavior) != nil)
    scene.step(240)
    let (low, high) = (scene.center(lower).y, scene.center(upper).y)
    #expect((low < 500) == meetLine)
    #expect(meetItems ? low - high > 49 : meetLine ? abs(low - high) < 2 : abs(low - high - 100) < 2)
  }

  @Test func aRemovedBoundaryLetsItemsFall() {
    let scene = Scene()
    let square = scene.addSquare(50, at: Vector2(160, 400))
    scene.add(.gravity(GravityBehavior()), [square])
    let behavior = scene.add(.collision(CollisionBehavior()), [square])
    let line = BoundaryLine([Vector2(0, 500), Vector2(320, 500)])
    let boundary = scene.simulation.addBoundary([line], to: behavior)
    #expect(scene.comeToRest())
    if let boundary { scene.simulation.removeBoundary(boundary) }
    #expect(!scene.simulation.isAtRest)
    scene.step(30)
    #expect(scene.center(square).y > 590)
    #expect(scene.simulation.contactChanges.isEmpty)
  }

  @Test func onlyGravityHasNoBoundaries() {
    let scene = Scene()
    let behavior = scene.add(.gravity(GravityBehavior()), [])
    #expect(scene.simulation.addBoundary([], to: behavior) == nil)
  }

  // MARK: Twenty-one

  @Test func twentyOneAreServedAndOneMoreWhenOneLeaves() {
    let scene = Scene()
    let squares = (0..<22).map { scene.addSquare(20, at: Vector2(30 * Double($0), 100)) }
    let behaviors = squares.map { scene.addWalls([$0]) }
    #expect(behaviors.dropLast().allSatisfy { scene.simulation.collisionStatus(of: $0) == .active })
    #expect(scene.simulation.collisionStatus(of: behaviors[21]) == .noFreeBits)
    scene.simulation.removeBehavior(behaviors[0])
    scene.step()
    #expect(scene.simulation.collisionStatus(of: behaviors[21]) == .active)
  }

  @Test func onesWithNothingToCollideDoNotCount() {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    let idle = (0..<30).map { _ in scene.add(.collision(CollisionBehavior()), []) }
    #expect(idle.allSatisfy { scene.simulation.collisionStatus(of: $0) == .inactive })
    scene.simulation.setBehavior(.collision(CollisionBehavior()), items: [square], of: idle[29])
    #expect(scene.simulation.collisionStatus(of: idle[29]) == .active)
  }
}
