import Foundation
import Testing

@testable import Physics

// Independent truth: areas by the shoelace formula, and the winding number of points.
struct ConvexDecompositionTests {
  static let star = (0..<5).map { number in
    let angle = Double(number) * 4 * .pi / 5
    return Vector2(cos(angle), sin(angle))
  }

  static let outlines: [[Vector2]] = [
    [Vector2(0, 0), Vector2(4, 0), Vector2(4, 1), Vector2(1, 1), Vector2(1, 3), Vector2(0, 3)],
    [Vector2(0, 3), Vector2(1, 3), Vector2(1, 1), Vector2(4, 1), Vector2(4, 0), Vector2(0, 0)],
    [Vector2(0, 0), Vector2(2, 0), Vector2(0, 2), Vector2(2, 2)],
    star,
    // A comb.
    (0..<12).flatMap { [Vector2(Double($0), 0), Vector2(Double($0) + 0.5, 4)] } + [
      Vector2(12, 0), Vector2(6, -2),
    ],
    // A frame, cut open along a line that is gone through twice.
    [
      Vector2(0, 0), Vector2(6, 0), Vector2(6, 6), Vector2(0, 6), Vector2(0, 0), Vector2(2, 2), Vector2(2, 4),
      Vector2(4, 4), Vector2(4, 2), Vector2(2, 2),
    ],
    // Two overlapping squares drawn in one go.
    [
      Vector2(0, 0), Vector2(3, 0), Vector2(3, 3), Vector2(0, 3), Vector2(0, 0), Vector2(2, 2), Vector2(5, 2),
      Vector2(5, 5), Vector2(2, 5), Vector2(2, 2),
    ],
    (0..<40).map { number in
      let angle = Double(number) * .pi / 20
      return (number % 2 == 0 ? 2.0 : 1) * Vector2(cos(angle), sin(angle))
    },
    (0..<11).map { number in
      let angle = Double(number) * 8 * .pi / 11
      return 3 * Vector2(cos(angle), sin(angle))
    },
  ]

  @Test(arguments: outlines)
  func thePartsCoverWhatTheOutlineWindsAround(outline: [Vector2]) {
    let parts = ConvexDecomposition.polygons(of: outline)
    #expect(!parts.isEmpty)
    for part in parts {
      #expect((3...8).contains(part.vertices.count))
      #expect(Polygon(part.vertices)?.vertices == part.vertices)
    }
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let point = random.vector(-3.5...12.5)
      if distance(from: point, to: outline) < 1e-3 { continue }
      let covering = parts.filter { $0.contains(point) }.count
      // On an inner edge two parts may claim a point; that has no area.
      #expect((covering > 0) == (winding(of: outline, around: point) != 0), "\(point)")
    }
  }

  @Test func theAreasAddUp() {
    let area = ConvexDecomposition.polygons(of: Self.outlines[0]).reduce(0) { $0 + self.area($1.vertices) }
    #expect(abs(area - 6) < 1e-9)
    let eight = ConvexDecomposition.polygons(of: Self.outlines[2]).reduce(0) { $0 + self.area($1.vertices) }
    #expect(abs(eight - 2) < 1e-6)
    let squares = ConvexDecomposition.polygons(of: Self.outlines[6]).reduce(0) { $0 + self.area($1.vertices) }
    #expect(abs(squares - 17) < 1e-6)
  }

  @Test func aConvexOutlineOfAtMostEightPointsStaysWhole() {
    for count in 3...8 {
      let outline = (0..<count).map { number in
        let angle = Double(number) * 2 * .pi / Double(count)
        return Vector2(cos(angle), sin(angle))
      }
      #expect(ConvexDecomposition.polygons(of: outline).count == 1)
      #expect(ConvexDecomposition.polygons(of: outline.reversed()).count == 1)
    }
    // An L needs two.
    #expect(ConvexDecomposition.polygons(of: Self.outlines[0]).count == 2)
  }

  @Test func needlessPointsDoNotMatter() {
    let square = [Vector2(0, 0), Vector2(1, 0), Vector2(1, 1), Vector2(0, 1)]
    let padded = [
      Vector2(0, 0), Vector2(0, 0), Vector2(0.5, 0), Vector2(1, 0), Vector2(.nan, 3), Vector2(1, 0.25),
      Vector2(1, 1),
      Vector2(2, 1), Vector2(1, 1), Vector2(.infinity, 0), Vector2(0, 1), Vector2(0, 0.5), Vector2(0, 0),
    ]
    #expect(ConvexDecomposition.polygons(of: padded).map(\.vertices) == [square])
  }

  @Test func whatHasNoAreaHasNoParts() {
    for outline in [
      [], [Vector2(1, 1)], [Vector2(0, 0), Vector2(1, 0)], [Vector2(0, 0), Vector2(1, 0), Vector2(2, 0)],
      [Vector2(0, 0), Vector2(1, 0), Vector2(0, 0), Vector2(0, 1)],
      [Vector2(.nan, 0), Vector2(1, .nan), Vector2(.infinity, 1)], Array(repeating: Vector2(3, 3), count: 9),
      [Vector2(0, 0), Vector2(1e-7, 0), Vector2(0, 1e-7)],
    ] {
      #expect(ConvexDecomposition.polygons(of: outline).isEmpty)
    }
  }

  @Test func manyPointsAreSimplified() {
    let circle = (0..<5000).map { number in
      let angle = Double(number) * 2 * .pi / 5000
      return Vector2(cos(angle), sin(angle))
    }
    let parts = ConvexDecomposition.polygons(of: circle)
    let area = parts.reduce(0) { $0 + self.area($1.vertices) }
    #expect(abs(area - .pi) < 0.001)
    #expect(parts.count < 90)
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8])
  func randomScrawlsAreCovered(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let outline = (0..<Int.random(in: 4..<30, using: &random)).map { _ in random.vector(-3...3) }
    let parts = ConvexDecomposition.polygons(of: outline)
    var wrong = 0
    for _ in 0..<1000 {
      let point = random.vector(-3...3)
      if distance(from: point, to: outline) < 1e-3 { continue }
      let isCovered = parts.contains { $0.contains(point) }
      if isCovered != (winding(of: outline, around: point) != 0) { wrong += 1 }
    }
    #expect(wrong == 0)
    #expect(ConvexDecomposition.polygons(of: outline).map(\.vertices) == parts.map(\.vertices))
  }

  private func area(_ points: [Vector2]) -> Double {
    points.indices.reduce(0) { $0 + points[$1].cross(points[($1 + 1) % points.count]) } / 2
  }

  /// By the angles under which the edges are seen.
  private func winding(of outline: [Vector2], around point: Vector2) -> Int {
    var angle = 0.0
    for index in outline.indices {
      let from = outline[index] - point
      let to = outline[(index + 1) % outline.count] - point
      angle += atan2(from.cross(to), from.dot(to))
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  private func distance(from point: Vector2, to outline: [Vector2]) -> Double {
    outline.indices.map { index in
      let start = outline[index]
      let way = outline[(index + 1) % outline.count] - start
      let part = way.lengthSquared > 0 ? min(max((point - start).dot(way) / way.lengthSquared, 0), 1) : 0
      return (point - start - part * way).length
    }.min() ?? .infinity
  }
}
