/// The motion of a point along a path: its lines and curves, one segment each.
struct PathMotion {
  /// A place on the path: a segment, and the parameter of its curve in 0…1.
  struct Place {
    let segment: Int
    let parameter: Double
  }

  fileprivate var segments: [CubicCurve] = []
  private let start: CGPoint?

  init(_ path: CGPath) {
    var (first, current): (CGPoint?, CGPoint) = (nil, .zero)
    var subpath = CGPoint.zero
    for element in path.outline.elements {
      switch element {
      case .move(let point): subpath = point
      case .line(let end): segments.append(Self.line(from: current, to: end))
      case .quadCurve, .curve: if let curve = element.curve(from: current) { segments.append(curve) }
      case .close: if current != subpath { segments.append(Self.line(from: current, to: subpath)) }
      }
      current = element.points.last ?? subpath
      first = first ?? current
    }
    start = first
  }

  private static func line(from start: CGPoint, to end: CGPoint) -> CubicCurve {
    func between(_ share: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    return CubicCurve(start: start, control1: between(1 / 3), control2: between(2 / 3), end: end)
  }

  /// The number of lines and curves.
  var segmentCount: Int { segments.count }

  /// The place in a segment; nil if there is none.
  func place(_ segment: Int, _ parameter: Double) -> Place? {
    segments.isEmpty ? nil : Place(segment: min(segment, segments.count - 1), parameter: parameter)
  }

  /// The place at a fraction of the path's length.
  func place(atFraction fraction: Double) -> Place? {
    guard !segments.isEmpty else { return nil }
    let pacing = EvenPacing(lengths: segments.flatMap(\.stepLengths))
    let (index, rest) = pacing.place(at: min(1, max(0, fraction)))
    let step = Double(index % CubicCurve.stepCount) + rest
    return Place(segment: index / CubicCurve.stepCount, parameter: step / Double(CubicCurve.stepCount))
  }

  /// The point at a place; the start of a path without segments.
  func point(at place: Place?) -> CGPoint? {
    place.map { segments[$0.segment].point(at: CGFloat($0.parameter)) } ?? start
  }

  /// The direction at a place in radians, from the x axis towards the y axis; nil without segments.
  func angle(at place: Place?) -> Double? {
    place.map { segments[$0.segment].angle(at: $0.parameter) }
  }
}

extension CubicCurve {
  /// The pieces in which a curve's length is measured; each is integrated by itself.
  fileprivate static let stepCount = 64

  /// The lengths of pieces with equal ranges of the parameter, by Gauss–Legendre quadrature with five points.
  fileprivate var stepLengths: [Double] {
    let nodes = [
      0, 0.538_469_310_105_683_1, -0.538_469_310_105_683_1, 0.906_179_845_938_664, -0.906_179_845_938_664,
    ]
    let weights = [
      0.568_888_888_888_888_9, 0.478_628_670_499_366_5, 0.478_628_670_499_366_5, 0.236_926_885_056_189_1,
      0.236_926_885_056_189_1,
    ]
    let half = 0.5 / Double(Self.stepCount)
    return (0..<Self.stepCount).map { step in
      let middle = (Double(step) + 0.5) / Double(Self.stepCount)
      return zip(nodes, weights).reduce(0) { sum, entry in
        let velocity = velocity(at: middle + half * entry.0)
        return sum + entry.1 * half * (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
      }
    }
  }

  private func velocity(at t: Double) -> (x: Double, y: Double) {
    let s = 1 - t
    func part(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Double {
      3 * (s * s * Double(b - a) + 2 * s * t * Double(c - b) + t * t * Double(d - c))
    }
    return (part(start.x, control1.x, control2.x, end.x), part(start.y, control1.y, control2.y, end.y))
  }

  fileprivate func angle(at t: Double) -> Double {
    let velocity = velocity(at: t)
    if velocity != (0, 0) { return atan2(velocity.y, velocity.x) }
    // A control point at the end gives no direction there.
    let near = self.velocity(at: t < 0.5 ? 1e-6 : 1 - 1e-6)
    return atan2(near.y, near.x)
  }
}

extension PathOutline {
  /// The part of the path between two fractions of its length.
  package func trimmed(from start: Double, to end: Double) -> PathOutline {
    let motion = PathMotion(CGPath(self))
    var trimmed = PathOutline()
    guard start < end, let first = motion.place(atFraction: start), let last = motion.place(atFraction: end)
    else {
      return trimmed
    }
    for index in first.segment...last.segment {
      let from = index == first.segment ? first.parameter : 0
      let to = index == last.segment ? last.parameter : 1
      guard from < to else { continue }
      let piece = motion.segments[index].piece(from: CGFloat(from), to: CGFloat(to))
      if trimmed.isEmpty || trimmed.currentPoint != piece.start { trimmed.add(.move(piece.start)) }
      trimmed.add(.curve(control1: piece.control1, control2: piece.control2, end: piece.end))
    }
    return trimmed
  }
}

extension CubicCurve {
  /// The part between two parameters, by blossoming.
  ///
  /// Source: L. Ramshaw, Blossoming (1987).
  fileprivate func piece(from low: CGFloat, to high: CGFloat) -> CubicCurve {
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
      let (ab, bc, cd) = (mix(start, control1, r), mix(control1, control2, r), mix(control2, end, r))
      return mix(mix(ab, bc, s), mix(bc, cd, s), t)
    }
    return CubicCurve(
      start: blossom(low, low, low),
      control1: blossom(low, low, high),
      control2: blossom(low, high, high),
      end: blossom(high, high, high)
    )
  }
}
