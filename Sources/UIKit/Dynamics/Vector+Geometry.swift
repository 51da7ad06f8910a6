// The simulation's points and vectors are pairs of doubles.

extension CGPoint {
  /// A place of the simulation.
  init(_ vector: SIMD2<Double>) {
    self.init(x: vector.x, y: vector.y)
  }

  /// The place for the simulation.
  var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}

extension CGVector {
  /// A vector of the simulation.
  init(_ vector: SIMD2<Double>) {
    self.init(dx: vector.x, dy: vector.y)
  }

  /// The vector for the simulation.
  var vector: SIMD2<Double> { SIMD2(Double(dx), Double(dy)) }
}

extension CGSize {
  /// The size for the simulation.
  var vector: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
}

extension UIOffset {
  /// The offset for the simulation.
  var vector: SIMD2<Double> { SIMD2(Double(horizontal), Double(vertical)) }
}
