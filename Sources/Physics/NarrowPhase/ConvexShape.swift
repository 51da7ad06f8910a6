/// A convex shape in the form that the narrow phase uses: up to eight vertices relative to the body's centre
/// of mass.
///
/// A circle has one vertex and a radius, a segment two vertices. Unused places repeat the first vertex, so
/// the minimum or maximum over all eight places is that over the vertices.
struct ConvexShape {
  var x: SIMD8<Float>
  var y: SIMD8<Float>
  var normalX: SIMD8<Float>
  var normalY: SIMD8<Float>

  /// The radius of a circle; 0 for other shapes.
  var radius: Float
  var count: Int32

  /// For a box aligned with its body: half sizes around ``middle``.
  var half = Float2.zero
  var middle = Float2.zero
  var isBox = false

  /// For a chain segment: the directions from its ends to the adjacent vertices; zero if there are none.
  var before = Float2.zero
  var after = Float2.zero

  init(_ geometry: Geometry, center: Vector2) {
    switch geometry {
    case .circle(let circle):
      self.init([(circle.center - center).single], radius: Float(circle.radius))
    case .segment(let segment):
      self.init([(segment.start - center).single, (segment.end - center).single], radius: 0)
      if let previous = segment.previous { before = (previous - segment.start).single }
      if let next = segment.next { after = (next - segment.end).single }
    case .polygon(let polygon):
      self.init(polygon.vertices.map { ($0 - center).single }, radius: 0)
      detectBox()
    }
  }

  private init(_ vertices: [Float2], radius: Float) {
    x = SIMD8(repeating: vertices[0].x)
    y = SIMD8(repeating: vertices[0].y)
    normalX = .zero
    normalY = .zero
    self.radius = radius
    count = Int32(vertices.count)
    for index in vertices.indices {
      x[index] = vertices[index].x
      y[index] = vertices[index].y
    }
    guard vertices.count > 1 else { return }
    for index in 0..<8 {
      let start = index < vertices.count ? index : 0
      let edge = vertices[(start + 1) % vertices.count] - vertices[start]
      let normal = edge.outward / max(edge.length, .leastNormalMagnitude)
      normalX[index] = normal.x
      normalY[index] = normal.y
    }
  }

  private mutating func detectBox() {
    guard count == 4 else { return }
    // Vertices of aligned boxes start at the smallest corner and continue along the x axis.
    guard y[0] == y[1], x[1] == x[2], y[2] == y[3], x[3] == x[0], x[0] < x[1], y[1] < y[2] else { return }
    half = Float2(x[1] - x[0], y[2] - y[1]) / 2
    middle = Float2(x[1] + x[0], y[2] + y[1]) / 2
    isBox = true
  }

  @inline(__always)
  func vertex(_ index: Int) -> Float2 { Float2(x[index], y[index]) }

  @inline(__always)
  func normal(_ index: Int) -> Float2 { Float2(normalX[index], normalY[index]) }

  /// The next vertex of the outline.
  @inline(__always)
  func next(_ index: Int) -> Int { index + 1 < Int(count) ? index + 1 : 0 }

  /// Half the smallest width: a body that moves by less in a step can't tunnel.
  var innerExtent: Float {
    if count == 1 { return radius }
    if isBox { return min(half.x, half.y) }
    if count == 2 { return 0 }
    let middle = Float2(x.sum() - x[0] * Float(8 - count), y.sum() - y[0] * Float(8 - count)) / Float(count)
    var smallest = Float.greatestFiniteMagnitude
    for index in 0..<Int(count) {
      smallest = min(smallest, normal(index).dot(vertex(index) - middle))
    }
    return smallest
  }

  /// The distance of the farthest point from the centre of mass.
  var outerExtent: Float {
    var largest: Float = 0
    for index in 0..<Int(count) { largest = max(largest, vertex(index).lengthSquared) }
    return largest.squareRoot() + radius
  }
}

extension ConvexShape {
  /// The mean of the vertices.
  var middlePoint: Float2 {
    var sum = Float2.zero
    for index in 0..<Int(count) { sum += vertex(index) }
    return sum / Float(count)
  }
}

extension SIMD8 where Scalar == Float {
  /// The minimum of eight numbers.
  @inline(__always)
  var smallest: Float {
    let four = lowHalf.replacing(with: highHalf, where: highHalf .< lowHalf)
    let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .< four.lowHalf)
    return two.y < two.x ? two.y : two.x
  }
}
