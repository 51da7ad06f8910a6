import Testing
import UIKit

/// Truth: the inequalities of circle and rectangle, the definitions of the two fill rules, and Apple's rules
/// that UIBezierPath.contains ignores open subpaths while CGPath.contains agrees with filling.
struct PathContainmentTests {
  let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test(arguments: [
    (CGPoint(x: 10, y: 10), true), (CGPoint(x: -1, y: 10), false), (CGPoint(x: 21, y: 10), false),
    (CGPoint(x: 10, y: -1), false), (CGPoint(x: 10, y: 21), false), (CGPoint(x: -5, y: 0), false),
    (CGPoint(x: -5, y: 20), false), (CGPoint(x: 25, y: 0), false),
    // On the outline.
    (CGPoint(x: 0, y: 0), true), (CGPoint(x: 20, y: 0), true), (CGPoint(x: 20, y: 20), true),
    (CGPoint(x: 0, y: 20), true), (CGPoint(x: 10, y: 0), true), (CGPoint(x: 20, y: 10), true),
    (CGPoint(x: 10, y: 20), true), (CGPoint(x: 0, y: 10), true),
  ])
  func squareHoldsItsPoints(point: CGPoint, expected: Bool) {
    #expect(square.contains(point) == expected)
    #expect(square.reversing().contains(point) == expected)
    #expect(square.cgPath.contains(point, using: .evenOdd) == expected)
  }

  @Test func circleHoldsWhatIsWithinItsRadius() {
    let oval = UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let arc = UIBezierPath(
      arcCenter: .zero,
      radius: 50,
      startAngle: 1,
      endAngle: 1 + 2 * .pi,
      clockwise: false
    )
    arc.close()
    for path in [oval, arc] {
      for x in stride(from: CGFloat(-60), through: 60, by: 1.5) {
        for y in stride(from: CGFloat(-60), through: 60, by: 1.25) {
          let distance = hypot(x, y)
          // The curves deviate from the circle by less than 0.014 points.
          guard abs(distance - 50) > 0.014 else { continue }
          #expect(path.contains(CGPoint(x: x, y: y)) == (distance < 50), "(\(x), \(y))")
        }
      }
      for point in [CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: -50, y: 0), CGPoint(x: 0, y: -50)]
      {
        #expect(oval.contains(point), "\(point) lies on the outline")
      }
    }
  }

  @Test func parabolaHoldsWhatIsAboveIt() {
    // A quadratic curve from (-10, 100) by way of (0, -100) to (10, 100) is y = x².
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -10, y: 100))
    path.addQuadCurve(to: CGPoint(x: 10, y: 100), controlPoint: CGPoint(x: 0, y: -100))
    path.close()
    for x in stride(from: CGFloat(-12), through: 12, by: 0.7) {
      for y in stride(from: CGFloat(-5), through: 105, by: 1.3) where abs(y - x * x) > 1e-6 && y != 100 {
        #expect(path.contains(CGPoint(x: x, y: y)) == (y > x * x && y < 100), "(\(x), \(y))")
      }
    }
    #expect(path.contains(CGPoint(x: 3, y: 9)))
    #expect(path.contains(CGPoint(x: 0, y: 0)))
  }

  @Test func everyPointOfACurveCountsAsInside() {
    let curve = CubicCurve(
      start: CGPoint(x: 0, y: 0),
      control1: CGPoint(x: 0, y: 100),
      control2: CGPoint(x: 100, y: 100),
      end: CGPoint(x: 100, y: 0)
    )
    let path = UIBezierPath()
    path.move(to: curve.start)
    path.addCurve(to: curve.end, controlPoint1: curve.control1, controlPoint2: curve.control2)
    path.close()
    for step in 0...97 {
      #expect(path.contains(curve.point(at: CGFloat(step) / 97)))
    }
    #expect(path.contains(CGPoint(x: 50, y: 75 + 5e-10)), "within rounding of the lowest point")
    #expect(!path.contains(CGPoint(x: 50, y: 75 + 1e-8)))
  }

  @Test func straightCurvesAreLines() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 0))
    path.addLine(to: CGPoint(x: 10, y: -10))
    path.close()
    #expect(path.contains(CGPoint(x: 3, y: 0)))
    #expect(path.contains(CGPoint(x: 9, y: -1)))
    #expect(!path.contains(CGPoint(x: 11, y: 0)))
    #expect(!path.contains(CGPoint(x: -1, y: 0)))
  }

  @Test func fillRulesDifferWhereAPathCoversTwice() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    #expect(path.contains(CGPoint(x: 5, y: 15)))
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!ring.contains(middle), "opposite directions cancel out")
    #expect(ring.contains(CGPoint(x: 25, y: 15)))
  }

  @Test func openSubpathsHoldNothingButFillAsIfClosed() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 20, y: 20))
    let inside = CGPoint(x: 15, y: 5)
    #expect(!path.contains(inside))
    #expect(path.cgPath.contains(inside))
    path.append(square)
    #expect(path.contains(CGPoint(x: 5, y: 15)), "the closed subpath still counts")
    let closed = UIBezierPath(cgPath: path.cgPath)
    closed.close()
    #expect(closed.contains(inside))
  }

  @Test func pointIsTransformedFirst() {
    let shift = CGAffineTransform(translationX: 100, y: 0)
    #expect(square.cgPath.contains(CGPoint(x: -90, y: 10), transform: shift))
    #expect(!square.cgPath.contains(CGPoint(x: 10, y: 10), transform: shift))
  }

  @Test(arguments: [
    CGPoint(x: CGFloat.nan, y: 10), CGPoint(x: 10, y: CGFloat.nan), CGPoint(x: CGFloat.infinity, y: 10),
    CGPoint(x: 10, y: -CGFloat.infinity),
  ])
  func pointsThatAreNotFiniteAreNowhere(point: CGPoint) {
    #expect(!square.contains(point))
    #expect(!square.cgPath.contains(point))
  }

  @Test func hugePathsAreHarmless() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -1e308, y: -1e308))
    path.addLine(to: CGPoint(x: 1e308, y: 1e308))
    path.addCurve(
      to: CGPoint(x: -1e308, y: 1e308),
      controlPoint1: CGPoint(x: 1e308, y: -1e308),
      controlPoint2: CGPoint(x: 1e308, y: 1e308)
    )
    path.close()
    #expect(!path.cgPath.contains(CGPoint(x: 1e300, y: -1e307)))
    #expect(!path.outline.polylines().isEmpty)
    #expect(path.cgPath.boundingBoxOfPath.width > 0)
  }

  @Test func hundredThousandPointsAreFine() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 100, y: 0))
    for index in 1..<100_000 {
      let angle = CGFloat(index) / 100_000 * 2 * .pi
      path.addLine(to: CGPoint(x: 100 * cos(angle), y: 100 * sin(angle)))
    }
    path.close()
    #expect(path.contains(CGPoint(x: 99, y: 0)))
    #expect(!path.contains(CGPoint(x: 101, y: 0)))
    #expect(abs(path.bounds.width - 200) < 1e-6)
    #expect(path.outline.polylines().first?.points.count == 100_000)
    #expect(path.reversing().outline.elements.count == 100_001)
  }
}
