import Testing
import UIKit

/// Truth: the equation of the circle, the documented clamping of corner radii, the documented angles of arcs,
/// and the known maximum error of a circle of four curves, 2.73e-4 of the radius.
struct UIBezierPathShapesTests {
  private func curves(_ path: UIBezierPath) -> [CubicCurve] {
    var current = CGPoint.zero
    return path.outline.elements.compactMap { element in
      defer { current = element.points.last ?? current }
      guard case .curve(let control1, let control2, let end) = element else { return nil }
      return CubicCurve(start: current, control1: control1, control2: control2, end: end)
    }
  }

  @Test func ovalFollowsTheEllipse() {
    let path = UIBezierPath(ovalIn: CGRect(x: -30, y: -20, width: 60, height: 40))
    let curves = curves(path)
    #expect(curves.count == 4)
    for curve in curves {
      for step in 0...20 {
        let point = curve.point(at: CGFloat(step) / 20)
        let radius = hypot(point.x / 30, point.y / 20)
        #expect(radius > 1 - 1e-12 && radius < 1 + 2.74e-4)
      }
    }
    #expect(path.currentPoint == CGPoint(x: 30, y: 0))
    #expect(curves[0].end == CGPoint(x: 0, y: 20), "clockwise on screen: from the right to the bottom")
    #expect(path.outline.elements.last == .close)
    #expect(path.bounds == CGRect(x: -30, y: -20, width: 60, height: 40))
  }

