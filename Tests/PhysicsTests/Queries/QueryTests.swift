import Foundation
import Testing

@testable import Physics

// Independent truth: plane geometry in double precision, on every shape of a random scene.
struct QueryTests {
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func pointsAreInTheBodiesThatGeometrySays(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = Scene(&random)
    for _ in 0..<500 {
      let point = random.vector(-10...10)
      // On an edge single precision may say either.
      if scene.figures.contains(where: { abs($0.distance(to: point)) < 1e-4 }) { continue }
      let wanted = scene.figures.filter { $0.distance(to: point) < 0 }.map(\.body)
      #expect(scene.world.bodies(at: point) == wanted)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func boxesFindTheShapesWhoseBoxesTheyOverlap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = Scene(&random)
    for _ in 0..<300 {
      let lower = random.vector(-10...9)
      let box = BoundingBox(lower: lower, upper: lower + Vector2(random.number(0...3), random.number(0...3)))
      let wanted = scene.figures.filter { scene.world.boundingBox(of: $0.body).overlaps(box) }.map(\.shape)
      #expect(scene.world.shapes(overlapping: box) == wanted)
    }
  }

  @Test func boundingBoxesAreTight() {
    var random = SeededGenerator(seed: 8)
    let scene = Scene(&random)
    for figure in scene.figures {
      let box = scene.world.boundingBox(of: figure.body)
      #expect((box.lower - figure.lower).length < 1e-4)
      #expect((box.upper - figure.upper).length < 1e-4)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func raysMeetWhatGeometrySaysFirst(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scene = Scene(&random)
    for _ in 0..<300 {
      let start = random.vector(-12...12)
      let end = random.vector(-12...12)
      if scene.figures.contains(where: { abs($0.distance(to: start)) < 1e-3 }) { continue }
      var best: (Double, BodyID)?
      var isClear = true
      for figure in scene.figures where figure.distance(to: start) > 0 {
        // Grazing rays may be met or not.
        if (figure.grown(by: 1e-3).hit(start, end) == nil) != (figure.grown(by: -1e-3).hit(start, end) == nil)
        {
          isClear = false
        }
        if let hit = figure.hit(start, end), hit < best?.0 ?? 2 { best = (hit, figure.body) }
      }
      guard isClear else { continue }
      let hit = scene.world.castRay(from: start, to: end)
      #expect((hit == nil) == (best == nil))
      guard let hit, let best else { continue }
      #expect(abs(hit.fraction - best.0) < 1e-4)
      #expect((hit.point - start - hit.fraction * (end - start)).length < 1e-6)
      #expect(abs(hit.normal.length - 1) < 1e-5)
      #expect(hit.normal.dot(end - start) < 0)
      if abs(hit.fraction - best.0) < 1e-6 { #expect(hit.body == best.1) }
    }
  }

  @Test func raysMeetSegmentsAndCapsules() throws {
    var world = World()
    _ = world.addLine(from: Vector2(2, -1), to: Vector2(2, 1))
    let capsule = Capsule(start: Vector2(5, -1), end: Vector2(5, 1), radius: 0.5)
    let body = world.add(.capsule(capsule), at: .zero, .smooth) { _ in }
    let first = try #require(world.castRay(from: .zero, to: Vector2(10, 0)))
    #expect(abs(first.fraction - 0.2) < 1e-6 && (first.normal - Vector2(-1, 0)).length < 1e-6)
    let second = try #require(world.castRay(from: Vector2(3, 0), to: Vector2(10, 0)))
    #expect(second.body == body && abs(second.point.x - 4.5) < 1e-5)
    let cap = try #require(world.castRay(from: Vector2(5, 4), to: Vector2(5, -4)))
    #expect(abs(cap.point.y - 1.5) < 1e-5 && (cap.normal - Vector2(0, 1)).length < 1e-5)
    #expect(world.castRay(from: Vector2(0, 2), to: Vector2(10, 2)) == nil)
    #expect(world.castRay(from: Vector2(5, 0), to: Vector2(5, 0.1)) == nil)
    #expect(world.castRay(from: .zero, to: .zero) == nil)
  }

  @Test func badQuestionsFindNothing() {
    var world = World()
    _ = world.addDisc(.zero, radius: 1)
    #expect(world.bodies(at: Vector2(.nan, 0)).isEmpty)
    #expect(world.castRay(from: Vector2(-.infinity, 0), to: .zero) == nil)
    let box = BoundingBox(lower: Vector2(.nan, 0), upper: Vector2(1, 1))
    #expect(world.shapes(overlapping: box).isEmpty)
    let upsideDown = BoundingBox(lower: Vector2(5, 5), upper: Vector2(-5, -5))
    #expect(world.shapes(overlapping: upsideDown).isEmpty)
  }

  // MARK: - Geometry

  private struct Scene {
    var world = World()
    var figures: [Figure] = []

    init(_ random: inout SeededGenerator) {
      for number in 0..<60 {
        let position = random.vector(-10...10)
        let angle = random.number(-4...4)
        let isDisc = number % 2 == 0
        let size = Vector2(random.number(0.1...1.5), random.number(0.1...1.5))
        let kind = number % 3 == 0 ? BodyKind.fixed : .dynamic
        let body =
          isDisc
          ? world.addDisc(position, radius: size.x) { $0.kind = kind }
          : world.addBox(position, width: 2 * size.x, height: 2 * size.y) {
            $0.kind = kind
            $0.angle = angle
          }
        figures.append(
          Figure(
            body: body,
            shape: world.shapes(of: body)[0],
            center: position,
            angle: isDisc ? 0 : angle,
            half: size,
            isDisc: isDisc
          )
        )
      }
    }
  }

  private struct Figure {
    var body: BodyID
    var shape: ShapeID
    var center: Vector2
    var angle: Double
    var half: Vector2
    var isDisc: Bool

    private func local(_ point: Vector2) -> Vector2 {
      let offset = point - center
      return Vector2(
        cos(angle) * offset.x + sin(angle) * offset.y,
        cos(angle) * offset.y - sin(angle) * offset.x
      )
    }

    /// Negative inside; outside a box the largest of the distances from its sides.
    func distance(to point: Vector2) -> Double {
      if isDisc { return (point - center).length - half.x }
      let place = local(point)
      return max(abs(place.x) - half.x, abs(place.y) - half.y)
    }

    /// Where a ray from outside enters.
    func hit(_ start: Vector2, _ end: Vector2) -> Double? {
      let from = local(start)
      let way = local(end) - from
      if isDisc {
        let a = way.lengthSquared
        let b = from.dot(way)
        let root = b * b - a * (from.lengthSquared - half.x * half.x)
        guard root >= 0 else { return nil }
        let fraction = (-b - root.squareRoot()) / a
        return fraction >= 0 && fraction <= 1 ? fraction : nil
      }
      var enter = 0.0
      var leave = 1.0
      for axis in 0..<2 {
        let one = (-half[axis] - from[axis]) / way[axis]
        let other = (half[axis] - from[axis]) / way[axis]
        enter = max(enter, min(one, other))
        leave = min(leave, max(one, other))
      }
      return enter <= leave ? enter : nil
    }

    func grown(by margin: Double) -> Figure {
      var figure = self
      figure.half += Vector2(margin, margin)
      return figure
    }

    var reach: Vector2 {
      if isDisc { return Vector2(half.x, half.x) }
      let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
      return Vector2(cosine * half.x + sine * half.y, sine * half.x + cosine * half.y)
    }

    var lower: Vector2 { center - reach }
    var upper: Vector2 { center + reach }
  }
}
