import DynamicsModel
import Physics
import Testing

/// Truth: Apple, UIDynamicAnimator: what is at rest pauses, any change wakes it; the same calls give the same bits.
struct DynamicsSimulationTests {
  @Test func anEmptySimulationComesToRest() {
    let scene = Scene()
    scene.step()
    #expect(scene.simulation.isAtRest)
  }

  @Test func whatFallsIsNeverAtRest() {
    let scene = Scene()
    let square = scene.addSquare(at: Vector2(160, 100))
    scene.add(.gravity(GravityBehavior()), [square])
    scene.step(120) { #expect(!scene.simulation.isAtRest) }
  }

  @Test func whatLiesIsAtRestUntilSomethingChanges() {
    let scene = Scene()
    let square = scene.addSquare(at: Vector2(160, 400))
    let pull = scene.add(.gravity(GravityBehavior()), [square])
    scene.addWalls([square])
    #expect(scene.comeToRest())
    #expect(scene.center(square).isNear(Vector2(160, 518), within: 1))
    var gravity = GravityBehavior()
    gravity.pull.angle = -.pi / 2
    scene.simulation.setBehavior(.gravity(gravity), items: [square], of: pull)
    #expect(!scene.simulation.isAtRest)
    #expect(scene.comeToRest())
    #expect(scene.center(square).isNear(Vector2(160, 50), within: 1))
  }

  @Test func aBoundaryThatMovesWakes() {
    let scene = Scene()
    let square = scene.addSquare(at: Vector2(160, 400))
    scene.add(.gravity(GravityBehavior()), [square])
    scene.addWalls([square])
    #expect(scene.comeToRest())
    scene.simulation.referenceBounds.size = Vector2(320, 600)
    #expect(!scene.simulation.isAtRest)
    #expect(scene.comeToRest())
    #expect(scene.center(square).isNear(Vector2(160, 550), within: 1))
  }

  @Test func boundsThatNobodyUsesWakeNothing() {
    let scene = Scene()
    _ = scene.addSquare(at: Vector2(160, 400))
    #expect(scene.comeToRest())
    scene.simulation.referenceBounds.size = Vector2(10, 10)
    #expect(scene.simulation.isAtRest)
  }

  @Test func handlesOfWhatIsGoneDoNothing() {
    let scene = Scene()
    let (gone, square) = (scene.addSquare(at: .zero), scene.addSquare(at: Vector2(300, 300)))
    let behavior = scene.add(.collision(CollisionBehavior()), [gone, square])
    let line = BoundaryLine([.zero, Vector2(9, 9)])
    let boundary = scene.simulation.addBoundary([line], to: behavior)
    scene.simulation.removeItem(gone)
    scene.simulation.removeBehavior(behavior)
    scene.simulation.removeItem(gone)
    scene.simulation.removeBehavior(behavior)
    if let boundary { scene.simulation.removeBoundary(boundary) }
    scene.simulation.setState(nil, of: gone)
    scene.simulation.addLinearVelocity(Vector2(1, 1), to: gone)
    scene.simulation.addAngularVelocity(1, to: gone)
    scene.simulation.setBehavior(.gravity(GravityBehavior()), items: [square], of: behavior)
    scene.simulation.orderBehaviors([behavior])
    scene.step(10)
    #expect(scene.simulation.addBoundary([line], to: behavior) == nil)
    #expect(scene.simulation.pose(of: gone) == nil)
    #expect(scene.simulation.linearVelocity(of: gone) == .zero)
    #expect(scene.simulation.collisionStatus(of: behavior) == .inactive)
    #expect(scene.center(square) == Vector2(300, 300))
  }

  @Test func theSameCallsGiveTheSameBits() {
    func run() -> [UInt64] {
      let scene = Scene()
      let squares = (0..<6).map { index in
        let number = Double(index)
        return scene.addSquare(40, at: Vector2(60 + 37 * number, 90 + 55 * number), angle: 0.3 * number)
      }
      scene.add(.gravity(GravityBehavior()), squares)
      scene.addWalls(squares)
      scene.add(.snap(SnapBehavior(to: Vector2(200, 100))), [squares[0]])
      scene.step(200)
      return squares.flatMap { square in
        [scene.center(square).x, scene.center(square).y, scene.angle(square)].map(\.bitPattern)
      }
    }
    #expect(run() == run())
  }

  /// Truth: Apple, UIDynamicItemBehavior.addLinearVelocity: the velocity adds to the item's own.
  @Test func anItemThatComesBackCanBeThrownAtOnce() throws {
    let scene = Scene()
    let square = scene.addSquare(at: Vector2(100, 100))
    scene.simulation.setState(nil, of: square)
    scene.simulation.step()
    let form = ItemForm(size: Vector2(100, 100))
    scene.simulation.setState(ItemState(pose: ItemPose(center: Vector2(200, 200)), form: form), of: square)
    scene.simulation.addLinearVelocity(Vector2(-300, 60), to: square)
    for _ in 0..<60 { scene.simulation.step() }
    let center = try #require(scene.simulation.pose(of: square)).center
    #expect(abs(center.x + 100) < 0.01 && abs(center.y - 260) < 0.01)
  }
}
