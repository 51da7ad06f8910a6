import Foundation
import Testing

@testable import Physics

// Independent truth: what doesn't go around a wall and isn't let through stays on its side.
struct TunnellingTests {
  enum Form: CaseIterable, Sendable { case disc, box, triangle }

  private static let triangle = Polygon([Vector2(-0.1, -0.05), Vector2(0.1, -0.05), Vector2(0, 0.15)])

  @Test(arguments: [5.0, 20, 60, 150, 400, 1000], Form.allCases)
  func nothingFastPassesThroughAThinLine(speed: Double, form: Form) {
    for degrees in stride(from: -75.0, through: 75, by: 15) {
      for start in [0.35, 1.0, 3.1] {
        var world = World()
        _ = world.addLine(from: Vector2(0, -400), to: Vector2(0, 400))
        let angle = degrees * .pi / 180
        let direction = Vector2(cos(angle), sin(angle))
        let body = add(form, at: -start * direction - Vector2(0.2, 0), to: &world)
        world.setLinearVelocity(speed * direction, of: body)
        for _ in 0..<Int(min(60, 4 + 60 * 6 / speed)) {
          world.step()
          #expect(world.position(of: body).x < 0.01, "\(form) at \(speed) m/s, \(degrees)°, from \(start) m")
        }
      }
    }
  }

  @Test(arguments: [100.0, 1000])
  func aFastBoxThatSpinsIsStopped(speed: Double) {
    for spin in [-300.0, -20, 20, 300] {
      var world = World()
      _ = world.addLine(from: Vector2(0, -50), to: Vector2(0, 50))
      let body = world.addBox(Vector2(-4, 0), width: 0.6, height: 0.2) {
        $0.linearVelocity = Vector2(speed, 0)
        $0.angularVelocity = spin
      }
      for _ in 0..<10 {
        world.step()
        #expect(world.position(of: body).x < 0.05)
      }
    }
  }

  @Test func aFastBallInABoxStaysInside() {
    var world = World()
    let walls = world.addAnchor()
    let material = ShapeDefinition(friction: 0, restitution: 1)
    let corners = [Vector2(-2, -2), Vector2(2, -2), Vector2(2, 2), Vector2(-2, 2)]
    _ = world.addChain(corners, isLoop: true, material, to: walls)
    let ball = world.addDisc(.zero, radius: 0.1, material) { $0.linearVelocity = Vector2(310, 170) }
    for _ in 0..<600 {
      world.step()
      let place = world.position(of: ball)
      #expect(max(place.x.magnitude, place.y.magnitude) < 2)
    }
  }

  @Test(arguments: [1e3, 1e5, 1e7])
  func aForceThatSetsInInOpenSpaceThrowsNothingThroughAWall(acceleration: Double) {
    for offset in [0.0, 0.3] {
      var world = World()
      _ = world.addLine(from: Vector2(0, -50), to: Vector2(0, 50))
      let body = world.addBox(Vector2(-2, 0), width: 0.02, height: 0.6)
      let force = Vector2(acceleration * world.mass(of: body), 0)
      for _ in 0..<10 {
        world.applyForce(force, to: body, at: world.position(of: body) + Vector2(0, offset))
        world.step()
        #expect(world.position(of: body).x < 0.01, "off centre by \(offset) m")
      }
    }
  }

  @Test(arguments: Form.allCases)
  func whatComesIntoARunningWorldIsStoppedInItsFirstStep(form: Form) {
    var world = World()
    _ = world.addLine(from: Vector2(0, -50), to: Vector2(0, 50))
    world.step()
    let body = add(form, at: Vector2(-1, 0), to: &world)
    world.setLinearVelocity(Vector2(300, 0), of: body)
    for _ in 0..<10 {
      world.step()
      #expect(world.position(of: body).x < 0.01)
    }
  }

  @Test(arguments: [0.04, 0.06, 0.08], [0.0, 1, 2, 4, 8])
  func whatAMillionTimesAMillionAsDenseFallsOnStaysOnTheFloor(thickness: Double, speed: Double) {
    for offset in [0.0, 0.1] {
      var world = World(gravity: Vector2(0, 10))
      _ = world.addLine(from: Vector2(-4, 0), to: Vector2(4, 0))
      let light = ShapeDefinition(density: 1e-6, friction: 0.5)
      let plate = world.addBox(Vector2(0, -thickness / 2), width: 0.4, height: thickness, light)
      let heavy = ShapeDefinition(density: 1e6, friction: 0.5)
      _ = world.addBox(Vector2(offset, -thickness - 0.3), width: 0.3, height: 0.4, heavy) {
        $0.linearVelocity = Vector2(0, speed)
      }
      for _ in 0..<60 { world.step() }
      #expect(world.position(of: plate).y < 0, "off centre by \(offset) m")
    }
  }

  private func add(_ form: Form, at position: Vector2, to world: inout World) -> BodyID {
    switch form {
    case .disc: return world.addDisc(position, radius: 0.1)
    case .box: return world.addBox(position, width: 0.2, height: 0.2)
    case .triangle:
      guard let triangle = Self.triangle else { return .none }
      return world.add(.polygon(triangle), at: position, .smooth) { _ in }
    }
  }
}
