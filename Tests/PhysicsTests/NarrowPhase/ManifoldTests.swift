import Foundation
import Testing

@testable import Physics

// Independent truth: separating axes. Of two convex polygons that overlap, the least depth over the normals of their
// edges is how far one has to be moved for them to part.
struct ManifoldTests {
  /// A pair of boxes, the second one moved and turned.
  struct Pose: Sendable {
    var half: SIMD2<Double>
    var otherHalf: SIMD2<Double>
    var position: Vector2
    var angle: Double

    /// How deep the boxes are in one another, negative if they are apart.
    func depth(_ position: Vector2) -> Double {
      let right = Vector2(cos(angle), sin(angle))
      let axes = [Vector2(1, 0), Vector2(0, 1), right, right.perpendicular]
      let depths = axes.map { axis in
        half.x * abs(axis.x) + half.y * abs(axis.y) + otherHalf.x * abs(axis.dot(right))
          + otherHalf.y * abs(axis.dot(right.perpendicular)) - abs(position.dot(axis))
      }
      return depths.min() ?? 0
    }
  }

  @Test(arguments: [UInt64(1), 2, 3], [false, true])
  func boxesThatOverlapArePartedByTheirManifold(seed: UInt64, areBoxesKnownAsSuch: Bool) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5000 {
      let pose = Pose(
        half: random.vector(0.05...0.5),
        otherHalf: random.vector(0.05...0.5),
        position: random.vector(-0.6...0.6),
        angle: random.number(-3.2...3.2)
      )
      expectParting(pose, areBoxesKnownAsSuch)
    }
  }

  @Test(arguments: [false, true])
  func boxesDeepInACornerOfOneAnotherAreParted(areBoxesKnownAsSuch: Bool) {
    for (x, y, angle) in [(0.0528, 0.0451, -1.2829), (0.1045, -0.0339, -0.0664), (0.0821, 0.0008, -1.1946)] {
      let half = SIMD2(0.05, 0.05)
      expectParting(
        Pose(half: half, otherHalf: half, position: Vector2(x, y), angle: angle),
        areBoxesKnownAsSuch
      )
    }
  }

  private func expectParting(_ pose: Pose, _ areBoxesKnownAsSuch: Bool) {
    let depth = pose.depth(pose.position)
    guard depth > 0.001 else { return }
    let found = Collision.manifold(
      shape(pose.half, areBoxesKnownAsSuch),
      shape(pose.otherHalf, areBoxesKnownAsSuch),
      FloatPose(position: pose.position.single, rotation: FloatRotation(Rotation(angle: pose.angle))),
      margin: 0.01
    )
    guard found.count > 0 else {
      Issue.record("no points for \(pose)")
      return
    }
    let separation =
      found.count == 1 ? found.first.separation : min(found.first.separation, found.second.separation)
    #expect(abs(Double(separation) + depth) < 0.0001, "\(pose)")
    let parted = pose.position - Double(separation) * found.normal.double
    #expect(abs(pose.depth(parted)) < 0.0001, "\(pose)")
  }

  /// A box, or the same outline with its vertices in an order that only the rules for polygons take.
  private func shape(_ half: SIMD2<Double>, _ isKnownAsBox: Bool) -> ConvexShape {
    var shape = ConvexShape(.polygon(.box(halfWidth: half.x, halfHeight: half.y)), center: .zero)
    #expect(shape.isBox)
    shape.isBox = isKnownAsBox
    return shape
  }

  @Test(arguments: [0.0, 0.3, -0.3])
  func aBoxThatFlewPastAnotherIsStoppedAtItsSide(lean: Double) {
    var world = World()
    _ = world.add(.polygon(.box(halfWidth: 0.05, halfHeight: 0.05)), at: .zero, .smooth) { $0.kind = .fixed }
    // Fast at first, so that what is near is sought far ahead; beside the other box, so that nothing is found there.
    let body = world.addBox(Vector2(0.13, -0.15), width: 0.1, height: 0.1) {
      $0.angle = lean
      $0.linearVelocity = Vector2(0, 8)
    }
    world.step()
    world.setLinearVelocity(Vector2(-0.5, 0), of: body)
    for _ in 0..<30 {
      world.step()
      let pose = Pose(
        half: SIMD2(0.05, 0.05),
        otherHalf: SIMD2(0.05, 0.05),
        position: world.position(of: body),
        angle: world.pose(of: body).angle
      )
      #expect(pose.depth(pose.position) < 0.001)
    }
  }
}
