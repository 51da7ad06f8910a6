import Testing

@testable import Physics

// Independent truth: the documented rules of regions, members and sleep.
struct FieldMembershipTests {
  @Test func regionsAreSetsOfPoints() {
    let disc = FieldRegion.circle(radius: 2)
    let bar = FieldRegion.rectangle(halfWidth: 3, halfHeight: 1)
    for (point, inDisc, inBar) in [
      (Vector2(0, 0), true, true), (Vector2(2, 0), true, true), (Vector2(0, 1.5), true, false),
      (Vector2(2.5, 1), false, true), (Vector2(2, 2), false, false),
    ] {
      #expect(disc.contains(point) == inDisc)
      #expect(bar.contains(point) == inBar)
      #expect(FieldRegion.inverse(disc).contains(point) == !inDisc)
      #expect(FieldRegion.union(disc, bar).contains(point) == (inDisc || inBar))
      #expect(FieldRegion.difference(disc, bar).contains(point) == (inDisc && !inBar))
      #expect(FieldRegion.intersection(disc, bar).contains(point) == (inDisc && inBar))
      #expect(FieldRegion.infinite.contains(point))
    }
    #expect(!FieldRegion.infinite.contains(Vector2(.nan, 0)))
    #expect(!FieldRegion.inverse(disc).contains(Vector2(.infinity, 0)))
    #expect(!FieldRegion.circle(radius: -1).contains(.zero))
    #expect(!FieldRegion.circle(radius: .nan).contains(.zero))
    #expect(!FieldRegion.rectangle(halfWidth: .nan, halfHeight: 1).contains(.zero))
  }

  @Test func aFieldActsInItsRegionOnItsMembersOnly() {
    var world = World()
    let inside = world.addDisc(Vector2(10.5, 0), radius: 0.2)
    let outside = world.addDisc(Vector2(12, 0), radius: 0.2)
    let bystander = world.addDisc(Vector2(9.5, 0), radius: 0.2)
    var field = Field(kind: .linearGravity(Vector2(0, 1)))
    field.position = Vector2(10, 0)
    field.region = .circle(radius: 1)
    field.bodies = [inside, outside]
    _ = world.addField(field)
    world.run(seconds: 0.5)
    #expect(abs(world.linearVelocity(of: inside).y - 0.5) < 1e-4)
    #expect(world.linearVelocity(of: outside) == .zero)
    #expect(world.linearVelocity(of: bystander) == .zero)
  }

  @Test func changingAFieldActsAtOnceAndWakesItsMembers() {
    var world = World()
    let body = world.addDisc(Vector2(1, 0), radius: 0.2)
    var field = Field(kind: .radialGravity)
    field.strength = 0
    field.bodies = [body]
    let id = world.addField(field)
    world.run(seconds: 2)
    #expect(world.isAsleep)
    field.strength = 2
    world.setField(field, of: id)
    world.step()
    #expect(abs(world.linearVelocity(of: body).x + 2.0 / 60) < 1e-3)
    field.position = Vector2(3, 0)
    field.strength = 4
    world.setField(field, of: id)
    world.step()
    #expect(abs(world.linearVelocity(of: body).x - 2.0 / 60) < 1e-3)
    #expect(world.field(of: id)?.strength == 4)
  }

  @Test func removedFieldsAndBodiesAreGone() {
    var world = World()
    let body = world.addDisc(Vector2(1, 0), radius: 0.2)
    let other = world.addDisc(Vector2(3, 0), radius: 0.2)
    var field = Field(kind: .vortex)
    field.bodies = [body, other, .none]
    let id = world.addField(field)
    world.removeBody(body)
    #expect(world.field(of: id)?.bodies.contains(body) == false)
    world.step()
    #expect(world.linearVelocity(of: other).length > 0)
    world.removeField(id)
    #expect(!world.contains(id) && world.field(of: id) == nil)
    let velocity = world.linearVelocity(of: other)
    world.step()
    #expect(world.linearVelocity(of: other) == velocity)
    let next = world.addField(field)
    #expect(next != id)
    world.removeField(id)
    #expect(world.contains(next))
    world.removeField(.none)
  }

