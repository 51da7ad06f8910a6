@testable import Physics

/// Boxes in a closed room as large as a screen, with random sizes, velocities and materials: the same for the same seed.
///
/// Lengths of the outcome are points, a hundred to the metre.
struct RandomRoom {
  enum Sort: String, CaseIterable, Sendable {
    /// One box of 20 to 80 points.
    case single

    /// Two to seven such boxes.
    case several

    /// Boxes of 2 to 8 points among heavy ones of 60 to 120.
    case small

    /// One to five boxes of 2 to 6 by 40 to 200 points.
    case thin
  }

  /// What went wrong at worst.
  struct Outcome {
    /// How far a corner was outside, in points.
    var outside = 0.0

    /// How many times as much energy of motion there was as at any time before, if nothing drives the boxes.
    var growth = 0.0
  }

  static let size = Vector2(3.2, 4.8)

  var world: World
  private(set) var boxes: [(body: BodyID, half: Vector2)] = []
  let isDriven: Bool

  /// - Parameters:
  ///   - speed: The greatest speed, in points a second.
  ///   - densities: The range of densities, of which each power of ten is as likely.
  init(_ sort: Sort, seed: UInt64, speed: Double = 1000, isDriven: Bool? = nil, variesDensity: Bool = false) {
    var random = SeededGenerator(seed: seed)
    let hasGravity = isDriven ?? Bool.random(using: &random)
    self.isDriven = hasGravity
    world = World(gravity: hasGravity ? Vector2(0, 10) : .zero)
    let walls = world.addAnchor()
    let corners = [.zero, Vector2(Self.size.x, 0), Self.size, Vector2(0, Self.size.y)]
    _ = world.addChain(corners, isLoop: true, ShapeDefinition(friction: 0.2), to: walls)
    let count =
      switch sort {
      case .single: 1
      case .several: Int.random(in: 2...7, using: &random)
      case .small: Int.random(in: 3...7, using: &random)
      case .thin: Int.random(in: 1...5, using: &random)
      }
    for number in 0..<count {
      var width = random.number(20...80)
      var height = random.number(20...80)
      if sort == .small {
        width = random.number(number % 2 == 0 ? 2...8 : 60...120)
        height = random.number(number % 2 == 0 ? 2...8 : 60...120)
      } else if sort == .thin {
        width = random.number(2...6)
        height = random.number(40...200)
      }
      add(width, height, speed, variesDensity, &random)
    }
  }

  /// A room with one given box; everything in points, y grows downwards as gravity does.
  init(
    center: Vector2,
    size: Vector2,
    velocity: Vector2,
    spin: Double,
    _ material: ShapeDefinition,
    gravity: Double
  ) {
    isDriven = gravity != 0
    world = World(gravity: Vector2(0, gravity))
    let walls = world.addAnchor()
    let corners = [.zero, Vector2(Self.size.x, 0), Self.size, Vector2(0, Self.size.y)]
    _ = world.addChain(corners, isLoop: true, ShapeDefinition(friction: 0.2), to: walls)
    let body = world.addBox(center / 100, width: size.x / 100, height: size.y / 100, material) {
      $0.linearVelocity = velocity / 100
      $0.angularVelocity = spin
    }
    boxes.append((body, size / 200))
  }

  private mutating func add(
    _ width: Double,
    _ height: Double,
    _ speed: Double,
    _ variesDensity: Bool,
    _ random: inout SeededGenerator
  ) {
    let half = Vector2(width, height) / 200
    let reach = half.length
    // Turned boxes have to be inside too; those that are longer than the room is wide stand upright.
    let angle = 2 * reach < Self.size.x ? random.number(-3...3) : 0
    let place = Vector2(
      random.number(reach...max(reach, Self.size.x - reach)),
      random.number(reach...max(reach, Self.size.y - reach))
    )
    let direction = Rotation(angle: random.number(-3.14...3.14)).applied(to: Vector2(1, 0))
    let velocity = speed / 100 * random.number(0...1) * direction
    let spin = random.number(-10...10)
    let density = variesDensity ? Trigonometry.power(10, random.number(-2...2)) : 1
    let material = ShapeDefinition(
      density: density,
      friction: [0, 0.2, 0.2, random.number(0...1)].randomElement(using: &random) ?? 0,
      restitution: [0, 0.2, random.number(0...1), 1].randomElement(using: &random) ?? 0
    )
    let body = world.addBox(place, width: width / 100, height: height / 100, material) {
      $0.angle = angle
      $0.linearVelocity = velocity
      $0.angularVelocity = spin
    }
    boxes.append((body, half))
  }

  mutating func run(frames: Int) -> Outcome {
    var outcome = Outcome()
    var energy = world.kineticEnergy
    for _ in 0..<frames {
      world.step()
      outcome.outside = max(outcome.outside, outside)
      guard !isDriven else { continue }
      let now = world.kineticEnergy
      if energy > 1e-9 { outcome.growth = max(outcome.growth, now / energy) }
      energy = min(energy, now)
    }
    return outcome
  }

  /// How far the corner that is farthest outside is outside, in points.
  var outside: Double {
    var worst = 0.0
    for box in boxes {
      let pose = world.pose(of: box.body)
      for corner in [box.half, Vector2(-box.half.x, box.half.y), -box.half, Vector2(box.half.x, -box.half.y)]
      {
        let place = pose.point(corner)
        worst = max(worst, -place.x, -place.y, place.x - Self.size.x, place.y - Self.size.y)
      }
    }
    return worst * 100
  }
}
