import Physics
import Testing

@testable import DynamicsModel

/// Truth: a damped spring of known frequency under a known pull; a force that is bounded.
struct HandTests {
  @Test func anItemFollowsTheHandAndHangsBelowItByItsWeight() throws {
    let scene = Scene()
    let square = scene.addSquare(at: Vector2(100, 100))
    scene.add(.gravity(GravityBehavior()), [square])
    scene.simulation.grab(square, at: Vector2(100, 100))
    scene.simulation.moveGrab(to: Vector2(200, 300))
    for _ in 0..<120 { scene.simulation.step() }
    let center = try #require(scene.simulation.pose(of: square)).center
    // A spring of angular frequency ω yields to an acceleration g by g / ω².
    let omega = 2 * Double.pi * DynamicsScale.handFrequency
    let sag = 1000 / (omega * omega)
    #expect(abs(center.x - 200) < 0.05)
    #expect(abs(center.y - 300 - sag) < 0.15)
  }

  @Test func theHandPullsNoHarderThanItsStrength() throws {
    let scene = Scene()
    let square = scene.addSquare(at: Vector2(0, 0))
    scene.addProperties([square]) { $0.density = 3 }
    scene.simulation.step()
    scene.simulation.grab(square, at: Vector2(0, 0))
    scene.simulation.moveGrab(to: Vector2(1e6, 0))
    scene.simulation.step()
    // 1,000 m/s² are 100,000 points/s², in a sixtieth of a second.
    let velocity = scene.simulation.linearVelocity(of: square).x
    #expect(velocity > 1600 && velocity <= 100_000.0 / 60 * 1.001)
  }

  @Test func whatIsLetGoFallsFreely() throws {
    let scene = Scene()
    let square = scene.addSquare(at: Vector2(100, 100))
    scene.add(.gravity(GravityBehavior()), [square])
    scene.simulation.grab(square, at: Vector2(100, 100))
    for _ in 0..<60 { scene.simulation.step() }
    scene.simulation.releaseItem()
    let start = try #require(scene.simulation.pose(of: square)).center.y
    for _ in 0..<60 { scene.simulation.step() }
    let end = try #require(scene.simulation.pose(of: square)).center.y
    #expect(abs(end - start - 500) < 1)
  }

  @Test func aHandThatHoldsNothingDoesNothing() {
    let scene = Scene()
    let square = scene.addSquare(at: Vector2(100, 100))
    scene.simulation.moveGrab(to: Vector2(1, 1))
    scene.simulation.releaseItem()
    scene.simulation.grab(square, at: Vector2(.nan, 0))
    scene.simulation.removeItem(square)
    scene.simulation.grab(square, at: Vector2(100, 100))
    scene.simulation.step()
    #expect(scene.simulation.inconsistencies() == [])
  }

  @Test func anItemThatGoesWhileItIsHeldTakesTheHandAlong() {
    let scene = Scene()
    let square = scene.addSquare(at: Vector2(100, 100))
    scene.simulation.grab(square, at: Vector2(100, 100))
    scene.simulation.removeItem(square)
    scene.simulation.moveGrab(to: Vector2(5, 5))
    scene.simulation.step()
    scene.simulation.releaseItem()
    #expect(scene.simulation.inconsistencies() == [])
  }
}