  @Test func aBodyThatTakesThePlaceOfAMemberIsNone() {
    var world = World()
    let body = world.addDisc(Vector2(1, 0), radius: 0.2)
    var field = Field(kind: .linearGravity(Vector2(1, 0)))
    field.bodies = [body]
    _ = world.addField(field)
    world.removeBody(body)
    let next = world.addDisc(Vector2(1, 0), radius: 0.2)
    world.run(seconds: 1)
    #expect(world.position(of: next) == Vector2(1, 0))
  }

  @Test func aSlowSwingDoesNotFallAsleepWhereItTurns() {
    var world = World()
    // ω = 0.2/s: below 0.05 m/s for seconds about each turn.
    let body = world.addBox(Vector2(1, 0), width: 1, height: 1)
    var field = Field(kind: .spring)
    field.strength = 0.04
    field.bodies = [body]
    _ = world.addField(field)
    var lowest = 1.0
    for _ in 0..<(60 * 32) {
      world.step()
      #expect(world.isAwake(body))
      lowest = min(lowest, world.position(of: body).x)
    }
    #expect(lowest < -0.99)
  }

  @Test func whatHasComeToRestInAFieldFallsAsleep() {
    var world = World()
    let damped = world.addDisc(Vector2(1, 0), radius: 0.2) { $0.linearDamping = 4 }
    var spring = Field(kind: .spring)
    spring.position = Vector2(2, 0)
    spring.bodies = [damped]
    _ = world.addField(spring)
    world.run(seconds: 30)
    #expect(!world.isAwake(damped))
    #expect((world.position(of: damped) - Vector2(2, 0)).length < 0.02)
  }

  @Test func whatAFieldPressesAgainstAWallFallsAsleep() {
    var world = World()
    _ = world.addLine(from: Vector2(-5, 0), to: Vector2(5, 0), ShapeDefinition(friction: 0.5))
    let box = world.addBox(Vector2(0, 2), width: 1, height: 1, ShapeDefinition(friction: 0.5))
    var field = Field(kind: .radialGravity)
    field.position = Vector2(0, -3)
    field.strength = 10
    field.bodies = [box]
    _ = world.addField(field)
    world.run(seconds: 5)
    #expect(!world.isAwake(box))
    #expect((world.position(of: box) - Vector2(0, 0.5)).length < 0.01)
  }

  @Test func changingNoiseKeepsItsMembersAwake() {
    var world = World()
    let body = world.addDisc(.zero, radius: 0.2) { $0.linearDamping = 50 }
    var field = Field(kind: .noise(smoothness: 1, animationSpeed: 0.1, seed: 1))
    field.strength = 0.5
    field.bodies = [body]
    _ = world.addField(field)
    world.run(seconds: 10)
    #expect(world.isAwake(body))
  }

  @Test func badNumbersAreReplaced() {
    for bad in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      for kind in [
        FieldKind.drag, .vortex, .radialGravity, .linearGravity(Vector2(bad, bad)),
        .velocity(Vector2(bad, 1)),
        .noise(smoothness: bad, animationSpeed: bad, seed: 1),
        .turbulence(smoothness: bad, animationSpeed: bad, seed: 1), .spring, .electric, .magnetic,
      ] {
        var world = World()
        let body = world.addDisc(Vector2(1, 0.5), radius: 0.2) {
          $0.charge = 1
          $0.linearVelocity = Vector2(1, 1)
        }
        var field = Field(kind: kind)
        field.position = Vector2(bad, 0)
        field.strength = bad
        field.falloff = bad
        field.minimumRadius = bad
        field.bodies = [body]
        _ = world.addField(field)
        world.run(seconds: 1)
        #expect(world.isFinite([body]))
      }
    }
  }
}
