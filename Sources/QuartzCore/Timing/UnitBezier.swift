/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x.
package struct UnitBezier: Hashable, Sendable {
  private let x: Polynomial
  private let y: Polynomial
  private let isLinear: Bool

  /// Creates the curve with the control points (`x1`, `y1`) and (`x2`, `y2`); x is clamped to 0…1.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let (x1, x2) = (min(1, max(0, x1)), min(1, max(0, x2)))
    x = Polynomial(x1, x2)
    y = Polynomial(y1, y2)
    isLinear = x1 == y1 && x2 == y2
  }

  /// The y of the point with the x `time`.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return isLinear ? time : y.value(at: parameter(at: time))
  }

  /// The parameter whose x is `time`: Newton's method, kept between bounds that bisection narrows.
  ///
  /// x never decreases along the curve, so there is one.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var guess = time
    for _ in 0..<UnitBezier.mostSteps {
      let error = x.value(at: guess) - time
      if error == 0 { return guess }
      if error < 0 { low = guess } else { high = guess }
      let slope = x.slope(at: guess)
      var next = slope > 0 ? guess - error / slope : .nan
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == guess || next == low || next == high { return next }
      guess = next
    }
    return guess
  }

  /// More than bisection alone would need for double precision.
  private static let mostSteps = 100

  /// One coordinate of the curve.
  private struct Polynomial: Hashable, Sendable {
    let cubic, square, linear: Double

    init(_ control1: Double, _ control2: Double) {
      linear = 3 * control1
      square = 3 * (control2 - control1) - linear
      cubic = 1 - linear - square
    }

    func value(at t: Double) -> Double { ((cubic * t + square) * t + linear) * t }
    func slope(at t: Double) -> Double { (3 * cubic * t + 2 * square) * t + linear }
  }
}
