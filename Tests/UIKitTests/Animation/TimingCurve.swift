/// A timing curve by its definition: the cubic Bézier curve with the control points (x1, y1) and (x2, y2).
///
/// Tests choose the parameter and compute time and progress from it, so no equation has to be solved.
struct TimingCurve: Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let linear = TimingCurve(x1: 1.0 / 3, y1: 1.0 / 3, x2: 2.0 / 3, y2: 2.0 / 3)

  /// The fraction of the duration and the progress at a parameter from 0 to 1.
  func point(at parameter: Double) -> (time: Double, progress: Double) {
    let rest = 1 - parameter
    let first = 3 * rest * rest * parameter
    let second = 3 * rest * parameter * parameter
    let third = parameter * parameter * parameter
    return (first * x1 + second * x2 + third, first * y1 + second * y2 + third)
  }
}
