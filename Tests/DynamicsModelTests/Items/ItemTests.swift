import DynamicsModel
import Physics
import Testing

/// Truth: Apple, UIDynamicItem: an item is read when it comes and when asked for; geometry; uniform motion.
struct ItemTests {
  private func state(_ center: Vector2, size: Vector2 = Vector2(100, 100)) -> ItemState {
    ItemState(pose: ItemPose(center: center), form: ItemForm(size: size))
  }

  @Test func aStepTellsOnlyWhatChanged() {
    let scene = Scene()
    let (moving, turning, still) = (
      scene.addSquare(at: Vector2(50, 50)), scene.addSquare(at: Vector2(500, 50)),
      scene.addSquare(at: Vector2(900, 50))
    )
    scene.simulation.addLinearVelocity(Vector2(60, 0), to: moving)
    scene.simulation.addAngularVelocity(3, to: turning)
    scene.step()
    let moved = scene.simulation.move(of: moving)
    #expect(moved.map { $0.isMoved && !$0.isTurned } == true)
    #expect(moved.map { $0.pose.center.isNear(Vector2(51, 50), within: 1e-9) } == true)
    #expect(moved?.pose.center.y == 50)
    let turned = scene.simulation.move(of: turning)
    #expect(turned.map { !$0.isMoved && $0.isTurned } == true)
    #expect(turned.map { abs($0.pose.angle - 0.05) < 1e-9 } == true)
    #expect(scene.simulation.move(of: still) == nil)
  }

  @Test func velocitiesAddUp() {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    scene.simulation.addLinearVelocity(Vector2(10, -20), to: square)
    scene.simulation.addLinearVelocity(Vector2(5, 5), to: square)
    scene.simulation.addAngularVelocity(1, to: square)
    scene.simulation.addAngularVelocity(-3, to: square)
    #expect(scene.simulation.linearVelocity(of: square).isNear(Vector2(15, -15), within: 1e-12))
    #expect(scene.simulation.angularVelocity(of: square) == -2)
    scene.step(60)
    #expect(scene.center(square).isNear(Vector2(15, -15), within: 1e-9))
    #expect(abs(scene.angle(square) - -2) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity])
  func velocitiesThatAreNoNumbersAreIgnored(_ number: Double) {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    scene.simulation.addLinearVelocity(Vector2(number, 1), to: square)
    scene.simulation.addAngularVelocity(number, to: square)
    #expect(scene.simulation.linearVelocity(of: square) == .zero)
    #expect(scene.simulation.angularVelocity(of: square) == 0)
  }

  @Test func aNewStateKeepsTheVelocity() {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    scene.simulation.addLinearVelocity(Vector2(60, 0), to: square)
    scene.step(30)
    scene.simulation.setState(state(Vector2(100, 100)), of: square)
    #expect(scene.simulation.move(of: square) == nil)
    scene.step(60)
    #expect(scene.center(square).isNear(Vector2(160, 100), within: 1e-9))
  }

  @Test func whatWasTakenOutComesBackAtRest() {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    scene.simulation.addLinearVelocity(Vector2(60, 0), to: square)
    scene.step(10)
    scene.simulation.setState(nil, of: square)
    scene.step(10) { #expect(scene.simulation.move(of: square) == nil) }
    scene.simulation.setState(state(Vector2(7, 7)), of: square)
    scene.step(10)
    #expect(scene.center(square) == Vector2(7, 7))
  }

  @Test(arguments: [
    (Vector2(.nan, 0), Vector2(10, 10)), (Vector2(0, .infinity), Vector2(10, 10)),
    (Vector2(0, 0), Vector2(.nan, 10)), (Vector2(0, 0), Vector2(10, -.infinity)),
  ])
  func anItemThatIsNoNumberTakesNoPart(center: Vector2, size: Vector2) {
    let scene = Scene()
    let item = scene.simulation.addItem(state(center, size: size))
    scene.add(.gravity(GravityBehavior()), [item])
    scene.step(10) { #expect(scene.simulation.move(of: item) == nil) }
    scene.simulation.setState(state(.zero), of: item)
    scene.step(60)
    #expect(scene.center(item).isNear(Vector2(0, 500), within: 1e-6))
  }

  @Test func anAngleThatIsNoNumberIsNone() {
    #expect(ItemPose(center: .zero, angle: .nan).angle == 0)
  }

  /// How high an item of a form lies on the lower wall, in points.
  private func height(_ form: ItemForm) -> Double {
    let scene = Scene()
    let item = scene.simulation.addItem(
      ItemState(pose: ItemPose(center: Vector2(160, 500)), form: form)
    )
    scene.add(.gravity(GravityBehavior()), [item])
    scene.addProperties([item]) { $0.angularResistance = 4 }
    scene.addWalls([item])
    _ = scene.comeToRest()
    return 568 - scene.center(item).y
  }

  @Test func theOutlineDecidesWhereAnItemRests() {
    let size = Vector2(60, 40)
    let low = [Vector2(-40, -5), Vector2(40, -5), Vector2(40, 25), Vector2(-40, 25)]
    #expect(abs(height(ItemForm(size: size)) - 20) < 1)
    #expect(abs(height(ItemForm(size: Vector2(40, 40), outline: .ellipse)) - 20) < 1)
    #expect(abs(height(ItemForm(size: size, outline: .ellipse)) - 20) < 1.5)
    #expect(abs(height(ItemForm(size: size, outline: .polygons([low]))) - 25) < 1)
    // Without an area it is a rectangle.
    #expect(abs(height(ItemForm(size: size, outline: .polygons([]))) - 20) < 1)
    #expect(abs(height(ItemForm(size: size, outline: .polygons([[.zero, Vector2(9, 9)]]))) - 20) < 1)
  }
}
