import CoreGraphics
import Testing

/// Truth: SVG 2, "stroke-miterlimit": the ratio of a mitre is 1 / sin(a / 2) for the angle a between both lines.
struct MitreTests {
  /// Two lines that meet in the origin at an angle in degrees.
  private func corner(_ degrees: CGFloat, isClosed: Bool = false, isCurved: Bool = false) -> PathOutline {
    let angle = degrees * .pi / 180
    let end = CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
    var path = PathOutline()
    path.add(.move(CGPoint(x: 100, y: 0)))
    if isClosed { path.add(.line(CGPoint(x: 100, y: 0))) }
    path.add(.line(.zero))
    if isCurved {
      path.add(.quadCurve(control: CGPoint(x: end.x / 2, y: end.y / 2), end: end))
    } else {
      path.add(.line(end))
    }
    return path
  }

  @Test(
    arguments: [(90, false), (30, false), (28, true), (12, true), (11, false), (0, false)]
      as [(CGFloat, Bool)]
  )
  func theRatioIsThatOfTheAngle(_ degrees: CGFloat, _ isBetween: Bool) {
    #expect(corner(degrees).hasMitre(longerThan: 4, atMost: 10) == isBetween)
    #expect(corner(degrees, isClosed: true).hasMitre(longerThan: 4, atMost: 10) == isBetween)
    #expect(corner(degrees, isCurved: true).hasMitre(longerThan: 4, atMost: 10) == isBetween)
  }

  @Test func theCornerWhereAPathIsClosedCounts() {
    // A triangle with 20 degrees at its start, and 80 at both other corners.
    var path = PathOutline()
    let (x, y) = (100 * cos(10 * CGFloat.pi / 180), 100 * sin(10 * CGFloat.pi / 180))
    path.add(.move(.zero))
    path.add(.line(CGPoint(x: x, y: y)))
    path.add(.line(CGPoint(x: x, y: -y)))
    #expect(!path.hasMitre(longerThan: 4, atMost: 10))
    path.add(.close)
    #expect(path.hasMitre(longerThan: 4, atMost: 10))
  }

  @Test func smoothCurvesHaveNone() {
    var path = PathOutline()
    path.addOval(in: CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(!path.hasMitre(longerThan: 1.01, atMost: .infinity))
  }
}
