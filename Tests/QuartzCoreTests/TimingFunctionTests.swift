@testable import QuartzCore
import Testing

/// Truth: the values that Chromium's `cubic_bezier_unittest.cc` publishes for cubic-bezier(0.25, 0, 0.75, 1), the control
/// points in Apple's CAMediaTimingFunctionName, and the curve's own equations.
struct TimingFunctionTests {
  @Test func aCurveHasThePublishedValues() {
    let curve = CAMediaTimingFunction(controlPoints: 0.25, 0, 0.75, 1)
    let values = [
      (0, 0), (0.05, 0.01136), (0.1, 0.03978), (0.15, 0.07978), (0.2, 0.12803), (0.25, 0.18235),
      (0.3, 0.24115),
      (0.35, 0.30323), (0.4, 0.36761), (0.45, 0.43345), (0.5, 0.5), (0.6, 0.63238), (0.65, 0.69676),
      (0.7, 0.75884), (0.75, 0.81764), (0.8, 0.87196), (0.85, 0.92021), (0.9, 0.96021), (0.95, 0.98863),
      (1, 1),
    ]
    for (time, progress) in values { expect(curve.progress(at: time), progress, within: 0.00001) }
  }

  @Test(arguments: [
    (0.42, 0.0, 1.0, 1.0), (0.0, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1.0), (0.0, 1.0, 1.0, 0.0),
    (1.0, 0.0, 0.0, 1.0),
    (0.3, -0.6, 0.7, 1.7),
  ])
  func theParameterIsExact(points: (Double, Double, Double, Double)) {
    let curve = UnitBezier(points.0, points.1, points.2, points.3)
    for step in 1..<1000 {
      let t = Double(step) / 1000
      let s = 1 - t
      let x = 3 * s * s * t * points.0 + 3 * s * t * t * points.2 + t * t * t
      let y = 3 * s * s * t * points.1 + 3 * s * t * t * points.3 + t * t * t
      let slope = 3 * s * s * points.0 + 6 * s * t * (points.2 - points.0) + 3 * t * t * (1 - points.2)
      // Where x hardly changes, its rounding error moves the parameter.
      expect(curve.progress(at: x), y, within: slope > 1e-3 ? 1e-11 : 1e-4)
    }
  }

  @Test(
    arguments: [
      (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
      (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])]
  )
  func namedFunctionsHaveTheirControlPoints(name: CAMediaTimingFunctionName, points: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    var point: [Float] = [9, 9]
    func read(_ index: Int) -> [Float] {
      function.getControlPoint(at: index, values: &point)
      return point
    }
    #expect(read(0) == [0, 0])
    #expect(read(1) + read(2) == points)
    #expect(read(3) == [1, 1])
  }

  @Test func timesOutsideAreClamped() {
    let function = CAMediaTimingFunction(name: .easeIn)
    #expect(function.progress(at: -1) == 0)
    #expect(function.progress(at: 2) == 1)
  }

  @Test func aLiteralOfSinglePrecisionIsTheDecimalThatWasWritten() {
    // y = x of a symmetric curve at its middle; 0.42 in single precision is 0.41999998.
    let exact = UnitBezier(0.42, 0, 1, 1).progress(at: 0.4)
    #expect(CAMediaTimingFunction(name: .easeIn).progress(at: 0.4) == exact)
  }
}
