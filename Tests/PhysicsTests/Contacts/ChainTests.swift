import Testing

@testable import Physics

// Independent truth: a flat chain is a straight line; Coulomb's friction alone slows what slides on it.
struct ChainTests {
  @Test(arguments: [0.0, 0.1, 0.2], [true, false])
  func aBoxSlidesOverTheJointsAsOverALine(friction: Double, isForward: Bool) {
    var world = World(gravity: Vector2(0, -10))
    let material = ShapeDefinition(friction: friction)
    let ground = world.addAnchor()
    let points = (0...20).map { Vector2(Double(isForward ? $0 : 20 - $0), 0) }
    #expect(world.addChain(points, isLoop: false, material, to: ground).count == 20)
    let box = world.addBox(Vector2(0.5, 0.25), width: 0.5, height: 0.5, material) {
      $0.linearVelocity = Vector2(6, 0)
    }
    for frame in 1...120 {
      world.step()
      let time = Double(frame) / 60
      #expect(abs(world.linearVelocity(of: box).x - (6 - friction * 10 * time)) < 0.02 * 6)
      #expect(abs(world.position(of: box).y - 0.25) < 0.002)
      #expect(abs(world.pose(of: box).angle) < 0.01)
    }
  }

  @Test func aBallRollsOverTheJointsWithoutHops() {
    var world = World(gravity: Vector2(0, -10))
    let material = ShapeDefinition(friction: 0.5)
    let ground = world.addAnchor()
    _ = world.addChain((0...20).map { Vector2(Double($0), 0) }, isLoop: false, material, to: ground)
    let ball = world.addDisc(Vector2(0.5, 0.25), radius: 0.25, material) {
      $0.linearVelocity = Vector2(6, 0)
      $0.angularVelocity = -24
    }
    for _ in 0..<150 {
      world.step()
      #expect(abs(world.position(of: ball).y - 0.25) < 0.002)
      #expect(abs(world.linearVelocity(of: ball).x - 6) < 0.06)
    }
  }

  @Test func aDiscRestsInAHollowCornerOnBothSides() {
    var world = World(gravity: Vector2(0, -10))
    let ground = world.addAnchor()
    _ = world.addChain([Vector2(-3, 3), .zero, Vector2(3, 3)], isLoop: false, .smooth, to: ground)
    let disc = world.addDisc(Vector2(0.3, 1), radius: 0.25) { $0.linearDamping = 1 }
    world.run(seconds: 6)
    // √2·r above the corner.
    #expect((world.position(of: disc) - Vector2(0, 0.25 * 2.0.squareRoot())).length < 0.005)
    #expect(world.contactCount == 2)
  }

  @Test func aDiscRollsOverAnEdgeAndFalls() {
    var world = World(gravity: Vector2(0, -10))
    let ground = world.addAnchor()
    _ = world.addChain([Vector2(-3, 0), .zero, Vector2(0, -3)], isLoop: false, .smooth, to: ground)
    let disc = world.addDisc(Vector2(-0.5, 0.25), radius: 0.25) { $0.linearVelocity = Vector2(0.3, 0) }
    for _ in 0..<300 {
      world.step()
      let place = world.position(of: disc)
      // Never inside the corner.
      let nearest = Vector2(min(place.x, 0), min(max(place.y, -3), 0))
      if place.y > -2.5 { #expect((place - (place.x > 0 || place.y > 0 ? nearest : place)).length > 0.24) }
    }
    #expect(world.position(of: disc).y < -1)
  }

  @Test func aBoxSlidesOverAnEdgeAndFalls() {
    var world = World(gravity: Vector2(0, -10))
    let ground = world.addAnchor()
    _ = world.addChain([Vector2(-3, 0), .zero, Vector2(0, -3)], isLoop: false, .smooth, to: ground)
    let box = world.addBox(Vector2(-0.8, 0.25), width: 0.5, height: 0.5) {
      $0.linearVelocity = Vector2(0.5, 0)
    }
    for frame in 1...300 {
      world.step()
      let time = Double(frame) / 60
      if time < 1.5 {
        #expect(abs(world.position(of: box).x + 0.8 - 0.5 * time) < 0.01)
        #expect(abs(world.position(of: box).y - 0.25) < 0.005)
      }
    }
    #expect(world.position(of: box).y < -1)
  }

  @Test func aLoopHoldsWhatIsInsideAndWhatIsOutside() {
    var world = World()
    let walls = world.addAnchor()
    let corners = [Vector2(-2, -2), Vector2(2, -2), Vector2(2, 2), Vector2(-2, 2)]
    let material = ShapeDefinition(friction: 0, restitution: 1)
    #expect(world.addChain(corners, isLoop: true, material, to: walls).count == 4)
    let inside = world.addDisc(.zero, radius: 0.2, material) { $0.linearVelocity = Vector2(7, 4.3) }
    let outside = world.addDisc(Vector2(-4, 0.1), radius: 0.2, material) { $0.linearVelocity = Vector2(5, 0) }
    for _ in 0..<600 {
      world.step()
      let place = world.position(of: inside)
      #expect(max(place.x.magnitude, place.y.magnitude) < 2)
      #expect(world.position(of: outside).x < -2)
    }
  }

  @Test func aBoundaryOfManyLinesComesAndGoes() {
    // If each line cost as much as all before it, this would take minutes.
    let count = 60_000
    var world = World(gravity: Vector2(0, -10))
    let ground = world.addAnchor()
    let points = (0...count).map { Vector2(0.01 * Double($0), $0 % 2 == 0 ? 0 : 0.001) }
    let lines = world.addChain(points, isLoop: false, to: ground)
    #expect(lines.count == count)
    let ball = world.addDisc(Vector2(300, 0.3), radius: 0.2)
    world.run(seconds: 1)
    #expect(abs(world.position(of: ball).y - 0.2) < 0.01)
    for line in lines { world.removeShape(line) }
    world.run(seconds: 1)
    #expect(world.position(of: ball).y < -1)
    world.expectSound()
  }

  @Test func pointsInOnePlaceAreSkipped() {
    var world = World()
    let ground = world.addAnchor()
    let points = [
      Vector2(0, 0), Vector2(0, 0), Vector2(1, 0), Vector2(.nan, 1), Vector2(1, 0), Vector2(2, 0),
    ]
    #expect(world.addChain(points, isLoop: false, to: ground).count == 2)
    #expect(world.addChain([Vector2(0, 0)], isLoop: true, to: ground).isEmpty)
    #expect(world.addChain([], isLoop: true, to: ground).isEmpty)
  }
}