  @Test(arguments: [
    (CGFloat(5), CGFloat(5)), (1000, 10), (.infinity, 10), (10, 10),
  ])
  func cornerRadiusIsAtMostHalfTheSmallerSide(radius: CGFloat, expected: CGFloat) {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: radius)
    #expect(curves(path).count == 4)
    for (curve, corner) in zip(
      curves(path),
      [CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 20), CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 0)]
    ) {
      #expect(abs(hypot(curve.start.x - corner.x, curve.start.y - corner.y) - expected) < 1e-12)
      #expect(abs(hypot(curve.end.x - corner.x, curve.end.y - corner.y) - expected) < 1e-12)
    }
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test(arguments: [CGFloat(0), -3, .nan])
  func withoutARadiusItIsTheRectangle(radius: CGFloat) {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(
      UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath == UIBezierPath(rect: rect).cgPath
    )
  }

  @Test func onlyTheNamedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      byRoundingCorners: [.topRight, .bottomLeft],
      cornerRadii: CGSize(width: 20, height: 200)
    )
    let ends = path.outline.elements.compactMap(\.points.last)
    #expect(
      ends == [
        CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 100),
        CGPoint(x: 20, y: 100), CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 0),
      ]
    )
    #expect(curves(path).count == 2)
    let none = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9),
      byRoundingCorners: [],
      cornerRadii: CGSize(width: 2, height: 2)
    )
    #expect(none.cgPath == UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath)
  }

  /// Start, end and direction in quarter turns, and the resulting angle, clockwise positive.
  @Test(arguments: [
    (0.0, 1.0, true, 1.0), (0, 1, false, -3), (1, 0, true, 3), (1, 0, false, -1),
    (0, 2, true, 2), (0, 2, false, -2), (0, 4, true, 4), (0, 4, false, -4), (0, -4, true, 4),
    (0, -4, false, -4),
    (-1, 3, true, 4), (3, -1, true, 4), (3, -1, false, -4), (1, 1, true, 0), (0, 6, true, 6),
    (0, -6, false, -6),
    (0, -6, true, 2), (0, 6, false, -2), (-0.5, 0.5, true, 1),
  ])
  func anglesSayHowFarAnArcGoes(start: Double, end: Double, clockwise: Bool, quarters: Double) {
    let quarter = CGFloat.pi / 2
    let sweep = PathOutline.arcSweep(
      from: CGFloat(start) * quarter,
      to: CGFloat(end) * quarter,
      clockwise: clockwise
    )
    #expect(abs(sweep - CGFloat(quarters) * quarter) < 1e-12)
  }

  @Test func fullCirclesInDegreesAreWholeInSpiteOfRounding() {
    for degrees in stride(from: -720.0, through: 720, by: 7) {
      let start = CGFloat(degrees) * .pi / 180
      for turn in [2 * CGFloat.pi, -2 * CGFloat.pi] {
        let sweep = PathOutline.arcSweep(from: start, to: start + turn, clockwise: true)
        #expect(abs(sweep - 2 * .pi) < 1e-9)
      }
    }
  }

  @Test func lowerHalfIsClockwiseFromRightToLeft() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50),
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: true
    )
    #expect(path.outline.elements.first == .move(CGPoint(x: 60, y: 50)))
    #expect(abs(path.currentPoint.x - 40) < 1e-12)
    #expect(abs(path.currentPoint.y - 50) < 1e-12)
    #expect(abs(path.cgPath.boundingBoxOfPath.maxY - 60) < 1e-12, "y grows downwards")
    #expect(path.outline.elements.last != .close, "an arc is open")
    let upper = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(upper.cgPath.boundingBoxOfPath.minY + 10) < 1e-12)
  }

  @Test(arguments: [0.1, 1, 2.5, 4, 6.2, 11])
  func arcStaysOnItsCircle(sweep: Double) {
    for clockwise in [true, false] {
      let end = 0.4 + CGFloat(clockwise ? sweep : -sweep)
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 1, y: 2),
        radius: 100,
        startAngle: 0.4,
        endAngle: end,
        clockwise: clockwise
      )
      for curve in curves(path) {
        for step in 0...10 {
          let point = curve.point(at: CGFloat(step) / 10)
          #expect(abs(hypot(point.x - 1, point.y - 2) - 100) < 0.0274)
        }
      }
      #expect(abs(path.currentPoint.x - (1 + 100 * cos(end))) < 1e-9)
      #expect(abs(path.currentPoint.y - (2 + 100 * sin(end))) < 1e-9)
    }
  }

  @Test func circleEndsExactlyWhereItStarts() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 1, y: 2),
      radius: 3,
      startAngle: 0.7,
      endAngle: 0.7 + 2 * .pi,
      clockwise: true
    )
    #expect(path.outline.elements.first == .move(path.currentPoint))
    #expect(curves(path).count == 4)
  }

  @Test func arcIsJoinedByALine() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(withCenter: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.outline.elements[1] == .line(CGPoint(x: 15, y: 0)))
  }

  @Test func oddArcsAreHarmless() {
    func arc(_ radius: CGFloat, _ start: CGFloat, _ end: CGFloat) -> UIBezierPath {
      UIBezierPath(arcCenter: .zero, radius: radius, startAngle: start, endAngle: end, clockwise: true)
    }
    #expect(arc(-1, 0, 1).isEmpty)
    #expect(arc(0, 0, 1).outline.elements == [.move(.zero)])
    #expect(arc(1, 0, 0).outline.elements == [.move(CGPoint(x: 1, y: 0))])
    #expect(arc(1, 0, 1e-10).outline.elements.count == 2)
    #expect(arc(1, -1e308, 1e308).isEmpty)
    #expect(arc(1, 0, 1e15).outline.elements.count <= 65)
    #expect(arc(1e308, 0, 7).bounds.width >= 0)
  }

  @Test func shapesWithoutSizeAreStillPaths() {
    let empty = CGRect(x: 5, y: 6, width: 0, height: 0)
    for path in [
      UIBezierPath(rect: empty), UIBezierPath(ovalIn: empty),
      UIBezierPath(roundedRect: empty, cornerRadius: 3),
    ] {
      #expect(path.bounds == empty)
      #expect(!path.contains(CGPoint(x: 6, y: 6)))
    }
    #expect(UIBezierPath(rect: .null).isEmpty)
    #expect(UIBezierPath(rect: .infinite).contains(CGPoint(x: 1e9, y: -1e9)))
  }
}
