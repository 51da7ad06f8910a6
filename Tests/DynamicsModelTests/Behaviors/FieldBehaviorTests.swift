import DynamicsModel
import Physics
import Testing

/// Truth: Apple, UIFieldBehavior (gravities scale with mass, a velocity field gives its velocity, vortices turn
/// counter-clockwise) and UIRegion (the algebra of sets).
struct FieldBehaviorTests {
  /// How far a field moves a square around the origin in a second.
  private func way(
    _ kind: FieldBehavior.Kind,
    side: Double = 100,
    _ set: (inout FieldSettings) -> Void = { _ in }
  ) -> Vector2 {
    let scene = Scene()
    let square = scene.addSquare(side, at: .zero)
    var settings = FieldSettings()
    set(&settings)
    scene.add(.field(FieldBehavior(kind, settings)), [square])
    scene.step(60)
    return scene.center(square)
  }

  @Test(arguments: [20, 100, 200] as [Double])
  func gravitiesPullHeavyAndLightAlike(_ side: Double) {
    let linear = way(.linearGravity, side: side) { $0.direction = Vector2(1, 0) }
    #expect(linear.isNear(Vector2(50, 0), within: 1))
    let radial = way(.radialGravity, side: side) { $0.position = Vector2(0, 1000) }
    #expect(radial.isNear(Vector2(0, 50), within: 1))
  }

  /// Source: Apple, UIFieldBehavior.magneticField().
  @Test(arguments: [1.0, -1], [1.0, -1])
  func magnetismTurnsChargesCounterClockwise(_ strength: Double, _ charge: Double) {
    let scene = Scene()
    let square = scene.addSquare(100, at: .zero)
    var properties = ItemProperties()
    properties.charge = charge
    scene.add(.properties(properties), [square])
    scene.simulation.addLinearVelocity(Vector2(100, 0), to: square)
    var settings = FieldSettings()
    settings.strength = strength
    scene.add(.field(FieldBehavior(.magnetic, settings)), [square])
    scene.step(60)
    #expect(scene.center(square).y * strength * charge < -20)
  }

  @Test(arguments: [1.0, -1])
  func aVortexTurnsCounterClockwise(_ strength: Double) {
    let moved = way(.vortex) {
      // The item is to the right of the middle: counter-clockwise is up.
      $0.position = Vector2(-100, 0)
      $0.strength = strength
    }
    #expect(moved.y * strength < -40)
  }

  @Test func aVelocityFieldGivesItsVelocity() {
    #expect(way(.velocity) { $0.direction = Vector2(1, -2) }.isNear(Vector2(100, -200), within: 5))
  }

  @Test func aFieldOfOnesOwnPushesInUIKitNewtons() {
    var probes: [FieldProbe] = []
    let moved = way(
      .custom { probe in
        probes.append(probe)
        return Vector2(0, 2)
      }
    ) { $0.strength = 0.5 }
    // A force in steps, not a steady one: half a step more than ½·a·t².
    #expect(moved.isNear(Vector2(0, 50), within: 1))
    #expect(probes.count == 60)
    #expect(probes.first.map { $0.position == .zero && $0.velocity == .zero && $0.charge == 0 } == true)
    #expect(probes.first.map { abs($0.mass - 1) < 1e-9 } == true)
    #expect(probes.last.map { abs($0.velocity.y - 100 * 59 / 60) < 0.5 } == true)
  }

  @Test func aFieldOfOnesOwnIsAskedWithinItsArea() {
    var count = 0
    let far = way(
      .custom { _ in
        count += 1
        return Vector2(1, 0)
      }
    ) {
      $0.area = FieldArea(radius: 10)
      $0.position = Vector2(0, 11)
    }
    #expect(far == .zero)
    #expect(count == 0)
  }

  @Test func aFieldOfOnesOwnMayTakeEverythingAway() {
    let scene = Scene()
    let squares = [scene.addSquare(at: .zero), scene.addSquare(at: Vector2(500, 0))]
    var behaviors: [BehaviorID] = []
    let field = FieldBehavior(
      .custom { _ in
        for behavior in behaviors { scene.simulation.removeBehavior(behavior) }
        for square in squares { scene.simulation.removeItem(square) }
        return Vector2(1, 0)
      }
    )
    behaviors.append(scene.add(.field(field), squares))
    behaviors.append(scene.add(.push(PushBehavior(isContinuous: false)), squares))
    scene.step(3)
    #expect(scene.simulation.spentPushes.isEmpty)
    #expect(squares.allSatisfy { scene.simulation.pose(of: $0) == nil })
  }

  @Test func areasAreSets() {
    let disc = FieldArea(radius: 10)
    let bar = FieldArea(size: Vector2(40, 10))
    let points = [Vector2(0, 0), Vector2(0, 8), Vector2(18, 0), Vector2(30, 0)]
    func holds(_ area: FieldArea) -> [Bool] { points.map { area.contains($0) } }
    #expect(holds(.infinite) == [true, true, true, true])
    #expect(holds(disc) == [true, true, false, false])
    #expect(holds(bar) == [true, false, true, false])
    #expect(holds(disc.inverse) == [false, false, true, true])
    #expect(holds(disc.union(bar)) == [true, true, true, false])
    #expect(holds(disc.subtracting(bar)) == [false, true, false, false])
    #expect(holds(disc.intersection(bar)) == [true, false, false, false])
    #expect(!FieldArea.infinite.contains(Vector2(.nan, 0)))
    #expect(FieldArea(radius: -1).contains(.zero) && !FieldArea(radius: -1).contains(Vector2(0, 0.1)))
  }

  @Test func numbersThatMakeNoSenseAreIgnored() {
    var settings = FieldSettings()
    for number in [Double.nan, .infinity] {
      settings.position = Vector2(number, 0)
      settings.strength = number
      settings.falloff = number
      settings.minimumRadius = number
      settings.direction = Vector2(0, number)
      settings.smoothness = number
      settings.animationSpeed = number
    }
    settings.minimumRadius = 0
    #expect(settings == FieldSettings())
    settings.smoothness = 3
    #expect(settings.smoothness == 1)
  }
}
