import DynamicsModel
import Physics
import Testing

/// Truth: Apple, UIPushBehavior: a magnitude of 1 accelerates 100 × 100 points of density 1 by 100 points/s², or gives
/// them a speed of 100 points/s at once; what is pushed beside its middle turns.
struct PushBehaviorTests {
  private func push(_ magnitude: Double, isContinuous: Bool) -> PushBehavior {
    var push = PushBehavior(isContinuous: isContinuous)
    push.push.vector = Vector2(magnitude, 0)
    return push
  }

  @Test(arguments: [(100, 1), (80, 1.5625), (200, 0.25)] as [(Double, Double)])
  func aContinuousPushAcceleratesByMass(side: Double, part: Double) {
    let scene = Scene()
    let square = scene.addSquare(side, at: .zero)
    scene.add(.push(push(1, isContinuous: true)), [square])
    scene.step(60) {
      let way = 50 * part * scene.time * scene.time
      #expect(scene.center(square).isNear(Vector2(way, 0), within: 1e-6))
    }
  }

  @Test func densityMakesAnItemHeavier() {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    scene.add(.push(push(1, isContinuous: true)), [square])
    scene.addProperties([square]) { $0.density = 2 }
    scene.step(60)
    #expect(scene.center(square).isNear(Vector2(25, 0), within: 1e-6))
  }

  @Test func aPushOfOneMomentGivesASpeedAndIsSpent() {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    let behavior = scene.add(.push(push(1, isContinuous: false)), [square])
    scene.step()
    #expect(scene.simulation.spentPushes == [behavior])
    guard case .push(let spent)? = scene.simulation.behavior(of: behavior) else {
      Issue.record("no push")
      return
    }
    #expect(!spent.isActive)
    scene.step(59) { #expect(scene.simulation.spentPushes.isEmpty) }
    #expect(scene.center(square).isNear(Vector2(100, 0), within: 1e-6))
    var again = spent
    again.isActive = true
    scene.simulation.setBehavior(.push(again), items: [square], of: behavior)
    scene.step(60)
    #expect(scene.center(square).isNear(Vector2(300, 0), within: 1e-6))
  }

  @Test func anInactivePushDoesNothing() {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    var still = push(1, isContinuous: true)
    still.isActive = false
    scene.add(.push(still), [square])
    scene.step(60)
    #expect(scene.center(square) == .zero)
  }

  /// 0.25 N beside the middle by 0.2 m is a torque of 0.05 N·m; a square of 1 m and 1 kg has 1/6 kg·m².
  @Test(arguments: [true, false])
  func aPushBesideTheMiddleTurns(_ isContinuous: Bool) {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    var push = push(0.25, isContinuous: isContinuous)
    push.targets = [PushBehavior.Target(item: square, offset: Vector2(0, 20))]
    scene.add(.push(push), [square])
    scene.step()
    // The push to the right below the middle turns counter-clockwise.
    let change = -0.05 * 6 * (isContinuous ? 1.0 / 60 : 1)
    #expect(abs(scene.simulation.angularVelocity(of: square) / change - 1) < 1e-6)
  }
}
