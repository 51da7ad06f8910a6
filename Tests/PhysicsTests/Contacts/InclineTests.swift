import Foundation
import Testing

@testable import Physics

// Independent truth: Coulomb's law. On a plane inclined by θ a box slides iff tan θ > µ,
// with the acceleration g·(sin θ - µ·cos θ).
struct InclineTests {
  @Test(arguments: [10.0, 20, 35, 45, 60], [0.0, 0.1, 0.2, 0.4, 0.8])
  func aBoxSlidesIffTheSlopeExceedsTheFriction(degrees: Double, friction: Double) {
    let angle = degrees * .pi / 180
    guard abs(tan(angle) - friction) > 0.02 else { return }
    let sliding = slide(angle: angle, friction: friction, friction)
    let acceleration = 10 * (sin(angle) - friction * cos(angle))
    if tan(angle) > friction {
      #expect(abs(sliding.acceleration - acceleration) < 0.01 * acceleration)
      #expect(abs(sliding.way - acceleration * 3.125) < 0.003 * acceleration * 3.125)
    } else {
      #expect(abs(sliding.way) < 0.001)
    }
  }

  @Test(arguments: [10.0, 30, 60])
  func withoutFrictionTheWayIsExact(degrees: Double) {
    // The 250 points of 30 degrees in a second were half a point too many.
    let angle = degrees * .pi / 180
    #expect(abs(slide(angle: angle, friction: 0, 0).way - 10 * sin(angle) * 3.125) < 0.0005)
  }

  @Test func frictionIsTheGeometricMean() {
    let angle = 30.0 * .pi / 180
    let wanted = 10 * (sin(angle) - 0.2 * cos(angle))
    #expect(abs(slide(angle: angle, friction: 0.1, 0.4).acceleration - wanted) < 0.01 * wanted)
  }

  @Test func aBallRollsWithTwoThirdsOfTheAcceleration() {
    // A disc that rolls without slipping: g·sin θ / (1 + I/(m·r²)) = ⅔·g·sin θ.
    let angle = 20.0 * .pi / 180
    var world = World(gravity: Vector2(0, -10))
    let rotation = Rotation(angle: -angle)
    let along = rotation.applied(to: Vector2(1, 0))
    let rough = ShapeDefinition(friction: 0.8)
    _ = world.addLine(from: -50 * along, to: 50 * along, rough)
    let start = along.perpendicular * 0.25
    let ball = world.addDisc(start, radius: 0.25, rough)
    world.run(seconds: 1.5)
    let wanted = 0.5 * 10 * sin(angle) * 2.25 * 2 / 3
    #expect(abs((world.position(of: ball) - start).dot(along) - wanted) < 0.01 * wanted + 0.005)
  }

  @Test func aPushedBoxStopsAfterItsBrakingDistance() {
    // v² / (2·µ·g)
    var world = World(gravity: Vector2(0, -10))
    let rough = ShapeDefinition(friction: 0.3)
    _ = world.addLine(from: Vector2(-50, 0), to: Vector2(50, 0), rough)
    let box = world.addBox(Vector2(0, 0.25), width: 1, height: 0.5, rough) {
      $0.linearVelocity = Vector2(3, 0)
    }
    world.run(seconds: 3)
    #expect(abs(world.position(of: box).x - 1.5) < 0.02 * 3 + 0.01)
    #expect(world.linearVelocity(of: box).length < 1e-3)
  }

  /// How far a box slides in two and a half seconds, and how fast it gets faster in the last second.
  private func slide(angle: Double, friction: Double, _ other: Double) -> (way: Double, acceleration: Double)
  {
    var world = World(gravity: Vector2(0, -10))
    let rotation = Rotation(angle: -angle)
    let along = rotation.applied(to: Vector2(1, 0))
    _ = world.addLine(from: -50 * along, to: 50 * along, ShapeDefinition(friction: friction))
    // Flat, so that it doesn't topple.
    let start = along.perpendicular * 0.1
    let box = world.addBox(start, width: 1, height: 0.2, ShapeDefinition(friction: other)) {
      $0.angle = -angle
    }
    // First it settles.
    world.run(seconds: 1.5)
    let before = world.linearVelocity(of: box).dot(along)
    world.run(seconds: 1)
    let after = world.linearVelocity(of: box).dot(along)
    return ((world.position(of: box) - start).dot(along), after - before)
  }
}
