import Testing
import UIKit

/// Truth: extrema of Bézier curves by calculus, the definitions of the two bounding boxes, and the distance
/// of a polyline from its curve, measured on the circle and the parabola.
struct PathMeasuringTests {
  @Test func boxOfPointsHoldsControlPointsAndBoxOfPathDoesNot() {
    // y(t) = 300·t(1-t), at most 75.
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0),
      controlPoint1: CGPoint(x: 0, y: 100),
      controlPoint2: CGPoint(x: 100, y: 100)
    )
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.cgPath.boundingBox == path.bounds)
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
  }

  @Test func boxOfAQuadraticCurveReachesHalfWayToItsControlPoint() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    let box = path.cgPath.boundingBoxOfPath
    #expect(abs(box.height - 50) < 1e-12)
    #expect(box.width == 100)
    #expect(path.bounds.height == 100)
  }

  @Test func boxOfAnSCurveHasBothExtrema() {
    // y(t) = 300·t(1-t)(1-2t), with extrema at t = (3 ± √3)/6 of ±300/(6√3).
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 90, y: 0),
      controlPoint1: CGPoint(x: 30, y: 100),
      controlPoint2: CGPoint(x: 60, y: -100)
    )
    let box = path.cgPath.boundingBoxOfPath
    let extreme = 300 / (6 * 3.0.squareRoot())
    #expect(abs(box.maxY - CGFloat(extreme)) < 1e-12)
    #expect(abs(box.minY + CGFloat(extreme)) < 1e-12)
  }

  @Test func emptyPathHasTheNullBox() {
    #expect(UIBezierPath().cgPath.boundingBox.isNull)
    #expect(UIBezierPath().cgPath.boundingBoxOfPath.isNull)
    #expect(UIBezierPath().cgPath.isEmpty)
    #expect(UIBezierPath().cgPath.currentPoint == .zero)
  }

  @Test func transformedPathHasATransformedBox() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    let moved = path.applying(CGAffineTransform(translationX: 5, y: 6))
    #expect(moved.boundingBox == CGRect(x: 5, y: 6, width: 10, height: 10))
  }

  @Test(arguments: [CGFloat(1), 0.1, 0.001])
  func polylineOfACircleStaysWithinTheTolerance(tolerance: CGFloat) throws {
    let path = UIBezierPath(ovalIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    let lines = path.outline.polylines(tolerance: tolerance)
    let line = try #require(lines.first)
    #expect(lines.count == 1)
    #expect(line.isClosed)
    for (start, end) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
      let middle = hypot((start.x + end.x) / 2, (start.y + end.y) / 2)
      #expect(middle > 100 - tolerance)
    }
    // The optimal polygon has the distance r(1 - cos(π/n)); equal parameter steps need only a few more
    // corners.
    let best = CGFloat.pi / acos(1 - tolerance / 100)
    #expect(CGFloat(line.points.count) < 1.5 * best + 4)
  }

  @Test func polylineOfAParabolaKeepsTheToleranceExactly() {
    // The chord of a quadratic curve over a parameter step h is at most |P0 - 2P1 + P2|·h²/4 away.
    let curve = CubicCurve(start: .zero, control: CGPoint(x: 50, y: 100), end: CGPoint(x: 100, y: 0))
    let points = curve.flattened(tolerance: 0.5)
    #expect(points.count == 10)
    #expect(200.0 / 4 / 100 <= 0.5)
    #expect(points.last == curve.end)
  }

  @Test func subpathsBecomePolylines() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.move(to: CGPoint(x: 5, y: 5))
    path.move(to: CGPoint(x: 6, y: 6))
    path.addLine(to: CGPoint(x: 6, y: 6))
    path.addLine(to: CGPoint(x: 7, y: 6))
    let lines = path.outline.polylines()
    #expect(lines.count == 2)
    #expect(
      lines.first?.points == [
        CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1),
      ]
    )
    #expect(lines.first?.isClosed == true)
    #expect(lines.last?.points == [CGPoint(x: 6, y: 6), CGPoint(x: 7, y: 6)])
    #expect(lines.last?.isClosed == false)
  }

  @Test(arguments: [CGFloat(0), -1, .nan, .infinity])
  func impossibleToleranceIsTheDefault(tolerance: CGFloat) {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(path.outline.polylines(tolerance: tolerance) == path.outline.polylines())
  }

  @Test func numberOfLinesIsBounded() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 1e12, height: 1e12))
    #expect(path.outline.polylines(tolerance: 1e-9).first?.points.count == 4 * 4096)
  }

  @Test(arguments: [CGFloat(1e3), 1e5, 1e7, 1e9, 1e30, 1e300])
  func circleOfAnyRadiusHasABoundedNumberOfLinesAndABoundedError(radius: CGFloat) throws {
    let path = UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    let line = try #require(path.outline.polylines(tolerance: 0.25).first)
    #expect(line.points.count <= 4 * 4096)
    // A chord of an n-gon has the distance r(1 - cos(π/n)), which is 1.84e-8·r for 16,384.
    let allowed = max(0.25, 2e-8 * radius)
    for (start, end) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
      let middle = hypot(start.x / 2 + end.x / 2, start.y / 2 + end.y / 2)
      // The curve itself deviates from the circle by up to 2.8e-4 of the radius, always outwards.
      #expect(middle > radius - allowed)
    }
  }

  @Test func manyHugeCurvesShareTheLinesAndLeaveASmallOneItsOwn() {
    let path = UIBezierPath(ovalIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    let alone = path.outline.polylines(tolerance: 0.25)
    for index in 0..<100 {
      path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: CGFloat(index), width: 1e30, height: 1e30)))
    }
    let lines = path.outline.polylines(tolerance: 0.25)
    #expect(lines.count == 101)
    #expect(lines.first == alone.first)
    #expect(lines.reduce(0) { $0 + $1.points.count } <= 4 * 4096)
  }

  @Test func curvesThatLeaveTheFiniteNumbersBecomeFinitePoints() {
    let far = CGFloat.greatestFiniteMagnitude
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -far, y: -far))
    path.addQuadCurve(to: CGPoint(x: -far, y: far), controlPoint: CGPoint(x: far, y: far))
    path.addCurve(
      to: CGPoint(x: far, y: -far),
      controlPoint1: CGPoint(x: -far, y: far),
      controlPoint2: CGPoint(x: far, y: 0)
    )
    let lines = path.outline.polylines()
    #expect(lines.allSatisfy { $0.points.allSatisfy(\.isFinite) })
    #expect(lines.first?.points.last == CGPoint(x: far, y: -far))
  }
}
