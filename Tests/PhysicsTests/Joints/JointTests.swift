import Foundation
import Testing

@testable import Physics

// Independent truth: what each joint allows, and Newton's laws for the rest.
struct JointTests {
  // MARK: - Ropes

  @Test func aRopeIsSlackUntilItIsTaut() {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let body = world.addDisc(.zero, radius: 0.2)
    _ = world.addJoint(JointDefinition(kind: .rope(length: 2), bodyA: anchor, bodyB: body))
    // √(2·2/10) = 0.63 s
    for frame in 1...36 {
      world.step()
      let time = Double(frame) / 60
      #expect(abs(world.position(of: body).y + 5 * time * time) < 0.03)
    }
    for _ in 0..<240 {
      world.step()
      #expect(world.position(of: body).length < 2.01)
    }
    #expect(abs(world.position(of: body).y + 2) < 0.005)
  }

  // MARK: - Slides

  @Test func aSlideMovesAlongItsAxisBetweenItsLimits() {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let body = world.addBox(.zero, width: 0.4, height: 0.2)
    let axis = Vector2(1, -1).normalized
    _ = world.addJoint(slide(anchor, body, axis: axis, lower: -0.5, upper: 1, friction: 0))
    for frame in 1...300 {
      world.step()
      let offset = world.position(of: body)
      #expect(abs(offset.cross(axis)) < 0.002)
      #expect(abs(world.pose(of: body).angle) < 0.002)
      #expect(offset.dot(axis) < 1.003)
      let time = Double(frame) / 60
      if time < 0.5 { #expect(abs(offset.dot(axis) - 0.5 * 10 * 0.5.squareRoot() * time * time) < 0.02) }
    }
    #expect(abs(world.position(of: body).dot(axis) - 1) < 0.003)
    world.gravity = Vector2(0, 10)
    world.run(seconds: 3)
    #expect(abs(world.position(of: body).dot(axis) + 0.5) < 0.003)
  }

  @Test func frictionBrakesASlide() {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let body = world.addBox(.zero, width: 1, height: 1)
    // 1 kg: 10 N down, 4 N against.
    let joint = world.addJoint(slide(anchor, body, axis: Vector2(0, 1), friction: 4))
    for frame in 1...90 {
      world.step()
      let time = Double(frame) / 60
      #expect(abs(world.linearVelocity(of: body).y + 6 * time) < 0.01)
    }
    world.setJointKind(.slide(axis: Vector2(0, 1), lower: nil, upper: nil, frictionForce: 50), of: joint)
    world.run(seconds: 2)
    let place = world.position(of: body).y
    world.run(seconds: 2)
    #expect(abs(world.position(of: body).y - place) < 0.001)
  }

  // MARK: - Pins

  @Test(arguments: [(-0.5, 0.3), (-1.2, 1.2), (0.0, 0.0)])
  func aPinTurnsBetweenItsLimits(lower: Double, upper: Double) {
    for gravity in [-10.0, 10] {
      var world = World(gravity: Vector2(0, gravity))
      let anchor = world.addAnchor()
      let rod = world.addBox(Vector2(0.5, 0), width: 1, height: 0.1)
      _ = world.addJoint(pin(anchor, rod, at: Vector2(-0.5, 0), lower: lower, upper: upper))
      for _ in 0..<180 {
        world.step()
        let angle = world.pose(of: rod).angle
        #expect(angle > lower - 0.02 && angle < upper + 0.02)
      }
      #expect(abs(world.pose(of: rod).angle - (gravity < 0 ? lower : upper)) < 0.01)
    }
  }

  @Test func frictionTorqueSlowsASpinUniformly() {
    var world = World()
    let anchor = world.addAnchor()
    let disc = world.addDisc(.zero, radius: 1) { $0.angularVelocity = 10 }
    _ = world.addJoint(pin(anchor, disc, at: .zero, friction: 2))
    let braking = 4 / Double.pi
    for frame in 1...120 {
      world.step()
      #expect(abs(world.angularVelocity(of: disc) - (10 - braking * Double(frame) / 60)) < 0.01)
    }
  }

  @Test func frictionTorqueHoldsWhatIsLighter() {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let rod = world.addBox(Vector2(0.5, 0), width: 1, height: 0.1)
    // m·g·d = 0.1·10·0.5 = 0.5 N·m
    let joint = world.addJoint(pin(anchor, rod, at: Vector2(-0.5, 0), friction: 0.6))
    world.run(seconds: 3)
    #expect(abs(world.pose(of: rod).angle) < 0.01)
    world.setJointKind(.pin(lowerAngle: nil, upperAngle: nil, frictionTorque: 0.4), of: joint)
    world.run(seconds: 0.5)
    #expect(world.pose(of: rod).angle < -0.1)
  }

  // MARK: - Welds

  @Test func aWeldHoldsUnderGravity() {
    var world = World(gravity: Vector2(0, -10))
    let wall = world.addAnchor()
    let one = world.addBox(Vector2(0.25, 0), width: 0.5, height: 0.2)
    let other = world.addBox(Vector2(0.75, 0), width: 0.5, height: 0.2)
    _ = world.addJoint(weld(wall, one, Vector2(0, 0), Vector2(-0.25, 0)))
    _ = world.addJoint(weld(one, other, Vector2(0.25, 0), Vector2(-0.25, 0)))
    world.run(seconds: 5)
    #expect((world.position(of: one) - Vector2(0.25, 0)).length < 0.005)
    #expect((world.position(of: other) - Vector2(0.75, 0)).length < 0.01)
    #expect(abs(world.pose(of: other).angle) < 0.02)
  }

  @Test func weldedBodiesMoveAsOne() {
    var world = World()
    let one = world.addBox(Vector2(-0.5, 0), width: 1, height: 1)
    let other = world.addBox(Vector2(0.5, 0), width: 1, height: 1)
    _ = world.addJoint(weld(one, other, Vector2(0.5, 0), Vector2(-0.5, 0)))
    world.setAngularVelocity(3, of: one)
    world.run(seconds: 3)
    #expect(abs((world.position(of: other) - world.position(of: one)).length - 1) < 0.002)
    #expect(abs(world.pose(of: other).angle - world.pose(of: one).angle) < 0.002)
    // L = I₁·3, and the whole turns with L / (2·I₁ + 2·m·¼): the joint is rigid, momentum stays.
    let inertia = 1.0 / 6
    #expect(abs(world.angularVelocity(of: one) - inertia * 3 / (2 * inertia + 0.5)) < 0.01)
  }

  // MARK: - Pulls

  @Test func aPullBringsItsAnchorToTheTarget() {
    var world = World()
    let body = world.addBox(.zero, width: 1, height: 1)
    _ = world.addJoint(
      JointDefinition(
        kind: .pull(target: Vector2(3, 2), angle: 1, frequency: 2, dampingRatio: 1, maximumForce: 1e6),
        bodyB: body
      )
    )
    world.run(seconds: 3)
    #expect((world.position(of: body) - Vector2(3, 2)).length < 0.002)
    #expect(abs(world.pose(of: body).angle - 1) < 0.002)
  }

  @Test func aPullAtACornerHangsTheBodyBelowIt() {
    var world = World(gravity: Vector2(0, -10))
    let body = world.addBox(.zero, width: 1, height: 1) {
      $0.linearDamping = 2
      $0.angularDamping = 2
    }
    _ = world.addJoint(
      JointDefinition(
        kind: .pull(target: Vector2(3, 2), angle: nil, frequency: 5, dampingRatio: 1, maximumForce: 1e6),
        bodyB: body,
        localAnchorB: Vector2(0.5, 0.5)
      )
    )
    world.run(seconds: 12)
    let corner = world.pose(of: body).point(Vector2(0.5, 0.5))
    #expect((corner - Vector2(3, 2)).length < 0.02)
    #expect(abs(world.position(of: body).x - corner.x) < 0.02)
    #expect(world.position(of: body).y < corner.y)
  }

  @Test func aWeakPullDoesNotHoldAHeavyBody() {
    var world = World(gravity: Vector2(0, -10))
    let body = world.addBox(.zero, width: 1, height: 1)
    _ = world.addJoint(
      JointDefinition(
        kind: .pull(target: .zero, angle: nil, frequency: 5, dampingRatio: 1, maximumForce: 4),
        bodyB: body
      )
    )
    world.run(seconds: 2)
    // 10 N down and at most 4 N up on 1 kg.
    #expect(abs(world.linearVelocity(of: body).y + 12) < 0.3)
  }

  // MARK: - Life

  @Test func removingAJointLetsGo() {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let body = world.addDisc(Vector2(0, -1), radius: 0.2)
    let joint = world.addJoint(JointDefinition(kind: .rope(length: 1), bodyA: anchor, bodyB: body))
    world.run(seconds: 3)
    #expect(world.isAsleep && world.contains(joint))
    world.removeJoint(joint)
    #expect(!world.contains(joint) && world.jointKind(of: joint) == nil)
    world.run(seconds: 1)
    #expect(abs(world.position(of: body).y + 6) < 0.01)
  }

  @Test func removingABodyRemovesItsJoints() {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let body = world.addDisc(Vector2(0, -1), radius: 0.2)
    let joint = world.addJoint(JointDefinition(kind: .rope(length: 1), bodyA: anchor, bodyB: body))
    world.removeBody(anchor)
    #expect(!world.contains(joint))
    world.run(seconds: 1)
    #expect(abs(world.position(of: body).y + 6) < 1e-9)
  }

  @Test func jointedBodiesCollideOnlyIfToldTo() {
    for collides in [false, true] {
      var world = World()
      let one = world.addDisc(.zero, radius: 0.5)
      let other = world.addDisc(Vector2(1.5, 0), radius: 0.5) { $0.linearVelocity = Vector2(-1, 0) }
      var rope = JointDefinition(kind: .rope(length: 5), bodyA: one, bodyB: other)
      rope.collideConnected = collides
      _ = world.addJoint(rope)
      world.run(seconds: 1)
      #expect((world.linearVelocity(of: one).length > 0.1) == collides)
    }
  }

  private func slide(
    _ one: BodyID,
    _ other: BodyID,
    axis: Vector2,
    lower: Double? = nil,
    upper: Double? = nil,
    friction: Double
  ) -> JointDefinition {
    JointDefinition(
      kind: .slide(axis: axis, lower: lower, upper: upper, frictionForce: friction),
      bodyA: one,
      bodyB: other
    )
  }

  private func pin(
    _ one: BodyID,
    _ other: BodyID,
    at anchor: Vector2,
    lower: Double? = nil,
    upper: Double? = nil,
    friction: Double = 0
  ) -> JointDefinition {
    JointDefinition(
      kind: .pin(lowerAngle: lower, upperAngle: upper, frictionTorque: friction),
      bodyA: one,
      bodyB: other,
      localAnchorB: anchor
    )
  }

  private func weld(
    _ one: BodyID,
    _ other: BodyID,
    _ anchorOne: Vector2,
    _ anchorOther: Vector2
  ) -> JointDefinition {
    JointDefinition(
      kind: .weld(frequency: 0, dampingRatio: 0),
      bodyA: one,
      bodyB: other,
      localAnchorA: anchorOne,
      localAnchorB: anchorOther
    )
  }
}
