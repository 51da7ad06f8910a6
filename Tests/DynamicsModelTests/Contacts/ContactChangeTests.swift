import DynamicsModel
import Physics
import Testing

/// Truth: Apple, UICollisionBehaviorDelegate: a contact begins once, is not repeated while it lasts, and ends once; pairs
/// come in the order of the behaviour; a step of free motion tells where two meet.
struct ContactChangeTests {
  @Test func aContactThatLastsIsToldOnce() {
    let scene = Scene()
    let square = scene.addSquare(50, at: Vector2(160, 400))
    scene.add(.gravity(GravityBehavior()), [square])
    scene.addProperties([square]) { $0.elasticity = 0 }
    let walls = scene.addWalls([square])
    var changes: [ContactChange] = []
    #expect(scene.comeToRest { changes += scene.simulation.contactChanges })
    #expect(changes.count == 1)
    #expect(changes.first.map { $0.behavior == walls && $0.item == square } == true)
    #expect(changes.first?.partner == .referenceBounds)
    // Somewhere along the lower side.
    #expect(changes.first?.point.map { abs($0.y - 568) < 1 && abs($0.x - 160) < 26 } == true)
  }

  @Test func aBounceBeginsAndEnds() {
    let scene = Scene()
    let square = scene.addSquare(50, at: Vector2(160, 400))
    scene.add(.gravity(GravityBehavior()), [square])
    scene.addProperties([square]) { $0.elasticity = 1 }
    scene.addWalls([square])
    var began: [Bool] = []
    // 143 points down take 0.535 s, and up again as long.
    scene.step(60) { began += scene.simulation.contactChanges.map { $0.point != nil } }
    #expect(began == [true, false])
  }

  @Test func pairsComeInTheOrderOfTheBehavior() {
    let scene = Scene()
    let left = scene.addSquare(50, at: Vector2(60, 200))
    let right = scene.addSquare(50, at: Vector2(200, 200))
    scene.add(.collision(CollisionBehavior()), [right, left])
    scene.simulation.addLinearVelocity(Vector2(400, 0), to: left)
    var changes: [ContactChange] = []
    scene.step(30) { changes += scene.simulation.contactChanges }
    #expect(changes.first.map { $0.item == right && $0.partner == .item(left) } == true)
    // In a step the square moves by 6.7 points.
    #expect(changes.first?.point.map { abs($0.x - 175) < 7 } == true)
  }

  @Test func everyBehaviorThatHasBothIsTold() {
    let scene = Scene()
    let squares = [scene.addSquare(50, at: Vector2(100, 200)), scene.addSquare(50, at: Vector2(145, 200))]
    let both = [
      scene.add(.collision(CollisionBehavior()), squares),
      scene.add(.collision(CollisionBehavior()), squares),
    ]
    scene.add(.collision(CollisionBehavior()), [squares[0]])
    scene.step()
    #expect(scene.simulation.contactChanges.map(\.behavior) == both)
  }

  @Test func aLineOfManySegmentsIsOneContact() {
    let scene = Scene()
    let square = scene.addSquare(50, at: Vector2(160, 200))
    scene.add(.gravity(GravityBehavior()), [square])
    scene.addProperties([square]) { $0.elasticity = 0 }
    let behavior = scene.add(.collision(CollisionBehavior()), [square])
    let steps = BoundaryLine((0...32).map { Vector2(10 * Double($0), 300) })
    let boundary = scene.simulation.addBoundary([steps], to: behavior)
    var partners: [ContactChange.Partner] = []
    #expect(scene.comeToRest { partners += scene.simulation.contactChanges.map(\.partner) })
    #expect(partners == boundary.map { [.boundary($0)] })
  }

  enum Removal: CaseIterable, Sendable {
    case item, behavior, boundary, membership, state
  }

  @Test(arguments: Removal.allCases)
  func whatEndsBecauseSomethingWasRemovedIsNotTold(_ removal: Removal) {
    let scene = Scene()
    let square = scene.addSquare(50, at: Vector2(160, 440))
    scene.add(.gravity(GravityBehavior()), [square])
    let behavior = scene.add(.collision(CollisionBehavior()), [square])
    let line = BoundaryLine([Vector2(0, 468), Vector2(320, 468)])
    let floor = scene.simulation.addBoundary([line], to: behavior)
    #expect(scene.comeToRest())
    switch removal {
    case .item: scene.simulation.removeItem(square)
    case .behavior: scene.simulation.removeBehavior(behavior)
    case .boundary: if let floor { scene.simulation.removeBoundary(floor) }
    case .membership:
      scene.simulation.setBehavior(.collision(CollisionBehavior()), items: [], of: behavior)
    case .state: scene.simulation.setState(nil, of: square)
    }
    scene.step(30) { #expect(scene.simulation.contactChanges.isEmpty) }
  }
}
