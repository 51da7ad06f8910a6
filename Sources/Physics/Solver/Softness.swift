/// A constraint as a damped spring, independent of the masses that it connects.
///
/// The three numbers make an implicit spring of a frequency and damping ratio out of an impulse solver: what part of
/// the error is corrected in a second, how much of the rigid impulse is applied, and how much the accumulated impulse
/// gives way.
struct Softness {
  var biasRate: Float
  var massScale: Float
  var impulseScale: Float

  static let rigid = Softness(biasRate: 0, massScale: 1, impulseScale: 0)

  init(biasRate: Float, massScale: Float, impulseScale: Float) {
    self.biasRate = biasRate
    self.massScale = massScale
    self.impulseScale = impulseScale
  }

  /// - Parameters:
  ///   - frequency: In hertz; 0 is rigid.
  ///   - dampingRatio: 1 is critical.
  ///   - step: The length of a sub-step, in seconds.
  init(frequency: Double, dampingRatio: Double, step: Double) {
    guard frequency > 0 else {
      self = .rigid
      return
    }
    let omega = 2 * Double.pi * frequency
    let first = 2 * dampingRatio + step * omega
    let second = step * omega * first
    let third = 1 / (1 + second)
    biasRate = Float(omega / first)
    massScale = Float(second * third)
    impulseScale = Float(third)
  }
}
