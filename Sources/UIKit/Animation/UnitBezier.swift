/// A timing curve: a cubic from (0, 0) to (1, 1) that gives progress for a fraction of time.
package struct UnitBezier: Hashable, Sendable {
  private let ax: Double
  private let bx: Double
  private let cx: Double
  private let ay: Double
  private let by: Double
  private let cy: Double

  /// Creates the curve with the control points (`x1`, `y1`) and (`x2`, `y2`); the x lie in 0…1.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// The progress after the fraction `time` (0…1) of the duration.
  package func progress(at time: Double) -> Double {
    let parameter = solve(time)
    return ((ay * parameter + by) * parameter + cy) * parameter
  }

  /// Finds the parameter whose x is `time`, by bisection: x never falls along the curve.
  private func solve(_ time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<UnitBezier.bisections {
      let middle = (low + high) / 2
      let x = ((ax * middle + bx) * middle + cx) * middle
      if x < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Halvings of 0…1: enough for a parameter exact to 2⁻⁴⁰.
  private static let bisections = 40
}
