/// Fields that draw towards their position, as wells of potential energy.
extension Field {
  /// By what the strength is multiplied to give an acceleration, and whether that grows with the distance; nil for a field
  /// that draws nothing towards its position.
  func well(mass: Double, charge: Double) -> (factor: Double, isLinear: Bool)? {
    switch kind {
    case .radialGravity: return (1, false)
    case .spring: return (1 / mass, true)
    case .electric: return (-charge / mass, false)
    default: return nil
    }
  }

  /// The potential energy of a kilogram at a distance, for a strength of 1: the integral of the acceleration.
  func potential(at distance: Double, isLinear: Bool) -> Double {
    let power = isLinear ? 2.0 : 1
    if falloff == 0 { return (isLinear ? distance * distance : distance) / power }
    if distance < minimumRadius {
      // Within the minimum radius the falloff stays what it is there.
      let inner = isLinear ? distance * distance : distance
      let edge = isLinear ? minimumRadius * minimumRadius : minimumRadius
      let left = Trigonometry.power(minimumRadius, -falloff)
      return potential(at: minimumRadius, isLinear: isLinear) - left * (edge - inner) / power
    }
    let exponent = power - falloff
    return exponent == 0
      ? Trigonometry.logarithm(distance) : Trigonometry.power(distance, exponent) / exponent
  }
}
