/// Mass, centre of mass and rotational inertia of a shape or body.
struct MassProperties {
  /// In kilograms.
  var mass = 0.0

  /// In body coordinates, in metres.
  var center = Vector2.zero

  /// About the centre of mass, in kg·m².
  var inertia = 0.0

  init() {}

  init(mass: Double, center: Vector2, inertia: Double) {
    self.mass = mass
    self.center = center
    self.inertia = inertia
  }

  init(of geometry: Geometry, density: Double) {
    switch geometry {
    case .circle(let circle):
      self.init(disc: circle.center, radius: circle.radius, density: density)
    case .polygon(let polygon):
      self.init(polygon, density: density)
    case .segment:
      self.init()
    }
  }

  private init(disc center: Vector2, radius: Double, density: Double) {
    let square = radius * radius
    mass = density * .pi * square
    self.center = center
    inertia = mass * square / 2
  }

  private init(_ polygon: Polygon, density: Double) {
    let vertices = polygon.vertices
    let origin = vertices[0]
    var area = 0.0
    var moment = Vector2.zero
    var second = 0.0
    for index in 1..<(vertices.count - 1) {
      let first = vertices[index] - origin
      let next = vertices[index + 1] - origin
      let cross = first.cross(next)
      area += cross / 2
      moment += cross / 6 * (first + next)
      second += cross / 12 * (first.dot(first) + first.dot(next) + next.dot(next))
    }
    mass = density * area
    let offset = area > 0 ? moment / area : .zero
    center = origin + offset
    inertia = max(0, density * second - mass * offset.lengthSquared)
  }

  /// The combined properties of two rigidly connected parts.
  static func + (one: MassProperties, other: MassProperties) -> MassProperties {
    let mass = one.mass + other.mass
    guard mass > 0 else { return one }
    let center = (one.mass * one.center + other.mass * other.center) / mass
    let inertia =
      one.inertia + one.mass * (one.center - center).lengthSquared
      + other.inertia + other.mass * (other.center - center).lengthSquared
    return MassProperties(mass: mass, center: center, inertia: inertia)
  }
}
