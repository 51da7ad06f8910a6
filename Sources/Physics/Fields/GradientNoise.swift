/// Smooth pseudo-random vectors over position and time: Perlin's gradient noise on a cubic lattice.
///
/// It uses only sums, products and integer hashes: equal arguments give the same bits on every machine.
struct GradientNoise {
  let seed: UInt64

  /// The weights of the octaves with wavelengths of 1 m, 1/2 m and 1/4 m.
  let weights: (Double, Double, Double)

  /// - Parameter smoothness: From 0, where all octaves have equal weight, to 1, with only the longest waves.
  init(smoothness: Double, seed: UInt64) {
    self.seed = seed
    let roughness = 1 - smoothness
    let sum = 1 + roughness + roughness * roughness
    weights = (1 / sum, roughness / sum, roughness * roughness / sum)
  }

  /// A vector of length at most 1 that varies smoothly with the position in metres and the phase in periods.
  func vector(at position: Vector2, phase: Double) -> Vector2 {
    let vector = Vector2(
      number(at: position, phase, seed),
      number(at: position, phase, seed ^ 0x9E37_79B9_7F4A_7C15)
    )
    let length = vector.length
    return length > 1 ? vector / length : vector
  }

  /// A number from -1 to 1.
  private func number(at position: Vector2, _ phase: Double, _ seed: UInt64) -> Double {
    var sum = weights.0 * wave(position, phase, seed)
    if weights.1 > 0 {
      // Shifted: otherwise the lattices would share points at which all octaves are zero.
      sum += weights.1 * wave(2 * position + Vector2(0.37, 0.71), phase, seed &+ 1)
      sum += weights.2 * wave(4 * position + Vector2(0.19, 0.53), phase, seed &+ 2)
    }
    return min(max(sum, -1), 1)
  }

  private func wave(_ position: Vector2, _ phase: Double, _ seed: UInt64) -> Double {
    let (column, x) = Self.cell(position.x)
    let (row, y) = Self.cell(position.y)
    let (layer, z) = Self.cell(phase)
    func corner(_ right: Int64, _ down: Int64, _ later: Int64) -> Double {
      var hash = seed
      hash = Self.mixed(hash ^ UInt64(bitPattern: column &+ right))
      hash = Self.mixed(hash ^ UInt64(bitPattern: row &+ down))
      hash = Self.mixed(hash ^ UInt64(bitPattern: layer &+ later))
      return Self.slope(hash, x - Double(right), y - Double(down), z - Double(later))
    }
    let u = Self.eased(x)
    let v = Self.eased(y)
    let w = Self.eased(z)
    func between(_ one: Double, _ other: Double, _ part: Double) -> Double { one + part * (other - one) }
    func slice(_ later: Int64) -> Double {
      between(
        between(corner(0, 0, later), corner(1, 0, later), u),
        between(corner(0, 1, later), corner(1, 1, later), u),
        v
      )
    }
    return between(slice(0), slice(1), w)
  }

  /// The lattice cell of a coordinate and the position within the cell.
  private static func cell(_ coordinate: Double) -> (Int64, Double) {
    guard coordinate.magnitude < 1e15 else { return (0, 0) }
    let start = coordinate.rounded(.down)
    return (Int64(start), coordinate - start)
  }

  /// Perlin's fade curve: its first and second derivatives vanish at both ends.
  private static func eased(_ part: Double) -> Double { part * part * part * (part * (part * 6 - 15) + 10) }

  /// The dot product of the offset from a corner with one of the twelve gradients towards the edges of a
  /// cube.
  private static func slope(_ hash: UInt64, _ x: Double, _ y: Double, _ z: Double) -> Double {
    switch (hash >> 32) % 12 {
    case 0: return x + y
    case 1: return x - y
    case 2: return y - x
    case 3: return -x - y
    case 4: return x + z
    case 5: return x - z
    case 6: return z - x
    case 7: return -x - z
    case 8: return y + z
    case 9: return y - z
    case 10: return z - y
    default: return -y - z
    }
  }

  /// The finaliser of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func mixed(_ number: UInt64) -> UInt64 {
    var bits = number &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
